import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../../app/brand'
import { chromiumPath } from '../../scripts/browser.ts'
import { hostPictures, ORIGINAL } from '../chain/picture-host.ts'
import { type Chain, openChain } from '../open-chain.ts'

/** Pages with photographs of salons, stylists, products, services, finished cuts and banners. */
const paths = [
  '/salon/252-cau-giay-9',
  '/system-salon?q=252+cau+giay',
  '/booking?salonId=9&chosenService=1001',
  '/cua-hang',
  '/cua-hang/sua-tam-old-spice',
  '/',
  '/dich-vu',
  '/lookbook',
  '/blog',
]

/** The drawings of things that a chain photographs, by their folder. */
const drawings = /\/art\/(service|hair|banner|blog|tool)\/([\w-]+)\.svg/g
const photographed = (text: string) => text.replace(drawings, `${brand.pictures}$1/$2.jpg`)

let chain: Chain
let browser: Browser

beforeAll(async () => {
  chain = await openChain({ watched: true })
  // The chain has photographs where the demo has drawings.
  chain.proxy.rewrite('salons', (text) =>
    photographed(text)
      .replace(
        /\/art\/salon\/(\d+)\.svg(#focus=\d+,\d+)?/g,
        `${brand.pictures}salon/$1.jpg#focus=20,80`,
      )
      .replace(/\/art\/product\/(\w+)\.svg/g, `${brand.pictures}product/$1.jpg`),
  )
  chain.proxy.rewrite('booking', (text) =>
    photographed(text).replace(
      /\/people\/(\d+)\.svg/g,
      `${brand.pictures}people/$1.jpg#focus=50,20`,
    ),
  )
  chain.proxy.rewrite('campaign', photographed)
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: chromiumPath() })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await chain?.stop()
})

/** A page of a phone's browser in front of the stand-in host; `accept` instead of the browser's own. */
async function phone(accept?: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    ...(accept ? { extraHTTPHeaders: { accept } } : {}),
  })
  const served = await hostPictures(context)
  const page = await context.newPage()
  const refused: string[] = []
  await page.exposeFunction('refusedAddress', (address: string) => void refused.push(address))
  await page.addInitScript(
    "document.addEventListener('securitypolicyviolation', (event) => event.disposition === 'enforce' && window.refusedAddress(event.effectiveDirective + ' ' + event.blockedURI))",
  )
  return { context, page, served, refused }
}

/** Closes a phone, of which pictures may still be on their way. */
async function close(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** The addresses at the picture host that a page names, each with the width that it asks for. */
async function photographsOf(page: Page): Promise<{ address: string; width: number }[]> {
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('img, source')].flatMap((image) => [
      image.getAttribute('src') ?? '',
      ...(image.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
    ]),
  )
  return [...new Set(named)]
    .filter((address) => address.startsWith(brand.pictures))
    .map((address) => ({
      address,
      width: Number(new URL(address).searchParams.get('w') ?? ORIGINAL),
    }))
}

/** The width of the picture that a page gets at an address, 0 when it gets none. */
function widthAt(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    return image.decode().then(
      () => image.naturalWidth,
      () => 0,
    )
  }, address)
}

test.each(paths)(
  'every address of a photograph on %s answers an image of the width in its query',
  async (path) => {
    const { context, page, served, refused } = await phone()
    await page.goto(chain.url + path)
    const photographs = await photographsOf(page)
    expect(photographs.length).toBeGreaterThan(1)
    expect(photographs.some(({ width }) => width < ORIGINAL)).toBe(true)
    for (const { address, width } of photographs)
      expect(await widthAt(page, address), address).toBe(width)
    expect(refused, 'addresses that the policy refused').toEqual([])
    expect(new Set(served.map(({ type }) => type))).toEqual(new Set(['image/webp']))
    await close(context)
  },
  120_000,
)

test('a dense screen takes the double width of a salon’s front, as JPEG where nothing newer is accepted', async () => {
  const { context, page, served } = await phone('image/jpeg,*/*;q=0.1')
  await page.goto(`${chain.url}/salon/252-cau-giay-9`)
  const front = page.locator('.salon-page__picture img')
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const current = await front.evaluate((image: HTMLImageElement) => image.currentSrc)
  const [width, height] = await front.evaluate((image) => [image.clientWidth, image.clientHeight])
  expect(Number(new URL(current).searchParams.get('w'))).toBeGreaterThanOrEqual(2 * width!)
  expect(height).toBeGreaterThan(0)
  expect(served.find(({ url }) => url.href === current)?.type).toBe('image/jpeg')
  await close(context)
})

test('a crop shows the focal point that the address names, also without scripts', async () => {
  const { context, page } = await phone()
  const positionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image) => getComputedStyle(image).objectPosition)
  await page.goto(`${chain.url}/salon/252-cau-giay-9`)
  expect(await positionOf('.salon-page__picture img')).toBe('25% 75%')
  expect(await positionOf('.salon-stylists img')).toBe('50% 25%')
  await page.goto(`${chain.url}/system-salon?q=252+cau+giay`)
  expect(await positionOf('.salon-card__top img')).toBe('25% 75%')
  await page.goto(`${chain.url}/cua-hang`)
  expect(await positionOf('.shop-card img'), 'none is named').toBe('50% 50%')
  await close(context)
  const html = await (await fetch(`${chain.url}/salon/252-cau-giay-9`)).text()
  expect(html).toContain('data-focus="x25 y75"')
  expect(html, 'in no address').not.toContain('#focus')
})
