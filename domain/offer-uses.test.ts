import { expect, test } from 'vitest'
import { type OfferGrant, usesLeft } from './offer-uses'

const [may, june] = ['2027-05-20', '2027-06-01']
const grant = (given: number, until?: string | null) => ({ offerId: 1, given, until })
const use = (uses: number, until: string | null = null, offerId = 1) => ({ offerId, uses, until })
const left = (grants: readonly OfferGrant[], spent: Parameters<typeof usesLeft>[1]) =>
  usesLeft(grants, spent).map((one) => one.left)

test('a spent use is taken off the grant with its last day, and once where there are two', () => {
  const others = [use(6, '2026-05-20'), use(5, may, 2)]
  const grants = [grant(7, may), grant(3, june)]
  expect(left(grants, [use(2, may), use(1, june), ...others])).toEqual([5, 2])
  expect(left([grant(2, may), grant(2, may)], [use(3, may)])).toEqual([0, 1])
  expect(left([grant(2, may), grant(2, june)], [use(3, may)])).toEqual([0, 2])
})

test('a spent use without a last day is of the grant without one, then of the others in order', () => {
  expect(left([grant(7, may), grant(7, june)], [use(3)])).toEqual([4, 7])
  expect(left([grant(7, may), grant(7, june)], [use(4), use(4)])).toEqual([0, 6])
  const grants = [grant(2, may), grant(1, null), grant(2, june)]
  expect(left(grants, [use(3), use(1, may)])).toEqual([0, 0, 1])
})

test('each spent use is of the grant whose last day is left out', () => {
  expect(left([grant(7)], [use(2, may), use(3), use(4, june, 2)])).toEqual([2])
  expect(left([grant(1)], [use(2, may)])).toEqual([0])
})
