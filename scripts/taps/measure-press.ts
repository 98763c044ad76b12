import type { Browser, Page } from 'playwright'

/** A link that is pressed, and what shows that its page is there. */
export type Press = { name: string; path: string; link: string; shown: string }

/** From a public page to the booking, and to the pages that the rules name. */
export const presses: readonly Press[] = [
  {
    name: 'Home → booking',
    path: '/',
    link: 'main a[href^="/booking"]',
    shown: 'main.booking',
  },
  {
    name: 'salon → booking',
    path: '/salon/252-cau-giay-9',
    link: 'main a[href^="/booking"]',
    shown: 'main.booking',
  },
  {
    name: 'Home → services',
    path: '/',
    link: '.footer a[href="/dich-vu"]',
    shown: 'h1',
  },
]

/** How a page came, and ms from the press to its first paint. */
export type Pressed = { way: 'prerendered' | 'by the router' | 'as a document'; ms: number }

/** Ms that a pointer rests on a link: the rules begin after 200 ms, and the page takes its time. */
const HOVER_MS = 2500

/** Points at a link, presses it after a while, and measures until the page is painted. */
export async function measurePress(browser: Browser, url: string, press: Press): Promise<Pressed> {
  const window = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url })
  try {
    window.setDefaultTimeout(20_000)
    const page = await window.newPage()
    await page.goto(press.path)
    await page.locator('html.js').waitFor()
    const link = page.locator(press.link).first()
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
    await remember(page, press.shown)
    await link.click()
    await page.locator(press.shown).first().waitFor()
    await page.waitForTimeout(500)
    return await page.evaluate(measured)
  } finally {
    await window.close()
  }
}

/** Notes when the link is pressed and, where the document stays, when the page has been painted. */
async function remember(page: Page, shown: string): Promise<void> {
  await page.evaluate((selector) => {
    const before = document.querySelector(selector)
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp))
        const look = (): void => {
          const now = document.querySelector(selector)
          if (!now || now === before) requestAnimationFrame(look)
          // A task after the frame: the frame is painted.
          else
            requestAnimationFrame(() =>
              setTimeout(() =>
                sessionStorage.setItem(
                  'paintedAt',
                  String(performance.timeOrigin + performance.now()),
                ),
              ),
            )
        }
        look()
      },
      { capture: true },
    )
  }, shown)
}

function measured(): Pressed {
  const pressedAt = Number(sessionStorage.getItem('pressedAt'))
  const paintedAt = sessionStorage.getItem('paintedAt')
  if (paintedAt !== null) return { way: 'by the router', ms: Number(paintedAt) - pressedAt }
  const [navigation] = performance.getEntriesByType('navigation') as unknown as {
    activationStart?: number
  }[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    way: navigation?.activationStart ? 'prerendered' : 'as a document',
    ms: performance.timeOrigin + (paint?.startTime ?? NaN) - pressedAt,
  }
}
