import * as z from 'zod'
import { firstRow, jsonColumn } from '../../kit/rows'

const copyRow = z.object({ body: jsonColumn(z.unknown()) })

/**
 * The last stored response of another backend under a name, undefined when there is none; parsed
 * JSON that the reader must validate.
 */
export async function readCopy(db: D1Database, name: string): Promise<unknown> {
  const copy = db.prepare('SELECT body FROM neighbour_copy WHERE name = ?').bind(name)
  return (await firstRow(copy, copyRow))?.body
}

/** The newest of the copies whose names match a GLOB pattern. */
export async function readNewestCopy(db: D1Database, pattern: string): Promise<unknown> {
  const newest = db
    .prepare('SELECT body FROM neighbour_copy WHERE name GLOB ? ORDER BY seen_at DESC LIMIT 1')
    .bind(pattern)
  return (await firstRow(newest, copyRow))?.body
}

/** Stores a response of another backend; one that says the same again is not written. */
export async function saveCopy(
  db: D1Database,
  name: string,
  value: unknown,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO neighbour_copy (name, body, seen_at)
       VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET body = excluded.body, seen_at = excluded.seen_at
       WHERE body <> excluded.body`,
    )
    .bind(name, JSON.stringify(value), now)
    .run()
}
