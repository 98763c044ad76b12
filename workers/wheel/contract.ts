import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { refusalWire } from '../kit/message'
import { id } from '../kit/values'
import { idText } from '../kit/wire'
import { luckyCalls } from './contract/lucky'
import { playCalls } from './contract/play'
import { giftWire, wheelWire } from './contract/wire-wheel'

/**
 * Wheel backend: gifts, spins, quests and exchanges. A customer's own data is for the bearer only.
 */
export const wheelApi = {
  /** The wheel on show with its sectors in order; weights stay on the server. */
  getWheel: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling',
    input: z.object({}),
    responses: { 200: z.object({ data: wheelWire }).transform((wire) => wire.data) },
  }),
  /** A wheel that is on show, by its number. */
  getWheelById: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling/{id}',
    input: z.object({ id: idText }),
    responses: {
      200: z.object({ data: wheelWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** The gifts behind the sectors. */
  listGifts: endpoint({
    method: 'GET',
    path: '/api/v1/gifts',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(giftWire) }).transform((wire) => wire.data) },
  }),
  /** One gift with what there is to know of it. */
  getGift: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling/gifts/{id}',
    input: z.object({ id: idText }),
    responses: {
      200: z.object({ data: giftWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** Packs of spins for points. */
  listExchangePacks: endpoint({
    method: 'GET',
    path: '/api/v1/times/exchange-configs',
    input: z.object({}),
    responses: {
      200: z
        .object({
          data: z.array(z.object({ id, points: z.int().positive(), times: z.int().positive() })),
        })
        .transform((wire) => wire.data.map(({ times, ...pack }) => ({ ...pack, spins: times }))),
    },
  }),
  ...playCalls,
  ...luckyCalls,
} satisfies Api
