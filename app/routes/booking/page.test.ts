import { expect, test } from 'vitest'
import { shouldRevalidate } from '~/routes/booking/page'

function needs(from: string, to: string): boolean {
  return shouldRevalidate({
    currentUrl: new URL(`http://t/booking?${from}`),
    nextUrl: new URL(`http://t/booking?${to}`),
    actionResult: undefined,
    formMethod: undefined,
  })
}

test.each([
  ['an hour', 'salonId=9', 'salonId=9&hour=4&date=2026-11-21', false],
  [
    'another hour while the best offer of the hour counts',
    'salonId=9&hour=4&date=2026-11-21&auto=1',
    'salonId=9&hour=5&date=2026-11-21&auto=1',
    true,
  ],
  ['another hour', 'salonId=9&hour=4&date=2026-11-21', 'salonId=9&hour=5&date=2026-11-21', false],
  [
    'an hour after the day that was chosen is lost',
    'salonId=9&day_gone=1',
    'salonId=9&hour=4&date=2026-11-21',
    false,
  ],
  [
    'an hour for somebody who comes along',
    'salonId=9&p2=1003&person=2',
    'salonId=9&p2=1003_14&person=2',
    false,
  ],
  [
    'services for somebody who comes along',
    'salonId=9&p2=1003_14&person=2',
    'salonId=9&p2=1005_14&person=2',
    true,
  ],
  ['somebody else of the group', 'salonId=9&p2=1003', 'salonId=9&p2=1003&person=2', true],
  ['next', 'salonId=9', 'salonId=9&next=1', false],
  ['another day', 'salonId=9', 'salonId=9&date=2026-11-22', true],
  [
    'an hour of another day',
    'salonId=9&hour=4&date=2026-11-21',
    'salonId=9&hour=4&date=2026-11-22',
    true,
  ],
  [
    'another hour of another day',
    'salonId=9&hour=4&date=2026-11-21',
    'salonId=9&hour=5&date=2026-11-22',
    true,
  ],
  [
    'one more service',
    'salonId=9&step=2&flow=1',
    'salonId=9&step=2&flow=1&chosenService=1001',
    false,
  ],
  ['words to find services', 'salonId=9&step=2&flow=1', 'salonId=9&step=2&flow=1&q=gội', false],
  ['words to find salons', 'step=1', 'step=1&q=gội', true],
  [
    'services, back on the main screen',
    'salonId=9&step=2&flow=1&chosenService=1001',
    'salonId=9&step=0&chosenService=1001',
    true,
  ],
  ['another stylist', 'salonId=9', 'salonId=9&stylistId=31', true],
  ['to see other salons', 'salonId=9', 'salonId=9&backup=1', true],
  [
    'an hour at another salon, before it is confirmed',
    'salonId=9&backup=1',
    'salonId=9&backup=11.20',
    false,
  ],
  ['another salon', 'salonId=9', 'salonId=12', true],
  ['the same address, as after a press on retry', 'salonId=9', 'salonId=9', true],
  ['the same address without the part it led to', 'salonId=9#part-hour', 'salonId=9', true],
  [
    'an hour, while an offer is chosen',
    'salonId=9&offers=501',
    'salonId=9&offers=501&hour=4',
    true,
  ],
  [
    'an hour for somebody who uses an offer',
    'salonId=9&p2=1003___504&person=2',
    'salonId=9&p2=1003_14__504&person=2',
    true,
  ],
  [
    'one more service, while an offer is chosen',
    'salonId=9&step=2&offers=501',
    'salonId=9&step=2&offers=501&chosenService=1001',
    true,
  ],
  [
    'words to find services, while an offer is chosen',
    'salonId=9&step=2&offers=501',
    'salonId=9&step=2&offers=501&q=gội',
    false,
  ],
  [
    'an offer, in their list',
    'salonId=9&step=4&flow=1',
    'salonId=9&step=4&flow=1&offers=501',
    false,
  ],
  [
    'an offer for somebody who comes along',
    'salonId=9&step=4&p2=1003&person=2',
    'salonId=9&step=4&p2=1003___504&person=2',
    false,
  ],
  ['the own offers', 'salonId=9&step=4&flow=1', 'salonId=9&step=4&flow=1&tab=2', false],
  ['a code', 'salonId=9&step=4&flow=1', 'salonId=9&step=4&flow=1&codes=SHINE30', true],
  [
    'another phone among the offers',
    'salonId=9&step=4&phone=0',
    'salonId=9&step=4&phone=0912345678',
    true,
  ],
  [
    'offers, back on the main screen',
    'salonId=9&step=4&offers=501',
    'salonId=9&step=0&offers=501',
    true,
  ],
])(
  'after choosing %s the loader runs only if its data could change [B-108, B-217, B-230]',
  (_what, from, to, expected) => {
    expect(needs(from, to)).toBe(expected)
  },
)

test.each([
  [{ form: 'create', outcome: { kind: 'confirmed' } }, false],
  [{ form: 'create', outcome: { kind: 'failed' } }, false],
  [{ form: 'create', outcome: { kind: 'invalid' } }, false],
  [{ form: 'create', outcome: { kind: 'invalid', errors: { note: 'Quá dài' } } }, false],
  [{ form: 'create', outcome: { kind: 'invalid', errors: { consent: 'Chưa đồng ý' } } }, true],
  [{ form: 'lost', key: '', allowChange: false }, false],
  [{ form: 'create', outcome: { kind: 'taken' } }, true],
  [{ form: 'create', outcome: { kind: 'closed' } }, true],
  [{ form: 'create', outcome: { kind: 'offerRefused' } }, true],
  [{ form: 'create', outcome: { kind: 'alreadyBooked', isOwner: false } }, true],
  [{ form: 'create', outcome: { kind: 'alreadyBooked', isOwner: true } }, false],
  [{ form: 'redeem', problems: { code: 'Mã sai' } }, false],
  [undefined, true],
])('after the answer %o places are loaded again: %s [B-217]', (actionResult, expected) => {
  const currentUrl = new URL('http://t/booking?salonId=9')
  expect(
    shouldRevalidate({ currentUrl, nextUrl: currentUrl, formMethod: 'POST', actionResult }),
  ).toBe(expected)
})
