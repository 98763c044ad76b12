import type { Browser, Page } from 'playwright'
import { logIn } from '../chain-client.ts'
import { member } from '../screens/shots/people.ts'
import type { Tap } from './taps.ts'

/** A cheap phone's processor, as Lighthouse's mobile run takes it. */
const THROTTLE = 4

/** Ms after which nothing that belongs to a tap comes any more. */
const AFTER_MS = 600

/** Ms for a page or an element to be there. */
const TIMEOUT_MS = 20_000

/** Ms in which a page wakes up whole; one with live hours never has an idle network. */
const WAKING_MS = 2000

/**
 * Ms from a tap to the paint after it, as Interaction to Next Paint counts it: the longest of the
 * events of this tap. 0 where it was below 16 ms, which browsers do not report.
 */
export async function measureTap(browser: Browser, url: string, tap: Tap): Promise<number> {
  const window = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
    // Playwright sends cookies that are for TLS only to this name, so a log-in lasts there.
    baseURL: url.replace('127.0.0.1', 'localhost'),
  })
  try {
    if (tap.isMember) await logIn(window, member)
    window.setDefaultTimeout(TIMEOUT_MS)
    const page = await window.newPage()
    await page.goto(tap.path)
    await page.locator('html.js').waitFor()
    const target = page.locator(tap.selector).first()
    await target.waitFor()
    // Where no bar that sticks to the screen lies over it.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // What is below the fold wakes up late, and pages load what follows when they are idle.
    await page.waitForTimeout(WAKING_MS)
    const { x, y } = await centreOf(page, tap.selector)
    await throttle(page)
    await observe(page)
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(AFTER_MS)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as Observed).tapDurations))
  } finally {
    await window.close()
  }
}

type Observed = { tapDurations: number[] }

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { tapDurations: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

async function centreOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const target = page.locator(selector).first()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const isHit = await target.evaluate(
    (element, { x, y }) =>
      (element.closest('label') ?? element).contains(document.elementFromPoint(x, y)),
    centre,
  )
  if (!isHit) throw new Error(`${selector} is covered, so that a tap would reach something else.`)
  return centre
}
