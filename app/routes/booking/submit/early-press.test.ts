import { expect, test } from 'vitest'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { earlyPress, stillBooks } from './early-press'

const seen = { day: '2026-11-27', phone: '', dong: 120_000 }
const chosen = { salonId: '9', phone: '0912345678', chosenService: '1001', hour: '34' }
const pressed = earlyPress(draft({}), { ...seen, shown: draft({}) })

test.each([
  ['the same', {}, 120_000, true],
  ['a lower price, as the hour brings an offer', { auto: '1' }, 100_000, true],
  ['the shown day by its date', { date: '2026-11-27' }, 120_000, true],
  ['a higher price', {}, 120_001, false],
  ['another hour', { hour: '35' }, 120_000, false],
  ['no hour, as it was taken', { hour: '' }, 120_000, false],
  ['another day', { date: '2026-11-28' }, 120_000, false],
  ['another salon', { salonId: '10' }, 120_000, false],
  ['a stylist', { stylistId: '904' }, 120_000, false],
  ['another phone', { phone: '0912345679' }, 120_000, false],
  ['one more person', { p2: '1001_34' }, 120_000, false],
  ['a service fewer, which lowers the price', { chosenService: '' }, 0, false],
  ['another service at the same price', { chosenService: '1002' }, 120_000, false],
])('a press during a load meets %s', (_what, change, dong, books) => {
  const shown = draft(change)
  expect(stillBooks(pressed, earlyPress(shown, { ...seen, shown, dong }))).toBe(books)
})

test('a press counts for the hour that still loads, not for the one that is shown', () => {
  const early = earlyPress(draft({ hour: '36' }), { ...seen, shown: draft({}) })
  expect(stillBooks(early, now(draft({ hour: '36' })))).toBe(true)
  expect(stillBooks(early, now(draft({})))).toBe(false)
})

test('a proposed hour counts while its day is shown, and none that another day proposes', () => {
  const here = earlyPress(draft({ hour: '' }), { ...seen, shown: draft({}) })
  expect(stillBooks(here, now(draft({})))).toBe(true)
  const there = { hour: '', date: '2026-11-28' }
  const early = earlyPress(draft(there), { ...seen, shown: draft({}) })
  expect(stillBooks(early, now(draft({ ...there, hour: '34' })))).toBe(false)
})

test('another phone that is typed meanwhile ends a press', () => {
  const shown = draft({ phone: '0' })
  const early = earlyPress(shown, { ...seen, shown, phone: '0912345678' })
  expect(stillBooks(early, earlyPress(shown, { ...seen, shown, phone: '0912345679' }))).toBe(false)
})

/** What the page shows once the load is over. */
function now(shown: Draft) {
  return earlyPress(shown, { ...seen, shown })
}

function draft(change: Partial<typeof chosen> & Record<string, string>): Draft {
  return readDraft(new URLSearchParams({ ...chosen, ...change }))
}
