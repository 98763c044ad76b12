import { logClientError } from '../browser/log-client-error'

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

const waitMs = 2000

let waiting: TrackedEvent[] = []
/** The query of the address where they happened, which names their source. */
let from = new URLSearchParams()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a click or view to tracking in the background; failures are not shown. `search` is the
 * query of the address where it happened; what follows each other with the same source is sent
 * together.
 */
export function track(event: TrackedEvent, search = location.search): void {
  const query = new URLSearchParams(search)
  if (sourceOf(query) !== sourceOf(from)) flush()
  from = query
  waiting.push(event)
  if (waiting.length >= batchSize) return flush()
  timer ??= setTimeout(flush, waitMs)
}

/** The source that a query names, for comparison. */
function sourceOf(query: URLSearchParams): string {
  return JSON.stringify(readSource(query))
}

/** Sends what waits, also while the page is being left. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body = batchBody(waiting, from, {
    lang: document.documentElement.lang,
    isWide: matchMedia('(min-width: 768px)').matches,
  })
  waiting = []
  void fetch('/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
  }).catch(logClientError)
}

/** A click or a view; the visitor's token travels as an HttpOnly cookie and is never seen here. */
type TrackedEvent = { pageId: string; screenId: string; eventId: string; data?: string }

/** Most events that one call takes. */
export const batchSize = 20

/** Properties of the page that events come from (`extendData`). */
type PageFacts = { lang: string; isWide: boolean }

/** The request body of one batch. */
export function batchBody(
  events: readonly TrackedEvent[],
  query: URLSearchParams,
  facts: PageFacts,
): string {
  const variables = {
    events: events.slice(0, batchSize),
    ...readSource(query),
    extendData: JSON.stringify(facts),
  }
  return JSON.stringify({ documentId, operationName: 'Track', variables })
}

/** Where a visitor came from, as the query of a page names it. */
function readSource(query: URLSearchParams) {
  return { source: query.get('source'), utmSource: query.get('utm_source') }
}

// The id of track.graphql; importing it with the others would make a file of its own that every page loads.
const documentId = 'sha256:dc7ccafc63fad0d9d04d9496912b9e9c019cba9fca9378135c8a0915d9c3d259'
