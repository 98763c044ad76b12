/** Counts a try in the `attempt` table that a backend keeps, and tells whether it is one too many within this minute; `now` in epoch ms. */
export async function isTooOften(db: D1Database, bucket: string, limit: number, now: number): Promise<boolean> {
  const row = await db
    .prepare('INSERT INTO attempt (bucket, minute, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count')
    .bind(bucket, Math.floor(now / 60_000))
    .first<{ count: number }>()
  return (row?.count ?? 0) > limit
}

/** Seconds until the minute is over in which tries are counted. */
export function secondsToNextMinute(now: number): number {
  return 60 - (Math.floor(now / 1000) % 60)
}
