import { expect, test } from 'vitest'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { soldCatalogue } from '../testing/sold-catalogue'
import { withoutUnsold } from './people.server'

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
