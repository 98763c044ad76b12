import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browser.ts'
import { type Chain, openChain } from '../open-chain.ts'

/** A tile of one colour. */
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde"/></svg>'

let chain: Chain
let browser: Browser
let host: Server
const asked: string[] = []

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'image/svg+xml').end(tile)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  chain = await openChain({
    vars: {
      site: {
        MAP_TILES: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
        MAP_CREDITS: '© Tiles https://tiles.example/terms',
      },
    },
  })
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: chromiumPath() })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await chain?.stop()
  host?.close()
})

test.each(['/system-salon', '/booking?step=1&salonId=0&phone=0912345670&vung=all'])(
  'the map of %s shows the tiles that are set, and names their makers',
  async (path) => {
    asked.length = 0
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(chain.url + path)
    const shown = page.locator('.leaflet-tile-loaded')
    await shown.first().waitFor()
    const widths = await shown.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth }) => naturalWidth),
    )
    expect(new Set(widths)).toEqual(new Set([256]))
    expect(asked.every((address) => /^\/\d+\/\d+\/\d+\.svg$/.test(address))).toBe(true)
    const credit = page.getByRole('link', { name: '© Tiles' })
    expect(await credit.getAttribute('href')).toBe('https://tiles.example/terms')
    await page.close()
  },
)
