import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prerenderBooking, reportPrerendered } from './prerender-booking'

const origin = 'https://muot.example'
const here = '/booking?salonId=9&phone=0&step=0'
const there = '/booking?salonId=2&phone=0&step=0'

/** A link of a page, or another element that is in none. */
class PageElement {
  readonly marks = new Set<string>()
  constructor(private readonly path: string | null) {}
  get href() {
    return origin + this.path
  }
  closest = () => (this.path === null ? null : this)
  getAttribute = () => this.path
  setAttribute = (name: string) => void this.marks.add(name)
  removeAttribute = (name: string) => void this.marks.delete(name)
}

beforeEach(() => vi.stubGlobal('Element', PageElement))
afterEach(() => vi.unstubAllGlobals())

/** A page that has woken up, with a mouse; `byRouter` and `asDocument` are what it opened. */
function openedPage({ pathname = '/', isSupported = true, isAwake = true } = {}) {
  const byRouter: unknown[] = []
  const asDocument: (string | URL)[] = []
  const page = Object.assign(new EventTarget(), {
    documentElement: { classList: { contains: () => isAwake } } as unknown as HTMLElement,
  })
  const view = new EventTarget()
  let isPress = false
  const router = {
    navigate: (to: unknown, _?: { formMethod?: string }) => Promise.resolve(void byRouter.push(to)),
  }
  prerenderBooking(router, {
    page,
    view,
    isPress: () => isPress,
    at: { pathname, assign: (to) => void asDocument.push(to) },
    isSupported,
  })
  return {
    byRouter,
    asDocument,
    point: (target: PageElement, pointerType = 'mouse') =>
      page.dispatchEvent(Object.assign(eventAt(target), { pointerType })),
    report: (path: string, key = 'muot_prerendered') =>
      view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: origin + path })),
    leaveWindow: () =>
      page.dispatchEvent(Object.assign(new Event('pointerout'), { relatedTarget: null })),
    goDown: () => page.dispatchEvent(new Event('pointerdown')),
    comeBack: () => view.dispatchEvent(new Event('pageshow')),
    navigate: (to: string) => void router.navigate(to),
    press: (to: string) => {
      isPress = true
      void router.navigate(to)
      isPress = false
    },
  }
}

function eventAt(target: PageElement): Event {
  return Object.defineProperty(new Event('pointerover'), 'target', { value: target })
}

test('the rules name a link to the booking while a mouse is on it, and no longer', () => {
  const { point } = openedPage()
  const [one, other] = [new PageElement(here), new PageElement(there)]
  point(one)
  expect([one.marks.size, other.marks.size]).toEqual([1, 0])
  point(other)
  expect([one.marks.size, other.marks.size]).toEqual([0, 1])
  point(new PageElement(null))
  expect([one.marks.size, other.marks.size]).toEqual([0, 0])
})

test.each([
  ['by a finger', {}, 'touch'],
  ['within the booking', { pathname: '/booking' }, 'mouse'],
  ['on a page that has not woken up', { isAwake: false }, 'mouse'],
  ['in a browser without rules', { isSupported: false }, 'mouse'],
])('no link is marked %s', (_, settings, pointer) => {
  const { point } = openedPage(settings)
  const link = new PageElement(here)
  point(link, pointer)
  expect(link.marks.size).toBe(0)
})

test('a press opens the prerendered page that has woken up, once', () => {
  const { point, report, press, comeBack, byRouter, asDocument } = openedPage()
  const link = new PageElement(here)
  point(link)
  report(here)
  press(here)
  expect([asDocument, byRouter]).toEqual([[here], []])
  // Without the mark the browser would drop the page before it is opened.
  expect(link.marks.size).toBe(1)
  press(here)
  expect([asDocument, byRouter]).toEqual([[here], [here]])
  comeBack()
  expect(link.marks.size).toBe(0)
})

test('before a page has woken up, and for another than it, the router opens the booking', () => {
  const { point, report, press, byRouter, asDocument } = openedPage()
  const link = new PageElement(here)
  point(link)
  report(there)
  report(here, 'other')
  press(here)
  report(here)
  press(there)
  point(new PageElement(null))
  point(link)
  press(here)
  expect([asDocument, byRouter]).toEqual([[], [here, there, here]])
})

test('a press that comes before the page has woken up drops it', () => {
  const { point, report, goDown } = openedPage()
  const link = new PageElement(here)
  point(link)
  goDown()
  expect(link.marks.size).toBe(0)
  point(link)
  report(here)
  goDown()
  expect(link.marks.size).toBe(1)
})

test('what scripts navigate to stays the router’s', () => {
  const { point, report, navigate, byRouter, asDocument } = openedPage()
  point(new PageElement(here))
  report(here)
  navigate(here)
  expect([asDocument, byRouter]).toEqual([[], [here]])
})

test('only a prerendered page reports itself, and leaves nothing behind', () => {
  const stored: string[][] = []
  vi.stubGlobal('localStorage', {
    setItem: (...written: string[]) => void stored.push(written),
    removeItem: (name: string) => void stored.push([name]),
  })
  vi.stubGlobal('location', { href: origin + here })
  vi.stubGlobal('document', { prerendering: false })
  reportPrerendered()
  expect(stored).toEqual([])
  vi.stubGlobal('document', { prerendering: true })
  reportPrerendered()
  expect(stored).toEqual([['muot_prerendered', origin + here], ['muot_prerendered']])
})

test('a browser without storage reports nothing', () => {
  vi.stubGlobal('document', { prerendering: true })
  vi.stubGlobal('localStorage', undefined)
  expect(reportPrerendered).not.toThrow()
})

test('a page is dropped when the mouse leaves the window, and half a minute after it came', () => {
  vi.useFakeTimers()
  const { point, leaveWindow } = openedPage()
  const link = new PageElement(here)
  point(link)
  leaveWindow()
  expect(link.marks.size).toBe(0)
  point(link)
  vi.advanceTimersByTime(29_000)
  expect(link.marks.size).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(link.marks.size).toBe(0)
  vi.useRealTimers()
})
