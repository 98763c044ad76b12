import { expect, test, vi } from 'vitest'
import {
  isNavigationWaiting,
  navigateAfterPaint,
  newestAddress,
  type Navigating,
} from './navigate-after-paint'

/** A router whose navigations are recorded; `press` navigates as a press does, `paint` paints. */
function pressed() {
  const begun: unknown[] = []
  const painted: (() => void)[] = []
  const page = new EventTarget()
  let isPress = false
  const router: Navigating = {
    state: { navigation: {} },
    navigate: (to: unknown, _?: { formMethod?: string }) => Promise.resolve(void begun.push(to)),
  }
  navigateAfterPaint(router, {
    isPress: () => isPress,
    paint: (act) => void painted.push(act),
    page,
  })
  return {
    begun,
    /** Has the router load a page. */
    load: (location?: { pathname: string; search: string }) =>
      void (router.state = { navigation: { location } }),
    navigate: (to: string) => router.navigate(to),
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
  vi.stubGlobal('window', { location: { href: 'https://muot.vn/booking?salonId=1' } })
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
  vi.unstubAllGlobals()
})
