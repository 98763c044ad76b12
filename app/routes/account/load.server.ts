import type { Site } from '~/context'
import { language } from '~/messages/vi/language'
import { pathIn } from '~/seo/page-meta'
import { AccountPageDocument } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'

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

const nothing = { lacking: [], viewer: null, browser: { pushKey: null } }

/** The account of the logged-in customer; each part is null when its backend failed. */
export async function loadAccount(site: Site, request: Request) {
  const response = await site.gateway.query(AccountPageDocument, {})
  const { now, lacking, viewer, browser } = response.ok
    ? response.data
    : { ...nothing, now: site.now }
  const hasFailed = (part: keyof NonNullable<typeof viewer> | 'profile.gender') =>
    response.ok && response.failed.includes(`viewer.${part}`)
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('xong')
  return {
    now,
    who: logInStatusOf(response),
    /** What the chain's hosts lack, as far as it is known. */
    lacking,
    profile: viewer?.profile ?? null,
    isGenderFailed: hasFailed('profile.gender'),
    /** Null while it cannot be read. */
    balance: hasFailed('membership') ? null : (viewer?.membership?.balance ?? 0),
    consentWords: viewer?.consentWords ?? null,
    isConsentFailed: hasFailed('consentWords'),
    sessions: viewer?.sessions ?? null,
    isSessionsFailed: hasFailed('sessions'),
    noticeSettings: viewer?.noticeSettings ?? null,
    addresses: viewer?.savedAddresses ?? null,
    /** Null without feeds, or while they cannot be loaded. */
    feed:
      viewer && !hasFailed('calendarFeedToken')
        ? {
            address: viewer.calendarFeedToken && webcal(site.origin, viewer.calendarFeedToken),
          }
        : null,
    /** Null where messages are not pushed, as inside an app. */
    push:
      browser.pushKey && site.hasServiceWorker
        ? { key: browser.pushKey, devices: viewer?.pushDevices ?? null }
        : null,
    /** The log-out on all devices, without JavaScript, has just failed. */
    isStillLoggedIn: searchParams.get('loi') === 'dang-xuat',
    done: done && Object.hasOwn(noticeSections, done) ? (done as AccountNotice) : null,
  }
}

/** The data of /tai-khoan. */
export type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** The customer on that page. */
export type AccountProfile = NonNullable<AccountData['profile']>

/** The address as calendars subscribe to it, with the language, as they send no cookie. */
function webcal(origin: string, token: string): string {
  return origin.replace(/^https?:/, 'webcal:') + pathIn(language.code, feedPath(token))
}

/** The address that a calendar follows; it is a key. */
function feedPath(token: string): string {
  return `/lich-theo-doi/${token}.ics`
}
