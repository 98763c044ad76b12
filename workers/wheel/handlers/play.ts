import { nearCustomers } from '../../kit/location'
import { nowOf } from '../../../domain/clock'
import { coded } from '../../kit/message'
import type { HandlerContext } from '../../kit/serve'
import { pageWithin } from '../../kit/wire'
import { tooManyTries } from '../../kit/rate-limit'
import type { Input, Reply } from '../contract'
import type { WheelEnv } from '../env'
import { grantInBackground } from '../fulfilment'
import { customerOf, maskedName } from '../clients/auth'
import type { SpinResult } from '../prize-pool/prize-pool'
import { readReceived, readWinners } from '../store/accounts'
import { isWheel, readSpins, type StoredSpin } from '../store/spins'

const noWheel = { status: 404 as const, body: { message: coded('NO_WHEEL') } }

/** Spins, claims and exchanges of one customer per minute: a finger needs a second for each. */
const MAX_PLAYS = 60

/** The 429 of a customer who acts too often, else null; counts this act. */
export async function tooManyPlays(env: WheelEnv, customerId: number) {
  if (env.RATE_LIMITS === 'off') return null
  const limit = Number(env.ACTS_PER_CUSTOMER ?? MAX_PLAYS)
  const limits = [{ bucket: `act:${customerId}`, limit }]
  return tooManyTries(env.DB, limits, nowOf(env), coded('TOO_MANY_TRIES_MOMENT'))
}

/** Most winners in one response. */
const MAX_WINNERS = 30

/** One spin of the bearer, drawn by the wheel's pool. */
export async function play(
  { id, idempotencyKey }: Input<'play'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'play'>> {
  const customer = await customerOf(context)
  const tooMany = await tooManyPlays(context.env, customer.id)
  if (tooMany) return tooMany
  // Nothing would ever delete the object of a wheel that there is not.
  if (!(await isWheel(context.env.DB, id))) return noWheel
  const pool = context.env.PRIZE_POOL.getByName(String(id), nearCustomers)
  const outcome = (await pool.spin({
    wheelId: id,
    customerId: customer.id,
    key: idempotencyKey,
    maskedName: maskedName(customer.name),
  })) as SpinResult
  switch (outcome.kind) {
    case 'spun':
      grantInBackground(context, customer)
      return { status: 200, body: { data: spinOf(outcome.spin), timesLeft: outcome.spinsLeft } }
    case 'noSpins':
      return { status: 403, body: { message: coded('NO_SPINS') } }
    case 'nothingLeft':
      return { status: 409, body: { message: coded('NOTHING_TO_WIN') } }
    case 'noWheel':
      return noWheel
  }
}

/** The bearer's spins. */
export async function listMySpins(
  input: Input<'listMySpins'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'listMySpins'>> {
  const { id } = await customerOf(context)
  const { rows, total } = await readSpins(context.env.DB, id, pageWithin(input))
  return { data: rows.map(spinOf), total }
}

/** What the bearer has got. */
export async function listMyGifts(
  input: Input<'listMyGifts'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'listMyGifts'>> {
  const customer = await customerOf(context)
  grantInBackground(context, customer)
  const { rows, total } = await readReceived(context.env.DB, customer.id, pageWithin(input))
  return { data: rows, total }
}

/** Who got what last. */
export async function listWinners(
  _input: unknown,
  { env }: HandlerContext<WheelEnv>,
): Promise<Reply<'listWinners'>> {
  return { data: await readWinners(env.DB, MAX_WINNERS, nowOf(env)) }
}

type SpinDto = Extract<Reply<'play'>, { status: 200 }>['body']['data']

function spinOf({ giftId, name, image, kind, ...spin }: StoredSpin): SpinDto {
  return { ...spin, gift: { id: giftId, name, image, kind } }
}
