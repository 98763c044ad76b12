import { salonDay } from './stub'
import type { SalonDayState } from './state'
import type { Hold } from './holds'
import { type BookingStatus, SERVED_STATUSES } from '../store/rows'
import {
  cancelCurrent,
  confirmPending,
  expirePending,
  readStatuses,
  voidUnwritten,
} from '../store/settling'

/** A step that has not been finished after so many ms was left by somebody who died. */
export const STEP_MS = 10_000

/** Whether object and D1 may still disagree about a hold. */
export function isUnsettled(hold: Hold): boolean {
  return hold.state !== 'booked' || hold.replaces !== null
}

/** Frees the places of bookings whose code did not come in time, and of visits that did not finish; answers how many. */
export function expireDue(desk: SalonDayState): number {
  const due = desk.holds
    .all()
    .filter(
      (hold) => (hold.state === 'waiting' || hold.state === 'chosen') && hold.dueAt <= desk.now(),
    )
  for (const { id, state } of due) {
    if (state === 'chosen') desk.holds.drop(id)
    else desk.holds.expire(id)
  }
  return due.length
}

/** When the alarm must look at a hold next (epoch ms), Infinity when all is settled. */
export function nextDue(desk: SalonDayState): number {
  return Math.min(
    Infinity,
    ...desk.holds
      .all()
      .filter(isUnsettled)
      .map((hold) => (isAbandoned(desk, hold) ? 0 : hold.dueAt)),
  )
}

/** Finishes what was left half done: everything after a restart, otherwise what is due or abandoned. */
export async function repair(desk: SalonDayState, which: 'all' | 'due'): Promise<void> {
  expireDue(desk)
  const chosen = desk.holds
    .all()
    .filter((hold) => which === 'all' || hold.dueAt <= desk.now() || isAbandoned(desk, hold))
  const of = (state: Hold['state']) =>
    chosen.filter((hold) => hold.state === state).map((hold) => hold.id)
  await settleWriting(desk, of('writing'))
  for (const id of of('confirming')) await finishConfirming(desk, id)
  for (const id of of('canceling')) await finishCanceling(desk, id)
  const expiring = of('expiring')
  if (expiring.length === 0) return
  await expirePending(desk.env.DB, expiring)
  desk.failpoint('expiring')
  for (const id of expiring) desk.holds.drop(id)
}

/** Gives back the places of bookings that others here have replaced. */
export async function finishReplacing(desk: SalonDayState): Promise<void> {
  for (const hold of desk.holds.all()) {
    if (hold.state !== 'booked' || !hold.replaces) continue
    const { id, salonId, date } = hold.replaces
    if (salonId === desk.day?.salonId && date === desk.day.date) await settleOne(desk, id)
    else await salonDay(desk.env, salonId, date).settle(id)
    desk.failpoint('replacing')
    if (desk.holds.get(hold.id)) desk.holds.forgetReplaced(hold.id)
  }
}

/** Confirms in D1 what is marked as confirming; answers whether it is confirmed. */
export async function finishConfirming(desk: SalonDayState, id: string): Promise<boolean> {
  const status = await confirmPending(desk.env.DB, id, desk.now())
  desk.failpoint('confirmed')
  if (status !== 'confirmed') desk.holds.drop(id)
  else if (desk.holds.get(id)?.state === 'confirming') desk.holds.mark(id, 'booked', 0)
  return status === 'confirmed'
}

/**
 * Cancels in D1 what is marked as canceling, then frees its places; answers whether there was something to cancel. A hold that was made while
 * D1 was asked stays: its booking was not there yet to be canceled, and will be.
 */
export async function finishCanceling(desk: SalonDayState, id: string): Promise<boolean> {
  const isCanceled = await cancelCurrent(desk.env.DB, id, desk.now())
  desk.failpoint('canceled')
  if (isCanceled || desk.holds.get(id)?.state === 'canceling') desk.holds.drop(id)
  return isCanceled
}

/** Brings one hold in line with what D1 says of its booking. */
export async function settleOne(desk: SalonDayState, id: string): Promise<void> {
  const hold = desk.holds.get(id)
  if (!hold) return
  if (hold.state === 'writing') return settleWriting(desk, [id])
  const status = (await readStatuses(desk.env.DB, [id])).get(id)
  if (!isServed(status) && status !== 'pending_otp') desk.holds.drop(id)
}

/** Whether a booking of this status is entitled to its places. */
export function isServed(status: BookingStatus | null | undefined): boolean {
  return SERVED_STATUSES.includes(status as BookingStatus)
}

/** Makes certain what became of bookings on their way to D1: either they are there, or they never will be. */
async function settleWriting(desk: SalonDayState, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const statuses = await voidUnwritten(desk.env.DB, ids, desk.now())
  for (const id of ids) {
    const hold = desk.holds.get(id)
    const status = statuses.get(id)
    if (!hold) continue
    if (hold.state !== 'writing') {
      // Its writer heard first, of how it began; here is how it ended.
      if (status && !isServed(status) && status !== 'pending_otp') desk.holds.drop(id)
      continue
    }
    if (isServed(status)) desk.holds.mark(id, 'booked', hold.replaces ? desk.now() : 0)
    else if (status === 'pending_otp') desk.holds.mark(id, 'waiting', hold.dueAt)
    else desk.holds.drop(id)
  }
}

function isAbandoned(desk: SalonDayState, hold: Hold): boolean {
  return hold.state === 'writing' && !desk.inFlightWrites.has(hold.id)
}
