/**
 * How a parameter of a message travels: `text` a name that the chain gave, `choice` such names of
 * which one is needed, `hour` minutes after midnight, `day` and `date` a day `YYYY-MM-DD` (short, and
 * with its year), `tiers` numbers of membership tiers.
 */
export type ParamKind = keyof ParamValues

type ParamValues = {
  text: string
  choice: readonly string[]
  number: number
  hour: number
  day: string
  date: string
  tiers: readonly number[]
}

/**
 * Every message that a backend may send to a customer, by its code, with its parameters. The
 * sentences stand in `gateway/messages/`, the descriptions in `schema/messages.graphql`.
 */
export const messageParams = {
  // Several backends
  TOO_MANY_TRIES_MINUTE: {},
  TOO_MANY_TRIES_MOMENT: {},
  TOO_FAST: {},
  INTERRUPTED: {},
  // Wheel
  NO_SPINS: {},
  NOTHING_TO_WIN: {},
  NO_WHEEL: {},
  NO_GIFT: {},
  NO_PACK: {},
  NO_QUEST: {},
  NO_LUCKY_VOUCHER: {},
  LUCKY_VOUCHER_SOLD_OUT: {},
  TOO_FEW_POINTS: {},
  CHECKED_IN_TODAY: {},
  QUEST_NOT_DONE: {},
  // Offers and codes
  OFFER_EXPIRED: {},
  OFFER_NOT_STARTED: {},
  OFFER_OTHER_SALON: { salons: 'text' },
  OFFER_NEEDS_PHONE: {},
  OFFER_USED_UP: {},
  OFFER_OTHER_TIER: { tiers: 'tiers' },
  OFFER_BIRTH_MONTH: {},
  OFFER_OTHER_DAY: {},
  OFFER_OTHER_HOUR: { from: 'hour', until: 'hour' },
  OFFER_NEEDS_SERVICES: {},
  OFFER_NEEDS_ONE_OF: { services: 'choice' },
  OFFER_NOT_YOURS: {},
  NO_OFFER: {},
  UNKNOWN_PROMO_CODE: {},
  OFFERS_UNCHECKED: {},
  // Membership
  NOT_SOLD: {},
  ACCOUNT_LEAVING: {},
  NO_PAYMENT: {},
  // Booking
  HAS_BOOKING: {},
  NOT_BOOKED: {},
  BOOKING_BEGUN: {},
  NEEDS_SERVICES: {},
  SERVICES_DISCONTINUED: {},
  ONE_PER_GROUP: {},
  NEEDS_PARENT: { child: 'text', parent: 'text' },
  UNKNOWN_SALON: {},
  UNKNOWN_STYLIST: {},
  PAST_DAY: {},
  DAY_TOO_FAR: { last: 'day' },
  DAY_NOT_OFFERED: {},
  NOT_FOR_OTHERS: {},
  REQUEST_CHANGED: {},
  CANCELED_SINCE: {},
  PLACE_TAKEN: { hour: 'hour' },
  HOUR_PAST: { hour: 'hour' },
  OUTSIDE_HOURS: { hour: 'hour' },
  STYLIST_BUSY_TODAY: {},
  STYLIST_BUSY_TOMORROW: {},
  STYLIST_BUSY_IN_TWO_DAYS: {},
  STYLIST_BUSY: { day: 'day' },
  CLOSED_THAT_DAY: {},
  NO_OWNER_TOKEN: {},
  HOLD_EXPIRED: {},
  NO_BOOKING: {},
  PROVE_FIRST: {},
  TOO_LATE_TO_CANCEL: {},
  CHANGED_SINCE: {},
  TOO_LATE_TO_CHANGE: {},
  NO_LINK: {},
  NOT_LATE_NOW: {},
  NOT_COMING_NOW: {},
  CHAIR_TAKEN: {},
  CHAIR_TAKEN_CALL: {},
  TOO_LATE_TO_NAME: {},
  PEOPLE_CHANGED: {},
  WINDOW_TOO_SHORT: {},
  WINDOW_PAST: {},
  WAITS_ENOUGH: {},
  WAITLIST_FULL: {},
  NOTHING_EARLIER: {},
  NO_WAITLIST_ENTRY: {},
  PLACE_GONE: {},
  NO_STORY: {},
  NOT_NEXT: {},
  // At home, places
  TOO_FAR_AWAY: {},
  NOT_AT_HOME: {},
  ENOUGH_VISITS: {},
  NO_ADDRESS: {},
  ENOUGH_ADDRESSES: {},
  // Visits and votes
  NO_VISIT: {},
  NO_PHOTO: {},
  RATING_CLOSED: {},
  VOTE_CLOSED: {},
  NOT_IN_VOTE: {},
  // Salons
  SALON_RESTS: {},
  SALON_RESTS_FOR: { reason: 'text' },
  SALON_OPENS_ON: { day: 'date' },
  CLOSED_FOR: { day: 'date', reason: 'text' },
  OPENING_NOTE: { note: 'text' },
  NO_SUCH_PLACE: {},
  NO_POST: {},
  // Log-in and account
  WRONG_PASSWORD: {},
  NEEDS_CAPTCHA: {},
  EXPIRED_CODE: {},
  USED_UP_CODE: {},
  WRONG_LOGIN_CODE: {},
  WRONG_BOOKING_CODE: {},
  CODE_PAUSE: { seconds: 'number' },
  TRIED_TOO_OFTEN: { minutes: 'number' },
  PROVE_AGAIN: {},
  WEAK_PASSWORD: {},
  WRONG_CURRENT_PASSWORD: {},
  NO_CUSTOMER: {},
  NO_SESSION: {},
  PUSH_NOT_POSSIBLE: {},
  PUSH_IS_OFF: {},
  PUSH_NOT_TAKEN: {},
  NO_BIRTHDAY: {},
  BIRTHDAY_STANDS: {},
  DEAD_TOKEN: {},
  DEAD_LOGIN_CODE: {},
  NOT_YOUR_PHONE: {},
  BOOKINGS_STAND: { bookings: 'number' },
  HOME_VISITS_STAND: { visits: 'number' },
  WITHDRAWAL_CANCELS: {},
  NOT_ALL_CANCELED: {},
  LOGGED_IN: {},
  PASSWORD_SET: {},
  CODE_BY_CALL: {},
  LOGIN_CODE_BY_ZALO: {},
  LOGIN_CODE_BY_SMS: {},
  BOOKING_CODE_BY_ZALO: {},
  BOOKING_CODE_BY_SMS: {},
  // Values that are refused for their form
  INVALID_VALUE: {},
  INVALID_ID: {},
  INVALID_DATE: {},
  INVALID_HOUR: {},
  INVALID_POSITION: {},
  INVALID_LINK: {},
  PHONE_MISSING: {},
  PHONE_INVALID: {},
  PHONE_SHORT: {},
  PHONE_WRONG: {},
  NAME_INVALID: {},
  NAME_TOO_LONG: {},
  PERSON_NAME_TOO_LONG: {},
  EMAIL_INVALID: {},
  EMAIL_TOO_LONG: {},
  PASSWORD_FORMAT: {},
  PASSWORD_DIGITS: {},
  CODE_FORMAT: {},
  LOGIN_CODE_DIGITS: {},
  CODE_DIGITS: {},
  CODE_CHANNELS: {},
  PURPOSE_MISSING: {},
  HOUR_MISSING: {},
  TOO_MANY_PEOPLE: {},
  TOO_MANY_SERVICES: {},
  TOO_MANY_OFFERS: {},
  TOO_MANY_PROMO_CODES: {},
  TOO_MANY_REQUESTS: {},
  REQUEST_TOO_LONG: {},
  NOTE_TOO_LONG: {},
  LATE_MINUTES: {},
  PROMO_CODE_MISSING: {},
  PROMO_CODE_INVALID: {},
  PLACE_NAME_MISSING: {},
  PLACE_NAME_TOO_LONG: {},
  AREA_MISSING: {},
  STREET_MISSING: {},
  STREET_TOO_LONG: {},
  HOME_ADDRESS_MISSING: {},
  HOME_SERVICES_MISSING: {},
  TOO_MANY_HOME_SERVICES: {},
  STARS_MISSING: {},
  COMMENT_TOO_LONG: {},
  REASON_TOO_LONG: {},
  NO_RANKING: {},
} as const satisfies Record<string, Readonly<Record<string, ParamKind>>>

/** The code of a message. */
export type MessageCode = keyof typeof messageParams

/** The parameters that go with a code. */
export type ParamsOf<C extends MessageCode> = {
  readonly [
    Name in keyof (typeof messageParams)[C]
  ]: (typeof messageParams)[C][Name] extends ParamKind
    ? ParamValues[(typeof messageParams)[C][Name]]
    : never
}

/** Whether a text is the code of a message. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(messageParams, text)
}
