import { nearCustomers } from '../../kit/location'
import type { LocalDate } from '../../kit/values'
import { addDays, daysBetween, vietnamDay } from '../../kit/vietnam-time'
import type { BookingEnv } from '../env'
import { BOOKABLE_DAYS } from '../../../domain/bookable-days'
import type { FreeBoard } from './board'

/** The one board of the chain. */
export function freeBoard(env: Pick<BookingEnv, 'FREE_BOARD'>): DurableObjectStub<FreeBoard> {
  return env.FREE_BOARD.getByName('chain', nearCustomers)
}

/** The days that the board knows of: those that anybody may book. */
export function daysOnBoard(now: number): LocalDate[] {
  return Array.from({ length: BOOKABLE_DAYS }, (_, days) => addDays(vietnamDay(now), days))
}

/** Whether the board knows of a day. */
export function isOnBoard(date: LocalDate, now: number): boolean {
  const days = daysBetween(vietnamDay(now), date)
  return days >= 0 && days < BOOKABLE_DAYS
}
