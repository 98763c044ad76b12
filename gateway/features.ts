import type { Feature } from '../schema/generated/resolvers'
import type { authApi } from '../workers/auth/contract'
import type { bookingApi, bookingStreams } from '../workers/booking/contract'
import type { campaignApi } from '../workers/campaign/contract'
import type { salonsApi } from '../workers/salons/contract'
import type { wheelApi } from '../workers/wheel/contract'
import type { Service } from '../workers/kit/upstream'
import type { Context } from './context'

type Calls = {
  auth?: readonly (keyof typeof authApi)[]
  booking?: readonly (keyof typeof bookingApi | keyof typeof bookingStreams)[]
  campaign?: readonly (keyof typeof campaignApi)[]
  salons?: readonly (keyof typeof salonsApi)[]
  wheel?: readonly (keyof typeof wheelApi)[]
}

/**
 * The calls, all of kind `ours`, without any one of which a host lacks a feature: the site then hides
 * it. docs/openapi/features.md is this table, with the pages.
 */
export const features: Readonly<Record<Feature, Calls>> = {
  AT_HOME: { booking: ['getHomeOffer', 'requestHomeVisit', 'listHomeVisits', 'cancelHomeVisit'] },
  ARTICLES: { salons: ['getPost'] },
  CALENDAR: { booking: ['getFeedToken', 'openFeed', 'closeFeed', 'readFeed'] },
  CAPTCHA: { auth: ['newCaptcha'] },
  CONSENTS: { auth: ['listConsents'] },
  DELETION: { auth: ['requestDeletion', 'cancelDeletion'] },
  FREE_BOARD: { booking: ['readBoard', 'listSold'] },
  HOLD: { booking: ['holdHour', 'releaseHour'] },
  LIVE_HOURS: { booking: ['watchHours'] },
  LOG_OUT: { auth: ['logOut'] },
  MANAGE_LINK: {
    booking: [
      'getManaged',
      'cancelManaged',
      'startChange',
      'confirmComing',
      'announceLate',
      'namePeople',
      'withdrawLink',
    ],
  },
  NOTICES: { auth: ['getNoticeSettings', 'saveNoticeSettings'] },
  OFFER_USES: { booking: ['listOfferUses'] },
  PARTNER_LOG_IN: { auth: ['exchangeToken', 'issueLoginCode', 'exchangeLoginCode'] },
  PROOF: { booking: ['sendHolderCode', 'proveHolder', 'deleteOwnerTokens'] },
  PUSH: {
    auth: [
      'getPushKey',
      'listPushDevices',
      'subscribeToPush',
      'choosePushPurposes',
      'unsubscribeFromPush',
      'testPush',
    ],
  },
  QUESTS: { wheel: ['claimQuest'] },
  RATINGS: { booking: ['listSalonRatings'] },
  SAVED_ADDRESSES: { booking: ['saveAddress', 'removeAddress'] },
  SESSIONS: { auth: ['listSessions', 'endSession', 'endAllSessions'] },
  SPA_PAGES: { salons: ['listSpaPages'] },
  TIER: { campaign: ['getMember'] },
  VISIT: { booking: ['getVisit'] },
  WAITLIST: {
    booking: [
      'joinWaitlist',
      'joinForEarlier',
      'getWaitlistEntry',
      'acceptPlace',
      'declinePlace',
      'leaveWaitlist',
      'keepWaiting',
    ],
  },
}

/** The features that the hosts are known to lack; no call is made to find out. */
export function lackingFeatures({ lacks }: Pick<Context, 'lacks'>): Feature[] {
  return (Object.keys(features) as Feature[]).filter((feature) =>
    Object.entries(features[feature]).some(([service, calls]) =>
      calls.some((call) => lacks(service as Service, call)),
    ),
  )
}
