/** A click or a view (H-269); the visitor's token travels as an HttpOnly cookie and is never seen here. */
export type TrackedEvent = { pageId: string; screenId: string; eventId: string; data?: string }

/** Most events that one call takes. */
export const batchSize = 20

/** The page and screen of a path (H-271, H-272); null for addresses that are no page of their own. */
export function pageOf(pathname: string, query: URLSearchParams): Pick<TrackedEvent, 'pageId' | 'screenId'> | null {
  const page = pages[pathname]
  if (pathname === '/booking') return { pageId: 'booking', screenId: bookingScreens[Number(query.get('step') ?? 0)] ?? 'booking' }
  return page ?? null
}

const pages: Readonly<Record<string, Pick<TrackedEvent, 'pageId' | 'screenId'>>> = {
  '/': { pageId: 'home', screenId: 'home' },
  '/system-salon': { pageId: 'systemSalon', screenId: 'systemSalon' },
  '/booking/success': { pageId: 'booking', screenId: 'bookingSuccess' },
  '/dang-nhap': { pageId: 'common', screenId: 'login' },
  '/booking-at-home': { pageId: 'booking', screenId: 'bookingAtHome' },
  '/save-location': { pageId: 'common', screenId: 'savingLocation' },
  '/booking/lookup': { pageId: 'common', screenId: 'bookingLookup' },
  '/chinh-sach-bao-mat': { pageId: 'common', screenId: 'privacy' },
  '/dieu-kien-giao-dich-chung': { pageId: 'common', screenId: 'terms' },
}

const bookingScreens = ['booking', 'bookingSalon', 'bookingService', 'serviceDetail', 'bookingCampaign', 'campaignDetail']

/** The request body of one batch. */
export function batchBody(events: readonly TrackedEvent[], query: URLSearchParams): string {
  const variables = { events: events.slice(0, batchSize), source: query.get('source'), utmSource: query.get('utm_source') }
  return JSON.stringify({ query: mutation, operationName: 'Track', variables })
}

// The text of track.graphql, without the parser that the typed document would bring to every page.
const mutation =
  'mutation Track($events: [TrackingEventInput!]!, $source: String, $utmSource: String) {\n  track(events: $events, source: $source, utmSource: $utmSource) {\n    __typename\n  }\n}'
