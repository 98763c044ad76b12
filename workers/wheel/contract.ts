import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { id } from '../kit/values'

/** A gift of the wheel; `stock` null means unlimited. */
const giftWire = z
  .object({ id, name: z.string(), image: z.string(), kind: z.enum(['none', 'points', 'voucher', 'service', 'product', 'spin']), stock: z.int().nonnegative().nullable() })
  .transform((wire) => ({ id: wire.id, name: wire.name, image: wire.image, kind: wire.kind, stock: wire.stock }))

const sectorWire = z.object({ position: z.int().min(1), giftId: id, label: z.string() })

/** Wheel backend: what can be won, earned and exchanged (H-249…H-256). Playing comes with its own calls. */
export const wheelApi = {
  /** H-249: the wheel on show with its sectors in order; weights stay on the server. */
  getWheel: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling',
    input: z.object({}),
    answers: { 200: z.object({ data: z.object({ id, name: z.string(), sectors: z.array(sectorWire) }) }).transform((wire) => wire.data) },
  }),
  /** H-250: the gifts behind the sectors. */
  listGifts: endpoint({ method: 'GET', path: '/api/v1/gifts', input: z.object({}), answers: { 200: z.object({ data: z.array(giftWire) }).transform((wire) => wire.data) } }),
  /** H-251: packs of spins for points. */
  listExchangePacks: endpoint({
    method: 'GET',
    path: '/api/v1/times/exchange-configs',
    input: z.object({}),
    answers: { 200: z.object({ data: z.array(z.object({ id, points: z.int().positive(), times: z.int().positive() })) }).transform((wire) => wire.data.map(({ times, ...pack }) => ({ ...pack, spins: times }))) },
  }),
  /** H-256: what earns spins. */
  listQuests: endpoint({
    method: 'GET',
    path: '/api/v1/quests',
    input: z.object({}),
    answers: { 200: z.object({ data: z.array(z.object({ id, name: z.string(), times: z.int().positive() })) }).transform((wire) => wire.data.map(({ times, ...quest }) => ({ ...quest, spins: times }))) },
  }),
} satisfies Api
