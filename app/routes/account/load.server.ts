import type { Site } from '~/context'
import { language } from '~/messages/vi/language'
import { pathIn } from '~/seo/page-meta'
import { AccountPageDocument } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
import { feedPath } from '../calendar-feed/paths'

/** The section of the page that shows what has just succeeded, by its name in the address. */
export const noticeSections = {
  profile: 'ho-so',
  password: 'mat-khau',
  consent: 'dong-y',
  device: 'thiet-bi',
  erase: 'du-lieu',
  stay: 'du-lieu',
  feed: 'lich',
  push: 'thong-bao',
  pushTest: 'thong-bao',
  notices: 'tin-nhan',
}

/** The action that has just succeeded, from the address. */
export type AccountNotice = keyof typeof noticeSections

const nothing = {
  lacking: [],
  viewer: null,
  account: null,
  savedAddresses: null,
  calendarFeedToken: null,
  pushKey: null,
  pushDevices: null,
}

/** The account of the logged-in customer; each part is null when its backend failed. */
export async function loadAccount(site: Site, request: Request) {
  const response = await site.gateway.query(AccountPageDocument, {})
  const { now, lacking, viewer, account, savedAddresses, calendarFeedToken, pushKey, pushDevices } =
    response.ok ? response.data : { ...nothing, now: site.now }
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('xong')
  return {
    now,
    who: logInStatusOf(response),
    /** What the chain's hosts lack, as far as it is known. */
    lacking,
    /** Whether the account, or this part of it, should be there and is not. */
    isAccountFailed: response.ok && response.failed.some((path) => path.startsWith('account')),
    viewer,
    account,
    addresses: savedAddresses,
    /** Null without feeds, or while they cannot be loaded. */
    feed:
      response.ok && viewer && !response.failed.includes('calendarFeedToken')
        ? { address: calendarFeedToken && webcal(site.origin, calendarFeedToken) }
        : null,
    /** Null where messages are not pushed, as inside an app. */
    push: pushKey && site.hasServiceWorker ? { key: pushKey, devices: pushDevices } : null,
    /** The log-out on all devices, without JavaScript, has just failed. */
    isStillLoggedIn: searchParams.get('loi') === 'dang-xuat',
    done: done && Object.hasOwn(noticeSections, done) ? (done as AccountNotice) : null,
  }
}

/** The data of /tai-khoan. */
export type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** The customer on that page. */
export type AccountViewer = NonNullable<AccountData['viewer']>

/** The address as calendars subscribe to it, with the language, as they send no cookie. */
function webcal(origin: string, token: string): string {
  return origin.replace(/^https?:/, 'webcal:') + pathIn(language.code, feedPath(token))
}
