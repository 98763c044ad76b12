import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto } from '../../kit/message'
import { placeIdForm } from '../../../domain/place-id'
import { id } from '../../kit/values'

/** A district of a province, in the pre-2025 model. */
const districtDto = z.object({ districtId: id, districtName: z.string() })

/** A province with its regions: vungMienId 1 north, 2 central, 3 south. */
const provinceDto = z
  .object({
    cityId: id,
    cityName: z.string(),
    totalSalon: z.int().nonnegative(),
    districtModels: z.array(districtDto),
    vungMienId: z.int().min(1).max(3),
  })
  .transform((wire) => ({
    id: wire.cityId,
    name: wire.cityName,
    salonCount: wire.totalSalon,
    regionId: wire.vungMienId,
    districts: wire.districtModels.map((district) => ({
      id: district.districtId,
      name: district.districtName,
    })),
  }))

/** Reply of the calls that list provinces. */
export const provincesReply = z
  .object({ data: z.array(provinceDto) })
  .transform((wire) => wire.data)

/** Reply of the calls that list districts; `totalSalon` counts listed salons. */
export const districtsReply = z
  .object({
    data: z.array(
      z.object({
        districtId: id,
        districtName: z.string(),
        cityId: id,
        totalSalon: z.int().nonnegative(),
      }),
    ),
  })
  .transform((wire) =>
    wire.data.map((row) => ({
      id: row.districtId,
      name: row.districtName,
      provinceId: row.cityId,
      salonCount: row.totalSalon,
    })),
  )

/** Reply of the call that lists the wards of a district. */
export const wardsReply = z
  .object({ data: z.array(z.object({ wardId: id, wardName: z.string(), districtId: id })) })
  .transform((wire) =>
    wire.data.map((row) => ({ id: row.wardId, name: row.wardName, districtId: row.districtId })),
  )

export type Province = z.output<typeof provinceDto>
export type ProvinceDto = z.input<typeof provinceDto>

const placeId = z.string().regex(placeIdForm, 'INVALID_VALUE')

/** Suggestions for a few letters. */
const suggestionsReply = z
  .object({ data: z.array(z.object({ placeId, description: z.string() })) })
  .transform((wire) => wire.data.map((place) => ({ id: place.placeId, text: place.description })))

/**
 * A place with its numbers in the pre-2025 model and its approximate position; null where that is
 * unknown.
 */
const placeReply = z
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

/**
 * The calls that find places for saved addresses; a geocoder of the chain's may serve them instead
 * of our own lists.
 */
export const locationApi = {
  /** What may be meant by a few letters, likeliest first. */
  suggestPlaces: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/location/autocomplete',
    input: z.object({ input: z.string().max(100, 'INVALID_VALUE') }),
    responses: { 200: suggestionsReply },
  }),
  /** One place with its numbers and about where it lies; 404 when there is none. */
  findPlace: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/location/address-by-placeid',
    input: z.object({ placeid: placeId }),
    responses: { 200: placeReply, 404: refusalDto },
  }),
} satisfies Api
