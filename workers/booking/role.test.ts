import { expect, test } from 'vitest'
import { instantOf } from '../kit/vietnam-time'
import { isOffered, lastDayOf, nextSale, type PhoneFacts, roleOf } from './role'

/** The instant of noon. */
const noon = (day: string) => instantOf(day, 12 * 60)

/** A salon that has been open for long and has no sale. */
const usual = { opens: null, sales: [] }

const member: PhoneFacts = {
  phone: '0912345678',
  memberType: 3,
  requiresCode: false,
  mayBookForOthers: false,
  days: 3,
  isGenZ: false,
  roleBreaks: false,
}

test('an unknown phone may choose from two of three offered days, a member from all [B-213, B-361, O-06]', () => {
  expect(roleOf(null, noon('2026-11-30'), usual)).toMatchObject({
    activeDays: 2,
    dates: ['2026-11-30', '2026-12-01', '2026-12-02'],
  })
  expect(roleOf(member, noon('2026-11-30'), usual)).toMatchObject({ activeDays: 3 })
})

test('an unknown phone has no member type and books for nobody else, a member has his type [B-159]', () => {
  expect(roleOf(null, noon('2026-11-30'), usual)).toMatchObject({
    memberType: 0,
    mayBookForOthers: false,
  })
  expect(roleOf(member, noon('2026-11-30'), usual)).toMatchObject({ memberType: 3 })
})

test('the days of a salon that opens later begin with its first day [B-191]', () => {
  expect(roleOf(null, noon('2026-11-21'), { opens: '2026-11-23', sales: [] }).dates).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
  expect(roleOf(null, noon('2026-11-24'), { opens: '2026-11-23', sales: [] }).dates[0]).toBe(
    '2026-11-24',
  )
})

test('a salon offers three days, and before its opening its first three [B-191, O-06]', () => {
  const offered = (opens: string | null) =>
    Array.from({ length: 9 }, (_, day) => `2026-11-2${String(day)}`).filter((date) =>
      isOffered(date, instantOf('2026-11-22', 23 * 60 + 59), { opens, sales: [] }),
    )
  expect(offered(null)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  expect(offered('2026-11-25')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
})

/** Tết 2027 is sold from 9h on 15 January. */
const tet = { opensAt: instantOf('2027-01-15', 9 * 60), lastDay: '2027-02-14' }
const selling = { opens: null, sales: [tet] }

test('from the instant of a sale anybody may book two weeks ahead, and not a millisecond before [B-213, B-215]', () => {
  expect(roleOf(null, tet.opensAt - 1, selling)).toMatchObject({ activeDays: 2 })
  expect(roleOf(null, tet.opensAt - 1, selling).dates).toHaveLength(3)
  const role = roleOf(null, tet.opensAt, selling)
  expect([role.activeDays, role.dates.length, lastDayOf(role)]).toEqual([14, 14, '2027-01-28'])
  expect(isOffered('2027-01-28', tet.opensAt, selling)).toBe(true)
  expect(isOffered('2027-01-29', tet.opensAt, selling)).toBe(false)
})

test('a sale ends with its last day, and never takes a day away [B-215]', () => {
  expect(lastDayOf(roleOf(null, noon('2027-02-09'), selling))).toBe('2027-02-14')
  expect(roleOf(member, noon('2027-02-13'), selling)).toMatchObject({ activeDays: 3 })
  expect(roleOf(null, noon('2027-03-01'), selling)).toMatchObject({ activeDays: 2 })
  expect(roleOf(null, noon('2027-03-01'), selling).dates).toHaveLength(3)
})

test('a sale is announced in the two weeks before it', () => {
  expect(nextSale(noon('2026-12-31'), selling)).toBe(null)
  expect(nextSale(noon('2027-01-08'), selling)).toBe(tet.opensAt)
  expect(nextSale(tet.opensAt, selling)).toBe(null)
  expect(nextSale(noon('2027-01-08'), usual)).toBe(null)
})
