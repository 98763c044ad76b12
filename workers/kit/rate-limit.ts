import * as z from 'zod'
import { allRows } from './rows'
import { coded, type Message, type tooManyDto } from './message'

/** Minutes after which a try is deleted: its bucket may name an address or a phone. */
const WINDOW_MINUTES = 60

/** A counted bucket with its limit per minute. */
export type Limit = { bucket: string; limit: number }

/**
 * Counts one try in each bucket in the backend's `attempt` table and returns whether any limit of
 * this minute is exceeded; `now` in epoch ms. The first try of a bucket's minute deletes old ones.
 */
async function exceedsRateLimit(
  db: D1Database,
  limits: readonly Limit[],
  now: number,
): Promise<boolean> {
  if (limits.length === 0) return false
  const buckets = limits.map(({ bucket }) => bucket)
  const tries = await allRows(countTries(db, buckets, now), triesRow)
  if (tries.some(({ count }) => count === 1))
    await db
      .prepare('DELETE FROM attempt WHERE minute < ?')
      .bind(minuteOf(now) - WINDOW_MINUTES)
      .run()
  return tries.some(({ bucket, count }) =>
    limits.some((limit) => limit.bucket === bucket && count > limit.limit),
  )
}

/** Tries of a bucket within the minute, the ones just counted included. */
export const triesRow = z.object({ bucket: z.string(), count: z.int() })

/**
 * Counts a try for each time that a bucket is named; `triesRow` reads its rows. For callers
 * that count together with other queries.
 */
export function countTries(
  db: D1Database,
  buckets: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO attempt (bucket, minute, count)
       SELECT value, ?2, COUNT(*) FROM json_each(?1)
       WHERE true GROUP BY value
       ON CONFLICT DO UPDATE SET count = count + excluded.count RETURNING bucket, count`,
    )
    .bind(JSON.stringify(buckets), minuteOf(now))
}

/** Reads the tries of buckets within the minute without counting one; `triesRow` reads its rows. */
export function selectTries(
  db: D1Database,
  buckets: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      'SELECT bucket, count FROM attempt WHERE minute = ?2 AND bucket IN (SELECT value FROM json_each(?1))',
    )
    .bind(JSON.stringify(buckets), minuteOf(now))
}

/**
 * Counts within the minute in this isolate's memory, for what has no database: seconds to wait
 * where a bucket exceeds the limit, else 0.
 */
export function createMinuteRateLimiter(most: number): (bucket: string, now: number) => number {
  let minute = 0
  const counts = new Map<string, number>()
  return (bucket, now) => {
    if (minuteOf(now) !== minute) counts.clear()
    minute = minuteOf(now)
    const count = (counts.get(bucket) ?? 0) + 1
    counts.set(bucket, count)
    return count > most ? secondsToNextMinute(now) : 0
  }
}

function minuteOf(now: number): number {
  return Math.floor(now / 60_000)
}

/** Seconds until the minute is over in which tries are counted. */
export function secondsToNextMinute(now: number): number {
  return 60 - (Math.floor(now / 1000) % 60)
}

/** A call's reply to a client that has tried too often. */
export type TooManyReply = { status: 429; body: z.output<typeof tooManyDto> }

/** The reply to a client that may try again after some seconds. */
export function tooManyReply(
  retryAfterSeconds: number,
  message: Message = coded('TOO_MANY_TRIES_MINUTE'),
): TooManyReply {
  return { status: 429, body: { message, retryAfterSeconds } }
}

/** Counts a try in each bucket; the reply to a client that exceeds a limit per minute, else null. */
export async function tooManyTries(
  db: D1Database,
  limits: readonly Limit[],
  now: number,
  message?: Message,
): Promise<TooManyReply | null> {
  const isTooMuch = await exceedsRateLimit(db, limits, now)
  return isTooMuch ? tooManyReply(secondsToNextMinute(now), message) : null
}
