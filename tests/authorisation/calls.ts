import * as z from 'zod'
import type { Endpoint } from '../../workers/kit/endpoint'
import type { Service } from '../../scripts/deployables.ts'

/**
 * The callers that a backend answers: all; the bearer himself; the holder of a booking's owner
 * token; the holder of the code, password or token. 'other backends': the gateway or another backend
 * has already checked the proof. These workers have no public address: they are reached by service
 * bindings alone, which the test of the configurations checks.
 */
export type CallAccess = 'public' | 'own session' | 'owner token' | 'code' | 'other backends'

/**
 * Every call that is not public, by backend; and public ones that take a customer's phone or id.
 */
export const calls: Record<Service, Record<string, CallAccess>> = {
  auth: {
    sendCode: 'public',
    checkCode: 'other backends',
    verifyPhone: 'public',
    logInWithPassword: 'code',
    logInWithCode: 'code',
    getUser: 'own session',
    newCaptcha: 'public',
    changePassword: 'code',
    exchangeToken: 'code',
    issueLoginCode: 'code',
    exchangeLoginCode: 'code',
    registerNew: 'own session',
    saveCustomerName: 'own session',
    logOut: 'public',
    getCustomerInfo: 'own session',
    saveCustomer: 'own session',
    checkRegistered: 'own session',
    agreeProtectPersonal: 'own session',
    // A consent for a typed phone is stored without an account.
    postAgreeProtectPersonalInfo: 'public',
    listConsents: 'own session',
    listSessions: 'own session',
    endSession: 'own session',
    endAllSessions: 'own session',
    requestDeletion: 'own session',
    cancelDeletion: 'own session',
    // Each night the other backends poll for deleted customers.
    listDeletedCustomers: 'other backends',
    // The booking backend sends its customers' messages.
    sendNotice: 'other backends',
    getPushKey: 'public',
    listPushDevices: 'own session',
    subscribeToPush: 'own session',
    choosePushPurposes: 'own session',
    unsubscribeFromPush: 'own session',
    testPush: 'own session',
    getNoticeSettings: 'own session',
    saveNoticeSettings: 'own session',
  },
  booking: {
    getRole: 'public',
    listServices: 'public',
    getServiceDetail: 'public',
    listStaff: 'public',
    listHours: 'public',
    readBoard: 'public',
    listSold: 'public',
    listSalonRatings: 'public',
    holdHour: 'public',
    releaseHour: 'public',
    createBooking: 'owner token',
    sendBookingCode: 'owner token',
    confirmBooking: 'code',
    checkBooking: 'public',
    listMyBookings: 'owner token',
    getBooking: 'owner token',
    sendHolderCode: 'public',
    proveHolder: 'code',
    deleteOwnerTokens: 'own session',
    cancelBooking: 'owner token',
    getManaged: 'code',
    cancelManaged: 'code',
    startChange: 'code',
    confirmComing: 'code',
    announceLate: 'code',
    namePeople: 'code',
    withdrawLink: 'owner token',
    joinWaitlist: 'own session',
    joinForEarlier: 'code',
    getWaitlistEntry: 'code',
    acceptPlace: 'code',
    declinePlace: 'code',
    leaveWaitlist: 'code',
    keepWaiting: 'code',
    getFeedToken: 'own session',
    openFeed: 'own session',
    closeFeed: 'own session',
    readFeed: 'code',
    listVisitedSalons: 'owner token',
    listAddresses: 'own session',
    listSalonsNearAddress: 'own session',
    saveAddress: 'own session',
    removeAddress: 'own session',
    listBackupHours: 'public',
    listMarketing: 'public',
    listOfferUses: 'other backends',
    getHomeOffer: 'public',
    requestHomeVisit: 'owner token',
    listHomeVisits: 'owner token',
    cancelHomeVisit: 'owner token',
    listBookingHistory: 'own session',
    listVisitHistory: 'own session',
    getVisit: 'own session',
    getRating: 'own session',
    rateVisit: 'own session',
    checkRating: 'own session',
    reportWrongImage: 'own session',
    rateImage: 'own session',
    // The salon's desk, by its key.
    listDeskBookings: 'code',
    updateBookingStatus: 'code',
    listDeskHomeVisits: 'code',
    answerHomeVisit: 'code',
    listTopLiked: 'public',
    updateVote: 'own session',
    listVotes: 'own session',
    listTopRated: 'public',
    listChallenges: 'public',
  },
  campaign: {
    listHomeBlocks: 'public',
    listBanners: 'public',
    listOffers: 'other backends',
    getOffer: 'other backends',
    listRewards: 'other backends',
    postCode: 'other backends',
    giveOffer: 'other backends',
    checkOffers: 'other backends',
    listTopUpProducts: 'public',
    getMember: 'own session',
    placeOrder: 'own session',
    placeOrderV1: 'own session',
    listOrders: 'own session',
    listBalanceHistory: 'own session',
    listCourses: 'own session',
  },
  salons: {
    listProvinces: 'public',
    listDistricts: 'public',
    listSalonProvinces: 'public',
    listSalonDistricts: 'public',
    listWards: 'public',
    listSalons: 'public',
    listMappedSalons: 'public',
    topSalons: 'public',
    salonFile: 'public',
    provinceFile: 'public',
    districtFile: 'public',
    getSalon: 'public',
    searchSalons: 'public',
    salonsNear: 'public',
    getOpening: 'public',
    getSalonOff: 'public',
    suggestPlaces: 'public',
    findPlace: 'public',
    listProducts: 'public',
    listProductGroups: 'public',
    listDiscovers: 'public',
    getDiscover: 'public',
    likeDiscover: 'own session',
    listLikedDiscovers: 'own session',
    dynamicLayout: 'public',
    listFeedback: 'public',
    listLooks: 'public',
    listHomeLooks: 'public',
    listPosts: 'public',
    getPost: 'public',
    listVideos: 'public',
    listSpaPages: 'public',
  },
  tracking: { track: 'public', trackLocation: 'other backends', trackBookingError: 'public' },
  wheel: {
    getWheel: 'public',
    getWheelById: 'public',
    listGifts: 'public',
    getGift: 'public',
    listExchangePacks: 'public',
    play: 'own session',
    listMySpins: 'own session',
    listMyGifts: 'own session',
    listWinners: 'public',
    listQuests: 'public',
    claimQuest: 'own session',
    reportQuest: 'other backends',
    getAccount: 'own session',
    listPointHistory: 'own session',
    exchangePack: 'own session',
    getPoints: 'own session',
    listVouchers: 'public',
    getVoucher: 'public',
    exchangeVoucher: 'own session',
  },
}

/** The owner's known values, by the wire's field names. */
export type Known = Record<string, readonly unknown[]>

/** A request as it travels. */
export type Wire = { path: string; method: string; body?: string }

type JsonSchema = {
  properties?: Record<string, { type?: string; enum?: unknown[]; default?: unknown }>
  required?: string[]
}

/** The requests that a call can be tried with; what is not known by name takes what its type allows. */
export function wiresOf({ method, path, input }: Endpoint, known: Known): Wire[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  const examples = Object.entries(properties).flatMap(([name, { type, enum: choice }]) => {
    const values =
      known[name] ??
      (required.includes(name)
        ? [
            choice?.[0] ??
              (type === 'integer' || type === 'number'
                ? 1
                : type === 'boolean'
                  ? false
                  : type === 'array'
                    ? []
                    : '1'),
          ]
        : [])
    return values.length > 0 ? [{ name, values }] : []
  })
  const tries = Math.max(1, ...examples.map(({ values }) => values.length))
  return Array.from({ length: tries }, (_none, index) =>
    dtoOf(
      method,
      path,
      Object.fromEntries(examples.map(({ name, values }) => [name, values[index % values.length]])),
    ),
  )
}

function dtoOf(method: string, path: string, values: Record<string, unknown>): Wire {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const rest = Object.entries(values).filter(([name]) => !path.includes(`{${name}}`))
  if (method !== 'GET' && method !== 'DELETE')
    return { method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return { method, path: query.size > 0 ? `${filled}?${query}` : filled }
}
