import { afterEach, expect, test, vi } from 'vitest'
import { navigateAfterPaint, type Navigating } from '~/browser/navigate-after-paint'
import { newestDraft, newestDraftHere } from './use-press'

type PagePath = { pathname: string; search: string }
const booking = { pathname: '/booking' }

afterEach(() => vi.unstubAllGlobals())

/** A page of the booking in the browser while its router loads another address. */
function loading(
  search: string,
  location: PagePath | undefined,
  bar: PagePath = { ...booking, search },
) {
  const origin = 'https://muot.vn'
  const href = origin + bar.pathname + bar.search
  vi.stubGlobal('window', { location: { origin, href, ...bar } })
  const router: Navigating = {
    navigate: () => Promise.resolve(),
    state: { location: { ...booking, search }, navigation: { location } },
  }
  navigateAfterPaint(router, { page: new EventTarget() })
}

test('the newest draft is that of the page that loads', () => {
  loading('?salonId=41&phone=0&hour=14', {
    pathname: '/booking',
    search: '?salonId=41&phone=0912345678&hour=14',
  })
  expect(newestDraft().phone).toBe('0912345678')
})

test('while nothing loads, or a page outside of the booking, it is that of the page that is shown', () => {
  const search = '?salonId=41&phone=0912345678'
  loading(search, undefined)
  expect(newestDraft()).toMatchObject({ salonId: 41, phone: '0912345678' })
  loading(search, { pathname: '/salon/252-cau-giay-9', search: '?salonId=42' })
  expect(newestDraft()).toMatchObject({ salonId: 41, phone: '0912345678' })
})

test('a press while the way back loads keeps what is chosen on the page that is still shown', () => {
  const home = { pathname: '/', search: '' }
  loading('?step=2&salonId=41&phone=0912345678&flow=1', home, home)
  expect(newestDraftHere()).toMatchObject({ step: 2, salonId: 41, phone: '0912345678' })
})

test('a choice stays on its screen although an earlier press leads to another one', () => {
  loading('?step=0&salonId=41&flow=1', {
    pathname: '/booking',
    search: '?step=2&salonId=41&flow=1&date=2026-12-09',
  })
  expect(newestDraft().step).toBe(2)
  expect(newestDraftHere()).toMatchObject({ step: 0, date: '2026-12-09' })
})
