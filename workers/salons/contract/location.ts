import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto } from '../../kit/message'
import { placeId, placeReply, suggestionsReply } from './wire-location'

/**
 * The calls that find places for saved addresses; a geocoder of the chain's may serve them instead
 * of our own lists.
 */
export const locationApi = {
  /** What may be meant by a few letters, likeliest first. */
  suggestPlaces: endpoint({
    method: 'GET',
    path: '/location/autocomplete',
    input: z.object({ input: z.string().max(100, 'INVALID_VALUE') }),
    responses: { 200: suggestionsReply },
  }),
  /** One place with its numbers and about where it lies; 404 when there is none. */
  findPlace: endpoint({
    method: 'GET',
    path: '/location/address-by-placeid',
    input: z.object({ placeid: placeId }),
    responses: { 200: placeReply, 404: refusalDto },
  }),
} satisfies Api
