import { expect, test } from 'vitest'
import { loader } from './root'

test('the footer’s year is the Vietnamese one', async () => {
  const site = {
    isInApp: true,
    origin: '',
    now: Date.parse('2026-12-31T17:00:00Z'),
    generation: () => Promise.resolve(0),
    gateway: { query: () => Promise.resolve({ ok: false }) },
  }
  const args = { context: { site } } as unknown as Parameters<typeof loader>[0]
  expect(await loader(args)).toMatchObject({ year: '2027', cities: null })
})
