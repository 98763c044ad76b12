import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../scripts/build.ts'
import { chromiumPath } from '../../scripts/browser.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'

/** Nothing of a backend is shown here; a page for which the site stores the card, and one of a file. */
const managePage = `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`
const plainPage = '/chinh-sach-bao-mat'

let site: Stack
let context: BrowserContext
let close = async (): Promise<void> => undefined

/** The site at the port that it had before, as browsers tell workers apart by origins. */
function start(vars: Record<string, string>, port = 0): Promise<Stack> {
  return startStack({ only: ['site', 'gateway'], port, vars: { site: vars } })
}

beforeAll(async () => {
  await build()
  site = await start({})
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: chromiumPath() })
  close = () => browser.close()
  context = await browser.newContext({ baseURL: site.url, locale: 'vi-VN' })
}, 300_000)
afterAll(async () => {
  await close()
  await site?.stop()
})

/** The caches and registrations that the origin has in the browser. */
function stored(page: Page): Promise<{ caches: string[]; workers: number }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

test('a browser that has the worker loses it, and all that it stored, with the first page after SERVICE_WORKER is "off"', async () => {
  const page = await context.newPage()
  await page.goto(managePage)
  const hasAll = { timeout: 30_000 }
  await expect.poll(() => stored(page), hasAll).toEqual({ caches: ['muot-offline'], workers: 1 })
  await page.evaluate(async () => (await caches.open('an older one')).put('/a', new Response('a')))

  const { port } = new URL(site.url)
  await site.stop()
  site = await start({ SERVICE_WORKER: 'off' }, Number(port))
  await page.goto(plainPage)
  await expect.poll(() => stored(page), hasAll).toEqual({ caches: [], workers: 0 })

  await page.goto(managePage)
  await page.waitForLoadState('networkidle')
  expect(await stored(page), 'nothing starts it again').toEqual({ caches: [], workers: 0 })
}, 180_000)
