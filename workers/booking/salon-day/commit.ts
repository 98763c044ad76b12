import { logFault, type SalonDayState } from './state'
import { numberOf, type BookingEnv } from '../env'
import { isUnlimited, limitOf } from '../limits'
import type { Hold } from './holds'
import {
  checkCustomer,
  type CustomerFacts,
  mayChangeByLink,
  repeated,
  bucketsOf,
  numberTries,
  spendOffers,
  triesLimits,
} from './rules'
import { findPlaces, isCodeHold, forgetBooked, noteBooked } from './slot-hold'
import { codeWait, giveBack, ownHolds, takeOver } from './taken-over'
import { placesOf, type StaffAssignment } from './ledger'
import type { Order, OrderResult } from '../pricing/order'
import { isServed, markBooked, settleAbandoned, STEP_MS } from './recovery'
import { FRAME_MINUTES } from '../../../domain/frames'
import { firstHourAfter, firstHourAtSalon, instantOfHour } from './hours'
import { ulid } from '../../kit/ids'
import { required } from '../../kit/request'
import { countTries } from '../../kit/rate-limit'
import {
  type OrderFacts,
  readOrderFacts,
  type HeldAt,
  type UnverifiedBookings,
} from '../store/order-facts'
import {
  writeOrders,
  type PendingWrite,
  type WriteResult,
  type SupersededBooking,
} from '../store/orders'
import { salonDay } from './stub'

/**
 * Default of the variable of this name: seconds after which a hold whose booking was not written is
 * dropped. Writing takes milliseconds.
 */
const WRITE_TIMEOUT_SECONDS = 60

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
      try {
        const result = decideOrder(state, waiting.order, facts)
        if ('kind' in result) waiting.resolve(result)
        else held.push({ waiting, writing: result })
      } catch (error) {
        // Those that are decided beside it do not fail with it.
        waiting.reject(error)
      }
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
  unprovedOf: (order: Order) => UnverifiedCount
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
    unprovedOf: unverifiedCounter(state.env, facts.unproved),
    knownOf: (order) => ({
      firstResponse: facts.responses.get(order.idempotencyKey) ?? null,
      customer: facts.customers.get(order.phone) ?? null,
      sessionCustomer: (order.sessionPhone && facts.customers.get(order.sessionPhone)) || null,
      current: facts.current.get(order.phone) ?? null,
      spent: facts.spent.filter(({ phone }) => phone === order.phone),
      exceedsRateLimit:
        !isUnlimited(state.env) &&
        bucketsOf(order).some((bucket) => tries(bucket) > limits(bucket)),
    }),
  }
}

function decideOrder(
  state: SalonDayState,
  requested: Order,
  facts: DecisionFacts,
): OrderResult | PendingWrite {
  const { date, opening } = state.prepared
  const now = state.now()
  const known = facts.knownOf(requested)
  const objection = checkCustomer(requested, date, known, now)
  if (objection) return objection
  const spending = spendOffers(requested, known.spent)
  if ('kind' in spending) return spending
  const order = { ...requested, people: spending.people }
  const replaced = known.current
  if (order.offered && order.offered.moves !== (replaced?.id ?? null)) return { kind: 'hasBooking' }
  const offering = {
    ledger: state.holds.ledger,
    opening,
    firstHour: order.isAtSalon
      ? firstHourAtSalon(date, now, Math.min(...order.people.map((person) => person.frames)))
      : firstHourAfter(date, now),
  }
  // What the customer's own browser holds, or the waitlist for them, is free for them; its places
  // move to the booking in the same synchronous step.
  const own = order.offered ? [order.offered.hold] : ownHolds(state, order)
  const found = findPlaces(state, order.people, [replaced?.id ?? null, ...own], offering)
  if ('kind' in found) return found
  const { assignments } = found
  const places = placesOf(order.people, assignments)
  // A session has proved the phone already, and so has the link that was sent to it.
  const isVerified = order.sessionPhone === order.phone || mayChangeByLink(order, replaced)
  const isFlagged = known.customer?.requiresCode === true && !isVerified
  const unverified = facts.unprovedOf(order)
  const needsCode = isFlagged || (unverified.isTooMany && !isVerified)
  const others = state.holds.all().filter(({ id }) => !own.includes(id))
  const wait = needsCode ? waitForCodeHold(state.env, others, order.network, now) : 0
  if (wait > 0) return { kind: 'tooMany', retryAfterSeconds: wait }
  const code = codeWait(state, own)
  const holdExpiresAt = needsCode ? code.until : null
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
    ...(needsCode && order.ownerToken !== null
      ? { ownerToken: order.ownerToken, isExtended: code.isExtended }
      : {}),
  }
  const writing = {
    ...writingOf(order, assignments, date, hold, holdExpiresAt),
    unprovedBuckets: needsCode ? [] : unverified.buckets,
  }
  // No place has changed so far. From here on they are taken for every other order and in every list
  // of hours.
  takeOver(state, order.bookingId, own)
  for (const { id } of found.taken) state.holds.drop(id)
  if (order.ownerToken) noteBooked(state, order.ownerToken, order.people)
  state.holds.add(hold)
  state.inFlightWrites.add(hold.id)
  return writing
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
    const outcome: OrderResult = earlier ? repeated(order, earlier, null) : { kind: 'hasBooking' }
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

/** An order whose customer waits for the response. */
export type QueuedOrder = {
  order: Order
  resolve: (outcome: OrderResult) => void
  reject: (error: unknown) => void
}

/**
 * Takes the next group of orders off the queue: at most one of a phone, since its next order
 * depends on the result of this one.
 */
export function nextGroup(queue: QueuedOrder[], most: number): QueuedOrder[] {
  const group = new Map<string, QueuedOrder>()
  const later: QueuedOrder[] = []
  for (const waiting of queue) {
    if (group.size < most && !group.has(waiting.order.phone))
      group.set(waiting.order.phone, waiting)
    else later.push(waiting)
  }
  queue.length = 0
  for (const waiting of later) queue.push(waiting)
  return [...group.values()]
}

/**
 * Frees at once what newer bookings have superseded; if another salon-day cannot be reached, it
 * expires there by itself.
 */
function releaseSuperseded(state: SalonDayState, superseded: readonly SupersededBooking[]): void {
  const { salonId, date } = state.prepared
  for (const old of superseded) {
    if (old.salonId === salonId && old.date === date) state.holds.drop(old.id)
    else
      salonDay(state.env, old.salonId, old.date)
        .settle(old.id)
        .catch(() => undefined)
  }
}

/**
 * Releases what a browser that has booked here holds at another salon-day; if that cannot be
 * reached, it expires there by itself.
 */
function releaseElsewhere(state: SalonDayState, ownerToken: string, at: HeldAt): void {
  const { salonId, date } = state.prepared
  if (at.salonId === salonId && at.date === date) return
  salonDay(state.env, at.salonId, at.date)
    .release(ownerToken)
    .catch((error: unknown) => logFault('releaseElsewhere', error))
}

/** How an order counts among those with unproved phones. */
type UnverifiedCount = { buckets: string[]; isTooMany: boolean }

/** Counts the orders of a group one after the other: each sees those before it, as D1 counted all at once. */
function unverifiedCounter(
  env: BookingEnv,
  known: UnverifiedBookings,
): (order: Order) => UnverifiedCount {
  const here = new Map<string, number>()
  return (order) => {
    const buckets = isUnlimited(env) ? [] : known.bucketsOf(order)
    const isTooMany = buckets.some((bucket) => {
      const { others, isCounted } = known.othersIn(bucket, order.phone)
      const before = here.get(bucket) ?? 0
      if (!isCounted) here.set(bucket, before + 1)
      return others + before >= limitOf(env, limitFor(bucket))
    })
    return { buckets, isTooMany }
  }
}

/** Seconds until one more booking of a network may wait for its code here; 0: now. */
function waitForCodeHold(
  env: BookingEnv,
  holds: readonly Hold[],
  network: string | null,
  now: number,
): number {
  if (network === null || isUnlimited(env)) return 0
  const ends = holds.filter((hold) => isCodeHold(hold, network)).map(({ dueAt }) => dueAt)
  if (ends.length < limitOf(env, 'CODE_HOLDS_PER_ADDRESS')) return 0
  return Math.max(1, Math.ceil((Math.min(...ends) - now) / 1000))
}

function limitFor(bucket: string): 'UNPROVED_PER_ADDRESS' | 'UNPROVED_PER_DEVICE' {
  return bucket.startsWith('network:') ? 'UNPROVED_PER_ADDRESS' : 'UNPROVED_PER_DEVICE'
}
