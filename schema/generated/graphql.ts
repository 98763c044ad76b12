/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The place that is booked. */
export type AcceptPlaceInput = {
  /** `OfferedPlace.id`. */
  offerId: string;
  /** The last part of the link to the place in line. */
  token: string;
};

/** What a line of the spending history did to the balance. */
export type BalanceEffect =
  /** More is there. */
  | 'ADDED'
  /** It was paid beside the balance, or sent back. */
  | 'NONE'
  /** Less is there. */
  | 'SPENT';

/** A day of birth. */
export type BirthdayInput = {
  /** 1 to 31. */
  day: number;
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
};

/** A consent that is given with a booking, for its phone. */
export type BookingConsentInput = {
  /** What was agreed to. */
  purposes: Array<ConsentPurpose>;
  /** Day of the text that was read. */
  textVersion: string;
};

/** State of a booking. */
export type BookingStatus =
  /** Canceled by the customer or the salon. */
  | 'CANCELED'
  /** The customer has come. */
  | 'CHECKED_IN'
  /** Booked. */
  | 'CONFIRMED'
  /** Served. */
  | 'DONE'
  /** The code did not come in time. */
  | 'EXPIRED'
  /** Nobody came. */
  | 'NO_SHOW'
  /** Its place is held until its one-time code is confirmed or expires. */
  | 'PENDING_CODE'
  /** They are being served. */
  | 'SERVING';

/** How a one-time code travels. */
export type CodeChannel =
  /** A text message. */
  | 'SMS'
  /** An automatic call. */
  | 'VOICE'
  /** A message in Zalo. */
  | 'ZALO';

/** The purposes of a customer's data; each has a consent of its own that can be withdrawn. */
export type ConsentPurpose =
  /** The phone, to hold the customer's place and to notify them about it; with it, tracking may identify them. */
  | 'BOOKING'
  /** Where they are, together with their phone, when they look for salons nearby. */
  | 'LOCATION'
  /** Messages about offers. */
  | 'MARKETING'
  /** Pictures of their hair. */
  | 'PHOTO';

/** The screen where a consent was given or withdrawn. */
export type ConsentSource =
  /** In the settings of the account. */
  | 'ACCOUNT'
  /** Before a booking. */
  | 'BOOKING'
  /** To an older site. */
  | 'EARLIER'
  /** Before a visit at home. */
  | 'HOME_VISIT';

/** A booking to be made. It has no prices: the server computes them. */
export type CreateBookingInput = {
  /** Staff may take a photo of the result. */
  acceptMakePhoto?: boolean | null | undefined;
  /** Replace the current booking of the logged-in phone. */
  allowChange?: boolean | null | undefined;
  /** Where the booking needs a code, it is sent this way at once, and BookingNeedsCode says what became of it. Without it, sendBookingCode sends the first one. */
  codeChannel?: CodeChannel | null | undefined;
  /** Promo codes that open offers among `offerIds`, 10 at most. */
  codes?: Array<string> | null | undefined;
  /** Stored for the phone before anything is booked. Where it cannot be stored, the booking is made without it, and this browser does not remember it. */
  consent?: BookingConsentInput | null | undefined;
  /** Stored as the name of the customer who is logged in with the phone; one that cannot be stored is left out. */
  customerName?: string | null | undefined;
  /** When; today or later. */
  date: string;
  /** 16 to 64 letters, digits, _ or -, new for each attempt; for seven days the same key gets the first result again. */
  idempotencyKey: string;
  /** But little. */
  littleAdvice?: boolean | null | undefined;
  /** The customer's note to the salon, 500 characters at most. */
  note?: string | null | undefined;
  /** 0, or 2 when staff shall call about many people. */
  numberPersons?: number | null | undefined;
  /** The address's query as text, e.g. `source=app`; utm_source and token are taken out. */
  params?: string | null | undefined;
  /** Customer 1 first, 5 at most. */
  people: Array<PersonInput>;
  /** Ten digits; dots and +84 are understood. */
  phone: string;
  /** Staff may advise. */
  receiveAdvice?: boolean | null | undefined;
  /** Special requests by name, e.g. `Hỏi kĩ trong khi cắt`. */
  requests?: Array<string> | null | undefined;
  /** Where. */
  salonId: string;
  /** Who washes customer 1's hair, from a link; somebody who is not among the salon's skinners that day counts as nobody. */
  skinnerId?: string | null | undefined;
  /** Where the visit began, e.g. `customer_ios`. */
  source?: string | null | undefined;
  /** Which campaign brought the visit, e.g. `facebook`. */
  utmSource?: string | null | undefined;
};

/** Why a day can hardly be had. */
export type DayMark =
  /** The salon is closed. */
  | 'CLOSED'
  /** Nobody who cuts is free. */
  | 'FULL';

/** How far a day is away. */
export type DayTag =
  /** Ngày kia. */
  | 'DAY_AFTER'
  /** Hôm nay. */
  | 'TODAY'
  /** Ngày mai. */
  | 'TOMORROW';

/** The place that goes to the next in line. */
export type DeclinePlaceInput = {
  /** `OfferedPlace.id`. */
  offerId: string;
  /** The last part of the link to the place in line. */
  token: string;
};

/** Who serves. */
export type DeliveryType =
  /** A stylist and a skinner. */
  | 'BOTH'
  /** A skinner. */
  | 'SKINNER'
  /** A stylist. */
  | 'STYLIST';

/** What a banner is drawn for. */
export type Device =
  /** Smaller ones. */
  | 'MOBILE'
  /** Screens of 768 px and more. */
  | 'WEB';

/** What a line of the spending history is. */
export type EntryKind =
  /** The bonus of a card. */
  | 'BONUS'
  /** A top-up card. */
  | 'CARD'
  /** A membership, paid by transfer. */
  | 'MEMBERSHIP'
  /** A package, paid by transfer. */
  | 'PACKAGE'
  /** Money of a visit that came back. */
  | 'REFUND'
  /** A visit paid from the balance. */
  | 'VISIT';

/** What the site can do only where a host has calls beyond docs/spec. */
export type Feature =
  /** Articles of the blog */
  | 'ARTICLES'
  /** Requests for a visit at home */
  | 'AT_HOME'
  /** The calendar that follows appointments */
  | 'CALENDAR'
  /** A captcha before a code or a log-in */
  | 'CAPTCHA'
  /** What was agreed to, and when */
  | 'CONSENTS'
  /** The account's deletion after a waiting time */
  | 'DELETION'
  /** The first free hours of many salons at once */
  | 'FREE_BOARD'
  /** An hour that is held while the customer decides */
  | 'HOLD'
  /** Hours that change as they are sold, without asking every ten seconds */
  | 'LIVE_HOURS'
  /** The log-out at the host too */
  | 'LOG_OUT'
  /** The manage link: changing, coming, late, names, withdrawing it */
  | 'MANAGE_LINK'
  /** When and how messages about bookings come */
  | 'NOTICES'
  /** How often an offer was used */
  | 'OFFER_USES'
  /** Log-ins that partners hand over */
  | 'PARTNER_LOG_IN'
  /** A code that proves whose booking it is, and its end on all devices */
  | 'PROOF'
  /** Messages on a device */
  | 'PUSH'
  /** Rewards of quests */
  | 'QUESTS'
  /** Ratings of salons */
  | 'RATINGS'
  /** Addresses that the customer saves */
  | 'SAVED_ADDRESSES'
  /** Log-ins on other devices */
  | 'SESSIONS'
  /** Pages about spa treatments */
  | 'SPA_PAGES'
  /** The member's tier */
  | 'TIER'
  /** One visit with its pictures */
  | 'VISIT'
  /** The line before a full day, in which a place that is freed is held for the first */
  | 'WAITLIST';

/** A customer's gender, optional. */
export type Gender =
  /** Nữ. */
  | 'FEMALE'
  /** Nam. */
  | 'MALE'
  /** Khác. */
  | 'OTHER';

/** A choice of hours to hold while the customer finishes. */
export type HoldHourInput = {
  /** The phone whose booking the customer changes: the places of that booking count as free, if it is theirs. */
  changesBookingOf?: string | null | undefined;
  /** When; today or later. */
  date: string;
  /** Keep what this browser holds for another 180 s: once, from `HourHeld.secondsToExtension` on; else nothing changes. */
  isExtension?: boolean | null | undefined;
  /** Those who have chosen an hour, customer 1 first, 5 at most; all are held or none. */
  people: Array<PersonInput>;
  /** Where. */
  salonId: string;
  /** Which campaign brought the visit: who is at the salon may take an hour that has just begun. */
  utmSource?: string | null | undefined;
};

/** What the salon has said to a request. */
export type HomeVisitStatus =
  /** It comes, at the hour that was agreed on the phone. */
  | 'ARRANGED'
  /** It cannot come. */
  | 'DECLINED'
  /** It has not called yet. */
  | 'REQUESTED';

/** Which hours, and for what. */
export type HoursInput = {
  /** The phone whose booking the customer changes: the places of that booking count as free, if it is theirs. */
  changesBookingOf?: string | null | undefined;
  /** The day of the visit. */
  date: string;
  /** The phone that books; an invalid one counts as absent. */
  guestPhone?: string | null | undefined;
  /** Ids of the chosen services, 50 at most. */
  serviceIds: Array<string>;
  /** Id of the stylist; null is any. */
  stylistId?: string | null | undefined;
  /** Which campaign brought the visit, e.g. `facebook`. */
  utmSource?: string | null | undefined;
};

/** The wish of a customer who joins a waitlist. */
export type JoinWaitlistInput = {
  /** The day of the visit. */
  date: string;
  /** Id of the first hour at which the visit may begin. */
  fromHourId: string;
  /** How they get a place. */
  mode: WaitMode;
  /** How many come for these services: 1 or 2. */
  people?: number | null | undefined;
  /** Id of the salon. */
  salonId: string;
  /** The services. */
  serviceIds: Array<string>;
  /** The stylist of the first; null is any. */
  stylistId?: string | null | undefined;
  /** Id of the last one, at least an hour later. */
  untilHourId: string;
};

/** The place in line that wakes. */
export type KeepWaitingInput = {
  /** The last part of its link. */
  token: string;
};

/** The place in line that ends. */
export type LeaveWaitlistInput = {
  /** The last part of its link. */
  token: string;
};

/** What a manage link opens just now. */
export type ManagedState =
  /** Rate limited: this network tried more than 30 invalid links this minute, so valid ones are refused too until the minute ends. */
  | 'LIMITED'
  /** An active booking, one that is being served, or a canceled one. */
  | 'OPEN'
  /** The visit is over: the link shows no details of it any more. */
  | 'OVER';

/** When the many-people switch is offered. */
export type ManyPeople =
  /** Every day. */
  | 'ALL'
  /** Every day but today. */
  | 'NOT_TODAY'
  /** Never. */
  | 'OFF';

/** What a banner of a service is. */
export type MediaKind =
  /** A picture. */
  | 'IMAGE'
  /** A film. */
  | 'VIDEO';

/** What the server says to a customer, as a code; names in brackets are its parameters. */
export type MessageCode =
  /** The account waits for its deletion, so it takes no money. */
  | 'ACCOUNT_LEAVING'
  /** No province and district were chosen. */
  | 'AREA_MISSING'
  /** A stored birthday is changed by staff only. */
  | 'BIRTHDAY_STANDS'
  /** The customer has bookings that have not begun (`bookings`). */
  | 'BOOKINGS_STAND'
  /** The customer’s own booking has begun, so another cannot replace it. */
  | 'BOOKING_BEGUN'
  /** A booking’s code comes by SMS. */
  | 'BOOKING_CODE_BY_SMS'
  /** A booking’s code comes by Zalo. */
  | 'BOOKING_CODE_BY_ZALO'
  /** The request’s booking has been canceled since. */
  | 'CANCELED_SINCE'
  /** The chair is taken right after. */
  | 'CHAIR_TAKEN'
  /** The chair is taken right after, and the hour has begun, so the booking cannot be changed. */
  | 'CHAIR_TAKEN_CALL'
  /** The booking has been replaced by another, which stands. */
  | 'CHANGED_SINCE'
  /** The daily quest was claimed today. */
  | 'CHECKED_IN_TODAY'
  /** The salon is closed on the day, for this reason (`day`, `reason`). */
  | 'CLOSED_FOR'
  /** The salon does not serve on the day. */
  | 'CLOSED_THAT_DAY'
  /** The code comes by a call. */
  | 'CODE_BY_CALL'
  /** Codes for bookings go by Zalo or SMS. */
  | 'CODE_CHANNELS'
  /** A booking’s code of another form than six digits. */
  | 'CODE_DIGITS'
  /** A code of other signs than digits. */
  | 'CODE_FORMAT'
  /** The next code comes only after a pause (`seconds`). */
  | 'CODE_PAUSE'
  /** A comment with more than 500 characters. */
  | 'COMMENT_TOO_LONG'
  /** The day is long over or far ahead. */
  | 'DAY_NOT_OFFERED'
  /** The day is after the last one on offer (`last`). */
  | 'DAY_TOO_FAR'
  /** The code of a partner's link is unknown, used up or too old. */
  | 'DEAD_LOGIN_CODE'
  /** The token that was handed over is not alive. */
  | 'DEAD_TOKEN'
  /** Not an address of e-mail. */
  | 'EMAIL_INVALID'
  /** An address of e-mail with more than 120 characters. */
  | 'EMAIL_TOO_LONG'
  /** Ten addresses are saved. */
  | 'ENOUGH_ADDRESSES'
  /** Too many open requests for a visit at home. */
  | 'ENOUGH_VISITS'
  /** No live code: never sent, older than five minutes, or used. */
  | 'EXPIRED_CODE'
  /** The phone has a booking. */
  | 'HAS_BOOKING'
  /** The place was given up before the code came. */
  | 'HOLD_EXPIRED'
  /** A home visit without an address. */
  | 'HOME_ADDRESS_MISSING'
  /** A home visit without services. */
  | 'HOME_SERVICES_MISSING'
  /** The customer has open requests for a home visit (`visits`). */
  | 'HOME_VISITS_STAND'
  /** A booking for nobody. */
  | 'HOUR_MISSING'
  /** The hour has begun; minutes after midnight (`hour`). */
  | 'HOUR_PAST'
  /** It could not be done. */
  | 'INTERRUPTED'
  /** Not a day. */
  | 'INVALID_DATE'
  /** Not a frame of a day. */
  | 'INVALID_HOUR'
  /** An id or key of another form. */
  | 'INVALID_ID'
  /** The token of a link has another form. */
  | 'INVALID_LINK'
  /** Not a place on earth. */
  | 'INVALID_POSITION'
  /** A value that no form of this site sends. */
  | 'INVALID_VALUE'
  /** Lateness of other minutes than 5, 10 or 15. */
  | 'LATE_MINUTES'
  /** The log-in succeeded. */
  | 'LOGGED_IN'
  /** The log-in’s code comes by SMS. */
  | 'LOGIN_CODE_BY_SMS'
  /** The log-in’s code comes by Zalo. */
  | 'LOGIN_CODE_BY_ZALO'
  /** A log-in’s code of another length than six. */
  | 'LOGIN_CODE_DIGITS'
  /** None of these vouchers are left. */
  | 'LUCKY_VOUCHER_SOLD_OUT'
  /** A name of other signs than letters and spaces. */
  | 'NAME_INVALID'
  /** A name of more than 20 letters. */
  | 'NAME_TOO_LONG'
  /** A captcha is missing or wrong. */
  | 'NEEDS_CAPTCHA'
  /** A service that is only done with another (`child`, `parent`). */
  | 'NEEDS_PARENT'
  /** Services are missing. */
  | 'NEEDS_SERVICES'
  /** A note with more than 500 characters. */
  | 'NOTE_TOO_LONG'
  /** No earlier hour than that of the booking can become free, or it is for too many people. */
  | 'NOTHING_EARLIER'
  /** All that can be won today has been won. */
  | 'NOTHING_TO_WIN'
  /** Not everything could be canceled, so the consent stands; what is left is counted after it. */
  | 'NOT_ALL_CANCELED'
  /** A service that needs the salon. */
  | 'NOT_AT_HOME'
  /** The phone has no current booking. */
  | 'NOT_BOOKED'
  /** An answer that they come, too early or too late. */
  | 'NOT_COMING_NOW'
  /** A group for somebody else’s phone. */
  | 'NOT_FOR_OTHERS'
  /** The vote names no stylist. */
  | 'NOT_IN_VOTE'
  /** Lateness announced too early, too late, or twice. */
  | 'NOT_LATE_NOW'
  /** The state does not follow the booking’s present one. */
  | 'NOT_NEXT'
  /** The package is no longer sold. */
  | 'NOT_SOLD'
  /** The phone is not that of the account. */
  | 'NOT_YOUR_PHONE'
  /** No such saved address, or not this customer’s. */
  | 'NO_ADDRESS'
  /** No day on which a customer was born. */
  | 'NO_BIRTHDAY'
  /** No such booking. */
  | 'NO_BOOKING'
  /** No such customer, or not this one’s record. */
  | 'NO_CUSTOMER'
  /** No such gift. */
  | 'NO_GIFT'
  /** The manage link is invalid: mistyped, withdrawn, or of no booking. */
  | 'NO_LINK'
  /** No such voucher for lucky points. */
  | 'NO_LUCKY_VOUCHER'
  /** No such offer. */
  | 'NO_OFFER'
  /** The browser has no owner token, so nothing can be held for it. */
  | 'NO_OWNER_TOKEN'
  /** No such pack of spins. */
  | 'NO_PACK'
  /** Payments are not available. */
  | 'NO_PAYMENT'
  /** The visit has no such picture. */
  | 'NO_PHOTO'
  /** No such article. */
  | 'NO_POST'
  /** No such quest. */
  | 'NO_QUEST'
  /** No such vote. */
  | 'NO_RANKING'
  /** The device is logged out. */
  | 'NO_SESSION'
  /** No spins are left. */
  | 'NO_SPINS'
  /** The group of services has no story. */
  | 'NO_STORY'
  /** No such place on the map. */
  | 'NO_SUCH_PLACE'
  /** No such visit, or not this customer’s. */
  | 'NO_VISIT'
  /** The link opens no entry of a waitlist, or its day is over. */
  | 'NO_WAITLIST_ENTRY'
  /** No such wheel. */
  | 'NO_WHEEL'
  /** The offers could not be checked just now. */
  | 'OFFERS_UNCHECKED'
  /** The offer is for the month of the birthday. */
  | 'OFFER_BIRTH_MONTH'
  /** The last day of an offer is over. */
  | 'OFFER_EXPIRED'
  /** The offer needs one of these services (`services`). */
  | 'OFFER_NEEDS_ONE_OF'
  /** Only with a phone can the offer be checked. */
  | 'OFFER_NEEDS_PHONE'
  /** The offer needs services, whichever. */
  | 'OFFER_NEEDS_SERVICES'
  /** The first day of an offer is still to come. */
  | 'OFFER_NOT_STARTED'
  /** No such offer, or not for the phone of the booking. */
  | 'OFFER_NOT_YOURS'
  /** The offer is for other days of the week. */
  | 'OFFER_OTHER_DAY'
  /** The offer is for these hours, in minutes after midnight (`from`, `until`). */
  | 'OFFER_OTHER_HOUR'
  /** The offer is for the named salons (`salons`). */
  | 'OFFER_OTHER_SALON'
  /** The offer is for members of these tiers (2, 3 or 4) (`tiers`). */
  | 'OFFER_OTHER_TIER'
  /** All uses of an offer are spent. */
  | 'OFFER_USED_UP'
  /** Two services of one group. */
  | 'ONE_PER_GROUP'
  /** What customers should know about the salon's hours on a day on which they are others (`note`). */
  | 'OPENING_NOTE'
  /** The salon would close before the services end; minutes after midnight (`hour`). */
  | 'OUTSIDE_HOURS'
  /** A password of another length than six. */
  | 'PASSWORD_DIGITS'
  /** A password of other signs than digits. */
  | 'PASSWORD_FORMAT'
  /** The password was set. */
  | 'PASSWORD_SET'
  /** The day is over. */
  | 'PAST_DAY'
  /** Names for another number of persons than the booking has. */
  | 'PEOPLE_CHANGED'
  /** A name of a booking’s person with more than 60 characters. */
  | 'PERSON_NAME_TOO_LONG'
  /** The phone does not begin with 0. */
  | 'PHONE_INVALID'
  /** No phone was entered. */
  | 'PHONE_MISSING'
  /** The phone has fewer than ten digits. */
  | 'PHONE_SHORT'
  /** Not a phone. */
  | 'PHONE_WRONG'
  /** The place that was offered is not held for the customer any more. */
  | 'PLACE_GONE'
  /** An address without a name. */
  | 'PLACE_NAME_MISSING'
  /** A name of an address with more than 40 characters. */
  | 'PLACE_NAME_TOO_LONG'
  /** Another customer was first; minutes after midnight (`hour`). */
  | 'PLACE_TAKEN'
  /** A promo code of another form. */
  | 'PROMO_CODE_INVALID'
  /** No promo code was entered. */
  | 'PROMO_CODE_MISSING'
  /** A password is set only after a code has proved the phone. */
  | 'PROVE_AGAIN'
  /** The caller has not proved the booking’s phone. */
  | 'PROVE_FIRST'
  /** A consent to nothing. */
  | 'PURPOSE_MISSING'
  /** The device is not subscribed to push messages. */
  | 'PUSH_IS_OFF'
  /** This browser cannot receive push messages from the chain. */
  | 'PUSH_NOT_POSSIBLE'
  /** The device's push service did not take the message. */
  | 'PUSH_NOT_TAKEN'
  /** Nothing of the quest is done. */
  | 'QUEST_NOT_DONE'
  /** The rating is older than seven days. */
  | 'RATING_CLOSED'
  /** A reason with more than 200 characters. */
  | 'REASON_TOO_LONG'
  /** The key of the request belongs to another one. */
  | 'REQUEST_CHANGED'
  /** A special request with more than 100 characters. */
  | 'REQUEST_TOO_LONG'
  /** The salon is still to open (`day`). */
  | 'SALON_OPENS_ON'
  /** The salon is closed for longer. */
  | 'SALON_RESTS'
  /** The salon is closed for longer, for a reason of its own (`reason`). */
  | 'SALON_RESTS_FOR'
  /** A service is no longer sold. */
  | 'SERVICES_DISCONTINUED'
  /** A rating without stars. */
  | 'STARS_MISSING'
  /** No house number and street were entered. */
  | 'STREET_MISSING'
  /** A street with more than 120 characters. */
  | 'STREET_TOO_LONG'
  /** The stylist has no time on a later day (`day`). */
  | 'STYLIST_BUSY'
  /** The stylist has no time the day after tomorrow. */
  | 'STYLIST_BUSY_IN_TWO_DAYS'
  /** The stylist has no time today. */
  | 'STYLIST_BUSY_TODAY'
  /** The stylist has no time tomorrow. */
  | 'STYLIST_BUSY_TOMORROW'
  /** No salon is near enough to come. */
  | 'TOO_FAR_AWAY'
  /** Too many requests, of whatever kind. */
  | 'TOO_FAST'
  /** Too few lucky points. */
  | 'TOO_FEW_POINTS'
  /** The booking has begun. */
  | 'TOO_LATE_TO_CANCEL'
  /** The booking can no longer be replaced. */
  | 'TOO_LATE_TO_CHANGE'
  /** Names of the persons of a booking that has begun or is canceled. */
  | 'TOO_LATE_TO_NAME'
  /** More than ten services of a home visit. */
  | 'TOO_MANY_HOME_SERVICES'
  /** More than ten offers for one. */
  | 'TOO_MANY_OFFERS'
  /** A booking for more than five. */
  | 'TOO_MANY_PEOPLE'
  /** More than ten promo codes. */
  | 'TOO_MANY_PROMO_CODES'
  /** More than 20 special requests. */
  | 'TOO_MANY_REQUESTS'
  /** More than 20 services for one. */
  | 'TOO_MANY_SERVICES'
  /** Too many tries within a minute. */
  | 'TOO_MANY_TRIES_MINUTE'
  /** Too many actions within a minute. */
  | 'TOO_MANY_TRIES_MOMENT'
  /** Too many codes, tries or questions within the hour (`minutes`). */
  | 'TRIED_TOO_OFTEN'
  /** No such promo code. */
  | 'UNKNOWN_PROMO_CODE'
  /** No such salon. */
  | 'UNKNOWN_SALON'
  /** The stylist does not work at this salon. */
  | 'UNKNOWN_STYLIST'
  /** Five wrong tries used the code up. */
  | 'USED_UP_CODE'
  /** The vote of another month. */
  | 'VOTE_CLOSED'
  /** The waitlist of that day takes nobody more. */
  | 'WAITLIST_FULL'
  /** The phone waits at as many salons as it may. */
  | 'WAITS_ENOUGH'
  /** The password is one of the first that a guesser tries. */
  | 'WEAK_PASSWORD'
  /** The hours that a customer of the waitlist would take are past. */
  | 'WINDOW_PAST'
  /** From the first to the last hour that a customer of the waitlist would take is less than an hour. */
  | 'WINDOW_TOO_SHORT'
  /** Withdrawing the consent for bookings cancels what was counted before. */
  | 'WITHDRAWAL_CANCELS'
  /** A wrong code for a booking. */
  | 'WRONG_BOOKING_CODE'
  /** The present password is wrong. */
  | 'WRONG_CURRENT_PASSWORD'
  /** A wrong code at the log-in. */
  | 'WRONG_LOGIN_CODE'
  /** Unknown phone or wrong password, without saying which. */
  | 'WRONG_PASSWORD';

/** A channel of messages about bookings. */
export type NoticeChannel =
  /** A text message with a link. */
  | 'SMS'
  /** A message of the chain's official account, with buttons. */
  | 'ZALO';

/** What is about to be booked, for which offers are judged. */
export type OfferBookingInput = {
  /** Promo codes that were entered and open their offers, ten at most. */
  codes?: Array<string> | null | undefined;
  /** The day of the visit, for offers that hold on certain days. */
  date?: string | null | undefined;
  /** The phone that books. Whoever is logged in with it gets their own offers; with anybody else's, offers are judged as for a new customer, and checked with the phone by createBooking. */
  guestPhone?: string | null | undefined;
  /** The frame that is chosen, as in Hour.id, for offers that hold at certain hours. */
  hourId?: string | null | undefined;
  /** The phone's current booking is about to be replaced, so what it uses is free again. */
  isChange?: boolean | null | undefined;
  /** Ids of the chosen services, 50 at most; none as long as nothing is chosen. */
  serviceIds: Array<string>;
  /** Offers that the other people of the booking chose, one entry a person. */
  usingIds?: Array<string> | null | undefined;
};

/** Status of an order. */
export type OrderStatus =
  /** Done: the customer has what they bought. */
  | 'ACTIVATED'
  /** Written down; its payment is not issued yet. */
  | 'CREATED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** No payment could be issued. */
  | 'FAILED'
  /** The money is there; what was bought is being made over. */
  | 'PAID'
  /** Waits for the customer's transfer, until `expiresAt`. */
  | 'PENDING_PAYMENT'
  /** The money came too late and is sent back. */
  | 'REFUNDED';

/** A part of the day. */
export type PartOfDay =
  /** Chiều, until 17h30. */
  | 'AFTERNOON'
  /** Tối. */
  | 'EVENING'
  /** Sáng, until noon. */
  | 'MORNING';

/** One person of a new booking. */
export type PersonInput = {
  /** As in `Hour.id` of the salon's `hours`. */
  hourId: string;
  /** Offers they want, 10 at most; the server checks them, applies those that lower something and spends no others. */
  offerIds?: Array<string> | null | undefined;
  /** Services by id; empty only where the salon advises on the spot. */
  serviceIds: Array<string>;
  /** Null: the system chooses. */
  stylistId?: string | null | undefined;
};

/** What a customer thinks of a picture. */
export type PhotoVerdict =
  /** They do not. */
  | 'BAD'
  /** They like it. */
  | 'GOOD';

/** How products are ordered. */
export type ProductOrder =
  /** As the chain has them, best sellers first. */
  | 'CHAIN'
  /** Dearest first. */
  | 'PRICE_DOWN'
  /** Cheapest first. */
  | 'PRICE_UP';

/** The subject of a push message; each can be switched off on each device. */
export type PushPurpose =
  /** A booking was made or changed. */
  | 'BOOKING'
  /** The evening before a visit, and two hours before it. */
  | 'REMINDER'
  /** After a visit: how was it? */
  | 'REVIEW';

/** A customer's rating of a visit. */
export type RateVisitInput = {
  /** 500 letters at most. */
  comment?: string | null | undefined;
  /** 1 to 5. */
  stars: number;
  /** What they praise or blame. */
  tags?: Array<RatingTag> | null | undefined;
  /** The visit. */
  visitId: string;
};

/** What a rating may praise or blame. */
export type RatingTag =
  /** A clean salon. */
  | 'CLEAN'
  /** Friendly people. */
  | 'FRIENDLY'
  /** Good advice. */
  | 'GOOD_ADVICE'
  /** A good cut. */
  | 'GOOD_CUT'
  /** A thorough wash. */
  | 'GOOD_WASH'
  /** A long wait. */
  | 'LONG_WAIT'
  /** Not the requested style. */
  | 'NOT_AS_ASKED'
  /** Served at the hour that was booked. */
  | 'ON_TIME';

/** Part of the country. */
export type Region =
  /** Miền Trung, 2. */
  | 'CENTRAL'
  /** Miền Bắc, 1. */
  | 'NORTH'
  /** The chain's own host does not say which. */
  | 'OTHER'
  /** Miền Nam, 3. */
  | 'SOUTH';

/** A request to be served at home. The server decides salon and prices. */
export type RequestHomeVisitInput = {
  /** A saved address of the logged-in customer; null: `placeId` names the place. */
  addressId?: string | null | undefined;
  /** Of HomeOffer. */
  date: string;
  /** 16 to 64 letters, digits, _ or -, new for each visit; the same key gets the first result again, and InvalidInput about itself when anything else has changed or the visit was canceled. */
  idempotencyKey: string;
  /** The customer's note to the salon, 500 characters at most. */
  note?: string | null | undefined;
  /** When on that day. */
  part: PartOfDay;
  /** Ten digits; dots and +84 are understood. */
  phone: string;
  /** A province, district or ward, or a place of `places`. */
  placeId?: string | null | undefined;
  /** Key of an earlier request of the caller's; this one takes its place while it waits for the salon's call. */
  replacesKey?: string | null | undefined;
  /** Of HomeOffer. */
  serviceIds: Array<string>;
  /** House number and street, needed without `addressId`; 120 characters at most. */
  street?: string | null | undefined;
};

/** Why a transfer is sent back. */
export type ReturnReason =
  /** The order had been paid already. */
  | 'AGAIN'
  /** It left when the order had expired. */
  | 'LATE'
  /** It was not the order's amount. */
  | 'WRONG_AMOUNT';

/** What is special about a salon's age. */
export type SalonTag =
  /** Mới khai trương. */
  | 'NEWLY_OPENED'
  /** Sắp khai trương. */
  | 'OPENING_SOON';

/** An address to save. Its text and its position follow from `placeId`. */
export type SaveAddressInput = {
  /** Null: a new one; otherwise the one to change. */
  id?: string | null | undefined;
  /** Where they stand, when they allowed their browser to share it; stored to a hundred metres. */
  latitude?: number | null | undefined;
  /** Belongs to `latitude`. */
  longitude?: number | null | undefined;
  /** Their name for it, 1 to 40 characters. */
  name: string;
  /** A province, district or ward, or a place of `places`. */
  placeId: string;
  /** House number and street, 120 characters at most. */
  street?: string | null | undefined;
};

/** The settings as a whole. */
export type SaveNoticeSettingsInput = {
  /** The channels to use, each once and the preferred one first; empty: no messages. */
  channels: Array<NoticeChannel>;
  /** Minutes after midnight, 1020 to 1320 (22:00) in steps of 30. */
  quietFrom: number;
  /** Minutes after midnight, 390 (6:30) to 720 in steps of 30. */
  quietUntil: number;
};

/** A profile as a whole: what is null or left out is deleted, as far as it could be read. */
export type SaveProfileInput = {
  /** Null for none. Once stored it is changed at the salon only. */
  birthday?: BirthdayInput | null | undefined;
  /** Null for none. */
  email?: string | null | undefined;
  /** Null for none. */
  gender?: Gender | null | undefined;
  /** Null for none. */
  name?: string | null | undefined;
};

/** Why no hour was found. */
export type SoonestGap =
  /** Nothing is free on the days that can be booked. */
  | 'FULL'
  /** No salon there sells all of the services. */
  | 'NOT_SOLD'
  /** The input has neither a position nor a province nor a salon. */
  | 'NO_PLACE'
  /** No open salon within 15 km of the position. */
  | 'NO_SALON_NEAR'
  /** No services were named. */
  | 'NO_SERVICES'
  /** The services take longer than three hours, which only a salon can plan. */
  | 'TOO_LONG';

/** What style masters are elected for. */
export type StyleMasterTopic =
  /** Cuts. */
  | 'CUT'
  /** Perms and colours. */
  | 'PERM_AND_COLOUR';

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
export type SubscribeToPushInput = {
  /** Its secret, base64url. */
  auth: string;
  /** Its address at the push service of its browser; others are refused. */
  endpoint: string;
  /** Its public key, base64url. */
  p256dh: string;
};

/** Why a place cannot be had. */
export type TakenReason =
  /** The hour has passed. */
  | 'PAST'
  /** The chosen stylist has no time; another may. */
  | 'STYLIST_BUSY'
  /** Somebody else was quicker. */
  | 'TAKEN';

/** Tier of a member. */
export type Tier =
  /** The highest tier. */
  | 'DIAMOND'
  /** The second tier. */
  | 'GOLD'
  /** The first tier. */
  | 'SILVER';

/** What can be bought. */
export type TopUpKind =
  /** Money on the balance. */
  | 'CARD'
  /** A tier for some months. */
  | 'MEMBERSHIP'
  /** Visits in advance. */
  | 'PACKAGE';

/** A click or a view. */
export type TrackingEventInput = {
  /** JSON object of the event's own data; personal keys only after consent. */
  data?: string | null | undefined;
  /** What was clicked or seen; 80 characters at most. */
  eventId: string;
  /** Where it happened, e.g. `booking`; 60 characters at most, as the next. */
  pageId: string;
  /** Screen, e.g. `bookingSuccess`. */
  screenId: string;
};

/** The booking that is to be moved. */
export type WaitForEarlierHourInput = {
  /** The last part of its manage link. */
  token: string;
};

/** How a customer of the waitlist gets a place that becomes free. */
export type WaitMode =
  /** It is held for them for ten minutes, for five shortly before the visit, and they are asked. */
  | 'ASK'
  /** It is booked at once, for a visit that begins in an hour or later. */
  | 'BOOK';

/** What became of a customer's place in line. */
export type WaitState =
  /** They gave no answer twice, and are offered nothing until keepWaiting. */
  | 'ASLEEP'
  /** They have the booking that `manageToken` opens. */
  | 'BOOKED'
  /** They have booked otherwise. */
  | 'HAS_BOOKING'
  /** They have left, or what they got is canceled. */
  | 'LEFT'
  /** A place is held for them: see `offer`. */
  | 'OFFERED'
  /** Their hours are past, or the booking that was to be moved is gone. */
  | 'OVER'
  /** They wait. */
  | 'WAITING';

/** What a gift of the wheel is. */
export type WheelGiftKind =
  /** Nothing was won. */
  | 'NONE'
  /** Lucky points, there at once. */
  | 'POINTS'
  /** Something to take along, by a code or as an offer of the customer's own. */
  | 'PRODUCT'
  /** A service, by a code or as an offer of the customer's own. */
  | 'SERVICE'
  /** One more spin, there at once. */
  | 'SPIN'
  /** Money off, by a code or as an offer of the customer's own. */
  | 'VOUCHER';

export type LiveHoursSubscriptionVariables = Exact<{
  salonId: string;
  input: HoursInput;
}>;


export type LiveHoursSubscription = { hours: { hasFree: boolean, seenAt: number | null, everySeconds: number | null, receptionName: string, groups: Array<{ name: string, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> } };

export type HoursNowQueryVariables = Exact<{
  salonId: string;
  input: HoursInput;
}>;


export type HoursNowQuery = { salon: { hours: { hasFree: boolean, seenAt: number | null, everySeconds: number | null, receptionName: string, groups: Array<{ name: string, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> } | null } | null };

export type HoldHourMutationVariables = Exact<{
  input: HoldHourInput;
}>;


export type HoldHourMutation = { holdHour:
    | { __typename: 'HourHeld', until: number, secondsLeft: number, secondsToExtension: number | null }
    | { __typename: 'InvalidInput' }
    | { __typename: 'PlaceTaken', reason: TakenReason, message: string, nearest: Array<{ date: string, hourId: string, label: string }> }
    | { __typename: 'SalonClosed', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type ReleaseHourMutationVariables = Exact<{ [key: string]: never; }>;


export type ReleaseHourMutation = { releaseHour: { __typename: 'HourReleased' } };

type Refusal_AlreadyBooked_Fragment = { message: string };

type Refusal_BookingsStand_Fragment = { message: string };

type Refusal_CannotCancel_Fragment = { message: string };

type Refusal_CannotChange_Fragment = { message: string };

type Refusal_CannotConfirm_Fragment = { message: string };

type Refusal_CannotName_Fragment = { message: string };

type Refusal_CodeRefused_Fragment = { message: string };

type Refusal_HoldExpired_Fragment = { message: string };

type Refusal_InputIssue_Fragment = { message: string };

type Refusal_LatenessRefused_Fragment = { message: string };

type Refusal_LogInRefused_Fragment = { message: string };

type Refusal_NoBooking_Fragment = { message: string };

type Refusal_NoSpinsLeft_Fragment = { message: string };

type Refusal_NotEnoughPoints_Fragment = { message: string };

type Refusal_NotFound_Fragment = { message: string };

type Refusal_NothingToClaim_Fragment = { message: string };

type Refusal_NothingToWin_Fragment = { message: string };

type Refusal_OfferRefused_Fragment = { message: string };

type Refusal_PaymentUnavailable_Fragment = { message: string };

type Refusal_PhoneProofNeeded_Fragment = { message: string };

type Refusal_PlaceTaken_Fragment = { message: string };

type Refusal_ProofNeeded_Fragment = { message: string };

type Refusal_PushNotTaken_Fragment = { message: string };

type Refusal_RatingClosed_Fragment = { message: string };

type Refusal_SalonClosed_Fragment = { message: string };

type Refusal_SalonClosure_Fragment = { message: string };

type Refusal_TooManyTries_Fragment = { message: string };

type Refusal_VotingClosed_Fragment = { message: string };

type Refusal_VoucherSoldOut_Fragment = { message: string };

type Refusal_WaitlistRefused_Fragment = { message: string };

type Refusal_WrongCode_Fragment = { message: string };

export type RefusalFragment =
  | Refusal_AlreadyBooked_Fragment
  | Refusal_BookingsStand_Fragment
  | Refusal_CannotCancel_Fragment
  | Refusal_CannotChange_Fragment
  | Refusal_CannotConfirm_Fragment
  | Refusal_CannotName_Fragment
  | Refusal_CodeRefused_Fragment
  | Refusal_HoldExpired_Fragment
  | Refusal_InputIssue_Fragment
  | Refusal_LatenessRefused_Fragment
  | Refusal_LogInRefused_Fragment
  | Refusal_NoBooking_Fragment
  | Refusal_NoSpinsLeft_Fragment
  | Refusal_NotEnoughPoints_Fragment
  | Refusal_NotFound_Fragment
  | Refusal_NothingToClaim_Fragment
  | Refusal_NothingToWin_Fragment
  | Refusal_OfferRefused_Fragment
  | Refusal_PaymentUnavailable_Fragment
  | Refusal_PhoneProofNeeded_Fragment
  | Refusal_PlaceTaken_Fragment
  | Refusal_ProofNeeded_Fragment
  | Refusal_PushNotTaken_Fragment
  | Refusal_RatingClosed_Fragment
  | Refusal_SalonClosed_Fragment
  | Refusal_SalonClosure_Fragment
  | Refusal_TooManyTries_Fragment
  | Refusal_VotingClosed_Fragment
  | Refusal_VoucherSoldOut_Fragment
  | Refusal_WaitlistRefused_Fragment
  | Refusal_WrongCode_Fragment
;

export type IssuesFragment = { issues: Array<{ field: string, message: string }> };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { now: number, lacking: Array<Feature>, browser: { pushKey: string | null }, viewer: { calendarFeedToken: string | null, profile: { phone: string, name: string | null, email: string | null, birthDay: number | null, birthMonth: number | null, birthYear: number | null, gender: Gender | null, joinedAt: number | null, hasPassword: boolean, consents: { booking: boolean | null, photo: boolean | null, location: boolean | null, marketing: boolean | null }, deletion: { requestedAt: number, dueAt: number } | null } | null, membership: { balance: number } | null, consentWords: Array<{ purpose: ConsentPurpose, isGiven: boolean, textVersion: string, source: ConsentSource, at: number }> | null, sessions: Array<{ id: string, device: string | null, startedAt: number, lastSeen: string, isThis: boolean }> | null, noticeSettings: { channels: Array<NoticeChannel>, quietFrom: number, quietUntil: number } | null, savedAddresses: Array<{ id: string, name: string, address: string }> | null, pushDevices: Array<{ id: string, device: string | null, purposes: Array<PushPurpose>, since: number, isThis: boolean, canTest: boolean }> | null } | null };

export type ProfilePartsFragment = { phone: string, name: string | null, email: string | null, birthDay: number | null, birthMonth: number | null, birthYear: number | null, gender: Gender | null, joinedAt: number | null, hasPassword: boolean, consents: { booking: boolean | null, photo: boolean | null, location: boolean | null, marketing: boolean | null }, deletion: { requestedAt: number, dueAt: number } | null };

export type ChoosePushPurposesMutationVariables = Exact<{
  id: string;
  purposes: Array<PushPurpose> | PushPurpose;
}>;


export type ChoosePushPurposesMutation = { choosePushPurposes:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PushPurposesSaved' }
    | { __typename: 'TooManyTries', message: string }
   };

export type UnsubscribeFromPushMutationVariables = Exact<{
  id: string;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'PushEnded' }
   };

export type TestPushMutationVariables = Exact<{
  id: string;
}>;


export type TestPushMutation = { testPush:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PushNotTaken', message: string }
    | { __typename: 'PushTestSent' }
    | { __typename: 'TooManyTries', message: string }
   };

export type OpenCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenCalendarFeedMutation = { openCalendarFeed: { __typename: 'CalendarFeedOpened' } };

export type CloseCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseCalendarFeedMutation = { closeCalendarFeed: { __typename: 'CalendarFeedClosed' } };

export type AccountPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPhoneQuery = { viewer: { profile: { phone: string } | null } | null };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { now: number, viewer: { profile: { tier: Tier | null, membershipName: string | null, phone: string, name: string | null, email: string | null, birthDay: number | null, birthMonth: number | null, birthYear: number | null, gender: Gender | null, joinedAt: number | null, hasPassword: boolean, consents: { booking: boolean | null, photo: boolean | null, location: boolean | null, marketing: boolean | null }, deletion: { requestedAt: number, dueAt: number } | null } | null, membership: { balance: number } | null, consentWords: Array<{ purpose: ConsentPurpose, isGiven: boolean, textVersion: string, source: ConsentSource, at: number }> | null, sessions: Array<{ device: string | null, startedAt: number, lastSeen: string }> | null, noticeSettings: { channels: Array<NoticeChannel>, quietFrom: number, quietUntil: number } | null, pushDevices: Array<{ device: string | null, purposes: Array<PushPurpose>, since: number }> | null, savedAddresses: Array<{ name: string, address: string }> | null, courses: Array<{ name: string, left: number, endDate: string | null }> | null, styleMasterVotes: Array<{ masterKey: string, name: string, at: number }> | null, likedDiscovers: Array<{ title: string }> | null } | null, browser: { bookings: Array<{ id: string, status: BookingStatus, date: string, hourLabel: string | null, phone: string, personCount: number, salonName: string | null, salonAddress: string | null, note: string | null, total: number | null, people: Array<{ stylistName: string | null, services: Array<{ name: string, price: number }> }> }> | null, homeVisits: Array<{ address: string, date: string, part: PartOfDay, total: number, services: Array<{ name: string, price: number }> }> | null } };

export type MyRecordsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyRecordsQuery = { viewer: { visits: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, date: string, hourLabel: string, salonName: string | null, total: number, people: Array<{ stylist: { name: string } | null, services: Array<{ name: string, price: number }> }>, photos: Array<{ url: string, caption: string, verdict: PhotoVerdict | null, isReported: boolean }>, rating: { stars: number, tags: Array<RatingTag>, comment: string | null, ratedAt: number } | null }> } | null, bookingHistory: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, status: BookingStatus, date: string, hourLabel: string | null, salonName: string | null, note: string | null, total: number | null }> } | null, membershipOrders: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, name: string, amount: number, status: OrderStatus, createdAt: number }> } | null, balanceHistory: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ kind: EntryKind, title: string, amount: number, effect: BalanceEffect, at: number }> } | null, receivedGifts: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ name: string, code: string | null, at: number }> } | null, luckyPointHistory: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ title: string, points: number, at: number }> } | null } | null };

export type SaveProfileMutationVariables = Exact<{
  input: SaveProfileInput;
}>;


export type SaveProfileMutation = { saveProfile:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'ProfileSaved' }
    | { __typename: 'TooManyTries', message: string }
   };

export type SaveNoticeSettingsMutationVariables = Exact<{
  input: SaveNoticeSettingsInput;
}>;


export type SaveNoticeSettingsMutation = { saveNoticeSettings:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NoticeSettingsSaved' }
    | { __typename: 'TooManyTries', message: string }
   };

export type ChangePasswordMutationVariables = Exact<{
  password: string;
  currentPassword?: string | null | undefined;
  code?: string | null | undefined;
}>;


export type ChangePasswordMutation = { setPassword:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'PasswordSet' }
    | { __typename: 'PhoneProofNeeded', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type SaveConsentMutationVariables = Exact<{
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string;
  cancelBookings: boolean;
}>;


export type SaveConsentMutation = { saveConsent:
    | { __typename: 'BookingsStand', message: string }
    | { __typename: 'ConsentSaved' }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'TooManyTries', message: string }
   };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'SessionEnded' }
   };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { logOutEverywhere: { __typename: 'LoggedOut' } };

export type RequestDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDeletionMutation = { requestDeletion: { __typename: 'DeletionRequested' } };

export type CancelDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelDeletionMutation = { cancelDeletion: { __typename: 'DeletionCanceled' } };

export type AtHomeQueryVariables = Exact<{
  addressId: string;
  hasAddress: boolean;
  placeId: string;
  hasPlace: boolean;
}>;


export type AtHomeQuery = { lacking: Array<Feature>, viewer: { profile: { phone: string, hasAgreedToPrivacy: boolean, consents: { booking: boolean | null, photo: boolean | null } } | null, savedAddresses: Array<{ id: string, name: string, address: string }> | null, savedAddress?: { homeOffer: { distanceKm: number, days: Array<string>, salon: { id: string, name: string }, services: Array<{ id: string, groupId: string, name: string, versionName: string | null, minutes: number, price: number }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }> } | null } | null } | null, browser: { homeVisits: Array<{ id: string, address: string, date: string, part: PartOfDay, status: HomeVisitStatus, total: number, salon: { name: string, phone: string } | null, services: Array<{ id: string, name: string }> }> | null }, place?: { address: string, homeOffer: { distanceKm: number, days: Array<string>, salon: { id: string, name: string }, services: Array<{ id: string, groupId: string, name: string, versionName: string | null, minutes: number, price: number }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }> } | null } | null };

export type HomeOfferPartsFragment = { distanceKm: number, days: Array<string>, salon: { id: string, name: string }, services: Array<{ id: string, groupId: string, name: string, versionName: string | null, minutes: number, price: number }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }> };

export type RequestHomeVisitMutationVariables = Exact<{
  input: RequestHomeVisitInput;
}>;


export type RequestHomeVisitMutation = { requestHomeVisit:
    | { __typename: 'HomeVisitRequested' }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'TooManyTries', message: string }
   };

export type CancelHomeVisitMutationVariables = Exact<{
  id: string;
}>;


export type CancelHomeVisitMutation = { cancelHomeVisit:
    | { __typename: 'HomeVisitCanceled' }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
   };

export type LoggedInAsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoggedInAsQuery = { viewer: { profile: { phone: string } | null } | null };

export type NewCaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type NewCaptchaQuery = { captcha:
    | { __typename: 'CaptchaSum', question: string, challenge: string }
    | { __typename: 'CaptchaWidget', siteKey: string }
   | null };

export type CheckPhoneMutationVariables = Exact<{
  phone: string;
}>;


export type CheckPhoneMutation = { checkPhone:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'PhoneKnown', isNewCustomer: boolean, needsCaptcha: boolean }
    | { __typename: 'TooManyTries', message: string }
   };

export type SendLogInCodeMutationVariables = Exact<{
  phone: string;
  channel: CodeChannel;
  captcha?: string | null | undefined;
}>;


export type SendLogInCodeMutation = { sendLogInCode:
    | { __typename: 'CodeSent', channel: CodeChannel, notice: string | null, resendAfterSeconds: number }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'LogInRefused', needsCaptcha: boolean, message: string }
    | { __typename: 'TooManyTries', retryAfterSeconds: number, message: string }
   };

export type LogInWithPasswordMutationVariables = Exact<{
  phone: string;
  password: string;
  captcha?: string | null | undefined;
}>;


export type LogInWithPasswordMutation = { logInWithPassword:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'LogInRefused', needsCaptcha: boolean, message: string }
    | { __typename: 'LoggedIn' }
    | { __typename: 'TooManyTries', message: string }
   };

export type LogInWithCodeMutationVariables = Exact<{
  phone: string;
  code: string;
}>;


export type LogInWithCodeMutation = { logInWithCode:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'LogInRefused', needsCaptcha: boolean, message: string }
    | { __typename: 'LoggedIn' }
    | { __typename: 'TooManyTries', message: string }
   };

export type SetPasswordMutationVariables = Exact<{
  password: string;
}>;


export type SetPasswordMutation = { setPassword:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'PasswordSet', notice: string | null }
    | { __typename: 'PhoneProofNeeded', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type ImportSessionMutationVariables = Exact<{
  token: string;
}>;


export type ImportSessionMutation = { importSession:
    | { __typename: 'InvalidInput' }
    | { __typename: 'LogInRefused' }
    | { __typename: 'LoggedIn' }
    | { __typename: 'TooManyTries' }
   };

export type ExchangeLoginCodeMutationVariables = Exact<{
  code: string;
  partners?: Array<string> | string | null | undefined;
}>;


export type ExchangeLoginCodeMutation = { exchangeLoginCode:
    | { __typename: 'InvalidInput' }
    | { __typename: 'LogInRefused' }
    | { __typename: 'LoggedIn' }
    | { __typename: 'TooManyTries' }
   };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { __typename: 'LoggedOut' } };

type LogInParts_InvalidInput_Fragment = { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> };

type LogInParts_LogInRefused_Fragment = { __typename: 'LogInRefused', needsCaptcha: boolean, message: string };

type LogInParts_LoggedIn_Fragment = { __typename: 'LoggedIn' };

type LogInParts_TooManyTries_Fragment = { __typename: 'TooManyTries', message: string };

export type LogInPartsFragment =
  | LogInParts_InvalidInput_Fragment
  | LogInParts_LogInRefused_Fragment
  | LogInParts_LoggedIn_Fragment
  | LogInParts_TooManyTries_Fragment
;

export type BookingToChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingToChangeQuery = { viewer: { profile: { phone: string, hasAgreedToPrivacy: boolean, consents: { booking: boolean | null, photo: boolean | null } } | null } | null, browser: { bookings: Array<{ id: string, status: BookingStatus, phone: string, date: string, hourLabel: string | null, salonName: string | null, total: number | null, isAtHome: boolean, manageToken: string | null, note: string | null, people: Array<{ hourLabel: string, services: Array<{ id: string }> }>, wishes: { requests: Array<string>, receiveAdvice: boolean, littleAdvice: boolean, acceptMakePhoto: boolean, numberPersons: number } | null }> | null } };

export type PendingBookingQueryVariables = Exact<{
  id: string;
}>;


export type PendingBookingQuery = { now: number, booking:
    | { id: string, status: BookingStatus, isStatusKnown: boolean, date: string, hourLabel: string | null, salonAddress: string | null, phone: string, holdExpiresAt: number | null }
    | { id: string, status: BookingStatus, isStatusKnown: boolean, date: string, phone: string }
   | null };

export type SendBookingCodeMutationVariables = Exact<{
  bookingId: string;
  phone: string;
  channel: CodeChannel;
  captcha?: string | null | undefined;
}>;


export type SendBookingCodeMutation = { sendBookingCode:
    | { __typename: 'CodeSent', channel: CodeChannel, resendAfterSeconds: number }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', retryAfterSeconds: number, message: string }
   };

export type ConfirmBookingMutationVariables = Exact<{
  bookingId: string;
  phone: string;
  code: string;
}>;


export type ConfirmBookingMutation = { confirmBooking:
    | { __typename: 'BookingConfirmed', bookingId: string }
    | { __typename: 'HoldExpired', message: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WrongCode', message: string }
   };

type CodeSentParts_CodeSent_Fragment = { __typename: 'CodeSent', channel: CodeChannel, resendAfterSeconds: number };

type CodeSentParts_InvalidInput_Fragment = { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> };

type CodeSentParts_NotFound_Fragment = { __typename: 'NotFound', message: string };

type CodeSentParts_TooManyTries_Fragment = { __typename: 'TooManyTries', retryAfterSeconds: number, message: string };

export type CodeSentPartsFragment =
  | CodeSentParts_CodeSent_Fragment
  | CodeSentParts_InvalidInput_Fragment
  | CodeSentParts_NotFound_Fragment
  | CodeSentParts_TooManyTries_Fragment
;

export type LookUpBookingMutationVariables = Exact<{
  phone: string;
}>;


export type LookUpBookingMutation = { lookUpBooking:
    | { __typename: 'BookingFound', bookingId: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NoBooking', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type BookingMainQueryVariables = Exact<{
  salonId: string;
  hasSalon: boolean;
  canChooseTime: boolean;
  offId: string;
  isOff: boolean;
  guestPhone?: string | null | undefined;
  date: string;
  allServiceIds: Array<string> | string;
  serviceIds: Array<string> | string;
  hours: HoursInput;
  booking: OfferBookingInput;
  wantsBackups: boolean;
  hasMine: boolean;
  isNear: boolean;
  latitude: number;
  longitude: number;
}>;


export type BookingMainQuery = { now: number, lacking: Array<Feature>, viewer: { profile: { id: string, name: string | null, phone: string, hasAgreedToPrivacy: boolean, consents: { booking: boolean | null, photo: boolean | null } } | null } | null, browser?: { visitedSalons: Array<{ salons: Array<{ id: string, name: string, isOpen: boolean, openingDate: string | null }> }> | null }, provinces?: Array<{ id: string, name: string, salonCount: number, salons: Array<{ id: string, name: string, isOpen: boolean, openingDate: string | null }> }> | null, firstFreeHours?: Array<{ salonId: string, label: string }> | null, salonsNear?: Array<{ distanceKm: number, salon: { id: string, name: string, isOpen: boolean, openingDate: string | null } }> | null, salon?: { id: string, name: string, address: string, addressNew: string, addressNote: string | null, isOpen: boolean, openingDate: string | null, warnText: string | null, manyPeople: ManyPeople, offersConsultation: boolean, hasParking: boolean } | null, atSalon?: { bookingRules: { isDefault: boolean, mayChooseStylist: boolean, mayBookForOthers: boolean, salesOpenAt: number | null, days: Array<{ date: string, tag: DayTag | null, isActive: boolean, isWeekend: boolean, mark: DayMark | null }>, guides: Array<{ step: number, text: string, points: Array<string> }> } | null, services: { categories: Array<{ groups: Array<{ services: Array<{ id: string, groupId: string, parentId: string | null, name: string, versionName: string | null, price: number, oldPrice: number | null, minutes: number, deliveryType: DeliveryType, isDefault: boolean }> }> }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }>, suggestions: Array<{ rule: string, selectedIds: Array<string>, pattern: string | null, serviceIds: Array<string>, title: string, image: string | null }> } | null, offers?: { fromSalon: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, fromCustomer: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, best: Array<{ effect: string, condition: string | null, expires: string | null, id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }> } | null, staff?: { stylists: Array<{ id: string, name: string, avatar: string | null, isMaster: boolean, level: number, salonId: string, yearsOfExperience: number, customerCount: number, stars: number, skill: string, description: string | null, photos: Array<string>, avatarFocus: { x: number, y: number } | null, salon: { id: string, name: string, isOpen: boolean, openingDate: string | null } | null, ratings: Array<{ name: string, stars: number, ratedBy: number, customers: number }> }> } | null, hours?: { hasFree: boolean, seenAt: number | null, everySeconds: number | null, receptionName: string, groups: Array<{ name: string, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> } | null, alternatives?: Array<{ distanceKm: number, keepsChosen: boolean, salon: { id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null }, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> | null } | null, offSalon?: { closure: { message: string, alternatives: Array<{ id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null }> } | null } | null };

export type BookingDayQueryVariables = Exact<{
  salonId: string;
  guestPhone?: string | null | undefined;
  date: string;
  hours: HoursInput;
}>;


export type BookingDayQuery = { salon: { staff: { stylists: Array<{ id: string, name: string, avatar: string | null, isMaster: boolean, level: number, salonId: string, yearsOfExperience: number, customerCount: number, stars: number, skill: string, description: string | null, photos: Array<string>, avatarFocus: { x: number, y: number } | null, salon: { id: string, name: string, isOpen: boolean, openingDate: string | null } | null, ratings: Array<{ name: string, stars: number, ratedBy: number, customers: number }> }> } | null, hours: { hasFree: boolean, seenAt: number | null, everySeconds: number | null, receptionName: string, groups: Array<{ name: string, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> } | null } | null };

export type BookingPersonOffersQueryVariables = Exact<{
  salonId: string;
  booking: OfferBookingInput;
}>;


export type BookingPersonOffersQuery = { salon: { offers: { fromSalon: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, fromCustomer: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, best: Array<{ effect: string, condition: string | null, expires: string | null, id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }> } | null } | null };

export type ClosurePartsFragment = { message: string, alternatives: Array<{ id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null }> };

export type PersonOffersFragment = { fromSalon: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, fromCustomer: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, best: Array<{ effect: string, condition: string | null, expires: string | null, id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }> };

export type PricingOfferFragment = { id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> };

export type ChosenSalonFragment = { id: string, name: string, address: string, addressNew: string, addressNote: string | null, isOpen: boolean, openingDate: string | null, warnText: string | null, manyPeople: ManyPeople, offersConsultation: boolean, hasParking: boolean };

export type SpecialDayPartsFragment = { serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null };

export type StaffPartsFragment = { stylists: Array<{ id: string, name: string, avatar: string | null, isMaster: boolean, level: number, salonId: string, yearsOfExperience: number, customerCount: number, stars: number, skill: string, description: string | null, photos: Array<string>, avatarFocus: { x: number, y: number } | null, salon: { id: string, name: string, isOpen: boolean, openingDate: string | null } | null, ratings: Array<{ name: string, stars: number, ratedBy: number, customers: number }> }> };

export type HoursPartsFragment = { hasFree: boolean, seenAt: number | null, everySeconds: number | null, receptionName: string, groups: Array<{ name: string, hours: Array<{ id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number }> }> };

export type HourPartsFragment = { id: string, label: string, start: number, isFree: boolean, freeStylists: number, freeSkinners: number };

export type SalonOptionFragment = { id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null };

export type BookingKnownQueryVariables = Exact<{
  guestPhone?: string | null | undefined;
  salonId: string;
  serviceIds: Array<string> | string;
  stylistId?: string | null | undefined;
  wantsUsual: boolean;
  wantsNearest: boolean;
}>;


export type BookingKnownQuery = { viewer: { profile: { phone: string } | null, usualVisit?: { salon: { id: string }, services: Array<{ id: string }> } | null } | null, salon?: { nearestHour: { date: string, hourId: string, stylistId: string | null, isStylistFull: boolean } | null } | null };

export type BookingOffersQueryVariables = Exact<{
  salonId: string;
  serviceIds: Array<string> | string;
  hasServices: boolean;
  guestPhone?: string | null | undefined;
  booking: OfferBookingInput;
  date: string;
  hasStylist: boolean;
}>;


export type BookingOffersQuery = { viewer: { profile: { phone: string } | null } | null, salon: { offers: { fromSalon: Array<{ id: string, name: string, image: string | null, isValid: boolean, invalidBecause: string | null, expires: string | null, remainingUses: number | null, isPrepaid: boolean, effect: string, discount: number, appliesTo: Array<{ id: string, price: number }> }>, fromCustomer: Array<{ id: string, name: string, image: string | null, isValid: boolean, invalidBecause: string | null, expires: string | null, remainingUses: number | null, isPrepaid: boolean, effect: string, discount: number, appliesTo: Array<{ id: string, price: number }> }>, best: Array<{ id: string }> } | null, services?: { categories: Array<{ groups: Array<{ services: Array<{ id: string, price: number, oldPrice: number | null }> }> }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }> } | null, staff?: { stylists: Array<{ id: string, level: number }> } | null } | null };

export type StylistLevelsFragment = { stylists: Array<{ id: string, level: number }> };

export type BookingOfferQueryVariables = Exact<{
  id: string;
  salonId: string;
  serviceIds: Array<string> | string;
  guestPhone?: string | null | undefined;
  booking: OfferBookingInput;
}>;


export type BookingOfferQuery = { offer: { startDate: string | null, endDate: string | null, paymentMethod: string | null, condition: string | null, salonIds: Array<string>, id: string, name: string, image: string | null, isValid: boolean, invalidBecause: string | null, expires: string | null, remainingUses: number | null, isPrepaid: boolean, effect: string, discount: number, requires: Array<{ id: string, name: string, price: number, originPrice: number, description: string | null, image: string | null, isSelected: boolean }>, appliesTo: Array<{ id: string, price: number, name: string, originPrice: number, description: string | null, image: string | null, isSelected: boolean }>, salons: Array<{ id: string, name: string, addressNew: string }> | null } | null, salon: { services: { categories: Array<{ groups: Array<{ services: Array<{ id: string, groupId: string, parentId: string | null }> }> }> } | null } | null };

export type OfferPartsFragment = { id: string, name: string, image: string | null, isValid: boolean, invalidBecause: string | null, expires: string | null, remainingUses: number | null, isPrepaid: boolean, effect: string, discount: number, appliesTo: Array<{ id: string, price: number }> };

export type OfferServicePartsFragment = { id: string, name: string, price: number, originPrice: number, description: string | null, image: string | null, isSelected: boolean };

export type RedeemCodeMutationVariables = Exact<{
  code: string;
  phone?: string | null | undefined;
  salonId?: string | null | undefined;
  serviceIds?: Array<string> | string | null | undefined;
}>;


export type RedeemCodeMutation = { redeemCode:
    | { __typename: 'CodeRedeemed', notice: string | null, promoCode: string, offer: { id: string, isValid: boolean } | null }
    | { __typename: 'CodeRefused', message: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'TooManyTries', message: string }
   };

export type BookingSalonsQueryVariables = Exact<{
  search?: string | null | undefined;
  isSearch: boolean;
  provinceId?: string | null | undefined;
  districtId?: string | null | undefined;
  hasParking?: boolean | null | undefined;
  isList: boolean;
  isCity: boolean;
  latitude: number;
  longitude: number;
  isNear: boolean;
  addressId: string;
  isNearAddress: boolean;
  offId: string;
  isOff: boolean;
}>;


export type BookingSalonsQuery = { provinces: Array<{ id: string, name: string, region: Region, salonCount: number, districts: Array<{ id: string, name: string }> }> | null, citiesFound?: Array<{ id: string, name: string, salonCount: number }> | null, salons?: Array<{ latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null }> | null, salonsOfCity?: Array<{ districtId: string }> | null, salonsNear?: Array<{ distanceKm: number, salon: { latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null } }> | null, viewer: { profile: { phone: string } | null, savedAddresses: Array<{ id: string, name: string }> | null, savedAddress?: { salons: Array<{ distanceKm: number, salon: { latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null } }> | null } | null } | null, browser: { visitedSalons: Array<{ title: string, salons: Array<{ latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null }> }> | null }, offSalon?: { closure: { message: string, alternatives: Array<{ id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null }> } | null } | null };

export type PickedSalonPartsFragment = { latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null };

export type NearSalonPartsFragment = { distanceKm: number, salon: { latitude: number | null, longitude: number | null, id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null } };

export type TrackLocationMutationVariables = Exact<{
  phone: string;
  latitude: number;
  longitude: number;
}>;


export type TrackLocationMutation = { trackLocation:
    | { __typename: 'InvalidInput' }
    | { __typename: 'Tracked' }
   };

export type BookingServicesQueryVariables = Exact<{
  salonId: string;
  guestPhone?: string | null | undefined;
  serviceIds: Array<string> | string;
  groupId: string;
  isDetail: boolean;
  hasOffers: boolean;
  booking: OfferBookingInput;
  date: string;
  hasStylist: boolean;
}>;


export type BookingServicesQuery = { salon: { id: string, name: string, isOpen: boolean, offersConsultation: boolean } | null, atSalon: { services: { isGenZ: boolean, categories: Array<{ id: string, name: string, title: string, groups: Array<{ id: string, name: string, services: Array<{ id: string, groupId: string, parentId: string | null, categoryId: string, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, isDefault: boolean, hasDetail: boolean }>, addOns: Array<{ serviceId: string, name: string, price: number, minutes: number }> }> }>, specialDays: Array<{ serviceId: string, dates: Array<string>, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }>, guides: Array<{ step: number, text: string, points: Array<string> }> } | null, offers?: { fromSalon: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, fromCustomer: Array<{ id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }>, best: Array<{ effect: string, condition: string | null, expires: string | null, id: string, name: string, isValid: boolean, invalidBecause: string | null, isPrepaid: boolean, discount: number, appliesTo: Array<{ id: string, price: number }> }> } | null, staff?: { stylists: Array<{ id: string, level: number }> } | null, serviceDetail?: { title: string, content: string, tags: Array<string>, banners: Array<{ kind: MediaKind, url: string }> } | null } | null };

export type ServicePartsFragment = { id: string, groupId: string, parentId: string | null, categoryId: string, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, isDefault: boolean, hasDetail: boolean };

export type GuidePartsFragment = { step: number, text: string, points: Array<string> };

export type CreateBookingMutationVariables = Exact<{
  input: CreateBookingInput;
}>;


export type CreateBookingMutation = { createBooking:
    | { __typename: 'AlreadyBooked', code: MessageCode | null, message: string }
    | { __typename: 'BookingConfirmed', bookingId: string }
    | { __typename: 'BookingNeedsCode', bookingId: string, sentCode:
        | { __typename: 'CodeSent', channel: CodeChannel, resendAfterSeconds: number }
        | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
        | { __typename: 'NotFound', message: string }
        | { __typename: 'TooManyTries', retryAfterSeconds: number, message: string }
       | null }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'OfferRefused', offerIds: Array<string>, message: string }
    | { __typename: 'PlaceTaken', reason: TakenReason, message: string, nearest: Array<{ date: string, hourId: string, label: string }> }
    | { __typename: 'SalonClosed', message: string, alternatives: Array<{ id: string, name: string, addressNew: string, addressNote: string | null, districtName: string, provinceId: string, provinceName: string, isOpen: boolean, openingDate: string | null, hasParking: boolean, tag: SalonTag | null, image: string | null, imageFocus: { x: number, y: number } | null }> }
    | { __typename: 'TooManyTries', message: string }
   };

export type HasAgreedQueryVariables = Exact<{ [key: string]: never; }>;


export type HasAgreedQuery = { viewer: { profile: { phone: string, hasAgreedToPrivacy: boolean, consents: { booking: boolean | null, photo: boolean | null } } | null } | null };

export type ConsentPartsFragment = { phone: string, hasAgreedToPrivacy: boolean, consents: { booking: boolean | null, photo: boolean | null } };

export type AgreeToPrivacyMutationVariables = Exact<{
  phone: string;
  purposes: Array<ConsentPurpose> | ConsentPurpose;
  textVersion: string;
  source: ConsentSource;
}>;


export type AgreeToPrivacyMutation = { agreeToPrivacy:
    | { __typename: 'ConsentSaved' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'TooManyTries' }
   };

export type TrackBookingErrorMutationVariables = Exact<{
  code: string;
  message: string;
  step: number;
}>;


export type TrackBookingErrorMutation = { trackBookingError:
    | { __typename: 'InvalidInput' }
    | { __typename: 'Tracked' }
   };

export type SaveCustomerNameMutationVariables = Exact<{
  phone: string;
  name: string;
}>;


export type SaveCustomerNameMutation = { saveCustomerName:
    | { __typename: 'InvalidInput' }
    | { __typename: 'NameSaved' }
   };

export type BookedPageQueryVariables = Exact<{
  id: string;
}>;


export type BookedPageQuery = { now: number, lacking: Array<Feature>, booking:
    | { __typename: 'Booking', manageToken: string | null, mayName: boolean, status: BookingStatus, phone: string, note: string | null, minutes: number | null, id: string, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, people: Array<{ hourLabel: string, stylistName: string | null, name: string | null, stylistId: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string, price: number, oldPrice: number | null }>, offers: Array<{ id: string, name: string, saved: number }> }> }
    | { __typename: 'MaskedBooking', id: string, date: string, phone: string, isCanceled: boolean }
   | null };

export type BookedPartsFragment = { status: BookingStatus, phone: string, note: string | null, minutes: number | null, id: string, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, people: Array<{ hourLabel: string, stylistName: string | null, name: string | null, stylistId: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string, price: number, oldPrice: number | null }>, offers: Array<{ id: string, name: string, saved: number }> }> };

export type WithdrawManageLinkMutationVariables = Exact<{
  bookingId: string;
}>;


export type WithdrawManageLinkMutation = { withdrawManageLink:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'LinkWithdrawn' }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ProofNeeded', message: string }
   };

export type BookingCardPartsFragment = { id: string, status: BookingStatus, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, phone: string, people: Array<{ stylistId: string | null, stylistName: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string }>, offers: Array<{ id: string }> }> };

export type CancelBookingMutationVariables = Exact<{
  bookingId: string;
}>;


export type CancelBookingMutation = { cancelBooking:
    | { __typename: 'BookingCanceled', booking: { id: string } | null }
    | { __typename: 'CannotCancel', message: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'ProofNeeded', message: string }
   };

export type SendHolderCodeMutationVariables = Exact<{
  bookingId: string;
  channel: CodeChannel;
  captcha?: string | null | undefined;
}>;


export type SendHolderCodeMutation = { sendHolderCode:
    | { __typename: 'CodeSent', channel: CodeChannel, resendAfterSeconds: number }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', retryAfterSeconds: number, message: string }
   };

export type ProveHolderMutationVariables = Exact<{
  bookingId: string;
  code: string;
}>;


export type ProveHolderMutation = { proveHolder:
    | { __typename: 'HolderProved', bookingId: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WrongCode', message: string }
   };

export type CalendarOfBookingQueryVariables = Exact<{
  id: string;
}>;


export type CalendarOfBookingQuery = { booking:
    | { __typename: 'Booking', isOwner: boolean, manageToken: string | null, id: string, appointmentId: string, revision: number, changedAt: number | null, startsAt: number, minutes: number | null, isCanceled: boolean, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salon: { latitude: number | null, longitude: number | null } | null, people: Array<{ services: Array<{ name: string }> }> }
    | { __typename: 'MaskedBooking' }
   | null };

export type CalendarPartsFragment = { id: string, appointmentId: string, revision: number, changedAt: number | null, startsAt: number, minutes: number | null, isCanceled: boolean, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salon: { latitude: number | null, longitude: number | null } | null, people: Array<{ services: Array<{ name: string }> }> };

export type CalendarFeedQueryVariables = Exact<{
  token: string;
}>;


export type CalendarFeedQuery = { calendarFeed: { isLimited: boolean, bookings: Array<{ manageToken: string | null, id: string, appointmentId: string, revision: number, changedAt: number | null, startsAt: number, minutes: number | null, isCanceled: boolean, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salon: { latitude: number | null, longitude: number | null } | null, people: Array<{ services: Array<{ name: string }> }> }> } | null };

export type SectionPartsFragment = { id: string, title: string, parts: Array<{ text: string | null, items: Array<string> }> };

export type DiscoverPartsFragment = { id: string, title: string, summary: string, image: string, tags: Array<string>, publishedOn: string, likeCount: number };

export type LookPartsFragment = { slug: string, title: string, summary: string, image: string, tags: Array<string> };

export type PostPartsFragment = { slug: string, title: string, summary: string, image: string, readMinutes: number, publishedOn: string };

export type VideoPartsFragment = { id: string, title: string, summary: string, image: string, link: string, seconds: number };

export type SpaPartsFragment = { slug: string, title: string, summary: string, image: string };

export type FeedbackPartsFragment = { id: string, name: string, image: string, stars: number, text: string, serviceName: string, salonName: string };

export type OfferedPartsFragment = { id: string, name: string, price: number, minutes: number };

export type BlogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BlogQuery = { blogPosts: { totalCount: number, nodes: Array<{ slug: string, title: string, summary: string, image: string, readMinutes: number, publishedOn: string }> } | null };

export type BlogArticleQueryVariables = Exact<{
  slug: string;
}>;


export type BlogArticleQuery = { blogPost: { serviceIds: Array<string>, post: { tags: Array<string>, author: string, slug: string, title: string, summary: string, image: string, readMinutes: number, publishedOn: string }, sections: Array<{ id: string, title: string, parts: Array<{ text: string | null, items: Array<string> }> }>, services: Array<{ id: string, name: string, price: number, minutes: number }> | null, related: Array<{ slug: string, title: string, summary: string, image: string, readMinutes: number, publishedOn: string }> } | null };

export type LookbookQueryVariables = Exact<{ [key: string]: never; }>;


export type LookbookQuery = { looks: Array<{ slug: string, title: string, summary: string, image: string, tags: Array<string> }> | null };

export type LookPageQueryVariables = Exact<{
  slug: string;
}>;


export type LookPageQuery = { look: { text: string, suits: Array<string>, ask: Array<string>, care: Array<string>, minutes: number, serviceIds: Array<string>, videoId: string | null, slug: string, title: string, summary: string, image: string, tags: Array<string>, services: Array<{ id: string, name: string, price: number, minutes: number }> | null } | null, looks: Array<{ slug: string, title: string, summary: string, image: string, tags: Array<string> }> | null };

export type SpaPageQueryVariables = Exact<{
  slug: string;
}>;


export type SpaPageQuery = { spaPage: { text: string, suits: Array<string>, notFor: Array<string>, serviceIds: Array<string>, slug: string, title: string, summary: string, image: string, steps: Array<{ title: string, text: string, minutes: number }>, questions: Array<{ question: string, answer: string }>, services: Array<{ id: string, name: string, price: number, minutes: number }> | null } | null, spaPages: Array<{ slug: string, title: string, summary: string, image: string }> | null, feedback: Array<{ id: string, name: string, image: string, stars: number, text: string, serviceName: string, salonName: string }> | null };

export type VideosQueryVariables = Exact<{ [key: string]: never; }>;


export type VideosQuery = { marketingVideos: Array<{ steps: Array<string>, id: string, title: string, summary: string, image: string, link: string, seconds: number }> | null };

export type DiscoverPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscoverPageQuery = { contentBlocks: Array<{ order: number, layout: string, title: string, summary: string | null, limit: number, allLink: string | null }> | null, discovers: Array<{ id: string, title: string, summary: string, image: string, tags: Array<string>, publishedOn: string, likeCount: number }> | null, homeLooks: Array<{ slug: string, title: string, summary: string, image: string, tags: Array<string> }> | null, spaPages: Array<{ slug: string, title: string, summary: string, image: string }> | null, blogPosts: { nodes: Array<{ slug: string, title: string, summary: string, image: string, readMinutes: number, publishedOn: string }> } | null, marketingVideos: Array<{ id: string, title: string, summary: string, image: string, link: string, seconds: number }> | null, feedback: Array<{ id: string, name: string, image: string, stars: number, text: string, serviceName: string, salonName: string }> | null, viewer: { likedDiscovers: Array<{ id: string }> | null } | null };

export type LikedDiscoversQueryVariables = Exact<{ [key: string]: never; }>;


export type LikedDiscoversQuery = { viewer: { likedDiscovers: Array<{ id: string, title: string, summary: string, image: string, tags: Array<string>, publishedOn: string, likeCount: number }> | null } | null };

export type DiscoverDetailQueryVariables = Exact<{
  id: string;
}>;


export type DiscoverDetailQuery = { discover: { discover: { link: string | null, linkText: string, id: string, title: string, summary: string, image: string, tags: Array<string>, publishedOn: string, likeCount: number }, sections: Array<{ id: string, title: string, parts: Array<{ text: string | null, items: Array<string> }> }> | null } | null, viewer: { likedDiscovers: Array<{ id: string }> | null } | null };

export type MyLikesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLikesQuery = { viewer: { likedDiscovers: Array<{ id: string, likeCount: number }> | null } | null };

export type LikeDiscoverMutationVariables = Exact<{
  discoverId: string;
  isLiked: boolean;
}>;


export type LikeDiscoverMutation = { likeDiscover:
    | { __typename: 'DiscoverLiked', isLiked: boolean, likeCount: number }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type VisitCardPartsFragment = { id: string, date: string, hourLabel: string, salonId: string, salonName: string | null, salonAddress: string | null, total: number, people: Array<{ stylist: { id: string, name: string } | null, services: Array<{ id: string, name: string }> }>, photos: Array<{ id: string, url: string, isReported: boolean }>, rating: { stars: number } | null };

export type VisitHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type VisitHistoryQuery = { now: number, lacking: Array<Feature>, viewer: { profile: { id: string } | null, visits: { totalCount: number, nodes: Array<{ id: string, date: string, hourLabel: string, salonId: string, salonName: string | null, salonAddress: string | null, total: number, people: Array<{ stylist: { id: string, name: string } | null, services: Array<{ id: string, name: string }> }>, photos: Array<{ id: string, url: string, isReported: boolean }>, rating: { stars: number } | null }> } | null } | null, browser: { bookings: Array<{ id: string, status: BookingStatus, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, phone: string, people: Array<{ stylistId: string | null, stylistName: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string }>, offers: Array<{ id: string }> }> }> | null } };

export type BookingHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BookingHistoryQuery = { lacking: Array<Feature>, viewer: { profile: { id: string } | null, bookingHistory: { totalCount: number, nodes: Array<{ id: string, status: BookingStatus, date: string, hourLabel: string | null, startsAt: number, manageToken: string | null, salonName: string | null, salonAddress: string | null, total: number | null, people: Array<{ services: Array<{ name: string }> }> }> } | null } | null };

export type VisitPageQueryVariables = Exact<{
  id: string;
}>;


export type VisitPageQuery = { now: number, viewer: { profile: { id: string } | null, visit: { id: string, date: string, hourLabel: string, salonId: string, salonName: string | null, salonAddress: string | null, total: number, people: Array<{ total: number, stylist: { id: string, name: string, avatar: string | null } | null, skinner: { id: string, name: string } | null, services: Array<{ id: string, name: string, price: number, oldPrice: number | null }> }>, photos: Array<{ id: string, url: string, caption: string, verdict: PhotoVerdict | null, isReported: boolean }>, ratingState: { mayRate: boolean, rating: { stars: number, tags: Array<RatingTag>, comment: string | null, editableUntil: number } | null } | null } | null } | null };

export type RateVisitMutationVariables = Exact<{
  input: RateVisitInput;
}>;


export type RateVisitMutation = { rateVisit:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RatingClosed', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'VisitRated' }
   };

export type ReportWrongPhotoMutationVariables = Exact<{
  visitId: string;
  photoId: string;
  reason?: string | null | undefined;
}>;


export type ReportWrongPhotoMutation = { reportWrongPhoto:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PhotoReported' }
    | { __typename: 'TooManyTries', message: string }
   };

export type RatePhotoMutationVariables = Exact<{
  visitId: string;
  photoId: string;
  verdict: PhotoVerdict;
}>;


export type RatePhotoMutation = { ratePhoto:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PhotoRated' }
    | { __typename: 'TooManyTries', message: string }
   };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { banners: Array<{ id: string, device: Device, image: string, alt: string, link: string | null, isVideo: boolean }> | null, homeBlocks: Array<{ order: number, layout: string, title: string | null, subtitle: string, linkViewAll: string | null, banner: string | null, bannerMobile: string | null, slidesDesktop: number | null, slidesMobile: number | null, pinnedCount: number, items: Array<{ id: string, title: string | null, subtitle: string, image: string | null, imageMobile: string | null, link: string | null, price: string | null, oldPrice: string | null, priceList: Array<string> }> }> | null, provinces: Array<{ id: string, name: string, salonCount: number }> | null, feedback: Array<{ id: string, name: string, stars: number, text: string, serviceName: string, stylistName: string, salonName: string, date: string }> | null };

export type HomeBlockPartsFragment = { order: number, layout: string, title: string | null, subtitle: string, linkViewAll: string | null, banner: string | null, bannerMobile: string | null, slidesDesktop: number | null, slidesMobile: number | null, pinnedCount: number, items: Array<{ id: string, title: string | null, subtitle: string, image: string | null, imageMobile: string | null, link: string | null, price: string | null, oldPrice: string | null, priceList: Array<string> }> };

export type ManagePageQueryVariables = Exact<{
  token: string;
}>;


export type ManagePageQuery = { now: number, lacking: Array<Feature>, managedBooking: { state: ManagedState, lateMinutes: number | null, mayBeLate: boolean, isComing: boolean, mayConfirm: boolean, mayName: boolean, mayCancel: boolean, booking: { status: BookingStatus, phone: string, note: string | null, minutes: number | null, id: string, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, people: Array<{ hourLabel: string, stylistName: string | null, name: string | null, stylistId: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string, price: number, oldPrice: number | null }>, offers: Array<{ id: string, name: string, saved: number }> }> } | null } | null };

export type CancelManagedBookingMutationVariables = Exact<{
  token: string;
}>;


export type CancelManagedBookingMutation = { cancelManagedBooking:
    | { __typename: 'BookingCanceled' }
    | { __typename: 'CannotCancel', message: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type WaitForEarlierHourMutationVariables = Exact<{
  input: WaitForEarlierHourInput;
}>;


export type WaitForEarlierHourMutation = { waitForEarlierHour:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistJoined', token: string }
    | { __typename: 'WaitlistRefused', message: string }
   };

export type ChangeManagedBookingMutationVariables = Exact<{
  token: string;
}>;


export type ChangeManagedBookingMutation = { changeManagedBooking:
    | { __typename: 'CannotChange', message: string }
    | { __typename: 'ChangeAllowed', booking: { date: string, salonId: string | null, phone: string, people: Array<{ chosenStylistId: string | null, services: Array<{ id: string }>, offers: Array<{ id: string }> }> } }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type ConfirmComingMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmComingMutation = { confirmComing:
    | { __typename: 'CannotConfirm', message: string }
    | { __typename: 'ComingConfirmed' }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type AnnounceLatenessMutationVariables = Exact<{
  token: string;
  minutes: number;
}>;


export type AnnounceLatenessMutation = { announceLateness:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'LatenessAccepted', minutes: number }
    | { __typename: 'LatenessRefused', message: string, nearest: Array<{ date: string, hourId: string, label: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type NamePeopleMutationVariables = Exact<{
  token: string;
  names: Array<string> | string;
}>;


export type NamePeopleMutation = { namePeople:
    | { __typename: 'CannotName', message: string }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PeopleNamed' }
    | { __typename: 'TooManyTries', message: string }
   };

export type CalendarOfManagedQueryVariables = Exact<{
  token: string;
}>;


export type CalendarOfManagedQuery = { managedBooking: { state: ManagedState, booking: { id: string, appointmentId: string, revision: number, changedAt: number | null, startsAt: number, minutes: number | null, isCanceled: boolean, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salon: { latitude: number | null, longitude: number | null } | null, people: Array<{ services: Array<{ name: string }> }> } | null } | null };

export type MembershipPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPageQuery = { topUpProducts: Array<{ id: string, kind: TopUpKind, name: string, price: number, bonus: number, visits: number, visitsPaid: number, months: number | null, service: { id: string, name: string, image: string, price: number } | null }> | null, viewer: { profile: { name: string | null } | null, membership: { tier: Tier | null, silverUntil: string | null, balance: number, spentSixMonths: number, spentTwelveMonths: number } | null, courses: Array<{ offerId: string, name: string, serviceId: string, serviceName: string, image: string, left: number, endDate: string | null }> | null } | null };

export type TopUpProductPartsFragment = { id: string, kind: TopUpKind, name: string, price: number, bonus: number, visits: number, visitsPaid: number, months: number | null, service: { id: string, name: string, image: string, price: number } | null };

export type CoursePartsFragment = { offerId: string, name: string, serviceId: string, serviceName: string, image: string, left: number, endDate: string | null };

export type OrderTopUpMutationVariables = Exact<{
  productId: string;
  key: string;
}>;


export type OrderTopUpMutation = { orderTopUp:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'OrderPlaced', order: { id: string } }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type MembershipOrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MembershipOrdersQuery = { now: number, viewer: { profile: { id: string } | null, membershipOrders: { totalCount: number, nodes: Array<{ id: string, name: string, amount: number, status: OrderStatus, createdAt: number }> } | null } | null };

export type MembershipOrderQueryVariables = Exact<{
  id: string;
}>;


export type MembershipOrderQuery = { now: number, viewer: { profile: { id: string } | null, membershipOrder: { id: string, kind: TopUpKind, name: string, amount: number, bonus: number, visits: number, months: number | null, status: OrderStatus, createdAt: number, expiresAt: number, activatedAt: number | null, endedAt: number | null, returned: Array<{ amount: number, reason: ReturnReason }>, payment: { bankName: string, account: string, owner: string, content: string, qr: string, testBank: string | null } | null } | null } | null };

export type OrderBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderBalanceQuery = { viewer: { membership: { balance: number } | null } | null };

export type OrderPartsFragment = { id: string, kind: TopUpKind, name: string, amount: number, bonus: number, visits: number, months: number | null, status: OrderStatus, createdAt: number, expiresAt: number, activatedAt: number | null, endedAt: number | null, returned: Array<{ amount: number, reason: ReturnReason }>, payment: { bankName: string, account: string, owner: string, content: string, qr: string, testBank: string | null } | null };

export type BalanceHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BalanceHistoryQuery = { viewer: { profile: { id: string } | null, balanceHistory: { balance: number, totalCount: number, nodes: Array<{ id: string, kind: EntryKind, title: string, amount: number, effect: BalanceEffect, isRefunded: boolean, at: number }> } | null } | null };

export type OwnOffersQueryVariables = Exact<{
  date: string;
}>;


export type OwnOffersQuery = { rewards: Array<{ id: string, name: string, image: string | null, effect: string, condition: string | null, endDate: string | null, isOwn: boolean, remainingUses: number | null, serviceIds: Array<string>, isBookable: boolean }> | null, viewer: { courses: Array<{ offerId: string, name: string, serviceId: string, serviceName: string, image: string, left: number, endDate: string | null }> | null } | null };

export type OfflineBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineBookingsQuery = { now: number, viewer: { profile: { id: string } | null } | null, browser: { bookings: Array<{ manageToken: string | null, id: string, status: BookingStatus, isCanceled: boolean, date: string, hourLabel: string | null, startsAt: number, minutes: number | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, people: Array<{ hourLabel: string, stylistName: string | null, services: Array<{ name: string }> }> }> | null } };

export type OfflineManagedQueryVariables = Exact<{
  token: string;
}>;


export type OfflineManagedQuery = { now: number, managedBooking: { state: ManagedState, booking: { id: string, status: BookingStatus, isCanceled: boolean, date: string, hourLabel: string | null, startsAt: number, minutes: number | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, people: Array<{ hourLabel: string, stylistName: string | null, services: Array<{ name: string }> }> } | null } | null };

export type OfflinePartsFragment = { id: string, status: BookingStatus, isCanceled: boolean, date: string, hourLabel: string | null, startsAt: number, minutes: number | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, people: Array<{ hourLabel: string, stylistName: string | null, services: Array<{ name: string }> }> };

export type PersonalQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalQuery = { now: number, viewer: { profile: { phone: string, name: string | null, tier: Tier | null } | null, membership: { balance: number } | null } | null, browser: { bookings: Array<{ id: string, status: BookingStatus, date: string, hourLabel: string | null, startsAt: number, personCount: number, salonId: string | null, salonName: string | null, salonAddress: string | null, salonPhone: string | null, salonMapUrl: string | null, parkingMapUrl: string | null, isAtHome: boolean, isCanceled: boolean, isOwner: boolean, total: number | null, oldTotal: number | null, phone: string, people: Array<{ stylistId: string | null, stylistName: string | null, chosenStylistId: string | null, services: Array<{ id: string, name: string }>, offers: Array<{ id: string }> }> }> | null } };

export type UsualQueryVariables = Exact<{ [key: string]: never; }>;


export type UsualQuery = { viewer: { usualVisit: { salon: { id: string, name: string, addressNew: string, latitude: number | null, longitude: number | null }, services: Array<{ id: string, name: string }>, stylist: { id: string, name: string } | null, nearest: { date: string, hourId: string, label: string, stylistId: string | null, isStylistFull: boolean } | null } | null } | null };

export type PushOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PushOfferQuery = { browser: { pushKey: string | null }, viewer: { profile: { phone: string } | null, pushDevices: Array<{ isThis: boolean }> | null } | null };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'PushSubscribed' }
    | { __typename: 'TooManyTries', message: string }
   };

export type SavedPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedPlacesQuery = { lacking: Array<Feature>, viewer: { savedAddresses: Array<{ id: string, name: string, street: string | null, placeId: string | null, address: string }> | null } | null };

export type PlaceChoicesQueryVariables = Exact<{
  districtId: string;
  hasDistrict: boolean;
}>;


export type PlaceChoicesQuery = { provinces: Array<{ id: string, name: string, districts: Array<{ id: string, name: string }> }> | null, wards?: Array<{ id: string, name: string }> | null };

export type PlaceByIdQueryVariables = Exact<{
  id: string;
}>;


export type PlaceByIdQuery = { place: { id: string, address: string, provinceId: string | null, districtId: string | null, wardId: string | null } | null };

export type PlaceSearchQueryVariables = Exact<{
  search: string;
}>;


export type PlaceSearchQuery = { places: Array<{ id: string, text: string }> | null };

export type SaveAddressMutationVariables = Exact<{
  input: SaveAddressInput;
}>;


export type SaveAddressMutation = { saveAddress:
    | { __typename: 'AddressSaved', address: { id: string } }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type RemoveAddressMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAddressMutation = { removeAddress:
    | { __typename: 'AddressRemoved' }
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type SalonSystemQueryVariables = Exact<{ [key: string]: never; }>;


export type SalonSystemQuery = { provinces: Array<{ id: string, name: string, region: Region, salonCount: number, salons: Array<{ id: string, name: string, slug: string, addressNew: string, addressNote: string | null, provinceName: string, districtName: string, latitude: number | null, longitude: number | null, hasParking: boolean, isOpen: boolean, isHot: boolean, isTop: boolean, tag: SalonTag | null, openingDate: string | null, warnText: string | null, phone: string, mapUrl: string | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null }> }> | null };

export type SalonSearchQueryVariables = Exact<{
  words: string;
}>;


export type SalonSearchQuery = { salons: Array<{ id: string, name: string, slug: string, addressNew: string, addressNote: string | null, provinceName: string, districtName: string, latitude: number | null, longitude: number | null, hasParking: boolean, isOpen: boolean, isHot: boolean, isTop: boolean, tag: SalonTag | null, openingDate: string | null, warnText: string | null, phone: string, mapUrl: string | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null }> | null };

export type ListedSalonPartsFragment = { id: string, name: string, slug: string, addressNew: string, addressNote: string | null, provinceName: string, districtName: string, latitude: number | null, longitude: number | null, hasParking: boolean, isOpen: boolean, isHot: boolean, isTop: boolean, tag: SalonTag | null, openingDate: string | null, warnText: string | null, phone: string, mapUrl: string | null, image: string | null, rating: { stars: number, customerCount: number } | null, imageFocus: { x: number, y: number } | null };

export type SalonPartsFragment = { id: string, name: string, slug: string, addressNew: string, addressNote: string | null, provinceName: string, districtName: string, latitude: number | null, longitude: number | null, hasParking: boolean, isOpen: boolean, isHot: boolean, isTop: boolean, tag: SalonTag | null, openingDate: string | null, warnText: string | null, phone: string, mapUrl: string | null, image: string | null, imageFocus: { x: number, y: number } | null };

export type SalonRatingPartsFragment = { stars: number, customerCount: number };

export type SalonPageQueryVariables = Exact<{
  id: string;
  today: string;
}>;


export type SalonPageQuery = { salon: { address: string, parkingMapUrl: string | null, isListed: boolean, id: string, name: string, slug: string, addressNew: string, addressNote: string | null, provinceName: string, districtName: string, latitude: number | null, longitude: number | null, hasParking: boolean, isOpen: boolean, isHot: boolean, isTop: boolean, tag: SalonTag | null, openingDate: string | null, warnText: string | null, phone: string, mapUrl: string | null, image: string | null, imageFocus: { x: number, y: number } | null } | null, atSalon: { rating: { stars: number, customerCount: number } | null, openingDays: Array<{ date: string, isOpen: boolean, opensAt: number, closesAt: number, note: string | null }> | null, staff: { stylists: Array<{ id: string, name: string, avatar: string | null, isMaster: boolean, salonId: string, yearsOfExperience: number, customerCount: number, stars: number, skill: string, level: number, avatarFocus: { x: number, y: number } | null }> } | null, closure: { message: string, alternatives: Array<{ id: string, name: string, slug: string, addressNew: string }> } | null } | null, serviceMenu: { categories: Array<{ groups: Array<{ name: string, services: Array<{ id: string, parentId: string | null, isDefault: boolean, price: number, oldPrice: number | null }> }> }> } | null };

export type SalonHoursQueryVariables = Exact<{
  salonId: string;
  input: HoursInput;
}>;


export type SalonHoursQuery = { salon: { hours: { groups: Array<{ name: string, hours: Array<{ id: string, label: string, isFree: boolean }> }> } | null } | null };

export type SoonestMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type SoonestMenuQuery = { serviceMenu: { categories: Array<{ groups: Array<{ services: Array<{ id: string, name: string, parentId: string | null, isDefault: boolean }> }> }> } | null };

export type FirstFreeHoursQueryVariables = Exact<{
  serviceIds: Array<string> | string;
}>;


export type FirstFreeHoursQuery = { firstFreeHours: Array<{ salonId: string, date: string, hourId: string, label: string }> | null };

export type ServiceMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceMenuQuery = { serviceMenu: { categories: Array<{ id: string, name: string, title: string, groups: Array<{ id: string, name: string, slug: string, services: Array<{ id: string, parentId: string | null, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, deliveryType: DeliveryType }> }> }> } | null };

export type ServicePageQueryVariables = Exact<{
  slug: string;
}>;


export type ServicePageQuery = { servicePage: { category: { name: string, title: string, groups: Array<{ id: string, name: string, slug: string, services: Array<{ id: string, parentId: string | null, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, deliveryType: DeliveryType }> }> }, group: { id: string, name: string, slug: string, addOns: Array<{ serviceId: string, name: string, price: number, minutes: number }>, services: Array<{ id: string, parentId: string | null, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, deliveryType: DeliveryType }> }, detail: { title: string, content: string, tags: Array<string>, banners: Array<{ kind: MediaKind, url: string }> } | null, specialDays: Array<{ dates: Array<string>, serviceId: string, dayPrice: number | null, stylistPrice: number | null, dayStylistPrice: number | null, stylistLevel: number | null }> } | null };

export type SitemapServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapServicesQuery = { serviceMenu: { categories: Array<{ groups: Array<{ slug: string }> }> } | null };

export type ServiceCardPartsFragment = { id: string, name: string, slug: string, services: Array<{ id: string, parentId: string | null, name: string, versionName: string | null, subtitle: string, description: string, minutes: number, price: number, priceText: string, oldPrice: number | null, images: Array<string>, tags: Array<string>, deliveryType: DeliveryType }> };

export type HostFeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type HostFeaturesQuery = { lacking: Array<Feature> };

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { provinces: Array<{ id: string, name: string, salonCount: number, salons: Array<{ id: string, name: string, slug: string, addressNew: string, phone: string, mapUrl: string | null }> }> | null };

export type ShopQueryVariables = Exact<{
  search?: string | null | undefined;
  group?: string | null | undefined;
  order?: ProductOrder | null | undefined;
}>;


export type ShopQuery = { productGroups: Array<{ id: string, name: string, slug: string, productCount: number }> | null, products: Array<{ name: string, slug: string, price: number, maxPrice: number | null, listedPrice: number | null, discountPercent: number, brand: string | null, image: string | null }> | null };

export type ProductPageQueryVariables = Exact<{
  slug: string;
}>;


export type ProductPageQuery = { product: { id: string, subgroup: string | null, description: string, usage: string, name: string, slug: string, price: number, maxPrice: number | null, listedPrice: number | null, discountPercent: number, brand: string | null, image: string | null, group: { name: string, slug: string } | null, related: Array<{ name: string, slug: string, price: number, maxPrice: number | null, listedPrice: number | null, discountPercent: number, brand: string | null, image: string | null }> | null } | null };

export type SitemapProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapProductsQuery = { products: Array<{ slug: string, changedOn: string | null }> | null };

export type ProductCardPartsFragment = { name: string, slug: string, price: number, maxPrice: number | null, listedPrice: number | null, discountPercent: number, brand: string | null, image: string | null };

export type SoonestFormQueryVariables = Exact<{
  salonId: string;
  hasSalon: boolean;
}>;


export type SoonestFormQuery = { salon?: { latitude: number | null, longitude: number | null } | null, provinces: Array<{ id: string, name: string, salonCount: number }> | null, serviceMenu: { categories: Array<{ groups: Array<{ services: Array<{ id: string, name: string, parentId: string | null, isDefault: boolean }> }> }> } | null, salons: Array<{ name: string, provinceId: string, districtId: string, districtName: string, latitude: number | null, longitude: number | null, isOpen: boolean }> | null, viewer: { savedAddresses: Array<{ name: string, latitude: number | null, longitude: number | null }> | null, usualVisit: { salon: { id: string, name: string, latitude: number | null, longitude: number | null }, services: Array<{ id: string, name: string }>, stylist: { id: string, name: string } | null } | null } | null };

export type SoonestHoursQueryVariables = Exact<{
  serviceIds: Array<string> | string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  provinceId?: string | null | undefined;
  salonIds?: Array<string> | string | null | undefined;
  people?: number | null | undefined;
  stylistId?: string | null | undefined;
  after?: string | null | undefined;
  first: number;
}>;


export type SoonestHoursQuery = { soonest: { seenAt: number, isPartial: boolean, gap: SoonestGap | null, hours: Array<{ distanceKm: number | null, travelMinutes: number | null, date: string, hourId: string, label: string, freeStylists: number, price: number, cursor: string, salon: { id: string, name: string, districtName: string } }> } | null };

export type SoonestPartsFragment = { distanceKm: number | null, travelMinutes: number | null, date: string, hourId: string, label: string, freeStylists: number, price: number, cursor: string, salon: { id: string, name: string, districtName: string } };

export type SoonestMenuPartsFragment = { categories: Array<{ groups: Array<{ services: Array<{ id: string, name: string, parentId: string | null, isDefault: boolean }> }> }> };

export type MasterPartsFragment = { stylistId: string, name: string, avatar: string | null, salonId: string, isMaster: boolean, years: number, skill: string, votes: number, ratingCount: number, stars: number | null, salon: { name: string, provinceName: string } | null };

export type StyleMastersQueryVariables = Exact<{
  key?: string | null | undefined;
  salonId?: string | null | undefined;
}>;


export type StyleMastersQuery = { now: number, provinces: Array<{ id: string, name: string, salons: Array<{ id: string, name: string }> }> | null, styleMasters: { key: string, topic: StyleMasterTopic, month: string, isOpen: boolean, byVotes: Array<{ stylistId: string, name: string, avatar: string | null, salonId: string, isMaster: boolean, years: number, skill: string, votes: number, ratingCount: number, stars: number | null, salon: { name: string, provinceName: string } | null }>, byStars: Array<{ stylistId: string, name: string, avatar: string | null, salonId: string, isMaster: boolean, years: number, skill: string, votes: number, ratingCount: number, stars: number | null, salon: { name: string, provinceName: string } | null }> } | null, viewer: { styleMasterVotes: Array<{ masterKey: string, stylistId: string, name: string }> | null } | null };

export type StaffChallengesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffChallengesQuery = { staffChallenges: Array<{ id: string, name: string, description: string, goal: number, unit: string, reward: number, ranking: Array<{ stylistId: string, name: string, avatar: string | null, value: number, isReached: boolean, salon: { name: string } | null }> }> | null };

export type VoteStyleMasterMutationVariables = Exact<{
  key: string;
  stylistId: string;
}>;


export type VoteStyleMasterMutation = { voteStyleMaster:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'StyleMasterVoted' }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'VotingClosed', message: string }
   };

export type JoinWaitlistPageQueryVariables = Exact<{
  salonId: string;
  hours: HoursInput;
}>;


export type JoinWaitlistPageQuery = { now: number, lacking: Array<Feature>, viewer: { profile: { id: string } | null } | null, salon: { id: string, name: string } | null, atSalon: { hours: { groups: Array<{ hours: Array<{ id: string, label: string, start: number }> }> } | null } | null };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistJoined', token: string }
    | { __typename: 'WaitlistRefused', code: MessageCode | null, message: string }
   };

export type WaitlistPageQueryVariables = Exact<{
  token: string;
}>;


export type WaitlistPageQuery = { now: number, waitlistEntry: { state: WaitState, mode: WaitMode, isMove: boolean, date: string, fromLabel: string, untilLabel: string, people: number, services: Array<string>, total: number, position: number | null, manageToken: string | null, salon: { id: string, name: string, address: string } | null, offer: { id: string, hourLabel: string, stylistNames: Array<string>, until: number } | null } | null };

export type AcceptPlaceMutationVariables = Exact<{
  input: AcceptPlaceInput;
}>;


export type AcceptPlaceMutation = { acceptPlace:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistChanged' }
    | { __typename: 'WaitlistRefused', message: string }
   };

export type DeclinePlaceMutationVariables = Exact<{
  input: DeclinePlaceInput;
}>;


export type DeclinePlaceMutation = { declinePlace:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistChanged' }
    | { __typename: 'WaitlistRefused', message: string }
   };

export type LeaveWaitlistMutationVariables = Exact<{
  input: LeaveWaitlistInput;
}>;


export type LeaveWaitlistMutation = { leaveWaitlist:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistChanged' }
    | { __typename: 'WaitlistRefused', message: string }
   };

export type KeepWaitingMutationVariables = Exact<{
  input: KeepWaitingInput;
}>;


export type KeepWaitingMutation = { keepWaiting:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'WaitlistChanged' }
    | { __typename: 'WaitlistRefused', message: string }
   };

export type SpinPartsFragment = { id: string, wheelId: string, position: number, giftName: string, giftImage: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number };

export type AccountPartsFragment = { spinsLeft: number, points: number };

export type GiftPartsFragment = { id: string, isVoucher: boolean, name: string, image: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number };

export type VoucherPartsFragment = { id: string, name: string, image: string, description: string, points: number, isLeft: boolean, validDays: number };

export type WheelPageQueryVariables = Exact<{
  withSpins: boolean;
}>;


export type WheelPageQuery = { now: number, viewer: { profile: { id: string } | null, wheelAccount: { spinsLeft: number, points: number } | null, wheelSpins?: { nodes: Array<{ id: string, wheelId: string, position: number, giftName: string, giftImage: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number }> } | null } | null, wheel: { id: string, name: string, sectors: Array<{ position: number, label: string }>, winners: Array<{ name: string, giftName: string, at: number }> | null } | null };

export type WheelMineQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WheelMineQuery = { now: number, viewer: { profile: { id: string } | null, receivedGifts: { totalCount: number, nodes: Array<{ id: string, isVoucher: boolean, name: string, image: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number }> } | null, wheelSpins: { totalCount: number, nodes: Array<{ id: string, wheelId: string, position: number, giftName: string, giftImage: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number }> } | null } | null };

export type WheelGiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type WheelGiftsQuery = { wheel: { gifts: Array<{ id: string, name: string, image: string, kind: WheelGiftKind, description: string | null, isLeft: boolean, validDays: number | null }> | null } | null };

export type WheelQuestsQueryVariables = Exact<{ [key: string]: never; }>;


export type WheelQuestsQuery = { lacking: Array<Feature>, viewer: { profile: { id: string } | null, wheelAccount: { spinsLeft: number, points: number } | null } | null, wheel: { quests: Array<{ id: string, name: string, spins: number, isDaily: boolean, isCheckIn: boolean, claimable: number, isDone: boolean }> | null } | null };

export type WheelPacksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WheelPacksQuery = { viewer: { profile: { id: string } | null, wheelAccount: { spinsLeft: number, points: number } | null, luckyPointHistory: { totalCount: number, nodes: Array<{ id: string, title: string, points: number, at: number }> } | null } | null, wheel: { exchangePacks: Array<{ id: string, points: number, spins: number }> | null } | null };

export type WheelVouchersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WheelVouchersQuery = { viewer: { luckyPoints: number | null, profile: { id: string } | null } | null, luckyVouchers: { totalCount: number, nodes: Array<{ id: string, name: string, image: string, description: string, points: number, isLeft: boolean, validDays: number }> } | null };

export type WheelVoucherQueryVariables = Exact<{
  id: string;
}>;


export type WheelVoucherQuery = { viewer: { luckyPoints: number | null, profile: { id: string } | null } | null, luckyVoucher: { id: string, name: string, image: string, description: string, points: number, isLeft: boolean, validDays: number } | null };

export type SpinWheelMutationVariables = Exact<{
  wheelId: string;
  key: string;
}>;


export type SpinWheelMutation = { spinWheel:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NoSpinsLeft', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NothingToWin', message: string }
    | { __typename: 'Spun', spinsLeft: number, spin: { id: string, wheelId: string, position: number, giftName: string, giftImage: string, kind: WheelGiftKind, code: string | null, expiresAt: number | null, at: number } }
    | { __typename: 'TooManyTries', message: string }
   };

export type ClaimQuestMutationVariables = Exact<{
  questId: string;
}>;


export type ClaimQuestMutation = { claimQuest:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'NothingToClaim', message: string }
    | { __typename: 'QuestClaimed', earned: number }
    | { __typename: 'TooManyTries', message: string }
   };

export type ExchangePointsMutationVariables = Exact<{
  packId: string;
  key: string;
}>;


export type ExchangePointsMutation = { exchangePoints:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotEnoughPoints', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PointsExchanged' }
    | { __typename: 'TooManyTries', message: string }
   };

export type ExchangeVoucherMutationVariables = Exact<{
  voucherId: string;
  key: string;
}>;


export type ExchangeVoucherMutation = { exchangeVoucher:
    | { __typename: 'InvalidInput', issues: Array<{ field: string, message: string }> }
    | { __typename: 'NotEnoughPoints', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TooManyTries', message: string }
    | { __typename: 'VoucherExchanged', gift: { id: string } }
    | { __typename: 'VoucherSoldOut', message: string }
   };

export type SitemapContentQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapContentQuery = { discovers: Array<{ id: string, publishedOn: string }> | null, looks: Array<{ slug: string }> | null, spaPages: Array<{ slug: string }> | null };

export type SitemapPostsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SitemapPostsQuery = { blogPosts: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ slug: string, publishedOn: string }> } | null };

export type SitemapSalonsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapSalonsQuery = { salons: Array<{ id: string, slug: string }> | null };

export type TrackMutationVariables = Exact<{
  events: Array<TrackingEventInput> | TrackingEventInput;
  source?: string | null | undefined;
  utmSource?: string | null | undefined;
  extendData?: string | null | undefined;
}>;


export type TrackMutation = { track:
    | { __typename: 'InvalidInput' }
    | { __typename: 'Tracked' }
   };

export const ProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"birthDay"}},{"kind":"Field","name":{"kind":"Name","value":"birthMonth"}},{"kind":"Field","name":{"kind":"Name","value":"birthYear"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"marketing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<ProfilePartsFragment, unknown>;
export const SpecialDayPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"dayPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stylistPrice"}},{"kind":"Field","name":{"kind":"Name","value":"dayStylistPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stylistLevel"}}]}}]} as unknown as DocumentNode<SpecialDayPartsFragment, unknown>;
export const HomeOfferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeOfferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"versionName"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialDayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecialDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"dayPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stylistPrice"}},{"kind":"Field","name":{"kind":"Name","value":"dayStylistPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stylistLevel"}}]}}]} as unknown as DocumentNode<HomeOfferPartsFragment, unknown>;
export const RefusalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RefusalFragment, unknown>;
export const IssuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Issues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<IssuesFragment, unknown>;
export const LogInPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsCaptcha"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Issues"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Issues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogInPartsFragment, unknown>;
export const CodeSentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeSentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendBookingCodeResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyTries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Issues"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refusal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Issues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CodeSentPartsFragment, unknown>;
export const SalonOptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"provinceId"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<SalonOptionFragment, unknown>;
export const ClosurePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosureParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonOption"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"provinceId"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ClosurePartsFragment, unknown>;
export const PricingOfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"invalidBecause"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepaid"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<PricingOfferFragment, unknown>;
export const PersonOffersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOffers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromSalon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingOffer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingOffer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"best"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingOffer"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"invalidBecause"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepaid"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<PersonOffersFragment, unknown>;
export const ChosenSalonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenSalon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"warnText"}},{"kind":"Field","name":{"kind":"Name","value":"manyPeople"}},{"kind":"Field","name":{"kind":"Name","value":"offersConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}}]}}]} as unknown as DocumentNode<ChosenSalonFragment, unknown>;
export const StaffPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"avatarFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMaster"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"salonId"}},{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"ratedBy"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}}]}}]}}]}}]} as unknown as DocumentNode<StaffPartsFragment, unknown>;
export const HourPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hour"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"freeStylists"}},{"kind":"Field","name":{"kind":"Name","value":"freeSkinners"}}]}}]} as unknown as DocumentNode<HourPartsFragment, unknown>;
export const HoursPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hours"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasFree"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"receptionName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HourParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hour"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"freeStylists"}},{"kind":"Field","name":{"kind":"Name","value":"freeSkinners"}}]}}]} as unknown as DocumentNode<HoursPartsFragment, unknown>;
export const StylistLevelsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StylistLevels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Staff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<StylistLevelsFragment, unknown>;
export const OfferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"invalidBecause"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUses"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepaid"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<OfferPartsFragment, unknown>;
export const OfferServicePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferServiceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"originPrice"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}}]}}]} as unknown as DocumentNode<OfferServicePartsFragment, unknown>;
export const SalonRatingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonRatingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonRating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}}]} as unknown as DocumentNode<SalonRatingPartsFragment, unknown>;
export const PickedSalonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedSalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonOption"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonRatingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"provinceId"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonRatingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonRating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}}]} as unknown as DocumentNode<PickedSalonPartsFragment, unknown>;
export const NearSalonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NearSalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonDistance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickedSalonParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonOption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"provinceId"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonRatingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonRating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedSalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonOption"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonRatingParts"}}]}}]}}]} as unknown as DocumentNode<NearSalonPartsFragment, unknown>;
export const ServicePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"versionName"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceText"}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"hasDetail"}}]}}]} as unknown as DocumentNode<ServicePartsFragment, unknown>;
export const GuidePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GuideParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Guide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<GuidePartsFragment, unknown>;
export const ConsentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgreedToPrivacy"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}}]}}]}}]} as unknown as DocumentNode<ConsentPartsFragment, unknown>;
export const BookingCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"salonId"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}},{"kind":"Field","name":{"kind":"Name","value":"salonAddress"}},{"kind":"Field","name":{"kind":"Name","value":"salonPhone"}},{"kind":"Field","name":{"kind":"Name","value":"salonMapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parkingMapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAtHome"}},{"kind":"Field","name":{"kind":"Name","value":"isCanceled"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"oldTotal"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylistId"}},{"kind":"Field","name":{"kind":"Name","value":"stylistName"}},{"kind":"Field","name":{"kind":"Name","value":"chosenStylistId"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<BookingCardPartsFragment, unknown>;
export const BookedPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingCardParts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stylistName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"salonId"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}},{"kind":"Field","name":{"kind":"Name","value":"salonAddress"}},{"kind":"Field","name":{"kind":"Name","value":"salonPhone"}},{"kind":"Field","name":{"kind":"Name","value":"salonMapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parkingMapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAtHome"}},{"kind":"Field","name":{"kind":"Name","value":"isCanceled"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"oldTotal"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylistId"}},{"kind":"Field","name":{"kind":"Name","value":"stylistName"}},{"kind":"Field","name":{"kind":"Name","value":"chosenStylistId"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<BookedPartsFragment, unknown>;
export const CalendarPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isCanceled"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}},{"kind":"Field","name":{"kind":"Name","value":"salonAddress"}},{"kind":"Field","name":{"kind":"Name","value":"salonPhone"}},{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CalendarPartsFragment, unknown>;
export const SectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"items"}}]}}]}}]} as unknown as DocumentNode<SectionPartsFragment, unknown>;
export const DiscoverPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscoverParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discover"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"likeCount"}}]}}]} as unknown as DocumentNode<DiscoverPartsFragment, unknown>;
export const LookPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Look"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<LookPartsFragment, unknown>;
export const PostPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"readMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}}]}}]} as unknown as DocumentNode<PostPartsFragment, unknown>;
export const VideoPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarketingVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]} as unknown as DocumentNode<VideoPartsFragment, unknown>;
export const SpaPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpaParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpaPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]} as unknown as DocumentNode<SpaPartsFragment, unknown>;
export const FeedbackPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedbackParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Feedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}}]}}]} as unknown as DocumentNode<FeedbackPartsFragment, unknown>;
export const OfferedPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferedService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]} as unknown as DocumentNode<OfferedPartsFragment, unknown>;
export const VisitCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salonId"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}},{"kind":"Field","name":{"kind":"Name","value":"salonAddress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isReported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}}]}}]}}]} as unknown as DocumentNode<VisitCardPartsFragment, unknown>;
export const HomeBlockPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeBlockParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"linkViewAll"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}},{"kind":"Field","name":{"kind":"Name","value":"bannerMobile"}},{"kind":"Field","name":{"kind":"Name","value":"slidesDesktop"}},{"kind":"Field","name":{"kind":"Name","value":"slidesMobile"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageMobile"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"priceList"}}]}}]}}]} as unknown as DocumentNode<HomeBlockPartsFragment, unknown>;
export const TopUpProductPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopUpProductParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopUpProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"visitsPaid"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<TopUpProductPartsFragment, unknown>;
export const CoursePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]} as unknown as DocumentNode<CoursePartsFragment, unknown>;
export const OrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"activatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}},{"kind":"Field","name":{"kind":"Name","value":"testBank"}}]}}]}}]} as unknown as DocumentNode<OrderPartsFragment, unknown>;
export const OfflinePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfflineParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isCanceled"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"salonName"}},{"kind":"Field","name":{"kind":"Name","value":"salonAddress"}},{"kind":"Field","name":{"kind":"Name","value":"salonPhone"}},{"kind":"Field","name":{"kind":"Name","value":"salonMapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hourLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stylistName"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OfflinePartsFragment, unknown>;
export const SalonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"warnText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<SalonPartsFragment, unknown>;
export const ListedSalonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonParts"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalonRatingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Salon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"addressNew"}},{"kind":"Field","name":{"kind":"Name","value":"addressNote"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"hasParking"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isTop"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"openingDate"}},{"kind":"Field","name":{"kind":"Name","value":"warnText"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"imageFocus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalonRatingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalonRating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"customerCount"}}]}}]} as unknown as DocumentNode<ListedSalonPartsFragment, unknown>;
export const ServiceCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"versionName"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceText"}},{"kind":"Field","name":{"kind":"Name","value":"oldPrice"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}}]}}]}}]} as unknown as DocumentNode<ServiceCardPartsFragment, unknown>;
export const ProductCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"maxPrice"}},{"kind":"Field","name":{"kind":"Name","value":"listedPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]} as unknown as DocumentNode<ProductCardPartsFragment, unknown>;
export const SoonestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoonestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoonestHour"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"districtName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hourId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"freeStylists"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]} as unknown as DocumentNode<SoonestPartsFragment, unknown>;
export const SoonestMenuPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoonestMenuParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceCatalogue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SoonestMenuPartsFragment, unknown>;
export const MasterPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StyleMaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stylistId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"salonId"}},{"kind":"Field","name":{"kind":"Name","value":"salon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"provinceName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMaster"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"skill"}},{"kind":"Field","name":{"kind":"Name","value":"votes"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}}]}}]} as unknown as DocumentNode<MasterPartsFragment, unknown>;
export const SpinPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpinParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WheelSpin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wheelId"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"giftName"}},{"kind":"Field","name":{"kind":"Name","value":"giftImage"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<SpinPartsFragment, unknown>;
export const AccountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WheelAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spinsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<AccountPartsFragment, unknown>;
export const GiftPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedGift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<GiftPartsFragment, unknown>;
export const VoucherPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VoucherParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LuckyVoucher"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isLeft"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}}]}}]} as unknown as DocumentNode<VoucherPartsFragment, unknown>;
export const LiveHoursDocument = {"__meta__":{"hash":"sha256:a0bf9424f13b395277c8a1944a3deece226b9814492604a435499e5a44afa3d3"}} as unknown as DocumentNode<LiveHoursSubscription, LiveHoursSubscriptionVariables>;
export const HoursNowDocument = {"__meta__":{"hash":"sha256:e0d6f6a5bb62c892af01bc22280c0147a375304f4d8b5921cf34a3297173b7f9"}} as unknown as DocumentNode<HoursNowQuery, HoursNowQueryVariables>;
export const HoldHourDocument = {"__meta__":{"hash":"sha256:0c86eca6bc6a7f3b3eba17a85f0083efc74fe37f7caf8884797c0bbf10e25fef"}} as unknown as DocumentNode<HoldHourMutation, HoldHourMutationVariables>;
export const ReleaseHourDocument = {"__meta__":{"hash":"sha256:f785c456c983db10dd151b24bbe3572df960569aee912a9913af82fc23c99a62"}} as unknown as DocumentNode<ReleaseHourMutation, ReleaseHourMutationVariables>;
export const AccountPageDocument = {"__meta__":{"hash":"sha256:1d034dbaa1e91e471e371f60a586aa83cf5186e71ffe8647fc4e51083162e41d"}} as unknown as DocumentNode<AccountPageQuery, AccountPageQueryVariables>;
export const ChoosePushPurposesDocument = {"__meta__":{"hash":"sha256:def7701d013afb70e647b6d2c72b911852677c416c803d9c7124ce321d7583a5"}} as unknown as DocumentNode<ChoosePushPurposesMutation, ChoosePushPurposesMutationVariables>;
export const UnsubscribeFromPushDocument = {"__meta__":{"hash":"sha256:de229bef43d1d03976f66f7f79720fa5714f7ade8a301e747d7964e0612c4ad4"}} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const TestPushDocument = {"__meta__":{"hash":"sha256:75c717a0d47a65ac31b39c8e2273b3b52b811e6f76bf6ca1740504969bce0be7"}} as unknown as DocumentNode<TestPushMutation, TestPushMutationVariables>;
export const OpenCalendarFeedDocument = {"__meta__":{"hash":"sha256:0b976aa2453530ff7571b06691930c34d94078105f7496e5bbda183c59574268"}} as unknown as DocumentNode<OpenCalendarFeedMutation, OpenCalendarFeedMutationVariables>;
export const CloseCalendarFeedDocument = {"__meta__":{"hash":"sha256:1356f6467a96fc1d34083391f650ca1bab46805a0a0b0d793d584f17e8a504e7"}} as unknown as DocumentNode<CloseCalendarFeedMutation, CloseCalendarFeedMutationVariables>;
export const AccountPhoneDocument = {"__meta__":{"hash":"sha256:227e3c1fe0f6db6e58c1740c387f47de7bdef680edfd0dfd09acc02bbe698cab"}} as unknown as DocumentNode<AccountPhoneQuery, AccountPhoneQueryVariables>;
export const MyDataDocument = {"__meta__":{"hash":"sha256:446a64adddf64363071de09669e10f62578d30cefb0f930e934592cbcbb242e9"}} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const MyRecordsDocument = {"__meta__":{"hash":"sha256:b3a883686ee85c717ad541fb89baa509df205d793c4f860d4657699a1129a51f"}} as unknown as DocumentNode<MyRecordsQuery, MyRecordsQueryVariables>;
export const SaveProfileDocument = {"__meta__":{"hash":"sha256:6b7e4627c23de7fca5fbd4df7b9feaf44d4f21da608307af8802afad74414c39"}} as unknown as DocumentNode<SaveProfileMutation, SaveProfileMutationVariables>;
export const SaveNoticeSettingsDocument = {"__meta__":{"hash":"sha256:9e1dccd170bc4838536e1e74fe1f11dbcef9a34850cd15a4e54e5bc38fc0cb9f"}} as unknown as DocumentNode<SaveNoticeSettingsMutation, SaveNoticeSettingsMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:5f466a938c1fc3218bb049fa32fd6cf6a431f3c21b38d1cbd7c6ad6e5a1434c7"}} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SaveConsentDocument = {"__meta__":{"hash":"sha256:a55fa3d1bc2b4be5bdd26f481625a2ddd90fea62951a7791ce3fc17e3d682789"}} as unknown as DocumentNode<SaveConsentMutation, SaveConsentMutationVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:9598ec1ea682dd0ee16bb4cedc33c384f3aa43d44fe445028a6b696b2394eb2b"}} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const LogOutEverywhereDocument = {"__meta__":{"hash":"sha256:ca0a9c6e1ed73fc98b3a2c36bd5ae26434147f5d6fc54f141c98f59a22819ab4"}} as unknown as DocumentNode<LogOutEverywhereMutation, LogOutEverywhereMutationVariables>;
export const RequestDeletionDocument = {"__meta__":{"hash":"sha256:426c1fe9a0026969321084521446dbf4226331ce182a8b1b771244e40d8508ce"}} as unknown as DocumentNode<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const CancelDeletionDocument = {"__meta__":{"hash":"sha256:661f6b10103e9118c2cad39403fb191b3811e40ab1c879419b044d397c61fd44"}} as unknown as DocumentNode<CancelDeletionMutation, CancelDeletionMutationVariables>;
export const AtHomeDocument = {"__meta__":{"hash":"sha256:ee888c3b91610a9f3e05fda90574c8873fbc64ad96edd1c19be1a1f84b189a1b"}} as unknown as DocumentNode<AtHomeQuery, AtHomeQueryVariables>;
export const RequestHomeVisitDocument = {"__meta__":{"hash":"sha256:58088e582b3d9b0feb9833724b71f02f6bb3a582fc79f45ff4e675bd950c8568"}} as unknown as DocumentNode<RequestHomeVisitMutation, RequestHomeVisitMutationVariables>;
export const CancelHomeVisitDocument = {"__meta__":{"hash":"sha256:57aef17f640e54b560fcbddb392b59cf4ae10b1e77cdd950298ab2b03f09455f"}} as unknown as DocumentNode<CancelHomeVisitMutation, CancelHomeVisitMutationVariables>;
export const LoggedInAsDocument = {"__meta__":{"hash":"sha256:9a5e85d6772867bc9cd4d5d5e4e5c63f773a15a2e9a8fb4e2ab812ee32d3fa87"}} as unknown as DocumentNode<LoggedInAsQuery, LoggedInAsQueryVariables>;
export const NewCaptchaDocument = {"__meta__":{"hash":"sha256:67f32a9c6a581f7c1f1d29a7192b0284cffbbd4f0cba98a1be744a4c19078c5a"}} as unknown as DocumentNode<NewCaptchaQuery, NewCaptchaQueryVariables>;
export const CheckPhoneDocument = {"__meta__":{"hash":"sha256:c5b88cae91f6b17665bece8fec55018a6e8aaeba07494cc5516fd22fb8c32762"}} as unknown as DocumentNode<CheckPhoneMutation, CheckPhoneMutationVariables>;
export const SendLogInCodeDocument = {"__meta__":{"hash":"sha256:ca0dc4d2dfe87d46222b8bdd04df242119a478fe9f7dd68f1e8485b745992556"}} as unknown as DocumentNode<SendLogInCodeMutation, SendLogInCodeMutationVariables>;
export const LogInWithPasswordDocument = {"__meta__":{"hash":"sha256:f0296aaefa1f9ea16167bf8fd114d4f20ba2ba3c41f546acb4c203e06cb735f6"}} as unknown as DocumentNode<LogInWithPasswordMutation, LogInWithPasswordMutationVariables>;
export const LogInWithCodeDocument = {"__meta__":{"hash":"sha256:7ea7401e144410775af1b525e354c7a954bb8aec1124b40b648b2872c6d075da"}} as unknown as DocumentNode<LogInWithCodeMutation, LogInWithCodeMutationVariables>;
export const SetPasswordDocument = {"__meta__":{"hash":"sha256:f9fb6f387370ce67376c37063f426db452f6aa165e9e96f401822ee4694e5b70"}} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const ImportSessionDocument = {"__meta__":{"hash":"sha256:0dcb8c90f1fcf815ee321a85b02ec83359c5c7262f61a036707c9968e87198de"}} as unknown as DocumentNode<ImportSessionMutation, ImportSessionMutationVariables>;
export const ExchangeLoginCodeDocument = {"__meta__":{"hash":"sha256:d89af5fb80112bacf7ae97173ed1c115441ce136493599600ebc738ee30c38fd"}} as unknown as DocumentNode<ExchangeLoginCodeMutation, ExchangeLoginCodeMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"sha256:fc56d1bbea58dedf770eaf06248ab36650abd655f9e24c6e468b53224a39c9ce"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const BookingToChangeDocument = {"__meta__":{"hash":"sha256:52b9cb777f1385064936414067c1673bb0ff8c4249325bc47e508ca711f34a85"}} as unknown as DocumentNode<BookingToChangeQuery, BookingToChangeQueryVariables>;
export const PendingBookingDocument = {"__meta__":{"hash":"sha256:36927a56e8f5c8bc91f4ab0bebd827d56327c20a770be41bb188a002c7350137"}} as unknown as DocumentNode<PendingBookingQuery, PendingBookingQueryVariables>;
export const SendBookingCodeDocument = {"__meta__":{"hash":"sha256:794bfaaba4b8c86c21bfe7f49e1a96587bf785743593405413376b19b46df6ea"}} as unknown as DocumentNode<SendBookingCodeMutation, SendBookingCodeMutationVariables>;
export const ConfirmBookingDocument = {"__meta__":{"hash":"sha256:d9b21f961f2b80f8dbdff5cbe7b08f4154134096e8ef5d06710428ea7f06c7e8"}} as unknown as DocumentNode<ConfirmBookingMutation, ConfirmBookingMutationVariables>;
export const LookUpBookingDocument = {"__meta__":{"hash":"sha256:f8d20e1b35cf7be9540e3984a0448ec44c79753446322a9b9607fa2017dfc94a"}} as unknown as DocumentNode<LookUpBookingMutation, LookUpBookingMutationVariables>;
export const BookingMainDocument = {"__meta__":{"hash":"sha256:3854d9806e882c1dc96b7331b991eff2fad4dfb9048b516d9bee7fe0ac52cebd"}} as unknown as DocumentNode<BookingMainQuery, BookingMainQueryVariables>;
export const BookingDayDocument = {"__meta__":{"hash":"sha256:7f25100aa9c1105b02bdee22a72e68e9bca10e2ac45792e2624bfccdf9582294"}} as unknown as DocumentNode<BookingDayQuery, BookingDayQueryVariables>;
export const BookingPersonOffersDocument = {"__meta__":{"hash":"sha256:b022ae5d63a45e0965a10a3f5ae146114329aa97042853699a1092e6d1eeca96"}} as unknown as DocumentNode<BookingPersonOffersQuery, BookingPersonOffersQueryVariables>;
export const BookingKnownDocument = {"__meta__":{"hash":"sha256:49d23a68093079cc176bb564f754e7255bd7778ee8fd64efb41e678a8d6ad148"}} as unknown as DocumentNode<BookingKnownQuery, BookingKnownQueryVariables>;
export const BookingOffersDocument = {"__meta__":{"hash":"sha256:442fc71e8e5274767d43bdbc3221d832067866513d41750f5148e3f2d44ed507"}} as unknown as DocumentNode<BookingOffersQuery, BookingOffersQueryVariables>;
export const BookingOfferDocument = {"__meta__":{"hash":"sha256:d0903d1b27e2f79d41bf0e7b6f3ed887596f18c9c14b18c648b22eada44e1537"}} as unknown as DocumentNode<BookingOfferQuery, BookingOfferQueryVariables>;
export const RedeemCodeDocument = {"__meta__":{"hash":"sha256:c22dc4ea0dfa0f04566ffc6da46c8d7b2290cb9b685d6fa932fa93e5202e8ef9"}} as unknown as DocumentNode<RedeemCodeMutation, RedeemCodeMutationVariables>;
export const BookingSalonsDocument = {"__meta__":{"hash":"sha256:2b430bb2ed824cfa892757447302471c0be9fed72bac5edd395b742bbcc2eb6d"}} as unknown as DocumentNode<BookingSalonsQuery, BookingSalonsQueryVariables>;
export const TrackLocationDocument = {"__meta__":{"hash":"sha256:d0e99c43f70665278c7be272a49d4b6bb7d3ef7b4497dcca8614da5718cda33b"}} as unknown as DocumentNode<TrackLocationMutation, TrackLocationMutationVariables>;
export const BookingServicesDocument = {"__meta__":{"hash":"sha256:14d0ab7c62ea25de5603fba024918f60334e7233088e2d93156c0b826f1400be"}} as unknown as DocumentNode<BookingServicesQuery, BookingServicesQueryVariables>;
export const CreateBookingDocument = {"__meta__":{"hash":"sha256:f3dfc9599a5a61bf7fdc9312e46a7ca9e600ae8ef96afd810279883a7205e347"}} as unknown as DocumentNode<CreateBookingMutation, CreateBookingMutationVariables>;
export const HasAgreedDocument = {"__meta__":{"hash":"sha256:0a3f96de53057ce38bb0352f8968259d2466f5a655d9414f7bdfd2bc53f4fdf7"}} as unknown as DocumentNode<HasAgreedQuery, HasAgreedQueryVariables>;
export const AgreeToPrivacyDocument = {"__meta__":{"hash":"sha256:239e66eae3656a39ee68b00af0868399678fbf36ff517b4b5e74391249b1e145"}} as unknown as DocumentNode<AgreeToPrivacyMutation, AgreeToPrivacyMutationVariables>;
export const TrackBookingErrorDocument = {"__meta__":{"hash":"sha256:caa364af6e3b38911dac3fd374b5faf03bc67b75a83e00a2abe227bb838062cb"}} as unknown as DocumentNode<TrackBookingErrorMutation, TrackBookingErrorMutationVariables>;
export const SaveCustomerNameDocument = {"__meta__":{"hash":"sha256:a8ba68e09e47423d2a0b85c137ae382302ee7c333d88a026408b77396a0454ee"}} as unknown as DocumentNode<SaveCustomerNameMutation, SaveCustomerNameMutationVariables>;
export const BookedPageDocument = {"__meta__":{"hash":"sha256:73cc6bc0b5b36e9d9b1a618549a5c881783bbbe00def4c856bec5f13ace082f5"}} as unknown as DocumentNode<BookedPageQuery, BookedPageQueryVariables>;
export const WithdrawManageLinkDocument = {"__meta__":{"hash":"sha256:8193fdd8048ffb8c0c8eda6d37856c87a2baf9b1852d31675d18a67d1ae10387"}} as unknown as DocumentNode<WithdrawManageLinkMutation, WithdrawManageLinkMutationVariables>;
export const CancelBookingDocument = {"__meta__":{"hash":"sha256:e65acb92d542be90d4c37d046127e995b7695be0ccfb5e76033fb2e3a52c305e"}} as unknown as DocumentNode<CancelBookingMutation, CancelBookingMutationVariables>;
export const SendHolderCodeDocument = {"__meta__":{"hash":"sha256:70306ec9e1926b82e4341b6eeecfd5bfeb76222701725d9d2b07d36e212ed8b0"}} as unknown as DocumentNode<SendHolderCodeMutation, SendHolderCodeMutationVariables>;
export const ProveHolderDocument = {"__meta__":{"hash":"sha256:406eeddae4e213ee1c2bfe792cd88d01fdf1b66c82b44475bf76a3d016df0a4c"}} as unknown as DocumentNode<ProveHolderMutation, ProveHolderMutationVariables>;
export const CalendarOfBookingDocument = {"__meta__":{"hash":"sha256:4a1ecf0376fb43e2b455de7fdd4f52947df68fd0773e552a63581e5e7f172908"}} as unknown as DocumentNode<CalendarOfBookingQuery, CalendarOfBookingQueryVariables>;
export const CalendarFeedDocument = {"__meta__":{"hash":"sha256:dc4b05a370f58e567cbc80fe917ddbd86f06dfe2a3bd3e3cd80910daad273a75"}} as unknown as DocumentNode<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const BlogDocument = {"__meta__":{"hash":"sha256:b4d516ccba338d45069ddcc68770f854212363cf6a0ab3aa1294032c0163e373"}} as unknown as DocumentNode<BlogQuery, BlogQueryVariables>;
export const BlogArticleDocument = {"__meta__":{"hash":"sha256:25a43a52bd590d0cf8c6ba4ea08328d37fd2be0162c91833c1361636d1b9b74c"}} as unknown as DocumentNode<BlogArticleQuery, BlogArticleQueryVariables>;
export const LookbookDocument = {"__meta__":{"hash":"sha256:88e92393b85e63c8b16064ec5e3c1f7d745e915e2377da6a0a33687b5bd4590a"}} as unknown as DocumentNode<LookbookQuery, LookbookQueryVariables>;
export const LookPageDocument = {"__meta__":{"hash":"sha256:4b11f74e4b5517fafa592b2e78e24e1c277ed801f4f67346344730525599dec1"}} as unknown as DocumentNode<LookPageQuery, LookPageQueryVariables>;
export const SpaPageDocument = {"__meta__":{"hash":"sha256:6483999c54abf7337fbaaab631aacf0ac93e8629a6bae426f875fde9f1e7b21d"}} as unknown as DocumentNode<SpaPageQuery, SpaPageQueryVariables>;
export const VideosDocument = {"__meta__":{"hash":"sha256:ae451095a8ddd71b9a67e7b6ee0f25224a0c155d93ac35fac398df5c25229a9d"}} as unknown as DocumentNode<VideosQuery, VideosQueryVariables>;
export const DiscoverPageDocument = {"__meta__":{"hash":"sha256:609d5686481248faf6b86bb9dfb6da024b4fecfb901b6025ddb20715baed70d7"}} as unknown as DocumentNode<DiscoverPageQuery, DiscoverPageQueryVariables>;
export const LikedDiscoversDocument = {"__meta__":{"hash":"sha256:f88492c5f1d5947ebdadfecb8a9e1520a58368a5ca870d8429caf427e9d9773b"}} as unknown as DocumentNode<LikedDiscoversQuery, LikedDiscoversQueryVariables>;
export const DiscoverDetailDocument = {"__meta__":{"hash":"sha256:f7fc06e217fb3d65718fcba1c22f2108b468a30862c0b4aead428e0a9dad3a27"}} as unknown as DocumentNode<DiscoverDetailQuery, DiscoverDetailQueryVariables>;
export const MyLikesDocument = {"__meta__":{"hash":"sha256:4beaacdc8f0edc44f51e659e81e8bb8420444ffb8f65028a5b4bb995cad1a10d"}} as unknown as DocumentNode<MyLikesQuery, MyLikesQueryVariables>;
export const LikeDiscoverDocument = {"__meta__":{"hash":"sha256:ddb832fee6d100d124b581fecafcbcc91c62be7812aa6bbe399d829f2c2373d4"}} as unknown as DocumentNode<LikeDiscoverMutation, LikeDiscoverMutationVariables>;
export const VisitHistoryDocument = {"__meta__":{"hash":"sha256:da47e0fc500437ff975e798374cd4bcec6ac6671bf8f49855be4c100b4734a68"}} as unknown as DocumentNode<VisitHistoryQuery, VisitHistoryQueryVariables>;
export const BookingHistoryDocument = {"__meta__":{"hash":"sha256:26d67a78300c68cce7280ff3a3f7eb8cafa8b54a0c9dfbe6d82741fd0cc9ecd8"}} as unknown as DocumentNode<BookingHistoryQuery, BookingHistoryQueryVariables>;
export const VisitPageDocument = {"__meta__":{"hash":"sha256:febeecb9120e30c6d45f9d9822b3c20f897d7cca65efa1b6762c438bd122bcdb"}} as unknown as DocumentNode<VisitPageQuery, VisitPageQueryVariables>;
export const RateVisitDocument = {"__meta__":{"hash":"sha256:58bb6386e05c91e2d1d7c9ed59c55d459b797cfa3bc9fa877b18653af1c48cfa"}} as unknown as DocumentNode<RateVisitMutation, RateVisitMutationVariables>;
export const ReportWrongPhotoDocument = {"__meta__":{"hash":"sha256:a2aba5297713dc17c320bcd08f5e690782635666f43304b55e2a9c777212ffd3"}} as unknown as DocumentNode<ReportWrongPhotoMutation, ReportWrongPhotoMutationVariables>;
export const RatePhotoDocument = {"__meta__":{"hash":"sha256:5b9d8fa57f3817e045404e4adb9e7734cc2b47675171a8a5fa1c41bf9316db6c"}} as unknown as DocumentNode<RatePhotoMutation, RatePhotoMutationVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:d07febbc9fa305ab4937dd1bbed51aadcf496bfea14dea7bd45adbf3ca5e28ce"}} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const ManagePageDocument = {"__meta__":{"hash":"sha256:752ea1c9b1d334474e03135bdd4d40be8039d640eb0a6898244251545eb878ab"}} as unknown as DocumentNode<ManagePageQuery, ManagePageQueryVariables>;
export const CancelManagedBookingDocument = {"__meta__":{"hash":"sha256:5bfe555853b05e0fe5c8415a08ce56cd5f021e86799158806ed217523752453d"}} as unknown as DocumentNode<CancelManagedBookingMutation, CancelManagedBookingMutationVariables>;
export const WaitForEarlierHourDocument = {"__meta__":{"hash":"sha256:b18b46bd104c1f061007b2cf4e4266fb89324f7029e5d1806c96a98952778484"}} as unknown as DocumentNode<WaitForEarlierHourMutation, WaitForEarlierHourMutationVariables>;
export const ChangeManagedBookingDocument = {"__meta__":{"hash":"sha256:5a572e56bebc75a913c77bcbe829dbe972751bdde6b61f15bf9091c46444ace3"}} as unknown as DocumentNode<ChangeManagedBookingMutation, ChangeManagedBookingMutationVariables>;
export const ConfirmComingDocument = {"__meta__":{"hash":"sha256:7c0ab19ab277a4d7ce2ee1e96494ab73a35468934b5e2a98cebc95401005e389"}} as unknown as DocumentNode<ConfirmComingMutation, ConfirmComingMutationVariables>;
export const AnnounceLatenessDocument = {"__meta__":{"hash":"sha256:4a9997ff3e2c7693e60773ae63e50f2c33addfb4bb94167d754cceb7c7199b39"}} as unknown as DocumentNode<AnnounceLatenessMutation, AnnounceLatenessMutationVariables>;
export const NamePeopleDocument = {"__meta__":{"hash":"sha256:58021a1b9e0fdeae83d61b2f1aa91a3b79470bc08b44495c2e1901d33526bf5f"}} as unknown as DocumentNode<NamePeopleMutation, NamePeopleMutationVariables>;
export const CalendarOfManagedDocument = {"__meta__":{"hash":"sha256:7ef88a704626fc7caa70645d0e1289413e6d1f033c17ff41e4d98b9c20f5356a"}} as unknown as DocumentNode<CalendarOfManagedQuery, CalendarOfManagedQueryVariables>;
export const MembershipPageDocument = {"__meta__":{"hash":"sha256:1a7ea0e65600151913411604473d528629ee606eae9a9c9141616a824c0df7e4"}} as unknown as DocumentNode<MembershipPageQuery, MembershipPageQueryVariables>;
export const OrderTopUpDocument = {"__meta__":{"hash":"sha256:f2e439df49e6eb21f17bd95766421364ff7f35d86b61b21a4c39619458c2dd9f"}} as unknown as DocumentNode<OrderTopUpMutation, OrderTopUpMutationVariables>;
export const MembershipOrdersDocument = {"__meta__":{"hash":"sha256:449952aefcde948bd92f7302e9d7195d99279a21e8decd88e73d2aebcac56c61"}} as unknown as DocumentNode<MembershipOrdersQuery, MembershipOrdersQueryVariables>;
export const MembershipOrderDocument = {"__meta__":{"hash":"sha256:4c9f474cda62036585142d503f7ba39b4036f0c2e25aea96571d539f2b9335b9"}} as unknown as DocumentNode<MembershipOrderQuery, MembershipOrderQueryVariables>;
export const OrderBalanceDocument = {"__meta__":{"hash":"sha256:913886a65cb83f6b0c05915f1cecacc26ec6ce82a667cb3e958bfb6f6e22d402"}} as unknown as DocumentNode<OrderBalanceQuery, OrderBalanceQueryVariables>;
export const BalanceHistoryDocument = {"__meta__":{"hash":"sha256:1c3da8e3caf2026b9c1dc50e5fadefe1c11bdf2caea203ed881dc5558f67b0c3"}} as unknown as DocumentNode<BalanceHistoryQuery, BalanceHistoryQueryVariables>;
export const OwnOffersDocument = {"__meta__":{"hash":"sha256:2ec5fab7d5c19ba28a3189a692b1712245efcd73b4875613f3a638572c0eb842"}} as unknown as DocumentNode<OwnOffersQuery, OwnOffersQueryVariables>;
export const OfflineBookingsDocument = {"__meta__":{"hash":"sha256:518ce7390b8dd0c2ca8ceb97c45b47e16e66dd8d74524ec470c0920dd86e0dc4"}} as unknown as DocumentNode<OfflineBookingsQuery, OfflineBookingsQueryVariables>;
export const OfflineManagedDocument = {"__meta__":{"hash":"sha256:a0ed64f8926c9d648059183f896d082a896acfe7c594d8b811746bf96588fdd9"}} as unknown as DocumentNode<OfflineManagedQuery, OfflineManagedQueryVariables>;
export const PersonalDocument = {"__meta__":{"hash":"sha256:c13d62b987c8a629ba3e8a5c6c293b66efdfb58662a08dedf01b8c9511fead91"}} as unknown as DocumentNode<PersonalQuery, PersonalQueryVariables>;
export const UsualDocument = {"__meta__":{"hash":"sha256:a84772749b8bb858758d7e3a8631da1621a48e53668824e269e78432bbfb08ce"}} as unknown as DocumentNode<UsualQuery, UsualQueryVariables>;
export const PushOfferDocument = {"__meta__":{"hash":"sha256:557b8c0aa1c2c45af3aaff449dbd09f4502b2a25e527073967dceaf239926e30"}} as unknown as DocumentNode<PushOfferQuery, PushOfferQueryVariables>;
export const SubscribeToPushDocument = {"__meta__":{"hash":"sha256:38a7b6210e366974c5241a51d1c0076032bd0b036cdf62a3fc5f05546dd35043"}} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const SavedPlacesDocument = {"__meta__":{"hash":"sha256:3e2b81b8946b0ab02536976dbcd3933049e897c6436e375c478b17d337c962db"}} as unknown as DocumentNode<SavedPlacesQuery, SavedPlacesQueryVariables>;
export const PlaceChoicesDocument = {"__meta__":{"hash":"sha256:bfa776b72ef12c2299dfe02b064dc271e8b57c77b1e4f9c5616158ec66109dea"}} as unknown as DocumentNode<PlaceChoicesQuery, PlaceChoicesQueryVariables>;
export const PlaceByIdDocument = {"__meta__":{"hash":"sha256:f3fdfc9f44e73ae36753df3a5c86a8bb6d6dddf9274fd214d84e000a6069de75"}} as unknown as DocumentNode<PlaceByIdQuery, PlaceByIdQueryVariables>;
export const PlaceSearchDocument = {"__meta__":{"hash":"sha256:f6806491fb0fbe6e2220c6587331f66475feb929239241ca1012bd21e0e8097e"}} as unknown as DocumentNode<PlaceSearchQuery, PlaceSearchQueryVariables>;
export const SaveAddressDocument = {"__meta__":{"hash":"sha256:d257d5bc2298077d5e57d85d6a230af2bef4539ab39ad3ecdcd870330ae42ba5"}} as unknown as DocumentNode<SaveAddressMutation, SaveAddressMutationVariables>;
export const RemoveAddressDocument = {"__meta__":{"hash":"sha256:0680c31bdd8a7692702301bf58e4c07ef141b4bdb2efceabe68b21d5b1edc250"}} as unknown as DocumentNode<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const SalonSystemDocument = {"__meta__":{"hash":"sha256:173fcfa23c5a635aa0ad7e0285d75a36fd8f035c82700c1ca2b47de34421c1de"}} as unknown as DocumentNode<SalonSystemQuery, SalonSystemQueryVariables>;
export const SalonSearchDocument = {"__meta__":{"hash":"sha256:6e36c945a572ad0e3f3bc91cf186f20f705963ef5b9e0c0c737348e414cf22de"}} as unknown as DocumentNode<SalonSearchQuery, SalonSearchQueryVariables>;
export const SalonPageDocument = {"__meta__":{"hash":"sha256:ee7ad81d6eaa213692463b0570dc47e91a3b7afc569a400526af2191bc577c39"}} as unknown as DocumentNode<SalonPageQuery, SalonPageQueryVariables>;
export const SalonHoursDocument = {"__meta__":{"hash":"sha256:caf1fc7ca982278e40b6aca7ec9557709c5d561f4a886d7cb8021324157c568d"}} as unknown as DocumentNode<SalonHoursQuery, SalonHoursQueryVariables>;
export const SoonestMenuDocument = {"__meta__":{"hash":"sha256:dec9e583d63a8f8d58ece3a769ec00e9383667551ba02222c362bde42df52132"}} as unknown as DocumentNode<SoonestMenuQuery, SoonestMenuQueryVariables>;
export const FirstFreeHoursDocument = {"__meta__":{"hash":"sha256:cc340c1db4e50c43a9a2e921c49dbd9d2b3ef5bc9eb492e983be82f726259c7c"}} as unknown as DocumentNode<FirstFreeHoursQuery, FirstFreeHoursQueryVariables>;
export const ServiceMenuDocument = {"__meta__":{"hash":"sha256:6293cdc7c34e85106e5d3243a17b8eaff2ab944140869f98f0a49adb8063a124"}} as unknown as DocumentNode<ServiceMenuQuery, ServiceMenuQueryVariables>;
export const ServicePageDocument = {"__meta__":{"hash":"sha256:259fb01a07804ca27cf22c2c4b08590b292276ab099b9bc1e69b5f943e37859a"}} as unknown as DocumentNode<ServicePageQuery, ServicePageQueryVariables>;
export const SitemapServicesDocument = {"__meta__":{"hash":"sha256:ed7491e82adf542cef26056d5143cfe1409fc905e72febdbffdc63a5ca8f31a1"}} as unknown as DocumentNode<SitemapServicesQuery, SitemapServicesQueryVariables>;
export const HostFeaturesDocument = {"__meta__":{"hash":"sha256:b1e52f4404ff71bab1fcc81f6969232df56dfb582fcada69383a918d4971f300"}} as unknown as DocumentNode<HostFeaturesQuery, HostFeaturesQueryVariables>;
export const FooterDocument = {"__meta__":{"hash":"sha256:ff3fe79f4b87de80ee1afbd0262ec550a41a9eea77f12f32614605b0d02939dd"}} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const ShopDocument = {"__meta__":{"hash":"sha256:d0b66f481af9a41707c83a70dabaebdfeabd168b4f0f74d70f80bffd40c593b1"}} as unknown as DocumentNode<ShopQuery, ShopQueryVariables>;
export const ProductPageDocument = {"__meta__":{"hash":"sha256:3fae98702ed5d807511b14865a4c90fa19abad67282c4e8c5d8bc98a7b9c38ac"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const SitemapProductsDocument = {"__meta__":{"hash":"sha256:0f470786d3c076ffe824c51044dd6c6b3856ae505c3ebe25e04a4fd9c7cfa3f6"}} as unknown as DocumentNode<SitemapProductsQuery, SitemapProductsQueryVariables>;
export const SoonestFormDocument = {"__meta__":{"hash":"sha256:7fe4c10baf812181320d608356588abf485d78c66faa42492b32a61800a1b234"}} as unknown as DocumentNode<SoonestFormQuery, SoonestFormQueryVariables>;
export const SoonestHoursDocument = {"__meta__":{"hash":"sha256:ccf68bc74e6c559394aab142b90478e6f013904e70fb8f99c73401283d39ce90"}} as unknown as DocumentNode<SoonestHoursQuery, SoonestHoursQueryVariables>;
export const StyleMastersDocument = {"__meta__":{"hash":"sha256:d1c444b1fd3f92a3e87a5582eba6498108a020dee2d2aaff4a8a9ccf2fb7b6fb"}} as unknown as DocumentNode<StyleMastersQuery, StyleMastersQueryVariables>;
export const StaffChallengesDocument = {"__meta__":{"hash":"sha256:6a7438ccad0095a4a2207499ef27c98e6b5dbbd1653ed0d8db7bc5cbdf56584f"}} as unknown as DocumentNode<StaffChallengesQuery, StaffChallengesQueryVariables>;
export const VoteStyleMasterDocument = {"__meta__":{"hash":"sha256:b3990c00556fd41ec85b487c3ab923ede96904877baca24a036bdbe35ab0df5f"}} as unknown as DocumentNode<VoteStyleMasterMutation, VoteStyleMasterMutationVariables>;
export const JoinWaitlistPageDocument = {"__meta__":{"hash":"sha256:469cfc1b712c5a123404f336dd859b6b1b75a3c3a1f88abbe524207915f4483e"}} as unknown as DocumentNode<JoinWaitlistPageQuery, JoinWaitlistPageQueryVariables>;
export const JoinWaitlistDocument = {"__meta__":{"hash":"sha256:9ade6144fdbecec437808d7cb25b17236a3b39629d296989a2ebbcfc1bdf7541"}} as unknown as DocumentNode<JoinWaitlistMutation, JoinWaitlistMutationVariables>;
export const WaitlistPageDocument = {"__meta__":{"hash":"sha256:3fbe42a63473bc1c291dfce90f98147284b5a73032182e9cd2e7b8dd228b468c"}} as unknown as DocumentNode<WaitlistPageQuery, WaitlistPageQueryVariables>;
export const AcceptPlaceDocument = {"__meta__":{"hash":"sha256:9490e23e9fcb2792e36afd5f5f3e4b6503983159908b483b6622f54b34338c7a"}} as unknown as DocumentNode<AcceptPlaceMutation, AcceptPlaceMutationVariables>;
export const DeclinePlaceDocument = {"__meta__":{"hash":"sha256:c7469681136492f36efd8e4e5541adeef799a818d40c6ebf9693c378b90ff8a5"}} as unknown as DocumentNode<DeclinePlaceMutation, DeclinePlaceMutationVariables>;
export const LeaveWaitlistDocument = {"__meta__":{"hash":"sha256:9abbe4a662a1f815d5a7cb0ea583cb527815370485f1f89c09a4984c0b066fc6"}} as unknown as DocumentNode<LeaveWaitlistMutation, LeaveWaitlistMutationVariables>;
export const KeepWaitingDocument = {"__meta__":{"hash":"sha256:cab0a6c7abff1163d7bb721bcfafd781ab68c2324d39a967517c2d3a968f8768"}} as unknown as DocumentNode<KeepWaitingMutation, KeepWaitingMutationVariables>;
export const WheelPageDocument = {"__meta__":{"hash":"sha256:d373fba3f2722a01e92794461b3a750085c73355fdef7bfce0f4c4f800e982fc"}} as unknown as DocumentNode<WheelPageQuery, WheelPageQueryVariables>;
export const WheelMineDocument = {"__meta__":{"hash":"sha256:ad939a94de1534cfe0b5bbaffac0274bbf2f193f4fb69c1224c6d3fd0170ffd7"}} as unknown as DocumentNode<WheelMineQuery, WheelMineQueryVariables>;
export const WheelGiftsDocument = {"__meta__":{"hash":"sha256:1984d49c423448d0c3d3141f005edddebd4c5bfea014c66a82964ba6968f8821"}} as unknown as DocumentNode<WheelGiftsQuery, WheelGiftsQueryVariables>;
export const WheelQuestsDocument = {"__meta__":{"hash":"sha256:3d270425244de64eb269f0d1a68390b1753536aeaf8071cd98d74c27c34b0c56"}} as unknown as DocumentNode<WheelQuestsQuery, WheelQuestsQueryVariables>;
export const WheelPacksDocument = {"__meta__":{"hash":"sha256:3df74893e3b36991c99d688709b53e950a00300f057f518aa478949d3291c31a"}} as unknown as DocumentNode<WheelPacksQuery, WheelPacksQueryVariables>;
export const WheelVouchersDocument = {"__meta__":{"hash":"sha256:3ccfb7050ec9f46ce16b2e1af3ea2c2a5ec88bebcc72082997a9ddc27ce72a7d"}} as unknown as DocumentNode<WheelVouchersQuery, WheelVouchersQueryVariables>;
export const WheelVoucherDocument = {"__meta__":{"hash":"sha256:d657b8bb4a7435dd21ab42d4ab9eddc60ebc491db8d0213e79eb68c45bcc1ba5"}} as unknown as DocumentNode<WheelVoucherQuery, WheelVoucherQueryVariables>;
export const SpinWheelDocument = {"__meta__":{"hash":"sha256:5c01f8391ca5443769f6ee494b472f55b9c5d7a366200259b07c8de6a4ba2718"}} as unknown as DocumentNode<SpinWheelMutation, SpinWheelMutationVariables>;
export const ClaimQuestDocument = {"__meta__":{"hash":"sha256:f34f1c8a1e595b09c8ee10242b34dcc1a88336d3cdfbeb348048ca464e75887e"}} as unknown as DocumentNode<ClaimQuestMutation, ClaimQuestMutationVariables>;
export const ExchangePointsDocument = {"__meta__":{"hash":"sha256:46b1d5278bc7353f303c200597bfb4150bab09ad40953bf0505d4b2d796a0e31"}} as unknown as DocumentNode<ExchangePointsMutation, ExchangePointsMutationVariables>;
export const ExchangeVoucherDocument = {"__meta__":{"hash":"sha256:772cbbdc4e6b42e3d05ccc47f249f6720de686a3bf48ef2b4a8cccf9d6da00b8"}} as unknown as DocumentNode<ExchangeVoucherMutation, ExchangeVoucherMutationVariables>;
export const SitemapContentDocument = {"__meta__":{"hash":"sha256:297861c9f1f8056ef3c46ec6fc6a50f2eed566c8031bda21799a8a9ef15f0267"}} as unknown as DocumentNode<SitemapContentQuery, SitemapContentQueryVariables>;
export const SitemapPostsDocument = {"__meta__":{"hash":"sha256:99c677fe6383d90616b4263fe6c20f99da58c1c537183b11945a6e3de4da5281"}} as unknown as DocumentNode<SitemapPostsQuery, SitemapPostsQueryVariables>;
export const SitemapSalonsDocument = {"__meta__":{"hash":"sha256:7380998d80b601b64edd8f780e6d2e45a3f5fc37758e9c074e3ada0f1704f34b"}} as unknown as DocumentNode<SitemapSalonsQuery, SitemapSalonsQueryVariables>;
export const TrackDocument = {"__meta__":{"hash":"sha256:dc7ccafc63fad0d9d04d9496912b9e9c019cba9fca9378135c8a0915d9c3d259"}} as unknown as DocumentNode<TrackMutation, TrackMutationVariables>;