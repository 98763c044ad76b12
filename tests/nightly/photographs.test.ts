import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../../app/brand'
import { chromiumPath } from '../../scripts/browser.ts'
import { type Chain, openChain } from '../open-chain.ts'

/** Width of the photographs themselves, in pixels. */
const ORIGINAL = 2400

/** A request that the picture host had, and the type of its answer. */
type Served = { url: URL; accept: string; type: string }

/**
 * Stands in for the chain's picture host in all pages of a browser: photographs in the width of
 * `w`, drawn and packed by the browser itself, as WebP where that is accepted and otherwise as
 * JPEG. An address that such a host does not know is answered with 404.
 */
async function hostPictures(context: BrowserContext): Promise<Served[]> {
  const served: Served[] = []
  const studio = await context.newPage()
  await context.route(`${brand.pictures}**`, async (route) => {
    const url = new URL(route.request().url())
    const { accept = '' } = route.request().headers()
    const asked = [...url.searchParams.keys()]
    const width = url.searchParams.get('w')
    const isKnown =
      /^\/(salon|people|product|service|hair|banner|blog|tool)\/[\w-]+\.jpg$/.test(url.pathname) &&
      asked.every((name) => name === 'w') &&
      asked.length <= 1 &&
      (width === null || /^[1-9]\d{1,3}$/.test(width))
    const type = accept.includes('image/webp') ? 'image/webp' : 'image/jpeg'
    served.push({ url, accept, type })
    if (!isKnown) return route.fulfill({ status: 404 })
    const body = await photograph(studio, Math.min(Number(width ?? ORIGINAL), ORIGINAL), type)
    return route.fulfill({ contentType: type, headers: { vary: 'accept' }, body })
  })
  return served
}

/** A photograph two thirds as high as it is wide. */
async function photograph(studio: Page, width: number, type: string): Promise<Buffer> {
  const address = await studio.evaluate(
    ([wide, format]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = Math.round((wide * 2) / 3)
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('no canvas')
      const sky = brush.createLinearGradient(0, 0, wide, canvas.height)
      sky.addColorStop(0, '#f2a33a')
      sky.addColorStop(1, '#0f4c43')
      brush.fillStyle = sky
      brush.fillRect(0, 0, wide, canvas.height)
      return canvas.toDataURL(format, 0.7)
    },
    [width, type] as const,
  )
  const [head = '', data = ''] = address.split(',')
  if (head !== `data:${type};base64`) throw new Error(`this browser packs no ${type}`)
  return Buffer.from(data, 'base64')
}

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
