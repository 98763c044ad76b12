import { expect, test } from 'vitest'
import { instantOf } from '../kit/vietnam-time'
import { isOffered, type PhoneFacts, roleOf } from './role'

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
  expect(roleOf(null, '2026-11-30', null)).toMatchObject({
    activeDays: 2,
    dates: ['2026-11-30', '2026-12-01', '2026-12-02'],
  })
  expect(roleOf(member, '2026-11-30', null)).toMatchObject({ activeDays: 3 })
})

test('an unknown phone has no member type and books for nobody else, a member has his type [B-159]', () => {
  expect(roleOf(null, '2026-11-30', null)).toMatchObject({
    memberType: 0,
    mayBookForOthers: false,
  })
  expect(roleOf(member, '2026-11-30', null)).toMatchObject({ memberType: 3 })
})

test('the days of a salon that opens later begin with its first day [B-191]', () => {
  expect(roleOf(null, '2026-11-21', '2026-11-23').dates).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
  expect(roleOf(null, '2026-11-24', '2026-11-23').dates[0]).toBe('2026-11-24')
})

test('a salon offers three days, and before its opening its first three [B-191, O-06]', () => {
  const offered = (salonOpens: string | null) =>
    Array.from({ length: 9 }, (_, day) => `2026-11-2${String(day)}`).filter((date) =>
      isOffered(date, instantOf('2026-11-22', 23 * 60 + 59), salonOpens),
    )
  expect(offered(null)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  expect(offered('2026-11-25')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
})
