import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { earlyPress, stillBooks } from './early-press'

const pressed = earlyPress(draft('1001'), 120_000)

test.each([
  ['the same price', draft('1001'), 120_000, true],
  ['a lower price, as the hour brings an offer', draft('1001'), 100_000, true],
  ['a higher price', draft('1001'), 120_001, false],
  ['a service fewer, which lowers the price', draft(''), 0, false],
  ['another service at the same price', draft('1002'), 120_000, false],
])('a press during a load meets %s', (_what, now, dong, books) => {
  expect(stillBooks(pressed, earlyPress(now, dong))).toBe(books)
})

function draft(services: string) {
  return readDraft(new URLSearchParams(`salonId=9&chosenService=${services}&hour=34`))
}
