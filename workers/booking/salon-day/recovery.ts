import { logFailure } from '../../kit/log'
import { salonDay } from './stub'
import type { SalonDayState, Day } from './state'
import type { Hold, Holds, ReplacedBooking } from './holds'
import { noteEnded } from './slot-hold'
import { giveBack } from './taken-over'
import { planMessages } from '../messages/send'
import { lapse } from '../waitlist/match'
import { type BookingStatus, SERVED_STATUSES } from '../store/rows'
import {
  cancelCurrent,
  confirmPending,
  expirePending,
  readStatuses,
  voidUnwritten,
  markDayDone,
} from '../store/status-updates'

/** A step that is unfinished after so many ms was abandoned by a request that died. */
export const STEP_MS = 10_000

/** Whether object and D1 may still disagree about a hold. */
export function isUnsettled(hold: Hold): boolean {
  return hold.state !== 'booked' || hold.replaces !== null
}

/**
 * Frees the places of bookings whose code did not come in time, of browsers that did not finish,
 * and of offers without a response; returns how many.
 */
export function expireDue(state: SalonDayState): number {
  const due = state.holds
    .all()
    .filter(
      ({ state: of, dueAt }) =>
        (of === 'waiting' || of === 'chosen' || of === 'offered') && dueAt <= state.now(),
    )
  for (const hold of due) {
    if (hold.state === 'offered') lapse(state, hold)
    else if (hold.state === 'chosen') {
      noteEnded(state, hold)
      state.holds.drop(hold.id)
    } else state.holds.expire(hold.id)
  }
  return due.length
}

/** When the alarm must look at a hold next (epoch ms), Infinity when all is settled. */
export function nextDue(state: SalonDayState): number {
  return Math.min(
    Infinity,
    ...state.holds
      .all()
      .filter(isUnsettled)
      .map((hold) => (isAbandoned(state, hold) ? 0 : hold.dueAt)),
  )
}

/** Finishes what was left half done: everything after a restart, otherwise what is due or abandoned. */
export async function repair(state: SalonDayState, which: 'all' | 'due'): Promise<void> {
  const chosen = state.holds
    .all()
    .filter((hold) => which === 'all' || hold.dueAt <= state.now() || isAbandoned(state, hold))
  const of = (state: Hold['state']) =>
    chosen.filter((hold) => hold.state === state).map((hold) => hold.id)
  await settleWriting(state, of('writing'))
  for (const id of of('confirming')) await finishConfirming(state, id)
  for (const id of of('canceling')) await finishCanceling(state, id)
  const expiring = of('expiring')
  if (expiring.length === 0) return
  await expirePending(state.env.DB, expiring)
  state.failpoint('expiring')
  for (const id of expiring) state.holds.drop(id)
}

/**
 * Settles the bookings whose write has failed, so that the next order of their customers does not
 * meet their places as taken.
 */
export async function settleAbandoned(state: SalonDayState): Promise<void> {
  const abandoned = state.holds.all().filter((hold) => isAbandoned(state, hold))
  await settleWriting(
    state,
    abandoned.map(({ id }) => id),
  )
}

/** Gives back the places of bookings that others here have replaced, as far as their days can be reached. */
export async function finishReplacing(state: SalonDayState): Promise<void> {
  const faults: unknown[] = []
  for (const hold of state.holds.all()) {
    if (hold.state !== 'booked' || !hold.replaces) continue
    try {
      await settleReplaced(state, hold.replaces)
      state.failpoint('replacing')
      if (state.holds.get(hold.id)) state.holds.forgetReplaced(hold.id)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

async function settleReplaced(
  state: SalonDayState,
  { id, salonId, date }: ReplacedBooking,
): Promise<void> {
  if (salonId === state.day?.salonId && date === state.day.date) await settleOne(state, id)
  else await salonDay(state.env, salonId, date).settle(id)
}

/**
 * Drops the hold of a booking that has ended. If that booking replaced another, whose salon-day
 * cannot be reached, the hold stays as canceling, without places, until the alarm reaches it. While
 * the object starts, it is left to the alarm: the other object may wait for this one's start.
 */
async function dropEnded(state: SalonDayState, id: string): Promise<void> {
  const replaced = state.holds.get(id)?.replaces
  if (replaced) {
    endLater(state.holds, id, state.now() + (state.day ? STEP_MS : 0))
    if (!state.day) return
    try {
      await settleReplaced(state, replaced)
    } catch (error) {
      logFailure({ worker: 'booking', call: 'SalonDay.dropEnded', requestId: '' }, error)
      return state.scheduleAlarm()
    }
  }
  state.holds.drop(id)
}

/** Frees the places of a booking that has ended; the alarm settles what it replaced, from `dueAt`. */
export function endLater(holds: Holds, id: string, dueAt: number): void {
  holds.replacePlaces(id, [])
  holds.mark(id, 'canceling', dueAt)
}

/** Notes that D1 has a booking as confirmed, and plans its messages in the same step. */
export function markBooked(state: SalonDayState, id: string, dueAt: number): void {
  state.holds.mark(id, 'booked', dueAt)
  planMessages(state, id)
}

/**
 * Confirms in D1 what is marked as confirming; returns whether it is confirmed. Its customer may
 * have been checked in since D1 confirmed it.
 */
export async function finishConfirming(state: SalonDayState, id: string): Promise<boolean> {
  const status = await confirmPending(state.env.DB, id, state.now())
  state.failpoint('confirmed')
  if (!isServed(status)) state.holds.drop(id)
  else if (state.holds.get(id)?.state === 'confirming') markBooked(state, id, 0)
  return isServed(status)
}

/**
 * Cancels in D1 what is marked as canceling, then frees its places; returns whether there was
 * something to cancel. A hold that was made while D1 was queried stays: its booking was not there
 * yet to be canceled, and will be. So does that of a customer who was checked in meanwhile: they
 * have their places.
 */
export async function finishCanceling(state: SalonDayState, id: string): Promise<boolean> {
  const isCanceled = await cancelCurrent(state.env.DB, id, state.now())
  state.failpoint('canceled')
  // The customer of a booking that its desk has canceled is told.
  planMessages(state, id)
  if (isCanceled) await dropEnded(state, id)
  else if (state.holds.get(id)?.state === 'canceling') await settleCanceling(state, id)
  return isCanceled
}

/** Ends the hold of a cancel that D1 has refused, or gives it back to a booking that is served. */
async function settleCanceling(state: SalonDayState, id: string): Promise<void> {
  const status = (await readStatuses(state.env.DB, [id])).get(id)
  const hold = state.holds.get(id)
  if (hold?.state !== 'canceling') return
  if (isServed(status)) markBooked(state, id, hold.replaces ? state.now() : 0)
  else await dropEnded(state, id)
}

/** Brings one hold in line with the status of its booking in D1. */
export async function settleOne(state: SalonDayState, id: string): Promise<void> {
  const hold = state.holds.get(id)
  if (!hold) return
  if (hold.state === 'writing') return settleWriting(state, [id])
  const status = (await readStatuses(state.env.DB, [id])).get(id)
  if (!isServed(status) && status !== 'pending_otp') await dropEnded(state, id)
}

/** Whether a booking with this status has a right to its places. */
export function isServed(status: BookingStatus | null | undefined): boolean {
  return status !== null && status !== undefined && SERVED_STATUSES.includes(status)
}

/** Voids bookings that D1 does not have, so that each either exists there or can never be written. */
async function settleWriting(state: SalonDayState, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const statuses = await voidUnwritten(state.env.DB, ids, state.now())
  for (const id of ids) {
    const hold = state.holds.get(id)
    const status = statuses.get(id)
    if (!hold) continue
    if (hold.state !== 'writing') {
      // The request that wrote it knows how it began; this status is how it ended.
      if (status && !isServed(status) && status !== 'pending_otp') await dropEnded(state, id)
      continue
    }
    if (isServed(status)) markBooked(state, id, hold.replaces ? state.now() : 0)
    else if (status === 'pending_otp') state.holds.mark(id, 'waiting', hold.dueAt)
    else {
      const ending = dropEnded(state, id)
      // Before anything else happens: the waitlist would get the places that have become free.
      giveBack(state, id)
      await ending
    }
  }
}

function isAbandoned(state: SalonDayState, hold: Hold): boolean {
  return hold.state === 'writing' && !state.inFlightWrites.has(hold.id)
}

/** A repair that failed is tried again after so many ms. */
export const RETRY_MS = 5_000

/** Closes a day that is over, as soon as object and D1 agree, and deletes it after its last message. */
export async function endDay(state: SalonDayState, { salonId, date }: Day): Promise<void> {
  if (state.holds.all().some(isUnsettled)) return state.setAlarm(Date.now() + RETRY_MS)
  await markDayDone(state.env.DB, salonId, date, state.now())
  // Those who came late in the evening are invited to rate in the morning.
  const next = state.messages.next()
  if (next === Infinity) await state.clear()
  else await state.setAlarm(Date.now() + Math.max(RETRY_MS, next - state.now()))
}
