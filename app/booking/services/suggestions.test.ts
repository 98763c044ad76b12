import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPerson } from '../group/person'
import {
  matches,
  newSuggestion,
  suggestedServices,
  suggestionFor,
  type SuggestionRule,
} from './suggestions'

const names: Record<string, string> = {
  1001: 'Cắt gội 10 bước',
  1010: 'Cắt xả tạo kiểu',
  1018: 'Uốn Hàn Quốc',
  1027: 'Nhuộm nâu công sở',
  1013: 'Gội Combo 2',
}
const chosen = (...ids: string[]) => ids.map((id) => ({ id, name: names[id] ?? `Dịch vụ ${id}` }))
const rule = (over: Partial<SuggestionRule>): SuggestionRule => ({
  rule: 'subset',
  selectedIds: [],
  pattern: null,
  serviceIds: ['1038'],
  title: 'Thêm?',
  ...over,
})

test.each<[string, Partial<SuggestionRule>, string[], boolean]>([
  [
    'B-209 equals: exactly these services',
    { rule: 'equals', selectedIds: ['1010'] },
    ['1010'],
    true,
  ],
  [
    'B-209 equals: in another order, named twice',
    { rule: 'equals', selectedIds: ['1013', '1010', '1010'] },
    ['1010', '1013'],
    true,
  ],
  [
    'B-209 equals: not with one more',
    { rule: 'equals', selectedIds: ['1010'] },
    ['1010', '1013'],
    false,
  ],
  [
    'B-209 equals: not with one less',
    { rule: 'equals', selectedIds: ['1010', '1013'] },
    ['1010'],
    false,
  ],
  [
    'B-209 equals: a rule about nothing is about emptyPerson',
    { rule: 'equals', selectedIds: [] },
    [],
    false,
  ],
  [
    'B-210 regex: the beginning of a name',
    { rule: 'regex', pattern: '^Uốn|^Nhuộm' },
    ['1010', '1027'],
    true,
  ],
  ['B-210 regex: not in the middle', { rule: 'regex', pattern: '^Uốn|^Nhuộm' }, ['1001'], false],
  [
    'B-210 regex: the ids in their order',
    { rule: 'regex', pattern: '^1001(,|$)' },
    ['1001', '1018'],
    true,
  ],
  ['B-210 regex: none is no match', { rule: 'regex', pattern: null }, ['1001'], false],
  [
    'B-210 regex: a broken pattern is no match',
    { rule: 'regex', pattern: '(Uốn' },
    ['1018'],
    false,
  ],
  [
    'B-210 regex: a pattern too long is no match',
    { rule: 'regex', pattern: `Uốn${'|x'.repeat(200)}` },
    ['1018'],
    false,
  ],
  ['B-211 default: among the chosen', { selectedIds: ['1001'] }, ['1001', '1018'], true],
  ['B-211 default: all of them needed', { selectedIds: ['1001', '1018'] }, ['1001'], false],
  [
    'B-211 any other word means default',
    { rule: 'default', selectedIds: ['1001'] },
    ['1001'],
    true,
  ],
  [
    'B-211 default: a rule about nothing is about emptyPerson',
    { selectedIds: [] },
    ['1001'],
    false,
  ],
])('%s', (_name, over, ids, isMatch) => {
  expect(matches(rule(over), chosen(...ids))).toBe(isMatch)
})

test.each([
  ['(uốn|nhuộm) hàn', 'Uốn Hàn Quốc'],
  ['(uốn )?hàn', 'Hàn Quốc'],
  ['^(ab)+$', 'abab'],
  ['^(a|b)c*$', 'bccc'],
  ['^a+b+$', 'aab'],
  ['^a{1,99}b{2}c*$', 'abbc'],
  [`^${'a?'.repeat(99)}$`, 'aaa'],
  ['ỐN', 'Uốn'],
  ['^.$', '👋'],
])('a pattern that ends soon is tried, whatever its case: %s [B-210]', (pattern, name) => {
  expect(matches(rule({ rule: 'regex', pattern }), [{ id: '1', name }])).toBe(true)
})

test.each([
  ['(a+)+$', 'aaa'],
  ['(a|a)*$', 'aaa'],
  ['(a*)*b', 'aab'],
  ['((a+))+$', 'aaa'],
  ['(.*)(.*)(.*)x', 'aax'],
  ['a+a+a+a+b', 'aaaab'],
  ['(a{1,99}){1,99}$', 'aaa'],
  ['(a)\\1*$', 'aaa'],
  ['(aab*)+', 'aab'],
  ['a{10,}b{1,}c{10,}', `${'a'.repeat(10)}b${'c'.repeat(10)}`],
  ['(?<x>a)\\k<x>', 'aa'],
  ['(a|b){2}', 'ab'],
  ['(a|b) *', 'a'],
  ['(a{2}b)+', 'aab'],
  ['((a))+', 'a'],
  ['((a)) {2}', 'a  '],
  ['a{1,}b*c+', 'abc'],
])(
  'a pattern that could take for ever is not tried, though it would match: %s [B-210]',
  (pattern, name) => {
    expect(matches(rule({ rule: 'regex', pattern }), [{ id: '1', name }])).toBe(false)
  },
)

test('a pattern has 200 characters at most, and is tried on the first 1000 of a name [B-210]', () => {
  const holds = (pattern: string, name: string) =>
    matches(rule({ rule: 'regex', pattern }), [{ id: '1', name }])
  expect([
    holds('x'.repeat(200), 'x'.repeat(200)),
    holds('x'.repeat(201), 'x'.repeat(201)),
  ]).toEqual([true, false])
  expect([holds('end', `${' '.repeat(997)}end`), holds('end', `${' '.repeat(998)}end`)]).toEqual([
    true,
    false,
  ])
})

const rules = [
  rule({ selectedIds: ['1001'], serviceIds: ['1038'] }),
  rule({ rule: 'equals', selectedIds: ['1010'], serviceIds: ['1013'] }),
  rule({ selectedIds: ['1001'], serviceIds: ['1041'] }),
]

test('the first rule that matches and has something to add is suggested, none when all of it is chosen [B-205]', () => {
  expect(suggestionFor(rules, chosen('1001'), { isConsultation: false })).toBe(rules[0])
  expect(suggestionFor(rules, chosen('1010'), { isConsultation: false })).toBe(rules[1])
  expect(suggestionFor(rules, chosen('1001', '1038'), { isConsultation: false })).toBe(rules[2])
  expect(suggestionFor(rules, chosen('1001', '1038', '1041'), { isConsultation: false })).toBeNull()
  expect(suggestionFor(rules, chosen('1018'), { isConsultation: false })).toBeNull()
})

test('an answered suggestion is not repeated for the same services [B-205, B-208]', () => {
  const draft = (...suggestedFor: string[]) => ({
    people: [{ ...emptyPerson, serviceIds: ['1001', '1018'] }] as const,
    current: 0,
    suggestedFor,
  })
  const sold = chosen('1001', '1018', '1041')
  expect(newSuggestion(draft(), rules, [...sold, ...chosen('1038')])).toBe(rules[0])
  expect(newSuggestion(draft(), rules, sold)).toBe(rules[2])
  expect(newSuggestion(draft(), rules, chosen('1001', '1018'))).toBeNull()
  expect(newSuggestion(draft('1001'), rules, sold)).toBe(rules[2])
  expect(newSuggestion(draft('1018', '1001'), rules, sold)).toBeNull()
})

test('a customer with a consultation, or without services, gets no suggestion [B-206]', () => {
  expect(suggestionFor(rules, chosen('1001'), { isConsultation: true })).toBeNull()
  expect(
    suggestionFor([rule({ rule: 'regex', pattern: '.*' })], [], { isConsultation: false }),
  ).toBeNull()
  const asks = (isConsultation: boolean) => ({
    people: [{ ...emptyPerson, serviceIds: ['1001'], isConsultation }] as const,
    current: 0,
    suggestedFor: [],
  })
  expect(newSuggestion(asks(false), rules, chosen('1001', '1038'))).toBe(rules[0])
  expect(newSuggestion(asks(true), rules, chosen('1001', '1038'))).toBeNull()
})

test('a suggested service is added as it is sold, and only once [B-207, O-26]', () => {
  const sold = [
    { id: '1038', price: 70_000, oldPrice: 90_000 },
    { id: '1041', price: 159_000, oldPrice: null },
  ]
  expect(suggestedServices(rule({ serviceIds: ['1041', '1038', '4242'] }), sold, ['1041'])).toEqual(
    [{ id: '1038', price: 70_000, oldPrice: 90_000 }],
  )
})

test('what equals is also a subset, and with one service more only the subset holds [B-209, B-211]', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }).map(String), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(ids, fc.integer({ min: 51, max: 99 }).map(String), (selectedIds, more) => {
      const holds = (kind: string, chosenIds: string[]) =>
        matches(rule({ rule: kind, selectedIds }), chosen(...chosenIds))
      expect([holds('equals', [...selectedIds].reverse()), holds('default', selectedIds)]).toEqual([
        true,
        true,
      ])
      expect([
        holds('equals', [...selectedIds, more]),
        holds('default', [...selectedIds, more]),
      ]).toEqual([false, true])
    }),
  )
})

test('a rule of which one service is chosen still has the other to add [B-205]', () => {
  const two = [rule({ selectedIds: ['1001'], serviceIds: ['1038', '1041'] })]
  expect(suggestionFor(two, chosen('1001', '1038'), { isConsultation: false })).toBe(two[0])
})

test('exactly these services are not as many others [B-209]', () => {
  const two = rule({ rule: 'equals', selectedIds: ['1001', '1018'] })
  expect(matches(two, chosen('1001', '1010'))).toBe(false)
})

test.each([
  ['as many others', ['1001', '1010']],
  ['one more', ['1001', '1018', '1010']],
  ['one less', ['1001']],
])('what was answered for %s is suggested again [B-208]', (_what, suggestedFor) => {
  const draft = {
    people: [{ ...emptyPerson, serviceIds: ['1001', '1018'] }] as const,
    current: 0,
    suggestedFor,
  }
  expect(newSuggestion(draft, rules, chosen('1001', '1018', '1038'))).toBe(rules[0])
})
