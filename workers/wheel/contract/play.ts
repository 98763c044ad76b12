import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalWire, tooManyWire } from '../../kit/message'
import { id, idempotencyKey } from '../../kit/values'
import { pageWire, paging } from '../../kit/page'
import { idText } from '../../kit/wire'
import { balanceWire, receivedWire, spinWire } from './wire-wheel'

const questWire = z
  .object({
    id,
    name: z.string(),
    times: z.int().positive(),
    isDaily: z.boolean().default(false),
    claimable: z.int().nonnegative().default(0),
    isDone: z.boolean().default(false),
    isSelfReported: z.boolean().default(false),
  })
  .transform(({ times, ...quest }) => ({ ...quest, spins: times }))

const winnerWire = z
  .object({ customerName: z.string(), giftName: z.string(), image: z.string(), createdAt: z.int() })
  .transform((wire) => ({
    name: wire.customerName,
    giftName: wire.giftName,
    image: wire.image,
    at: wire.createdAt,
  }))

/**
 * Playing and quests. Calls about "my" and all that change something respond 401 without a live
 * session.
 */
export const playCalls = {
  /**
   * One spin. The same key is the same spin. 403: no spins left; 409: nothing can be won now; 404:
   * no such wheel.
   */
  play: endpoint({
    method: 'POST',
    path: '/api/v1/wheeling/process/{id}',
    input: z.object({ id: idText, idempotencyKey }),
    responses: {
      200: z
        .object({ data: spinWire, timesLeft: z.int().nonnegative() })
        .transform((wire) => ({ spin: wire.data, spinsLeft: wire.timesLeft })),
      403: refusalWire,
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /** My spins, newest first. */
  listMySpins: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling/process',
    input: z.object(paging),
    responses: { 200: pageWire(spinWire) },
  }),
  /** What I have got, newest first. */
  listMyGifts: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling/my-receive-gifts',
    input: z.object(paging),
    responses: { 200: pageWire(receivedWire) },
  }),
  /** The gifts that left last; who got them is masked. */
  listWinners: endpoint({
    method: 'GET',
    path: '/api/v1/wheeling/all-receive-gifts',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(winnerWire) }).transform((wire) => wire.data) },
  }),
  /** What earns spins, and for a bearer what of it is done. */
  listQuests: endpoint({
    method: 'GET',
    path: '/api/v1/quests',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(questWire) }).transform((wire) => wire.data) },
  }),
  /**
   * Turns what is done of a quest into spins, each thing once; a check-in is done by claiming it.
   * 409: nothing to claim.
   */
  claimQuest: endpoint({
    method: 'POST',
    path: '/api/v1/quests/{id}/claim',
    input: z.object({ id: idText }),
    responses: {
      200: z
        .object({ times: z.int().positive(), data: balanceWire })
        .transform((wire) => ({ earned: wire.times, ...wire.data })),
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /**
   * Another backend reports a finished quest, over a service binding only; `reference` identifies
   * it, so that repeated reports count once.
   */
  reportQuest: endpoint({
    method: 'POST',
    path: '/api/v1/quests/{id}/done',
    input: z.object({ id: idText, customerId: id, reference: z.string().min(1).max(64) }),
    responses: { 200: z.object({ success: z.boolean() }), 404: refusalWire },
  }),
} satisfies Api
