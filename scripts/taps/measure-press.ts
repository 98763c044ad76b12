import { setTimeout as pause } from 'node:timers/promises'
import type { Press } from './presses.ts'
import { openTab, type Point, type Tab } from './tab.ts'

/** How a page came, and ms from the press to its first paint. */
export type Pressed = { way: 'prerendered' | 'by the router' | 'as a document'; ms: number }

/** Ms in which a page wakes up whole; one with live hours never has an idle network. */
const WAKING_MS = 2000

/** Ms that a pointer rests on a link: the rules begin after 200 ms, and the page takes its time. */
const HOVER_MS = 2500

/** Ms that a finger or a button is down; the press counts from its end, the click. */
const HOLD_MS = 80

/** Presses a link, and measures until its page is painted. */
export async function measurePress(
  executablePath: string,
  url: string,
  press: Press,
): Promise<Pressed> {
  // A browser of its own has none of the page's files.
  const tab = await openTab(executablePath)
  try {
    await tab.goTo(url + press.path)
    await tab.until(has, 'html.js')
    await pause(WAKING_MS)
    await tab.until(has, press.link)
    const at = await pointTo(tab, press.link)
    if (!press.isFinger) {
      await tab.mouse('mouseMoved', at)
      await pause(HOVER_MS)
    }
    await tab.run(noteTimes, press.shown)
    await click(tab, at)
    await tab.until(has, press.shown)
    return await tab.until(measured)
  } finally {
    await tab.close()
  }
}

function has(selector: string): true | null {
  return document.querySelector(selector) ? true : null
}

async function pointTo(tab: Tab, selector: string): Promise<Point> {
  return tab.run((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)
}

async function click(tab: Tab, at: Point): Promise<void> {
  await tab.mouse('mousePressed', at)
  await pause(HOLD_MS)
  await tab.mouse('mouseReleased', at)
}

/** Notes when the link is pressed and, where the document stays, when the page has been painted. */
function noteTimes(selector: string): void {
  const note = (name: string, ms: number): void =>
    sessionStorage.setItem(name, String(performance.timeOrigin + ms))
  const look = (): void => {
    if (!document.querySelector(selector)) requestAnimationFrame(look)
    // A task after the frame: the frame is painted.
    else requestAnimationFrame(() => setTimeout(() => note('paintedAt', performance.now())))
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      note('pressedAt', timeStamp)
      look()
    },
    { capture: true },
  )
}

function measured(): Pressed | null {
  const pressedAt = Number(sessionStorage.getItem('pressedAt'))
  const paintedAt = sessionStorage.getItem('paintedAt')
  if (paintedAt !== null) return { way: 'by the router', ms: Number(paintedAt) - pressedAt }
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint || performance.timeOrigin + paint.startTime < pressedAt) return null
  // The DOM's types do not know prerendering yet.
  const isPrerendered = 'activationStart' in navigation && navigation.activationStart !== 0
  return {
    way: isPrerendered ? 'prerendered' : 'as a document',
    ms: performance.timeOrigin + paint.startTime - pressedAt,
  }
}
