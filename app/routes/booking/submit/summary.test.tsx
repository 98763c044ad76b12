import { load } from 'cheerio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { chosen, main, now } from '../testing/screen-data'
import { renderHtml } from '../testing/render-html'
import { Summary } from './summary'

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** The time that is left of a hold that ends in so many ms. */
async function left(ms: number): Promise<string> {
  const { people } = readDraft(new URLSearchParams(chosen))
  const held = { kind: 'held', until: now + ms, endsAt: now + ms, extendableAt: null } as const
  const summary = <Summary data={main} people={people} held={held} isBusy={false} />
  return load(await renderHtml(summary, chosen))('.summary__held').text()
}

test('a hold of three minutes never shows more, though its clock is up to a second late', async () => {
  expect(await left(180_000)).toBe('giữ 3:00')
  expect(await left(180_900)).toBe('giữ 3:00')
  expect(await left(59_900)).toBe('giữ 0:59')
  expect(await left(-1)).toBe('giữ 0:00')
})

test('a hold on a page that has stood open for long shows its own time, not that of the page', async () => {
  const minutes = 120_000
  vi.setSystemTime(now + minutes)
  expect(await left(minutes + 180_000)).toBe('giữ 3:00')
})
