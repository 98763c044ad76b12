import * as z from 'zod'
import { placeIdForm } from '../../../domain/place-id'
import { id } from '../../kit/values'

export const placeId = z.string().regex(placeIdForm, 'INVALID_VALUE')

/** Suggestions for a few letters. */
export const suggestionsReply = z
  .object({ data: z.array(z.object({ placeId, description: z.string() })) })
  .transform((wire) => wire.data.map((place) => ({ id: place.placeId, text: place.description })))

/**
 * A place with its numbers in the pre-2025 model and its approximate position; null where that is
 * unknown.
 */
export const placeReply = z
  .object({
    data: z.object({
      placeId,
      address: z.string(),
      cityId: id.nullable(),
      districtId: id.nullable(),
      wardId: id.nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
  })
  .transform(({ data }) => ({
    id: data.placeId,
    address: data.address,
    provinceId: data.cityId,
    districtId: data.districtId,
    wardId: data.wardId,
    point:
      data.latitude === null || data.longitude === null
        ? null
        : { latitude: data.latitude, longitude: data.longitude },
  }))

export type PlaceDto = z.input<typeof placeReply>['data']
export type SuggestionDto = z.input<typeof suggestionsReply>['data'][number]
