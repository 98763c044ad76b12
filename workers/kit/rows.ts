import * as z from 'zod'

/** A statement's rows, each read by its schema; throws where a row does not fit it. */
export async function allRows<T>(
  statement: D1PreparedStatement,
  schema: z.ZodType<T>,
): Promise<T[]> {
  return rowsIn(await statement.all(), schema)
}

/** A statement's first row, read by its schema; null without one. */
export async function firstRow<T>(
  statement: D1PreparedStatement,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const row = await statement.first()
  return row === null ? null : schema.parse(row)
}

/** The rows of one statement of a batch, each read by its schema. */
export function rowsIn<T>(result: D1Result | undefined, schema: z.ZodType<T>): T[] {
  if (!result) throw new Error('the batch has no such statement')
  return result.results.map((row) => schema.parse(row))
}

/** The first row of one statement of a batch; null without one. */
export function firstIn<T>(result: D1Result | undefined, schema: z.ZodType<T>): T | null {
  return rowsIn(result, schema)[0] ?? null
}

/** The only row of an aggregate in a batch; throws without one. */
export function rowIn<T>(result: D1Result | undefined, schema: z.ZodType<T>): T {
  const row = firstIn(result, schema)
  if (row === null) throw new Error('the statement has no row')
  return row
}

const totalRow = z.object({ total: z.int().nonnegative() })

/** The number that `SELECT count(*) AS total` of a batch found. */
export function totalIn(result: D1Result | undefined): number {
  return rowIn(result, totalRow).total
}

/** Which page of a list, from 1 on, and how many rows it has. */
export type Page = { page: number; pageSize: number }

/** Reads a page, and how many rows there are in all, in one round trip; `from` may have conditions. */
export async function readPage<Row>(
  db: D1Database,
  schema: z.ZodType<Row>,
  { columns, from, order }: { columns: string; from: string; order: string },
  binds: readonly unknown[],
  { page, pageSize }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, count] = await db.batch([
    db
      .prepare(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
      .bind(...binds, pageSize, (page - 1) * pageSize),
    db.prepare(`SELECT count(*) AS total FROM ${from}`).bind(...binds),
  ])
  return { rows: rowsIn(rows, schema), total: totalIn(count) }
}

/** The rows of a statement in a Durable Object's storage, each read by its schema. */
export function objectRows<T>(cursor: ObjectCursor, schema: z.ZodType<T>): T[] {
  return cursor.toArray().map((row) => schema.parse(row))
}

/** The first of these rows; undefined without one. */
export function firstObjectRow<T>(cursor: ObjectCursor, schema: z.ZodType<T>): T | undefined {
  return objectRows(cursor, schema)[0]
}

/** The result of `SqlStorage.exec`, as far as these functions read it. */
type ObjectCursor = { toArray: () => unknown[] }

/** A column of 0 and 1. */
export const flag = z.literal([0, 1]).transform((stored) => stored === 1)

/**
 * What a contract's schema reads, checked by it and left as it is: for JSON that is stored in the
 * form in which it is sent.
 */
export function asSent<S extends z.ZodType>(schema: S) {
  return z.custom<z.input<S>>((value) => schema.safeParse(value).success, 'not as it is sent')
}

/** A column that holds JSON, read by the schema of what is in it. */
export function jsonColumn<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
}
