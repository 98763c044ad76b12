import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { dropUnsold } from './people.server'

const version = {
  groupId: 101,
  parentId: null,
  name: 'Cắt gội 10 bước',
  versionName: '',
  price: 120_000,
  oldPrice: null,
  minutes: 45,
  deliveryType: 'BOTH' as const,
}
const catalogue = {
  categories: [{ groups: [{ services: [{ ...version, id: 1001 }] }] }],
  specialDays: [],
}

/**
 * The redirect of a customer with these choices at a salon that sells 1001 only; null without a
 * redirect.
 */
function sentTo(query: string): string | null {
  try {
    dropUnsold(readDraft(new URLSearchParams(query)), catalogue)
    return null
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : String(answer)
  }
}

test('a change of salon drops only services it does not sell, with a notice [B-198, B-286, O-27]', () => {
  expect(
    sentTo('salonId=10&phone=0912345678&chosenService=1001,1022&date=2026-11-21&hour=12'),
  ).toBe(
    '/booking?step=0&salonId=10&phone=0912345678&chosenService=1001&date=2026-11-21&hour=12&gone=1',
  )
  expect(
    sentTo('salonId=10&phone=0912345678&chosenService=1001&date=2026-11-21&hour=12'),
  ).toBeNull()
})

test('a customer without services left has no hour either [B-198, B-333]', () => {
  expect(sentTo('salonId=10&phone=0912345678&chosenService=1022&date=2026-11-21&hour=12')).toBe(
    '/booking?step=0&salonId=10&phone=0912345678&date=2026-11-21&gone=1',
  )
})
