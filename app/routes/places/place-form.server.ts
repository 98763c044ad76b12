import { fittingParts, nowhere, placeIdOf, type PlaceParts } from '~/booking/salons/place-choice'
import { readId } from '~/booking/read-id'
import { readPoint } from '~/booking/salons/read-point'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { cutText, lineText } from '../../../domain/typed-text'
import {
  PlaceByIdDocument,
  PlaceChoicesDocument,
  PlaceSearchDocument,
} from '../../../schema/generated/graphql'

/** The input of a place's form; each response returns it, so that nothing is lost. */
export type TypedPlace = PlaceParts & {
  name: string
  street: string
  /** The search text. */
  q: string
  /** The customer's position `21.034,105.796`, '' while unknown. */
  point: string
}

/** An empty form. */
export const nothingTyped: TypedPlace = { ...nowhere, name: '', street: '', q: '', point: '' }

/** The form's options; null: not loaded. */
export type PlaceChoices = { provinces: Named[] | null; districts: Named[]; wards: Named[] | null }
type Named = { id: number; name: string }

/** A place that a search found. */
export type Suggestion = { id: string; text: string }

/** What a search found; null: nothing was searched. */
export type FoundPlaces = readonly Suggestion[] | 'failed' | null

/** Longest search that makes sense. */
const MAX_SEARCH_LENGTH = 60

/** Reads the form of a place; invalid parts are ignored. */
export function readPlace(form: FormData): TypedPlace {
  const point = textOf(form, 'point')
  return {
    provinceId: readId(textOf(form, 'provinceId')),
    districtId: readId(textOf(form, 'districtId')),
    wardId: readId(textOf(form, 'wardId')),
    name: lineText(textOf(form, 'name')),
    street: lineText(textOf(form, 'street')),
    q: cutText(lineText(textOf(form, 'q')), MAX_SEARCH_LENGTH),
    point: readPoint(point) ? point : '',
  }
}

/** The form with what belongs together, and what can be chosen next. */
export async function withChoices(
  site: Site,
  typed: TypedPlace,
): Promise<{ typed: TypedPlace; choices: PlaceChoices }> {
  const response = await site.gateway.query(PlaceChoicesDocument, {
    districtId: typed.districtId ?? 0,
    hasDistrict: typed.districtId !== null,
  })
  const found = response.ok ? response.data : null
  if (!found?.provinces) return { typed, choices: { provinces: null, districts: [], wards: [] } }
  const districts = found.provinces.find(({ id }) => id === typed.provinceId)?.districts ?? []
  const isWithoutWards = found.wards === null
  const parts = fittingParts(typed, districts, found.wards ?? [])
  // No list says that the ward belongs elsewhere.
  if (isWithoutWards && parts.districtId !== null) parts.wardId = typed.wardId
  const provinces = found.provinces
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'vi'))
  return {
    typed: { ...typed, ...parts },
    choices: {
      provinces,
      districts: districts.map(({ id, name }) => ({ id, name })),
      wards: parts.districtId === null ? [] : isWithoutWards ? null : (found.wards ?? []),
    },
  }
}

/** The parts of a place by its id; null when it is not there. */
export async function partsOf(site: Site, placeId: string): Promise<PlaceParts | null> {
  const response = await site.gateway.query(PlaceByIdDocument, { id: placeId })
  const place = response.ok ? response.data.place : null
  return place
    ? { provinceId: place.provinceId, districtId: place.districtId, wardId: place.wardId }
    : null
}

/** Places that match the search. */
export async function searchPlaces(site: Site, search: string): Promise<FoundPlaces> {
  const response = await site.gateway.query(PlaceSearchDocument, { search })
  return (response.ok ? response.data.places : null) ?? 'failed'
}

/** The chosen place, with the customer's position if given; null while the choice is incomplete. */
export function chosenPlace(
  typed: TypedPlace,
): { placeId: string; latitude: number | null; longitude: number | null } | null {
  const placeId = placeIdOf(typed)
  const point = readPoint(typed.point)
  return placeId === null
    ? null
    : { placeId, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
}
