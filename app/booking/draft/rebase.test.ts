import { expect, test } from 'vitest'
import { full, group } from '../testing/full-draft'
import { writeDraft } from './draft-query'
import { choices, rebasedAddress } from './rebase'

const origin = 'https://muot.vn'

/** A link `to` that was rendered for one address, while that of an earlier press loads. */
function rebased(to: string, shown: string, newest: string): string {
  return rebasedAddress(to, { shown: new URL(shown, origin), newest: new URL(newest, origin) })
}

test('a link keeps what an earlier press has changed, added or removed', () => {
  const shown = '/booking?step=0&salonId=9&phone=0912345678&date=2026-11-27&consult=1'
  const newest = '/booking?step=0&salonId=9&phone=0912345678&date=2026-11-28&hour=14'
  expect(
    rebased(
      '/booking?step=0&salonId=9&phone=0&date=2026-11-27&consult=1&other_phone=1',
      shown,
      newest,
    ),
  ).toBe('/booking?step=0&salonId=9&phone=0&date=2026-11-28&other_phone=1&hour=14')
})

test('a link changes what it names although an earlier press has changed the same', () => {
  const shown = '/booking?step=0&salonId=9&chosenService=1001,1002&hour=14'
  expect(
    rebased(
      '/booking?step=0&salonId=8&chosenService=1001,1002',
      shown,
      '/booking?step=0&salonId=9&chosenService=1001,1003&hour=15',
    ),
  ).toBe('/booking?step=0&salonId=8&chosenService=1001,1003')
})

test('the screen is that of the last press', () => {
  const shown = '/booking?step=0&salonId=9'
  const toServices = '/booking?step=2&salonId=9&flow=1&group=3'
  expect(rebased('/booking?step=0&salonId=9&hour=14', shown, toServices)).toBe(
    '/booking?step=0&salonId=9&hour=14',
  )
  expect(rebased(toServices, shown, '/booking?step=0&salonId=9&hour=14')).toBe(
    `${toServices}&hour=14`,
  )
})

test('nothing is taken over while nothing loads, nor from or to another page', () => {
  const booking = '/booking?salonId=9&hour=14'
  expect(rebased('/booking?salonId=9', booking, booking)).toBe('/booking?salonId=9')
  expect(rebased('/?salonId=9', '/booking?salonId=9', booking)).toBe('/?salonId=9')
  expect(rebased('/booking?salonId=9', '/?salonId=9', booking)).toBe('/booking?salonId=9')
  expect(rebased('/booking?salonId=9', '/booking?salonId=9', '/?salonId=9&hour=14')).toBe(
    '/booking?salonId=9',
  )
})

test('all that a draft writes is a choice, the screen, or where the customer came from', () => {
  const written = [full, { ...group, isChange: true, step: 3, groupId: 101, offerId: 504 }].flatMap(
    (draft) => [...writeDraft(draft).keys()],
  )
  const others = ['step', 'group', 'offer', 'next', 'flow', 'source', 'utm_source', 'inApp']
  expect(written.filter((name) => !choices.includes(name) && !others.includes(name))).toEqual([])
})
