import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a prerendered page holds no hour before it is opened [O-51]', async () => {
  // As built: elsewhere urql wants the text of a document, of which pages carry the id alone.
  vi.stubEnv('NODE_ENV', 'production')
  const page = Object.assign(new EventTarget(), { prerendering: true })
  vi.stubGlobal('document', page)
  const posted = vi.fn(async () => Response.json({ data: null }))
  vi.stubGlobal('fetch', posted)
  const { holdHours } = await import('./live-hours')
  const hour = { salonId: 9, date: '2026-11-24', people: [], utmSource: null }
  holdHours(hour, () => undefined)
  await new Promise((done) => setTimeout(done))
  expect(posted).not.toHaveBeenCalled()
  page.prerendering = false
  page.dispatchEvent(new Event('prerenderingchange'))
  await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
})
