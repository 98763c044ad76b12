import { logFault, type SalonDayState } from './state'
import { numberOf } from '../env'
import { isUnlimited } from '../limits'
import type { Hold } from './holds'
import { checkCustomer, checkOffers, type CustomerFacts, mayChangeByLink, repeated } from './rules'
import { findPlaces } from './address-share'
import type { QueuedOrder } from './order-queue'
import { placesOf, type StaffAssignment } from './ledger'
import type { Order, OrderResult } from '../pricing/order'
import { isServed, markBooked, settleAbandoned, STEP_MS } from './recovery'
import { releaseElsewhere, releaseSuperseded } from './release'
import { FRAME_MINUTES } from '../../../domain/frames'
import { firstHourAfter, firstHourAtSalon, instantOfHour } from './slots'
import { browserHold, forgetBooked, giveBack, noteBooked } from './slot-hold'
import { ulid } from '../../kit/ids'
import { required } from '../../kit/required'
import { countTries } from '../../kit/rate-limit'
import { type OrderFacts, readOrderFacts } from '../store/order-facts'
import { writeOrders, type PendingWrite, type WriteResult } from '../store/orders'
import { bucketsOf, numberTries, triesLimits } from './rate-buckets'
import { type UnprovedCount, unprovedCounter, waitForCodeHold } from './unproved'

/**
 * Default of the variable of this name: seconds after which a hold whose booking was not written is
 * dropped. Writing takes milliseconds.
 */
const WRITE_TIMEOUT_SECONDS = 60

/** Default of CODE_WAIT_SECONDS: seconds that a place is held while a code is awaited. */
const CODE_WAIT_SECONDS = 300

/**
 * Books a group of orders. If D1 refuses their transaction, each is decided and written again alone
 * under a new id, so that one order cannot fail the others.
 */
export async function commitOrders(
  state: SalonDayState,
  group: readonly QueuedOrder[],
): Promise<void> {
  await settleAbandoned(state)
  const unwritten = await commitTogether(state, group)
  if (unwritten.length > 0) await settleAbandoned(state)
  for (const waiting of unwritten) {
    const order = { ...waiting.order, bookingId: ulid(state.now()) }
    await commitTogether(state, [{ ...waiting, order }]).catch(waiting.reject)
  }
  if (unwritten.length > 0) await state.scheduleAlarm()
}

/**
 * Decides a group of orders one after the other, holds the places, writes the bookings in one
 * transaction, and responds to each customer. Returns the orders of a group that D1 has refused.
 */
async function commitTogether(
  state: SalonDayState,
  group: readonly QueuedOrder[],
): Promise<QueuedOrder[]> {
  const { salonId, date } = state.prepared
  const facts = await loadFacts(state, group)
  const held: HeldOrder[] = []
  try {
    for (const waiting of group) {
      const result = decideOrder(state, waiting.order, facts)
      if ('kind' in result) waiting.resolve(result)
      else held.push({ waiting, writing: result })
    }
    const buckets = group.flatMap(({ order }) => bucketsOf(order))
    if (held.length === 0) {
      await countTries(state.env.DB, buckets, state.now()).run()
      return []
    }
    const hasHeldHours = held.some(
      ({ writing: { order } }) =>
        order.ownerToken !== null && facts.heldHours.has(order.ownerToken),
    )
    await state.persist()
    state.failpoint('held')
    const result = await writeOrders(
      state.env.DB,
      held.map(({ writing }) => writing),
      { salonId, date, buckets, hasHeldHours, found: facts, now: state.now() },
    ).catch((error: unknown) => {
      if (held.length === 1) throw error
      logFault('writeOrders', error)
      return null
    })
    if (!result) {
      for (const { writing } of held) forgetBooked(state, writing.order)
      return held.map(({ waiting }) => waiting)
    }
    const { written, superseded } = result
    state.failpoint('written')
    for (const one of held) {
      const { order } = one.writing
      const outcome = required(written.get(order.bookingId), 'the outcome of a written order')
      finish(state, one, outcome)
      const at = order.ownerToken && facts.heldHours.get(order.ownerToken)
      if (order.ownerToken && at && outcome.status !== null)
        releaseElsewhere(state, order.ownerToken, at)
    }
    releaseSuperseded(state, superseded)
    // The customers have their responses; the messages to them are due next.
    await state.scheduleAlarm()
    return []
  } catch (error) {
    for (const { writing } of held) forgetBooked(state, writing.order)
    throw error
  } finally {
    for (const { writing } of held) state.inFlightWrites.delete(writing.order.bookingId)
  }
}

/** An order whose places are taken. */
type HeldOrder = { writing: PendingWrite; waiting: QueuedOrder }

type DecisionFacts = OrderFacts & {
  knownOf: (order: Order) => CustomerFacts
  unprovedOf: (order: Order) => UnprovedCount
}

async function loadFacts(
  state: SalonDayState,
  group: readonly QueuedOrder[],
): Promise<DecisionFacts> {
  const orders = group.map(({ order }) => order)
  const phones = orders.flatMap((order) =>
    order.sessionPhone ? [order.phone, order.sessionPhone] : [order.phone],
  )
  const facts = await readOrderFacts(state.env.DB, {
    unproved: isUnlimited(state.env) ? [] : orders,
    keys: orders.map((order) => order.idempotencyKey),
    phones,
    spenders: orders.flatMap(({ offers, phone }) => (offers ? [phone] : [])),
    buckets: orders.flatMap(bucketsOf),
    ownerTokens: orders.flatMap(({ ownerToken }) => ownerToken ?? []),
    now: state.now(),
  })
  const tries = numberTries(facts.attempts)
  const limits = triesLimits(state.env)
  return {
    ...facts,
    unprovedOf: unprovedCounter(state.env, facts.unproved),
    knownOf: (order) => ({
      firstResponse: facts.responses.get(order.idempotencyKey) ?? null,
      customer: facts.customers.get(order.phone) ?? null,
      sessionCustomer: (order.sessionPhone && facts.customers.get(order.sessionPhone)) || null,
      current: facts.current.get(order.phone) ?? null,
      spent: new Map(
        facts.spent
          .filter(({ phone }) => phone === order.phone)
          .map(({ offerId, uses }) => [offerId, uses]),
      ),
      exceedsRateLimit:
        !isUnlimited(state.env) &&
        bucketsOf(order).some((bucket) => tries(bucket) > limits(bucket)),
    }),
  }
}

function decideOrder(
  state: SalonDayState,
  order: Order,
  facts: DecisionFacts,
): OrderResult | PendingWrite {
  const { date, opening } = state.prepared
  const now = state.now()
  const known = facts.knownOf(order)
  const objection = checkCustomer(order, date, known, now) ?? checkOffers(order, known.spent)
  if (objection) return objection
  const replaced = known.current
  const offering = {
    ledger: state.holds.ledger,
    opening,
    firstHour: order.isAtSalon
      ? firstHourAtSalon(date, now, Math.min(...order.people.map((person) => person.frames)))
      : firstHourAfter(date, now),
  }
  // What the customer's own browser holds is free for them; its places move to the booking in the
  // same synchronous step.
  const ownHold = order.ownerToken && browserHold(order.ownerToken)
  const own = [replaced?.id ?? null, ownHold]
  const found = findPlaces(state, order.people, own, offering)
  if ('kind' in found) return found
  const { assignments } = found
  const places = placesOf(order.people, assignments)
  // A session has proved the phone already, and so has the link that was sent to it.
  const isProved = order.sessionPhone === order.phone || mayChangeByLink(order, replaced)
  const isFlagged = known.customer?.requiresCode === true && !isProved
  const unproved = facts.unprovedOf(order)
  const needsCode = isFlagged || (unproved.isTooMany && !isProved)
  const wait = needsCode ? waitForCodeHold(state.env, state.holds.all(), order.network, now) : 0
  if (wait > 0) return { kind: 'tooMany', retryAfterSeconds: wait }
  const chosen = (ownHold && state.holds.get(ownHold)) || null
  if (chosen) state.takenOver.set(order.bookingId, chosen)
  for (const { id } of [...(chosen ? [chosen] : []), ...found.taken]) state.holds.drop(id)
  if (order.ownerToken) noteBooked(state, order.ownerToken, order.people)
  const holdExpiresAt = needsCode
    ? now + numberOf(state.env.CODE_WAIT_SECONDS, CODE_WAIT_SECONDS) * 1000
    : null
  const replaces = replaced && { id: replaced.id, salonId: replaced.salonId, date: replaced.date }
  const hold: Hold = {
    id: order.bookingId,
    state: 'writing',
    dueAt:
      holdExpiresAt ??
      now + numberOf(state.env.WRITE_TIMEOUT_SECONDS, WRITE_TIMEOUT_SECONDS) * 1000,
    replaces,
    network: needsCode ? order.network : null,
    places,
  }
  // From here on the places are taken for every other order and in every list of hours.
  state.holds.add(hold)
  state.inFlightWrites.add(hold.id)
  const unprovedBuckets = needsCode ? [] : unproved.buckets
  return { ...writingOf(order, assignments, date, hold, holdExpiresAt), unprovedBuckets }
}

function writingOf(
  order: Order,
  assignments: StaffAssignment[],
  date: string,
  hold: Hold,
  holdExpiresAt: number | null,
): Omit<PendingWrite, 'unprovedBuckets'> {
  return {
    order,
    assignments,
    startsAt: instantOfHour(date, Math.min(...order.people.map((person) => person.hourId))),
    endsAt: Math.max(
      ...order.people.map(
        (person) => instantOfHour(date, person.hourId) + person.frames * FRAME_MINUTES * 60_000,
      ),
    ),
    response: {
      bookingId: order.bookingId,
      totals: order.people.map((person) => person.total),
      needsCode: holdExpiresAt !== null,
      holdExpiresAt,
    },
    replaces: hold.replaces?.id ?? null,
  }
}

/** Turns what D1 did into the hold's state and the customer's response. */
function finish(
  state: SalonDayState,
  { waiting: { resolve, reject }, writing: { order, response } }: HeldOrder,
  { status, earlier }: WriteResult,
): void {
  const hold = state.holds.get(order.bookingId)
  if (status === null) {
    state.holds.drop(order.bookingId)
    const outcome: OrderResult = earlier ? repeated(order, earlier) : { kind: 'hasBooking' }
    if (outcome.kind !== 'accepted') {
      forgetBooked(state, order)
      giveBack(state, order.bookingId)
    } else state.takenOver.delete(order.bookingId)
    return hold
      ? resolve(outcome)
      : reject(new Error('the hold of a booking ended before it was written'))
  }
  state.takenOver.delete(order.bookingId)
  // Where the hold was dropped (superseded or canceled), or another request has moved it on, D1's
  // first response is out of date; the row existed, so the result is accepted.
  if (hold?.state === 'writing') {
    if (isServed(status)) markBooked(state, hold.id, hold.replaces ? state.now() + STEP_MS : 0)
    else if (status === 'pending_otp') state.holds.mark(hold.id, 'waiting', hold.dueAt)
    else state.holds.drop(hold.id)
  }
  resolve({ kind: 'accepted', response })
}
