import type { SalonDayState } from './state'
import { numberOf } from '../env'
import { isUnlimited } from '../limits'
import type { Hold } from './holds'
import { checkCustomer, checkOffers, type CustomerFacts, mayChangeByLink, repeated } from './rules'
import { findPlaces } from './address-share'
import type { QueuedOrder } from './order-queue'
import { placesOf, type StaffAssignment } from './ledger'
import type { Order, OrderResult } from '../pricing/order'
import { isServed, markBooked, STEP_MS } from './recovery'
import { releaseElsewhere, releaseSuperseded } from './release'
import { FRAME_MINUTES } from '../../../domain/frames'
import { firstHourAfter, firstHourAtSalon, instantOfHour } from './slots'
import { browserHold, forgetBooked, giveBack, noteBooked } from './slot-hold'
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
 * Decides a group of orders one after the other, holds the places, writes the bookings in one
 * transaction, and responds to each customer.
 */
export async function commitOrders(
  state: SalonDayState,
  group: readonly QueuedOrder[],
): Promise<void> {
  const { salonId, date } = state.prepared
  const facts = await loadFacts(state, group)
  const held: HeldOrder[] = []
  try {
    for (const waiting of group) {
      const result = decideOrder(state, waiting.order, facts)
      if ('kind' in result) waiting.resolve(result)
      else held.push({ waiting, ...result })
    }
    const buckets = group.flatMap(({ order }) => bucketsOf(order))
    if (held.length === 0) return void (await countTries(state.env.DB, buckets, state.now()).run())
    const hasHeldHours = held.some(
      ({ writing: { order } }) =>
        order.ownerToken !== null && facts.heldHours.has(order.ownerToken),
    )
    await state.persist()
    state.failpoint('held')
    const { written, superseded } = await writeOrders(
      state.env.DB,
      held.map(({ writing }) => writing),
      { salonId, date, buckets, hasHeldHours, found: facts, now: state.now() },
    )
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
  } catch (error) {
    for (const { writing } of held) forgetBooked(state, writing.order)
    throw error
  } finally {
    for (const { writing } of held) state.inFlightWrites.delete(writing.order.bookingId)
  }
}

/** An order whose places are taken, and what its browser held before: null, it held nothing here. */
type TakenPlaces = { writing: PendingWrite; chosen: Hold | null }
type HeldOrder = TakenPlaces & { waiting: QueuedOrder }

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
): OrderResult | TakenPlaces {
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
  // What the customer's own browser holds is free for him; its places move to the booking in the
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
  const writing = {
    ...writingOf(order, assignments, date, hold, holdExpiresAt),
    unprovedBuckets,
  }
  return { writing, chosen }
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
  { waiting: { resolve, reject }, writing: { order, response }, chosen }: HeldOrder,
  { status, earlier }: WriteResult,
): void {
  const hold = state.holds.get(order.bookingId)
  if (status === null) {
    state.holds.drop(order.bookingId)
    const outcome: OrderResult = earlier ? repeated(order, earlier) : { kind: 'hasBooking' }
    if (outcome.kind !== 'accepted') giveBack(state, order, chosen)
    return hold
      ? resolve(outcome)
      : reject(new Error('the hold of a booking ended before it was written'))
  }
  // Where the hold was dropped (superseded or canceled), or another request has moved it on, D1's
  // first response is out of date; the row existed, so the result is accepted.
  if (hold?.state === 'writing') {
    if (isServed(status)) markBooked(state, hold.id, hold.replaces ? state.now() + STEP_MS : 0)
    else if (status === 'pending_otp') state.holds.mark(hold.id, 'waiting', hold.dueAt)
    else state.holds.drop(hold.id)
  }
  resolve({ kind: 'accepted', response })
}
