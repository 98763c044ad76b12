import { createHash } from 'node:crypto'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import type { MeantChange } from './changes.ts'
import { promiseOf, readRelease, type Release } from './files.ts'
import { judge, nextRelease, releaseFirst, unreleased } from './releasing.ts'

const SDL = `
  type Query { "Said." salon(id: Int!, lang: String = "vi"): Salon  hours(input: HoursInput!): Hours }
  type Salon { id: Int!  name: String! }
  union Hours = Free | Closed
  type Free { at: Tag! }
  type Closed { message: String! }
  enum Tag { NEW HOT }
  input HoursInput { salonId: Int!  street: String = "" }
`
const texts = {
  a: 'query SalonPage { salon(id: 1) { name } }',
  b: 'query Times { hours(input: { salonId: 1 }) { __typename } }',
}

function present(sdl: string, documents: Record<string, string> = texts) {
  return { schema: buildSchema(sdl), documents }
}

function release(meant: MeantChange[] = []): Release {
  return {
    ...nextRelease(present(SDL), { sdl: '', documents: {}, meant: [] }, '2026-11-21'),
    meant,
  }
}

const changed = (from: string, to: string) => present(SDL.replace(from, to))

test('a field that no released document names may go', () => {
  expect(judge(changed('id: Int!  name', 'name'), release()).problems).toEqual([])
})

test.each([
  ['a field that is gone', 'name: String!', 'slug: String!', 'Salon.name was removed.'],
  [
    'a field that may be null now',
    'name: String!',
    'name: String',
    'Salon.name changed type from String! to String.',
  ],
  [
    'an argument that must be given',
    'salon(id: Int!',
    'salon(at: Int!, id: Int!',
    'A required arg at on Query.salon was added.',
  ],
  [
    'an input field that must be given',
    'street: String = ""',
    'street: String!',
    'HoursInput.street changed type from String to String!.',
  ],
  ['a value that is gone', 'NEW HOT', 'NEW', 'HOT was removed from enum type Tag.'],
  ['a member that is gone', 'Free | Closed', 'Free', 'Closed was removed from union type Hours.'],
  [
    'another default of an argument',
    '"vi"',
    '"en"',
    'Query.salon arg lang has changed defaultValue from "vi" to "en".',
  ],
  [
    'another default of an input field',
    '= ""',
    '= "x"',
    'HoursInput.street has changed defaultValue from "" to "x".',
  ],
])('%s fails, is named, and can be meant', (_what, from, to, change) => {
  const [problem] = judge(changed(from, to), release()).problems
  expect(problem).toContain(change)
  expect(problem).toContain(
    `schema/released/meant-changes.json: ${JSON.stringify({ change, reason: '…', date: 'YYYY-MM-DD' })}`,
  )
  expect(
    judge(
      changed(from, to),
      release([{ change, reason: 'no request in a month', date: '2026-11-21' }]),
    ).problems,
  ).toEqual([])
})

test('documents of released pages that a change would refuse are named', () => {
  expect(judge(changed('name: String!', 'slug: String!'), release()).problems[1]).toBe(
    'Documents of released pages that would be refused: SalonPage.',
  )
})

test.each([
  ['a field', 'name: String!', 'name: String! slug: String!', []],
  [
    'another order and other words',
    SDL,
    SDL.replace('"Said."', '"Told."').replace('id: Int!  name: String!', 'name: String! id: Int!'),
    [],
  ],
  [
    'an argument',
    'id: Int!,',
    'id: Int!, at: Int,',
    ['An optional arg at on Query.salon was added.'],
  ],
  ['a value', 'NEW HOT', 'NEW HOT OLD', ['OLD was added to enum type Tag.']],
  ['a member', 'Free | Closed', 'Free | Closed | Salon', ['Salon was added to union type Hours.']],
  [
    'an input field',
    'salonId: Int!',
    'salonId: Int! at: Int',
    ['An optional field at on input type HoursInput was added.'],
  ],
] as const)('an addition breaks nothing: %s', (_what, from, to, notes) => {
  expect(judge(changed(from, to), release())).toEqual({ problems: [], notes })
})

test('an entry without a matching change, a reason or a day is refused', () => {
  const stale = {
    change: 'Salon.name was removed.',
    reason: 'no request in a month',
    date: '2026-11-21',
  }
  expect(judge(present(SDL), release([stale])).problems).toEqual([
    'schema/released/meant-changes.json, "Salon.name was removed.": no such change breaks ' +
      'anything; take the entry out.',
  ])
  const { problems } = judge(
    changed('name: String!', 'slug: String!'),
    release([{ ...stale, reason: '…', date: 'YYYY-MM-DD' }]),
  )
  expect(problems.map((problem) => problem.split('": ')[1])).toEqual([
    'say why in `reason`.',
    'say in `date` on which day that was decided.',
  ])
})

test('a release keeps documents of open pages for 30 days, unless broken on purpose', () => {
  const without = present(SDL, { b: texts.b })
  const second = nextRelease(without, release(), '2026-12-01')
  expect(second.documents).toEqual({
    a: { text: texts.a, leftOn: '2026-12-01' },
    b: { text: texts.b },
  })
  expect(nextRelease(without, second, '2026-12-30').documents).toHaveProperty('a')
  expect(nextRelease(without, second, '2026-12-31').documents).not.toHaveProperty('a')
  expect(nextRelease(present(SDL), second, '2026-12-02').documents.a, 'back on the site').toEqual({
    text: texts.a,
  })
  expect(
    nextRelease(
      present(SDL.replace('name: String!', 'slug: String!'), { b: texts.b }),
      release(),
      '2026-12-01',
    ).documents,
  ).not.toHaveProperty('a')
  expect(
    nextRelease(present(SDL), release([{ change: 'x', reason: '', date: '' }]), '2026-12-01').meant,
  ).toEqual([])
})

test('an unreleased change blocks a deployment', () => {
  expect(unreleased(present(SDL), release())).toEqual([])
  expect(
    unreleased(changed('name: String!', 'name: String! slug: String!'), release())[0],
  ).toContain('the schema has changed since the last release')
  expect(unreleased(present(SDL, { ...texts, c: '{ now }' }), release())[0]).toContain(
    'the site sends 1 other documents since',
  )
  const left = nextRelease(present(SDL, { b: texts.b }), release(), '2026-12-01')
  expect(unreleased(present(SDL), left)[0]).toContain('the site sends 1 other documents since')
})

test('only what goes to customers must be released first', () => {
  expect(releaseFirst('preview')).toEqual([])
})

test('the released files are the sorted schema without descriptions, and hashed documents', () => {
  const { sdl, documents } = readRelease()
  expect(promiseOf(buildSchema(sdl))).toBe(sdl)
  expect(sdl).not.toContain('"""')
  expect(Object.keys(documents).length).toBeGreaterThan(20)
  for (const [id, { text }] of Object.entries(documents))
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(id)
})
