import * as z from 'zod'
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import {
  allRows,
  asSent,
  firstIn,
  firstObjectRow,
  firstRow,
  flag,
  jsonColumn,
  objectRows,
  readPage,
  rowIn,
  rowsIn,
  totalIn,
} from './rows'

const { DB } = env as unknown as { DB: D1Database }

const row = z.object({ id: z.int(), isShown: flag, tags: jsonColumn(z.array(z.string())) })
const SELECT = `SELECT 1 AS id, 1 AS isShown, '["a"]' AS tags, 2 AS unread`
const none = 'SELECT 1 AS id WHERE 0'

test('rows are read by their schema: flags as booleans, JSON as what it holds', async () => {
  const read = { id: 1, isShown: true, tags: ['a'] }
  expect(await allRows(DB.prepare(SELECT), row)).toEqual([read])
  expect(await firstRow(DB.prepare(SELECT), row)).toEqual(read)
  const [one, empty] = await DB.batch([DB.prepare(SELECT), DB.prepare(none)])
  expect(rowsIn(one, row)).toEqual([read])
  expect(rowIn(one, row)).toEqual(read)
  expect(firstIn(empty, row)).toBeNull()
  expect(await firstRow(DB.prepare(none), row)).toBeNull()
})

test.each([
  ['a text for a number', "SELECT 'one' AS id, 1 AS isShown, '[]' AS tags"],
  ['a flag of 2', "SELECT 1 AS id, 2 AS isShown, '[]' AS tags"],
  ['JSON of another kind', "SELECT 1 AS id, 1 AS isShown, '{}' AS tags"],
  ['a missing column', 'SELECT 1 AS id, 1 AS isShown'],
])('a row that does not fit throws: %s', async (_what, query) => {
  await expect(allRows(DB.prepare(query), row)).rejects.toThrow()
})

test('an aggregate without a row, and a statement that the batch does not have, throw', async () => {
  const [empty, count] = await DB.batch([DB.prepare(none), DB.prepare('SELECT 3 AS total')])
  expect(totalIn(count)).toBe(3)
  expect(() => rowIn(empty, row)).toThrow('no row')
  expect(() => rowsIn(undefined, row)).toThrow('no such statement')
})

test('a page has its rows in order, and how many there are on all pages', async () => {
  const numbers = { columns: 'value AS id', from: 'json_each(?)', order: 'value' }
  const read = (page: number) =>
    readPage(DB, z.object({ id: z.int() }), numbers, ['[3, 1, 2]'], { page, pageSize: 2 })
  expect(await read(1)).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 3 })
  expect(await read(2)).toEqual({ rows: [{ id: 3 }], total: 3 })
  expect(await read(3)).toEqual({ rows: [], total: 3 })
})

test('JSON that is stored as it is sent is checked by what its reader makes of it, and left as it is', async () => {
  const sent = z.object({ title: z.string() }).transform(({ title }) => ({ name: title }))
  const stored = z.object({ body: jsonColumn(asSent(sent)) })
  const reads = (body: string) => firstRow(DB.prepare('SELECT ? AS body').bind(body), stored)
  expect(await reads('{"title":"Side Part"}')).toEqual({ body: { title: 'Side Part' } })
  await expect(reads('{"name":"Side Part"}')).rejects.toThrow('not as it is sent')
})

test('rows of an object are read by their schema, and throw where one does not fit it', () => {
  const cursor = (...rows: unknown[]) => ({ toArray: () => rows })
  const stored = { id: 1, isShown: 1, tags: '["a"]', unread: 2 }
  const read = { id: 1, isShown: true, tags: ['a'] }
  expect(objectRows(cursor(stored, stored), row)).toEqual([read, read])
  expect(firstObjectRow(cursor(stored), row)).toEqual(read)
  expect(firstObjectRow(cursor(), row)).toBeUndefined()
  expect(() => objectRows(cursor(stored, { ...stored, id: 'one' }), row)).toThrow()
})
