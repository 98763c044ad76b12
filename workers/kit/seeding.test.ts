import { expect, test } from 'vitest'
import { insertInto } from './seeding'

test('rows become one INSERT, with quotes doubled, switches as 1 and 0, and what is missing as NULL', () => {
  expect(
    insertInto('salon', [
      { id: 1, name: "L'Oréal", open: true },
      { id: 2, name: null, open: false },
    ]),
  ).toEqual(["INSERT INTO salon (id, name, open) VALUES (1, 'L''Oréal', 1), (2, NULL, 0)"])
  expect(insertInto('salon', [])).toEqual([])
})

test('no statement comes near the 100 KB that D1 takes, and no row is lost', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({ id, name: 'Phường Đống Đa '.repeat(4) }))
  const statements = insertInto('ward', rows)
  expect(statements.length).toBeGreaterThan(1)
  for (const sql of statements) expect(new TextEncoder().encode(sql).length).toBeLessThan(95_000)
  expect(statements.join().match(/\(\d+, /g)).toHaveLength(5000)
})
