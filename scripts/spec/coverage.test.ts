import { expect, test } from 'vitest'
import { coverageOf, holds, idsOf, requirementsOf, titlesOf } from './coverage.ts'

const list = requirementsOf(`
## H — home
### H1 Routes (§1)
- H-001 Route / serves Home.
  > decided: as it says (O-01).
- H-002 Route /booking serves the booking flow.
### H2 Texts
- H-003 A text.
- O-01 A conflict.
`)

function titles(source: string) {
  return titlesOf('some.test.ts', source)
}

function textsOf(source: string): string[] {
  return titles(source).map(({ text }) => text)
}

test('requirements are the lines with an id, below their heading; the margin is none', () => {
  expect(list.map(({ id, section }) => [id, section])).toEqual([
    ['H-001', 'H1 Routes (§1)'],
    ['H-002', 'H1 Routes (§1)'],
    ['H-003', 'H2 Texts'],
    ['O-01', 'H2 Texts'],
  ])
})

test('titles are read from tests, groups and tables; not from steps, comments and other calls', () => {
  const source = [
    "test('plain', run)",
    'it.only("quoted", run)',
    "test.describe('group', () => { test.skip('inner', run) })",
    "test.each([['a'], ['b']])('row %s', run)",
    'test(`made of ${parts} here`, run)',
    "test('in ' + 'two', run)",
    "test.step('a step', run)",
    "other('no test', run)",
    "// test('a comment', run)",
    'test(name, run)',
  ].join('\n')
  expect(textsOf(source)).toEqual([
    'plain',
    'quoted',
    'group',
    'inner',
    'row %s',
    'made of ${…} here',
    'in two',
  ])
  expect(titles(source)[4]).toMatchObject({ file: 'some.test.ts', line: 4 })
})

test('a range names each of its ids, and counts as one', () => {
  const [title] = titles("test('all [B-008…B-011, H-001..H-002, B-015..017]', run)")
  expect(title && idsOf(title)).toEqual([
    ...['B-008', 'B-009', 'B-010', 'B-011'],
    ...['H-001', 'H-002'],
    ...['B-015', 'B-016', 'B-017'],
  ])
  expect(coverageOf(list, title ? [title] : []).crowded).toEqual([])
})

test('ids of a table count where the brackets of the title take them, and nowhere else', () => {
  const table = "[['H-001', 'x'], ['H-002', 'y']]"
  const taking = titles(`for (const [id, x] of ${table}) test(\`\${x} holds [\${id}]\`, run)`)
  expect(taking.flatMap(idsOf)).toEqual(['H-001', 'H-002'])
  expect(coverageOf(list, taking).misplaced).toEqual([])
  expect(titles(`for (const [id] of ${table}) test('a row', run)`).flatMap(idsOf)).toEqual([])
})

test('coverage counts by section and lists what is unnamed, unknown, crowded or misplaced', () => {
  const coverage = coverageOf(
    list,
    titles(`
      test('home is served [H-001, O-01]', run)
      test('H-001 comes first', run)
      test('twice H-001 [H-001]', run)
      test('in words [see H-001]', run)
      test('strange [H-009]', run)
      test('too many [H-001, H-001, H-001, H-001]', run)
      test('no requirement', run)
      test('on wide screens [H-001] @wide', run)
    `),
  )
  expect(coverage.sections).toEqual([
    { name: 'H1 Routes (§1)', named: 1, all: 2 },
    { name: 'H2 Texts', named: 0, all: 1 },
  ])
  expect(coverage.unnamed.map(({ id }) => id)).toEqual(['H-002', 'H-003'])
  expect(coverage.unknown.map(({ id }) => id)).toEqual(['H-009'])
  expect(coverage.crowded.map(({ text }) => text)).toEqual([
    'too many [H-001, H-001, H-001, H-001]',
  ])
  expect(coverage.misplaced.map(({ line }) => line)).toEqual([3, 4, 5])
})

test('the list holds when each requirement is named, no id is unknown, and titles cite few ids at their end', () => {
  const all = "test('home [H-001]', run); test('the rest [H-002, H-003]', run)"
  expect(holds(coverageOf(list, titles(all)))).toBe(true)
  expect(holds(coverageOf(list, titles(`${all}; test('more [O-09]', run)`)))).toBe(false)
  expect(holds(coverageOf(list, titles("test('home [H-001]', run)")))).toBe(false)
  expect(holds(coverageOf(list, titles(`${all}; test('H-001 first', run)`)))).toBe(false)
  const four = '[H-001, H-002, H-003, O-01]'
  expect(holds(coverageOf(list, titles(`${all}; test('all ${four}', run)`)))).toBe(false)
})
