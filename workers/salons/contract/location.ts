import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto } from '../../kit/message'
import { placeIdForm } from '../../../domain/id-form'
import {
  count,
  decimal,
  idOrNone,
  inData,
  known,
  lenientList,
  rowId,
  rows,
  whole,
} from '../../kit/wire'

/** A district of a province, in the pre-2025 model. */
const districtDto = z.object({ districtId: rowId, districtName: z.string() })

/** A province with its regions: vungMienId 1 north, 2 central, 3 south. */
const provinceDto = z
  .object({
    cityId: rowId,
    cityName: z.string(),
    totalSalon: known(count, 0),
    districtModels: lenientList(districtDto),
    vungMienId: known(whole.nullable(), null),
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
export const provincesReply = inData(rows(provinceDto))

/** Reply of the calls that list districts; `totalSalon` counts listed salons. */
export const districtsReply = inData(
  rows(
    z
      .object({
        districtId: rowId,
        districtName: z.string(),
        cityId: idOrNone,
        totalSalon: known(count, 0),
      })
      .transform((row) => ({
        id: row.districtId,
        name: row.districtName,
        provinceId: row.cityId,
        salonCount: row.totalSalon,
      })),
  ),
)

/** Reply of the call that lists the wards of a district. */
export const wardsReply = inData(
  rows(
    z
      .object({ wardId: rowId, wardName: z.string(), districtId: idOrNone })
      .transform((row) => ({ id: row.wardId, name: row.wardName, districtId: row.districtId })),
  ),
)

export type Province = z.output<typeof provinceDto>
export type ProvinceDto = z.input<typeof provinceDto>

const placeId = z.string().regex(placeIdForm, 'INVALID_VALUE')

/** Suggestions for a few letters. */
const suggestionsReply = inData(
  rows(
    z
      .object({ placeId, description: z.string() })
      .transform((place) => ({ id: place.placeId, text: place.description })),
  ),
)

/**
 * A place with its numbers in the pre-2025 model and its approximate position; null where that is
 * unknown.
 */
const placeReply = inData(
  z
    .object({
      placeId,
      address: z.string(),
      cityId: known(rowId.nullable(), null),
      districtId: known(rowId.nullable(), null),
      wardId: known(rowId.nullable(), null),
      latitude: known(decimal.nullable(), null),
      longitude: known(decimal.nullable(), null),
    })
    .transform((data) => ({
      id: data.placeId,
      address: data.address,
      provinceId: data.cityId,
      districtId: data.districtId,
      wardId: data.wardId,
      point:
        data.latitude === null || data.longitude === null
          ? null
          : { latitude: data.latitude, longitude: data.longitude },
    })),
)

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
