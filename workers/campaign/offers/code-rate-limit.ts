const MINUTE_MS = 60_000

/** Counts a try to use a code in each bucket, and tells whether any had more than its limit within this minute. */
export async function isTooOften(
  db: D1Database,
  buckets: readonly { name: string; limit: number }[],
  now: number,
): Promise<boolean> {
  const minute = Math.floor(now / MINUTE_MS)
  const [counted] = await db.batch<{ bucket: string; count: number }>([
    db
      .prepare(
        'INSERT INTO code_try (bucket, minute, count) SELECT value, ?2, 1 FROM json_each(?1) WHERE true ON CONFLICT DO UPDATE SET count = count + 1 RETURNING bucket, count',
      )
      .bind(JSON.stringify(buckets.map(({ name }) => name)), minute),
    db.prepare('DELETE FROM code_try WHERE minute < ?').bind(minute - 60),
  ])
  return counted!.results.some(
    (row) => row.count > (buckets.find(({ name }) => name === row.bucket)?.limit ?? Infinity),
  )
}
