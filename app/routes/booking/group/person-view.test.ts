import { expect, test } from 'vitest'
import { viewOf, withoutRefused, type ChosenOffer } from './person-view'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { soldCatalogue } from '../testing/screen-data'
import { withoutUnsold } from './people.server'

const service = { id: '1001', price: 120_000, oldPrice: null }
const first: ChosenOffer = {
  id: '1',
  name: 'Giờ vàng',
  isValid: true,
  invalidBecause: null,
  isPrepaid: false,
  discount: 0,
  appliesTo: [{ id: '1001', price: 99_000 }],
}
const second: ChosenOffer = {
  id: '2',
  name: 'Giảm 20K',
  isValid: true,
  invalidBecause: null,
  isPrepaid: false,
  discount: 20_000,
  appliesTo: [],
}
const one = viewOf([service], [first, second])

test('offers lower prices and the total, and the total before stays to be struck through [B-108, B-291]', () => {
  expect(one).toMatchObject({ total: { dong: 79_000, oldDong: 120_000 }, saved: 41_000 })
  expect(one.chosen).toEqual([{ id: '1001', price: 99_000, oldPrice: 120_000, offerId: '1' }])
})

test('offers that the server refused count no more for anybody, and everything else stays [B-108, B-302]', () => {
  const data = {
    people: [one, viewOf([service], [first])],
    total: { dong: 178_000, oldDong: 240_000 },
    day: '2026-11-22',
  }
  const after = withoutRefused(data, { offerIds: ['1'], message: 'Hết lượt' })
  expect(after.people.map(({ total }) => total)).toEqual([
    { dong: 100_000, oldDong: 120_000 },
    { dong: 120_000, oldDong: null },
  ])
  expect(after.people[0]!.offers).toEqual([
    { ...first, isValid: false, invalidBecause: 'Hết lượt' },
    second,
  ])
  expect(after.total).toEqual({ dong: 220_000, oldDong: 240_000 })
  expect(after.day).toBe('2026-11-22')
  expect(withoutRefused(data, null)).toBe(data)
})

/** The address of these choices at a salon that sells 1001 only; null when it stays as it is. */
function left(query: string): string | null {
  const draft = readDraft(new URLSearchParams(query))
  const after = withoutUnsold(draft, soldCatalogue)
  return after === draft ? null : bookingPath(after)
}

test('a change of salon drops only services it does not sell [B-198, B-286, O-27]', () => {
  expect(left('salonId=10&phone=0912345678&chosenService=1001,1022&date=2026-11-21&hour=12')).toBe(
    '/booking?step=0&salonId=10&phone=0912345678&chosenService=1001&date=2026-11-21&hour=12',
  )
  expect(left('salonId=10&phone=0912345678&chosenService=1001&date=2026-11-21&hour=12')).toBeNull()
})

test('a customer without services left has no hour either [B-198, B-333]', () => {
  expect(left('salonId=10&phone=0912345678&chosenService=1022&date=2026-11-21&hour=12')).toBe(
    '/booking?step=0&salonId=10&phone=0912345678&date=2026-11-21',
  )
})
