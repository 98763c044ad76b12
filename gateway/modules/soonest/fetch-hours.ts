import { BOARD_PEOPLE, type BoardEntry } from '../../../domain/board-entry'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { withTimeout } from '../../../domain/with-timeout'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'

/**
 * Requests to salons that the board does not have: salons per wave, number of waves, and ms per
 * wave.
 */
const PER_WAVE = 6
const WAVES = 2
const WAVE_MS = 300

/** The query to the salons. */
export type HoursAtSalons = {
  /** Nearest first. */
  salonIds: readonly number[]
  dates: readonly string[]
  serviceIds: readonly number[]
  /** Null for anybody. */
  stylistId: number | null
}

/**
 * The hours of some salons as the board would have them for these services; salons that do not
 * respond in time are missing.
 */
export async function fetchHoursOfSalons(
  { salonIds, dates, serviceIds, stylistId }: HoursAtSalons,
  { backends }: Pick<Context, 'backends'>,
): Promise<BoardEntry[]> {
  const found: BoardEntry[] = []
  for (let wave = 0; wave < WAVES; wave++) {
    const some = salonIds.slice(wave * PER_WAVE, (wave + 1) * PER_WAVE)
    if (some.length === 0) break
    const responses = some.flatMap((salonId) => dates.map((date) => fetchDay(salonId, date)))
    await withTimeout(WAVE_MS, Promise.all(responses))
  }
  return [...found]

  async function fetchDay(salonId: number, date: string): Promise<void> {
    const hours = await nullIfBackendFails(
      backends.booking.listHours({
        salonId,
        bookDate: date,
        listServiceId: [...serviceIds],
        stylistId: stylistId ?? 0,
        customerPhone: undefined,
        utmSource: undefined,
      }),
    )
    if (!hours) return
    const free = new Map(hours.groups.flatMap((group) => group.hours).map((one) => [one.id, one]))
    const digits = (count: (hourId: number) => number) =>
      Array.from({ length: LAST_HOUR_ID }, (_none, index) => digitsOf(count(index + 1))).join('')
    found.push({
      salonId,
      date,
      stylists: digits((hourId) => free.get(hourId)?.freeStylists ?? 0),
      skinners: digits((hourId) => free.get(hourId)?.freeSkinners ?? 0),
    })
  }
}

/** People who are free for the requested length count as free for any length of the board. */
function digitsOf(count: number): string {
  return '9'.repeat(Math.min(count, BOARD_PEOPLE)).padEnd(BOARD_PEOPLE, '0')
}
