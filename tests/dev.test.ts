import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shell } from '../app/messages/vi/shell'
import { siteInVite } from '../scripts/dev-site.ts'
import { type House, sharedHouse } from './house.ts'

/** The pages of `npm run dev`: the site's door in Vite, over a chain that is built. */
let house: House
let pages: ViteDevServer
let url: string
let asked = 0

beforeAll(async () => {
  house = await sharedHouse()
  const ask: House['ask'] = (...question) => {
    asked++
    return house.ask(...question)
  }
  pages = await createServer({
    plugins: [siteInVite(ask, 0)],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    logLevel: 'error',
  })
  await pages.listen()
  url = pages.resolvedUrls!.local[0]!.replace(/\/$/, '')
}, 300_000)
afterAll(async () => {
  await pages?.close()
})

test.each([
  ['/', 'Mượt'],
  ['/system-salon', '252 Cầu Giấy'],
  ['/booking?step=0&salonId=9&phone=0909090909', '252 Cầu Giấy'],
])('while it is worked on, %s is shown whole', { timeout: 120_000 }, async (path, words) => {
  const answer = await fetch(url + path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('</html>')
  expect(html).toContain(words)
  expect(html).not.toContain(shell.brokenText)
})

test(
  'while it is worked on, a page that was shown before is made anew',
  { timeout: 60_000 },
  async () => {
    await (await fetch(`${url}/system-salon`)).text()
    const before = asked
    await (await fetch(`${url}/system-salon`)).text()
    expect(asked).toBeGreaterThan(before)
  },
)
