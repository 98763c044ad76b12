import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitDefaults, limitOf } from '../../workers/booking/limits'

test('the table of limits names each of the booking backend, with the number that the code has', () => {
  const rows = readFileSync('docs/limits.md', 'utf8').split('\n')
  for (const [name, number] of Object.entries(limitDefaults)) {
    const row = rows.find((line) => line.startsWith('| `') && line.includes(`\`${name}\``))
    expect(row, name).toMatch(new RegExp(`\\b${number}\\b`))
  }
})

test('a variable changes its limit, and a senseless one is ignored', () => {
  expect(limitOf({ LOOKUPS_PER_ADDRESS: '3' }, 'LOOKUPS_PER_ADDRESS')).toBe(3)
  for (const text of ['', '0', '-1', '2.5', 'many'])
    expect(limitOf({ LOOKUPS_PER_ADDRESS: text }, 'LOOKUPS_PER_ADDRESS')).toBe(30)
})
