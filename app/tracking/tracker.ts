import { flush, track } from './track'

/** A page and one of its screens, as tracking calls them. */
type PageName = { pageId: string; screenId: string }

/** The page and screen of an address; null for addresses that are no page of their own. */
export function pageOf(pathname: string, query: URLSearchParams): PageName | null {
  if (pathname === '/booking') return bookingOf(query)
  const named = pages[pathname] ?? parts.find(([start]) => pathname.startsWith(start))?.[1]
  if (!named) return null
  // A page of a name of its own has one screen, which is called the same.
  const [pageId = '', screenId = pageId] = named.split(' ')
  return { pageId, screenId }
}

/** Pages as `page screen`; a single name stands for both. */
const pages: Readonly<Record<string, string>> = {
  '/': 'home',
  '/system-salon': 'systemSalon',
  '/booking/success': 'booking bookingSuccess',
  '/dang-nhap': 'common login',
  '/booking-at-home': 'booking bookingAtHome',
  '/save-location': 'common savingLocation',
  '/booking/lookup': 'common bookingLookup',
  '/som-nhat': 'common soonest',
  '/chinh-sach-bao-mat': 'common privacy',
  '/dieu-kien-giao-dich-chung': 'common terms',
  '/lookbook': 'lookbookHome',
  '/video': 'common video',
  '/thu-thach': 'common challenge',
  '/gioi-thieu': 'common referral',
  '/spa/goi-duong-sinh': 'spaHerbalWash',
  '/spa/cham-da': 'spaSkinCare',
  '/spa/lay-nhan-mun': 'spaAcneCare',
  '/spa/da-nong': 'spaHotStone',
  '/spa/ray-tai': 'spaEarCare',
  '/spa/cabin-rieng': 'spaPrivateCabin',
}

/** Pages of many things by the start of their address. */
const parts: readonly (readonly [start: string, named: string])[] = [
  ['/salon/', 'salonDetail'],
  ['/dich-vu/', 'common serviceDetail'],
  ['/dich-vu', 'common service'],
  ['/cua-hang', 'common store'],
  ['/kham-pha', 'discover'],
  ['/stylist-xuat-sac', 'common styleMaster'],
  ['/vong-quay-may-man', 'common luckyWheel'],
  ['/blog', 'common blog'],
  ['/thanh-vien', 'common membership'],
  ['/uu-dai', 'common rewards'],
  ['/tai-khoan', 'common account'],
  ['/lich-su', 'common history'],
]

const bookingScreens = [
  'booking',
  'bookingSalon',
  'bookingService',
  'serviceDetail',
  'bookingCampaign',
  'campaignDetail',
]

/**
 * A booking that a link opened at a salon without a phone is the single booking; all others are
 * screens of the flow.
 */
function bookingOf(query: URLSearchParams): PageName {
  const step = Number(query.get('step') ?? 0)
  if (step === 0 && Number(query.get('salonId')) > 0 && query.get('phone') === '0')
    return { pageId: 'singleBooking', screenId: 'singleBooking' }
  return { pageId: 'booking', screenId: bookingScreens[step] ?? 'booking' }
}

export { flush, track } from './track'

/** An address, as it was when something happened there. */
type PageAddress = { pathname: string; search: string }

/**
 * An opened page, whose `eventId` is '', or a press there; `part` is the name of the pressed part of
 * the page, '' without one.
 */
export type PageEvent = PageAddress & { eventId: string; part: string }

let last = ''

/** Tracks what happened on a page; a press on the same screen is no new view. */
export function trackPage({ eventId, part, ...place }: PageEvent): void {
  const { search } = place
  if (eventId)
    track({ ...(part ? { pageId: part, screenId: part } : namedAt(place)), eventId }, search)
  else trackView(place)
}

/** Tracks what pages before this one left, a line each as `leaveWaiting` writes it. */
export function trackLeft(lines: string): void {
  if (!lines) return
  for (const line of lines.split('\n')) {
    const [eventId = '', part = '', pathname = '', search = ''] = line.split('\t')
    trackPage({ eventId, part, pathname, search })
  }
  flush()
  last = ''
}

/** The page and screen of an address, also of one that has no name. */
export function namedAt({ pathname, search }: PageAddress): PageName {
  return pageOf(pathname, new URLSearchParams(search)) ?? { pageId: 'common', screenId: 'common' }
}

function trackView({ pathname, search }: PageAddress): void {
  const page = pageOf(pathname, new URLSearchParams(search))
  const shown = `${pathname} ${page?.screenId}`
  if (shown === last) return
  last = shown
  // The booking flow tracks its steps itself, with the choices.
  if (page && pathname !== '/booking') track({ ...page, eventId: 'view' }, search)
}
