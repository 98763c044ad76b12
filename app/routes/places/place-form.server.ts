import * as z from 'zod'
import { readId } from '~/booking/read-id'
import { readPoint } from '../../../domain/distance'
import type { Site } from '~/context'
import { form, text } from '~/form.server'
import { cutText, lineText } from '../../../domain/typed-text'
import {
  PlaceByIdDocument,
  PlaceChoicesDocument,
  PlaceSearchDocument,
} from '../../../schema/generated/graphql'

/** Longest search that makes sense. */
const MAX_SEARCH_LENGTH = 60

/** A place being chosen: a province, a district of it, a ward of that, each by its id; null while none is. */
export type PlaceParts = {
  provinceId: string | null
  districtId: string | null
  wardId: string | null
}

/** The fields of a place's form; invalid parts are ignored. */
export const placeForm = z.object({
  provinceId: text.transform(readId),
  districtId: text.transform(readId),
  wardId: text.transform(readId),
  name: text.transform(lineText),
  street: text.transform(lineText),
  /** The search text. */
  q: text.transform((typed) => cutText(lineText(typed), MAX_SEARCH_LENGTH)),
  /** The customer's position `21.034,105.796`, '' while unknown. */
  point: text.transform((typed) => (readPoint(typed) ? typed : '')),
})

/** The input of a place's form; each response returns it, so that nothing is lost. */
export type TypedPlace = z.output<typeof placeForm>

/** An empty form. */
export const nothingTyped: TypedPlace = {
  provinceId: null,
  districtId: null,
  wardId: null,
  name: '',
  street: '',
  q: '',
  point: '',
}

/** The form's options; null: not loaded. */
export type PlaceChoices = { provinces: Named[] | null; districts: Named[]; wards: Named[] | null }
type Named = { id: string; name: string }

/** A place that a search found. */
export type Suggestion = { id: string; text: string }

/** What a search found; null: nothing was searched. */
export type FoundPlaces = readonly Suggestion[] | 'failed' | null

/** The form with what belongs together, and what can be chosen next. */
export async function withChoices(
  site: Site,
  typed: TypedPlace,
): Promise<{ typed: TypedPlace; choices: PlaceChoices }> {
  const response = await site.gateway.query(PlaceChoicesDocument, {
    districtId: typed.districtId ?? '',
    hasDistrict: typed.districtId !== null,
  })
  const found = response.ok ? response.data : null
  if (!found?.provinces) return { typed, choices: { provinces: null, districts: [], wards: [] } }
  const districts = found.provinces.find(({ id }) => id === typed.provinceId)?.districts ?? []
  // Another province leaves the district behind, another district the ward; without a list none
  // is said to belong elsewhere.
  const districtId = districts.some(({ id }) => id === typed.districtId) ? typed.districtId : null
  const wards = districtId === null ? [] : (found.wards ?? null)
  const isWardKept = wards === null || wards.some(({ id }) => id === typed.wardId)
  const provinces = found.provinces
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'vi'))
  return {
    typed: { ...typed, districtId, wardId: isWardKept ? typed.wardId : null },
    choices: { provinces, districts: districts.map(({ id, name }) => ({ id, name })), wards },
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

/**
 * The id of the smallest part that is chosen, `w163` or `d5`; null while it is only a province,
 * which is too large to be near to.
 */
function placeIdOf({ districtId, wardId }: PlaceParts): string | null {
  if (districtId === null) return null
  return wardId === null ? `d${districtId}` : `w${wardId}`
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

/** The form as it is shown again. */
async function shownAgain(site: Site, typed: TypedPlace, suggestions: FoundPlaces = null) {
  return { more: { ...(await withChoices(site, typed)), suggestions } }
}

/** Shows what the form's search finds. */
export async function showFound(site: Site, typed: TypedPlace) {
  return shownAgain(site, typed, await searchPlaces(site, typed.q))
}

/** Presses that fill a place's form further: one of the found places, and another choice in a list. */
export const fillingForms = {
  default: form(placeForm.extend({ pick: text }), async ({ pick, ...typed }, { site }) =>
    shownAgain(site, { ...typed, q: '', ...(await partsOf(site, pick)) }),
  ),
  refresh: form(placeForm, (typed, { site }) => shownAgain(site, typed)),
}
