import { markDayDone } from '../store/status-updates'
import type { Day } from './load-day'
import { isUnsettled } from './recovery'
import type { SalonDayState } from './state'

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
