/** Minutes after which a try is forgotten: its bucket may name an address or a phone. */
const WINDOW_MINUTES = 60

/** Counts a try in the `attempt` table that a backend keeps, and tells whether it is one too many within this minute; `now` in epoch ms. Old ones are swept by the first try of a bucket's minute. */
export async function isTooOften(
  db: D1Database,
  bucket: string,
  limit: number,
  now: number,
): Promise<boolean> {
  const minute = Math.floor(now / 60_000)
  const row = await db
    .prepare(
      'INSERT INTO attempt (bucket, minute, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count',
    )
    .bind(bucket, minute)
    .first<{ count: number }>()
  const count = row?.count ?? 0
  if (count === 1)
    await db
      .prepare('DELETE FROM attempt WHERE minute < ?')
      .bind(minute - WINDOW_MINUTES)
      .run()
  return count > limit
}

/** Seconds until the minute is over in which tries are counted. */
export function secondsToNextMinute(now: number): number {
  return 60 - (Math.floor(now / 1000) % 60)
}
