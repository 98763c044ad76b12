import { DAY_MS } from '../../domain/durations'
import { randomCharacters } from '../kit/ids'
import type { LocalDate } from '../kit/values'
import { instantOf } from '../kit/vietnam-time'

/** A code that a customer shows at the salon: VQ and ten random characters (50 bits). */
export function giftCode(): string {
  return `VQ${randomCharacters(10)}`
}

/** The last instant (epoch ms) of a code that works for so many days after the one it was given on. */
export function lastInstantOf(givenOn: LocalDate, validDays: number): number {
  return instantOf(givenOn, 0) + (validDays + 1) * DAY_MS - 1
}
