import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  fromNewest,
  pageRendered,
  isNavigationWaiting,
  navigateAfterPaint,
  newestAddress,
  type Navigating,
} from './navigate-after-paint'

const origin = 'https://muot.vn'
type PagePath = { pathname: string; search: string }
const home = { pathname: '/', search: '' }
const booking = { pathname: '/booking', search: '?salonId=1' }

beforeEach(() => showAt(booking))
afterEach(() => vi.unstubAllGlobals())

/** Puts an address into the address bar. */
function showAt({ pathname, search }: PagePath) {
  const href = origin + pathname + search
  vi.stubGlobal('window', { location: { origin, href, pathname, search } })
}

/** A router whose navigations are recorded; `press` navigates as a press does, `paint` paints. */
function pressed(
  rebase: (to: string, addresses: { shown: URL; newest: URL }) => string = (to) => to,
) {
  const begun: unknown[] = []
  const replaced: unknown[] = []
  const painted: (() => void)[] = []
  const page = new EventTarget()
  let isPress = false
  const router: Navigating = {
    state: { location: booking, navigation: {} },
    navigate: (to, options) => {
      begun.push(to)
      if (options?.replace) replaced.push(to)
      return Promise.resolve()
    },
  }
  navigateAfterPaint(router, {
    isPress: () => isPress,
    paint: (act) => void painted.push(act),
    page,
    rebase,
  })
  return {
    begun,
    replaced,
    /** Has the router load a page. */
    load: (location?: PagePath) =>
      void (router.state = { location: booking, navigation: { location } }),
    navigate: (to: string, options?: { replace: boolean }) => router.navigate(to, options),
    press: (to: string, options?: { formMethod: string }) => {
      isPress = true
      const done = router.navigate(to, options)
      isPress = false
      return done
    },
    paint: () => {
      for (const act of painted.splice(0)) act()
    },
    goBack: () => page.dispatchEvent(new Event('popstate')),
  }
}

test('the navigation of a press begins after the paint', async () => {
  const { begun, press, paint } = pressed()
  const done = press('/a')
  expect(begun).toEqual([])
  expect(isNavigationWaiting()).toBe(true)
  paint()
  expect(begun).toEqual(['/a'])
  expect(isNavigationWaiting()).toBe(false)
  await done
})

test('a navigation without a press, or one that sends a form, begins at once', () => {
  const { begun, navigate, press } = pressed()
  void navigate('/a')
  void press('/b', { formMethod: 'POST' })
  expect(begun).toEqual(['/a', '/b'])
})

test('of two presses before a paint the later one navigates, and a double press once', async () => {
  const { begun, press, paint } = pressed()
  const first = press('/a')
  const last = press('/b')
  await first
  paint()
  expect(begun).toEqual(['/b'])
  await last
  void press('/c')
  void press('/c')
  paint()
  expect(begun).toEqual(['/b', '/c'])
})

test('what scripts navigate to and a form begin after the navigation that waits, which begins once', () => {
  const { begun, navigate, press, paint } = pressed()
  void press('/a')
  void navigate('/b')
  void press('/c')
  void press('/d', { formMethod: 'POST' })
  paint()
  expect(begun).toEqual(['/a', '/b', '/c', '/d'])
})

test('the way back takes the place of a navigation that waits', async () => {
  const { begun, press, paint, goBack } = pressed()
  const done = press('/a')
  goBack()
  paint()
  expect(begun).toEqual([])
  await done
})

test('the newest address is that of the navigation that waits, else of the one that loads, else of the page', () => {
  const { press, navigate, load, paint } = pressed()
  const newest = () => newestAddress().pathname + newestAddress().search
  expect(newest()).toBe('/booking?salonId=1')
  load({ pathname: '/booking', search: '?phone=0912345678' })
  expect(newest()).toBe('/booking?phone=0912345678')
  void press('/booking?date=2026-11-27')
  expect(newest()).toBe('/booking?date=2026-11-27')
  paint()
  load()
  expect(newest()).toBe('/booking?salonId=1')
  void navigate('/')
  expect(newest()).toBe('/booking?salonId=1')
})

test('while the way back loads, the newest address is that of the page that is still shown', () => {
  const { load, navigate, replaced } = pressed()
  void navigate('/booking?hour=1', { replace: true })
  showAt(home)
  load(home)
  expect(newestAddress().href).toBe(`${origin}/booking?salonId=1`)
  // The entry of the page behind stays in the history.
  void navigate('/booking?hour=2', { replace: true })
  expect(replaced).toEqual(['/booking?hour=1'])
})

test('the address of a link starts from what earlier presses have changed; that of a form, or one that was made so, stays', () => {
  const { begun, load, navigate, press } = pressed((to) => `${to}&rebased=1`)
  load({ pathname: '/booking', search: '?hour=1' })
  void navigate('/booking?date=2026-11-27')
  void press('/booking?x=1', { formMethod: 'POST' })
  void navigate(fromNewest('/booking?hour=1'))
  void navigate('/booking?hour=1')
  expect(begun).toEqual([
    '/booking?date=2026-11-27&rebased=1',
    '/booking?x=1',
    '/booking?hour=1',
    '/booking?hour=1&rebased=1',
  ])
})

test('a page that has loaded but is not rendered yet is newer than its links', () => {
  const bases: string[] = []
  const { navigate } = pressed((to, { shown, newest }) => {
    bases.push(`${shown.search} ${newest.search}`)
    return to
  })
  pageRendered({ pathname: '/booking', search: '?salonId=0' })
  void navigate('/booking?salonId=0&date=2026-11-27')
  pageRendered(booking)
  void navigate('/booking?salonId=1&date=2026-11-27')
  expect(bases).toEqual(['?salonId=0 ?salonId=1', '?salonId=1 ?salonId=1'])
})
