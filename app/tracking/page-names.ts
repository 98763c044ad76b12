/** A page and one of its screens, as tracking calls them. */
export type PageName = { pageId: string; screenId: string }

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
