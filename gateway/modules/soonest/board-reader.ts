import type { BoardEntry } from '../../../domain/board-entry'
import { putNewest } from '../../../domain/put-newest'
import { withTimeout } from '../../../domain/with-timeout'
import { BackendFailure, isAbsent } from '../../../workers/kit/connect'
import { vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'

/**
 * Ms for which a board is not read again. With the quarter of a second in which salon-days publish,
 * a booked hour is gone from every list within two seconds.
 */
const FRESH_MS = 1_500

/** While one request reads the board, others go on with the one before, unless it is older (ms). */
const SHARED_MS = 10_000

/** A board that cannot be read any more is shown for so long, with its time, in ms. */
const LAST_MS = 10 * 60_000

/** A request waits no longer for the board, in ms. */
const TIMEOUT_MS = 1_000

/** Most salons named to the board, which fetches those that it does not have. */
const MAX_REQUESTED_SALONS = 60

/** Availability by salon at an instant (epoch ms). */
export type Board = {
  seenAt: number
  entryOf: (salonId: number, date: string) => BoardEntry | undefined
}

/**
 * An isolate's copy of the board. `gone`: it cannot be read now. `absent`: the booking host has
 * none.
 */
export type BoardReader = {
  /** `wanted`: the salons that the response is about, nearest first. */
  read: (
    input: readonly number[],
    context: Pick<Context, 'backends' | 'now'>,
  ) => Promise<Board | 'gone' | 'absent'>
  /** Hours of single salons at a host without a board, by what they were asked for. */
  atHost: HostHours
}

/** A host's hours as a board would have them, with the instant (epoch ms) they were asked for. */
type SeenEntry = { entry: BoardEntry; seenAt: number }

/** Hours that a host has shown. */
export type HostHours = {
  /** Those that are not too old. */
  get: (key: string, now: number) => SeenEntry | undefined
  set: (key: string, seen: SeenEntry) => void
}

/** A host's hours are not asked for again within so many ms. */
const HOST_FRESH_MS = 60_000

/** Salon-days with services that an isolate remembers. */
const MAX_HOST_ENTRIES = 2_000

/** A memory of nothing yet. */
function createHostHours(): HostHours {
  const entries = new Map<string, SeenEntry>()
  return {
    get(key, now) {
      const seen = entries.get(key)
      return seen && now - seen.seenAt <= HOST_FRESH_MS ? seen : undefined
    },
    set: (key, seen) => putNewest(entries, key, seen, MAX_HOST_ENTRIES),
  }
}

/** Reads the board and then only what has changed; once for all requests of a moment. */
export function createBoardReader(): BoardReader {
  const entries = new Map<string, BoardEntry>()
  const entryOf = (salonId: number, date: string) => entries.get(`${salonId}:${date}`)
  let version = 0
  let seenAt = -Infinity
  let readingSince = -Infinity
  return {
    atHost: createHostHours(),
    async read(input, { backends, now }) {
      const age = now - seenAt
      const today = vietnamDay(now)
      const missing = input.filter((id) => !entryOf(id, today))
      const isBeingRead = now - readingSince < TIMEOUT_MS
      if (missing.length === 0 && age < (isBeingRead ? SHARED_MS : FRESH_MS))
        return { seenAt, entryOf }
      readingSince = now
      try {
        await withTimeout(TIMEOUT_MS, renew(input.slice(0, MAX_REQUESTED_SALONS), backends, now))
      } catch (error) {
        if (!(error instanceof BackendFailure)) throw error
        if (isAbsent(error)) return 'absent'
      } finally {
        readingSince = -Infinity
      }
      return now - seenAt < LAST_MS ? { seenAt, entryOf } : 'gone'
    },
  }

  async function renew(
    salonIds: readonly number[],
    backends: Context['backends'],
    now: number,
  ): Promise<void> {
    const changes = await backends.booking.readBoard({ since: version, salonIds: [...salonIds] })
    if (changes.isWhole) entries.clear()
    const today = vietnamDay(now)
    for (const [key, { date }] of entries) if (date < today) entries.delete(key)
    for (const entry of changes.entries) entries.set(`${entry.salonId}:${entry.date}`, entry)
    version = changes.version
    seenAt = Math.max(seenAt, now)
  }
}
