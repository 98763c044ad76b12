/** The attempts to book within the minute of `now` (epoch ms), of each bucket that has any: rows of `bucket` and `count`. */
export function selectAttempts(
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

/** Counts an attempt for each bucket, as often as it is named. */
export function countAttempts(
  db: D1Database,
  buckets: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO attempt (bucket, minute, count) SELECT value, ?2, COUNT(*) FROM json_each(?1) WHERE true GROUP BY value
       ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    )
    .bind(JSON.stringify(buckets), minuteOf(now))
}

function minuteOf(now: number): number {
  return Math.floor(now / 60_000)
}
