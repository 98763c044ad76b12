import type { Message } from '../../workers/kit/message';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../gateway/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole Vietnamese đồng, never negative. */
  Dong: { input: number; output: number; }
  /** An instant in milliseconds since 1970-01-01 UTC. */
  EpochMs: { input: number; output: number; }
  /** A calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
  LocalDate: { input: string; output: string; }
  /** An id that backends know as a number. */
  NumberId: { input: number; output: number; }
  /** A message as a backend sends it. */
  WireMessage: { input: Message; output: Message; }
};

/** The place that is booked. */
export type AcceptPlaceInput = {
  /** `OfferedPlace.id`. */
  offerId: Scalars['ID']['input'];
  /** The last part of the link to the place in line. */
  token: Scalars['String']['input'];
};

/** An optional extra. */
export type AddOn = {
  __typename?: 'AddOn';
  /** Minutes it adds. */
  minutes: Scalars['Int']['output'];
  /** What it is. */
  name: Scalars['String']['output'];
  /** To be shown as '+price'. */
  price: Scalars['Dong']['output'];
  /** serviceId to book. */
  serviceId: Scalars['NumberId']['output'];
};

/** The address is deleted. */
export type AddressRemoved = {
  __typename?: 'AddressRemoved';
  /** Id of the deleted address. */
  id: Scalars['NumberId']['output'];
};

/** The address is saved. */
export type AddressSaved = {
  __typename?: 'AddressSaved';
  /** As it is stored. */
  address: SavedAddress;
};

/** Input of agreeToPrivacy. */
export type AgreeToPrivacyInput = {
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
  /** What was agreed to. */
  purposes: Array<ConsentPurpose>;
  /** The screen where it was given. */
  source: ConsentSource;
  /** Day of the text that was read. */
  textVersion: Scalars['String']['input'];
};

/** Result of agreeToPrivacy. */
export type AgreeToPrivacyResult = ConsentSaved | InvalidInput | TooManyTries;

/**
 * The phone already has a current booking: log in to change it. With the code BOOKING_BEGUN it
 * is the caller's own and has begun: it cannot be changed any more.
 */
export type AlreadyBooked = {
  __typename?: 'AlreadyBooked';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A salon to go to instead. */
export type AlternativeSalon = {
  __typename?: 'AlternativeSalon';
  /** Kilometres from the requested one, one decimal. */
  distanceKm: Scalars['Float']['output'];
  /** Free frames of that day, in order, for the services that it sells. */
  hours: Array<Hour>;
  /** False when it sells only some of the chosen services; the others would be dropped. */
  keepsChosen: Scalars['Boolean']['output'];
  /** The salon. */
  salon: Salon;
};

/** Input of announceLateness. */
export type AnnounceLatenessInput = {
  /** 5, 10 or 15. */
  minutes: Scalars['Int']['input'];
  /** `Booking.manageToken`, the last part of a manage link. */
  token: Scalars['String']['input'];
};

/** Result of announceLateness. */
export type AnnounceLatenessResult = InvalidInput | LatenessAccepted | LatenessRefused | NotFound | TooManyTries;

/** What a line of the spending history did to the balance. */
export type BalanceEffect =
  /** More is there. */
  | 'ADDED'
  /** It was paid beside the balance, or sent back. */
  | 'NONE'
  /** Less is there. */
  | 'SPENT';

/** A line of the spending history. */
export type BalanceEntry = {
  __typename?: 'BalanceEntry';
  /** Amount in đồng, always positive; `effect` has the direction. */
  amount: Scalars['Dong']['output'];
  /** When. */
  at: Scalars['EpochMs']['output'];
  /** What it did to the balance. */
  effect: BalanceEffect;
  /** Unique in the history. */
  id: Scalars['ID']['output'];
  /** Sent back to the customer. */
  isRefunded: Scalars['Boolean']['output'];
  /** What it is. */
  kind: EntryKind;
  /** What it was for. */
  title: Scalars['String']['output'];
};

/** The spending history. */
export type BalanceEntryConnection = {
  __typename?: 'BalanceEntryConnection';
  /** The balance now: the sum of what was added and spent. */
  balance: Scalars['Dong']['output'];
  /** Newest first. */
  nodes: Array<BalanceEntry>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How to pay an order by bank transfer. */
export type BankTransfer = {
  __typename?: 'BankTransfer';
  /** The chain's account. */
  account: Scalars['String']['output'];
  /** What the bank is called. */
  bankName: Scalars['String']['output'];
  /** What has to be written on the transfer: it finds the order. */
  content: Scalars['String']['output'];
  /** Whose account it is, as banks show it. */
  owner: Scalars['String']['output'];
  /** Text of the VietQR code, which banking apps read as this transfer. */
  qr: Scalars['String']['output'];
  /** Address of the demo bank in local runs; null in production. */
  testBank?: Maybe<Scalars['String']['output']>;
};

/** A banner of the carousel. */
export type Banner = {
  __typename?: 'Banner';
  /** The alternative text of the picture. */
  alt: Scalars['String']['output'];
  /** Which carousel it belongs to. */
  device: Device;
  /** Unique among banners. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Opens the video at `link` in a dialog. */
  isVideo: Scalars['Boolean']['output'];
  /** Site path or external address; null when it leads nowhere. */
  link?: Maybe<Scalars['String']['output']>;
};

/** A day of birth. */
export type BirthdayInput = {
  /** 1 to 31. */
  day: Scalars['Int']['input'];
  /** 1 to 12. */
  month: Scalars['Int']['input'];
  /** Four digits. */
  year: Scalars['Int']['input'];
};

/** A whole post. */
export type BlogArticle = {
  __typename?: 'BlogArticle';
  /** What lists show of it. */
  post: BlogPost;
  /** What to read next, three at most. */
  related: Array<BlogPost>;
  /** Its text. */
  sections: Array<TextSection>;
  /** The services by id. */
  serviceIds: Array<Scalars['NumberId']['output']>;
  /** Services that it is about, for a booking; null, with an error, while they cannot be had. */
  services?: Maybe<Array<OfferedService>>;
};

/** A post of the blog as lists show it. */
export type BlogPost = {
  __typename?: 'BlogPost';
  /** Who wrote it. */
  author: Scalars['String']['output'];
  /** Picture, 480 × 320. */
  image: Scalars['String']['output'];
  /** First shown on. */
  publishedOn: Scalars['LocalDate']['output'];
  /** Minutes that reading takes. */
  readMinutes: Scalars['Int']['output'];
  /** Names the post in addresses. */
  slug: Scalars['ID']['output'];
  /** What it is about, in a sentence. */
  summary: Scalars['String']['output'];
  /** What matters it is about. */
  tags: Array<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Posts of the blog. */
export type BlogPostConnection = {
  __typename?: 'BlogPostConnection';
  /** Newest first. */
  nodes: Array<BlogPost>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A day on offer. */
export type BookDay = {
  __typename?: 'BookDay';
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** Can be chosen; others are greyed. */
  isActive: Scalars['Boolean']['output'];
  /** Saturday or Sunday. */
  isWeekend: Scalars['Boolean']['output'];
  /** Why the day can hardly be had; null for one that can be, and where the chain does not say. */
  mark?: Maybe<DayMark>;
  /** Null for days further away, such as the first ones of a salon that opens next week. */
  tag?: Maybe<DayTag>;
};

/** An offer that a booking uses. */
export type BookedOffer = {
  __typename?: 'BookedOffer';
  /** Id of the offer, e.g. `501`. */
  id: Scalars['NumberId']['output'];
  /** What it was called when it was booked. */
  name: Scalars['String']['output'];
  /** What it saves them. */
  saved: Scalars['Dong']['output'];
};

/** One customer of a booking. */
export type BookedPerson = {
  __typename?: 'BookedPerson';
  /** Id of the stylist whom they chose; null where the system chose, where it is not known, and unless `isOwner`. */
  chosenStylistId?: Maybe<Scalars['NumberId']['output']>;
  /** When they are served, `9h30`. */
  hourLabel: Scalars['String']['output'];
  /** What the salon calls them, as namePeople stored it, 60 characters at most; null without a name, and for callers who neither own the booking nor have its manage link. It is deleted in the night after the visit. */
  name?: Maybe<Scalars['String']['output']>;
  /** Offers of which they spend a use; none unless `isOwner`, as they are personal. */
  offers: Array<BookedOffer>;
  /** What is done. */
  services: Array<BookedService>;
  /** Id of who cuts, to book them again; null while the system has not chosen. */
  stylistId?: Maybe<Scalars['NumberId']['output']>;
  /** Who cuts; null while the system has not chosen. */
  stylistName?: Maybe<Scalars['String']['output']>;
};

/** A booked service at the price of the booking. */
export type BookedService = {
  __typename?: 'BookedService';
  /** Id of the service, e.g. `1001`. */
  id: Scalars['NumberId']['output'];
  /** Its name when it was booked. */
  name: Scalars['String']['output'];
  /** Its list price when it was booked, without one its price without offers; null when that is not higher. */
  oldPrice?: Maybe<Scalars['Dong']['output']>;
  /** Its price when it was booked, with offers. */
  price: Scalars['Dong']['output'];
};

/** An appointment as its owner sees it. By a manage link, in a calendar feed and while it waits for its code, others see it too: then `isOwner` is false. */
export type Booking = {
  __typename?: 'Booking';
  /** The same for a booking and those that replace it: what its calendar entry is known by. */
  appointmentId: Scalars['ID']['output'];
  /** When that was last; null where it is not known. */
  changedAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Day of the appointment. */
  date: Scalars['LocalDate']['output'];
  /** Until when the place is held for the one-time code. */
  holdExpiresAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Hour of who comes first, `9h30`; null where it is not known. */
  hourLabel?: Maybe<Scalars['String']['output']>;
  /** Opaque and unguessable. */
  id: Scalars['ID']['output'];
  /** Served at the customer's home. */
  isAtHome: Scalars['Boolean']['output'];
  /** True once it is canceled: nothing can be done with it any more. */
  isCanceled: Scalars['Boolean']['output'];
  /** The caller made it or proved the phone is theirs: may cancel and change. */
  isOwner: Scalars['Boolean']['output'];
  /** False at a host that does not say it: a booking that waits for its code looks confirmed there. */
  isStatusKnown: Scalars['Boolean']['output'];
  /** Token with which anybody may manage it (`managedBooking`), while it stands; null unless `isOwner`, and where there is none. */
  manageToken?: Maybe<Scalars['String']['output']>;
  /** Whether its owner may now name its people (`namePeople`). */
  mayName: Scalars['Boolean']['output'];
  /** Minutes until the last customer is served, e.g. `60`; null where that is not known. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The customer's note; null for none, and unless `isOwner`. */
  note?: Maybe<Scalars['String']['output']>;
  /** What they would pay at list prices and without offers; null when that is not more. */
  oldTotal?: Maybe<Scalars['Dong']['output']>;
  /** Way to the parking. */
  parkingMapUrl?: Maybe<Scalars['String']['output']>;
  /** Customer 1 first. */
  people: Array<BookedPerson>;
  /** Customers it is for. */
  personCount: Scalars['Int']['output'];
  /** Masked (`091***5678`) unless `isOwner`. */
  phone: Scalars['String']['output'];
  /** How often the appointment has been changed or canceled. */
  revision: Scalars['Int']['output'];
  /** That salon as it is now, from the cached list; null when it is not listed. */
  salon?: Maybe<Salon>;
  /** Address of the salon; null like `salonId`. */
  salonAddress?: Maybe<Scalars['String']['output']>;
  /** Salon it is at; null where it is not known. */
  salonId?: Maybe<Scalars['NumberId']['output']>;
  /** Address of a map with directions; null without one. */
  salonMapUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the salon; null like `salonId`. */
  salonName?: Maybe<Scalars['String']['output']>;
  /** Number to call; null like `salonId`. */
  salonPhone?: Maybe<Scalars['String']['output']>;
  /** Instant of the appointment, for the countdown. */
  startsAt: Scalars['EpochMs']['output'];
  /** Its state. */
  status: BookingStatus;
  /** What all customers pay together; null where that is not known. */
  total?: Maybe<Scalars['Dong']['output']>;
  /** What they wished besides, to begin a change with; null unless `isOwner`, and where it is not known. */
  wishes?: Maybe<BookingWishes>;
};

/** Canceled; its places are free again. */
export type BookingCanceled = {
  __typename?: 'BookingCanceled';
  /** The booking as it stands now; null when it could not be read just now. */
  booking?: Maybe<Booking>;
};

/** Booked. */
export type BookingConfirmed = {
  __typename?: 'BookingConfirmed';
  /** Id of the booking, for `booking`. */
  bookingId: Scalars['ID']['output'];
};

/** Bookings in every state. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** The furthest in the future first. */
  nodes: Array<Booking>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A consent that is given with a booking, for its phone. */
export type BookingConsentInput = {
  /** What was agreed to. */
  purposes: Array<ConsentPurpose>;
  /** Day of the text that was read. */
  textVersion: Scalars['LocalDate']['input'];
};

/** A current booking was found. */
export type BookingFound = {
  __typename?: 'BookingFound';
  /** Id of the booking, for `booking`. */
  bookingId: Scalars['ID']['output'];
};

/** The place is held until the one-time code is confirmed or expires. */
export type BookingNeedsCode = {
  __typename?: 'BookingNeedsCode';
  /** For sendBookingCode and confirmBooking. */
  bookingId: Scalars['ID']['output'];
  /** What became of the code that the input asked for; null without `codeChannel`, and where it could not be sent just now. */
  sentCode?: Maybe<SendBookingCodeResult>;
};

/** What a phone may do at a salon. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** The offered days with their tags, at most fourteen. */
  days: Array<BookDay>;
  /** The chain's messages to this customer at the steps of the flow. */
  guides: Array<Guide>;
  /** True when this is the default, as it could not be read. */
  isDefault: Scalars['Boolean']['output'];
  /** May book a group with somebody else's phone. */
  mayBookForOthers: Scalars['Boolean']['output'];
  /** May choose who cuts; otherwise the system chooses. */
  mayChooseStylist: Scalars['Boolean']['output'];
  /** When more days can be booked; null where none is announced. */
  salesOpenAt?: Maybe<Scalars['EpochMs']['output']>;
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

/** The wishes of a booking, as CreateBookingInput has them. */
export type BookingWishes = {
  __typename?: 'BookingWishes';
  /** Staff may take a photo of the result. */
  acceptMakePhoto: Scalars['Boolean']['output'];
  /** But little. */
  littleAdvice: Scalars['Boolean']['output'];
  /** 0, or 2 when staff shall call about many people. */
  numberPersons: Scalars['Int']['output'];
  /** Staff may advise. */
  receiveAdvice: Scalars['Boolean']['output'];
  /** Special requests by name, e.g. `Hỏi kĩ trong khi cắt`. */
  requests: Array<Scalars['String']['output']>;
};

/** Taking back the consent for bookings would cancel these; nothing was changed. */
export type BookingsStand = {
  __typename?: 'BookingsStand';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** What belongs to this browser, which has made bookings without a log-in, and to the customer who is logged in. Empty for anonymous callers. */
export type Browser = {
  __typename?: 'Browser';
  /** Current bookings of the browser and its logged-in customer, soonest first: the first is the next one. */
  bookings?: Maybe<Array<Booking>>;
  /** Requests to be served at home that are to come and were not taken back. */
  homeVisits?: Maybe<Array<HomeVisit>>;
  /** The chain's public key, with which a browser subscribes (RFC 8292); null where messages are not pushed. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Salons where they have been served, under the chain's headings. */
  visitedSalons?: Maybe<Array<VisitedSalons>>;
};

/** A customer's appointments for a calendar that follows them. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** Those of the last 30 days and all that come, canceled ones too, with masked phones. */
  bookings: Array<Booking>;
  /** True: this feed was read more than 6 times this minute, or this network tried more than 30 invalid links; `bookings` is empty, and the site answers the calendar 429, so that it keeps what it has. */
  isLimited: Scalars['Boolean']['output'];
};

/** The customer has no calendar feed any more. */
export type CalendarFeedClosed = {
  __typename?: 'CalendarFeedClosed';
  /** Whether its address has become invalid. */
  isClosed: Scalars['Boolean']['output'];
};

/** The customer has a calendar feed. */
export type CalendarFeedOpened = {
  __typename?: 'CalendarFeedOpened';
  /** Names the feed in its address; null where none can be made. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Input of cancelBooking. */
export type CancelBookingInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
};

/** Result of cancelBooking. */
export type CancelBookingResult = BookingCanceled | CannotCancel | InvalidInput | NotFound | ProofNeeded;

/** Result of cancelDeletion. */
export type CancelDeletionResult = DeletionCanceled;

/** Input of cancelHomeVisit. */
export type CancelHomeVisitInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
};

/** Result of cancelHomeVisit. */
export type CancelHomeVisitResult = HomeVisitCanceled | InvalidInput | NotFound;

/** Input of cancelManagedBooking. */
export type CancelManagedBookingInput = {
  /** `Booking.manageToken`, the last part of a manage link. */
  token: Scalars['String']['input'];
};

/** Result of cancelManagedBooking. */
export type CancelManagedResult = BookingCanceled | CannotCancel | InvalidInput | NotFound | TooManyTries;

/** Too late, already done, or replaced by another booking. */
export type CannotCancel = {
  __typename?: 'CannotCancel';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The booking cannot be changed any more. */
export type CannotChange = {
  __typename?: 'CannotChange';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** It is not the time for this answer. */
export type CannotConfirm = {
  __typename?: 'CannotConfirm';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The visit has begun or is canceled, or the booking is for another number of persons. */
export type CannotName = {
  __typename?: 'CannotName';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** How a customer shows that they are no machine. */
export type Captcha = CaptchaSum | CaptchaWidget;

/** A small sum to solve; the answer token is `challenge:result`. */
export type CaptchaSum = {
  __typename?: 'CaptchaSum';
  /** Goes back with the result; works for five minutes. */
  challenge: Scalars['String']['output'];
  /** What to solve, e.g. `3 + 4 = ?`. */
  question: Scalars['String']['output'];
};

/** A captcha of another provider, shown by its own script; the answer token is the widget's. */
export type CaptchaWidget = {
  __typename?: 'CaptchaWidget';
  /** Public key of the widget. */
  siteKey: Scalars['String']['output'];
};

/** The standing of a stylist in a challenge. */
export type ChallengeStanding = {
  __typename?: 'ChallengeStanding';
  /** Portrait; null without one. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** True when `value` is at least the goal. */
  isReached: Scalars['Boolean']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** That salon as it is now, from the cached list; null when it is not listed. */
  salon?: Maybe<Salon>;
  /** Id of the stylist. */
  stylistId: Scalars['NumberId']['output'];
  /** Count so far, in `StaffChallenge.unit`. */
  value: Scalars['Int']['output'];
};

/** This browser may replace the booking without a log-in for half an hour. */
export type ChangeAllowed = {
  __typename?: 'ChangeAllowed';
  /** The whole booking, to begin the change with. */
  booking: Booking;
};

/** Input of changeManagedBooking. */
export type ChangeManagedBookingInput = {
  /** `Booking.manageToken`, the last part of a manage link. */
  token: Scalars['String']['input'];
};

/** Result of changeManagedBooking. */
export type ChangeManagedResult = CannotChange | ChangeAllowed | InvalidInput | NotFound | TooManyTries;

/** Result of what changes a place in line. */
export type ChangeWaitlistResult = InvalidInput | NotFound | TooManyTries | WaitlistChanged | WaitlistRefused;

/** Input of checkPhone. */
export type CheckPhoneInput = {
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of checkPhone. */
export type CheckPhoneResult = InvalidInput | PhoneKnown | TooManyTries;

/** Input of choosePushPurposes. */
export type ChoosePushPurposesInput = {
  /** PushDevice.id. */
  id: Scalars['ID']['input'];
  /** At least one. */
  purposes: Array<PushPurpose>;
};

/** Result of choosePushPurposes. */
export type ChoosePushPurposesResult = InvalidInput | NotFound | PushPurposesSaved | TooManyTries;

/** Input of claimQuest. */
export type ClaimQuestInput = {
  /** Id of the quest. */
  questId: Scalars['ID']['input'];
};

/** Result of claimQuest. */
export type ClaimQuestResult = InvalidInput | NotFound | NothingToClaim | QuestClaimed | TooManyTries;

/** Result of closeCalendarFeed. */
export type CloseCalendarFeedResult = CalendarFeedClosed;

/** How a one-time code travels. */
export type CodeChannel =
  /** A text message. */
  | 'SMS'
  /** An automatic call. */
  | 'VOICE'
  /** A message in Zalo. */
  | 'ZALO';

/** The code opened its offer. */
export type CodeRedeemed = {
  __typename?: 'CodeRedeemed';
  /** What to tell the customer, in the language of the request; null for nothing. */
  notice?: Maybe<Scalars['String']['output']>;
  /** What it opened, judged for the salon and the services that were given; null when it could not be read just now. */
  offer?: Maybe<Offer>;
  /** The code as it goes into `codes` of offers, offer and createBooking. */
  promoCode: Scalars['String']['output'];
};

/** The code has no offer: used up, expired or unknown. */
export type CodeRefused = {
  __typename?: 'CodeRefused';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A one-time code is on its way. */
export type CodeSent = {
  __typename?: 'CodeSent';
  /** The channel that was really used; the hint follows it, not the request. */
  channel: CodeChannel;
  /** What to tell the customer, in the language of the request; null for nothing. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Seconds until another code may be requested. */
  resendAfterSeconds: Scalars['Int']['output'];
};

/** The answer is stored, and the desk of the salon can read it. */
export type ComingConfirmed = {
  __typename?: 'ComingConfirmed';
  /** Always true. */
  isComing: Scalars['Boolean']['output'];
};

/** Input of confirmBooking. */
export type ConfirmBookingInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
  /** The digits as they were sent. */
  code: Scalars['String']['input'];
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of confirmBooking. */
export type ConfirmBookingResult = BookingConfirmed | HoldExpired | InvalidInput | NotFound | TooManyTries | WrongCode;

/** Input of confirmComing. */
export type ConfirmComingInput = {
  /** `Booking.manageToken`, the last part of a manage link. */
  token: Scalars['String']['input'];
};

/** Result of confirmComing. */
export type ConfirmComingResult = CannotConfirm | ComingConfirmed | InvalidInput | NotFound | TooManyTries;

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

/** The consent is stored. */
export type ConsentSaved = {
  __typename?: 'ConsentSaved';
  /** The customer as they are now; null without a session. */
  viewer?: Maybe<Viewer>;
};

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

/** One consent record, stored permanently: who decided, on which text, when. */
export type ConsentWord = {
  __typename?: 'ConsentWord';
  /** When the decision was made. */
  at: Scalars['EpochMs']['output'];
  /** True: agreed; false: taken back. */
  isGiven: Scalars['Boolean']['output'];
  /** What the customer agreed to or took back. */
  purpose: ConsentPurpose;
  /** The screen where it was given. */
  source: ConsentSource;
  /** Day of the text that the customer read. */
  textVersion: Scalars['String']['output'];
};

/** The customer's last decision per purpose: null before the first. */
export type Consents = {
  __typename?: 'Consents';
  /** See ConsentPurpose.BOOKING. */
  booking?: Maybe<Scalars['Boolean']['output']>;
  /** See ConsentPurpose.LOCATION. */
  location?: Maybe<Scalars['Boolean']['output']>;
  /** See ConsentPurpose.MARKETING. */
  marketing?: Maybe<Scalars['Boolean']['output']>;
  /** See ConsentPurpose.PHOTO. */
  photo?: Maybe<Scalars['Boolean']['output']>;
};

/** A part of the discoveries as editors arrange them; clients skip layouts that they do not know. */
export type ContentBlock = {
  __typename?: 'ContentBlock';
  /** Where all of them are; null when they are all here. */
  allLink?: Maybe<Scalars['String']['output']>;
  /** What it shows, e.g. `discover`, `homeLookbook`. */
  layout: Scalars['String']['output'];
  /** Entries at most. */
  limit: Scalars['Int']['output'];
  /** Position, ascending. */
  order: Scalars['Int']['output'];
  /** Sentence below the heading, null when none. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** A booking to be made. It has no prices: the server computes them. */
export type CreateBookingInput = {
  /** Staff may take a photo of the result. */
  acceptMakePhoto?: InputMaybe<Scalars['Boolean']['input']>;
  /** Replace the current booking of the logged-in phone. */
  allowChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the booking needs a code, it is sent this way at once, and BookingNeedsCode says what became of it. Without it, sendBookingCode sends the first one. */
  codeChannel?: InputMaybe<CodeChannel>;
  /** Promo codes that open offers among `offerIds`, 10 at most. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stored for the phone before anything is booked. Where it cannot be stored, the booking is made without it, and this browser does not remember it. */
  consent?: InputMaybe<BookingConsentInput>;
  /** Stored as the name of the customer who is logged in with the phone; one that cannot be stored is left out. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  /** When; today or later. */
  date: Scalars['LocalDate']['input'];
  /** 16 to 64 letters, digits, _ or -, new for each attempt; for seven days the same key gets the first result again. */
  idempotencyKey: Scalars['String']['input'];
  /** But little. */
  littleAdvice?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's note to the salon, 500 characters at most. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 0, or 2 when staff shall call about many people. */
  numberPersons?: InputMaybe<Scalars['Int']['input']>;
  /** The address's query as text, e.g. `source=app`; utm_source and token are taken out. */
  params?: InputMaybe<Scalars['String']['input']>;
  /** Customer 1 first, 5 at most. */
  people: Array<PersonInput>;
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
  /** Staff may advise. */
  receiveAdvice?: InputMaybe<Scalars['Boolean']['input']>;
  /** Special requests by name, e.g. `Hỏi kĩ trong khi cắt`. */
  requests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where. */
  salonId: Scalars['ID']['input'];
  /** Who washes customer 1's hair, from a link; somebody who is not among the salon's skinners that day counts as nobody. */
  skinnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the visit began, e.g. `customer_ios`. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Which campaign brought the visit, e.g. `facebook`. */
  utmSource?: InputMaybe<Scalars['String']['input']>;
};

/** Result of createBooking. */
export type CreateBookingResult = AlreadyBooked | BookingConfirmed | BookingNeedsCode | InvalidInput | OfferRefused | PlaceTaken | SalonClosed | TooManyTries;

/** Visits that the customer bought in advance. */
export type CustomerCourse = {
  __typename?: 'CustomerCourse';
  /** Last day; null without end. */
  endDate?: Maybe<Scalars['LocalDate']['output']>;
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Visits that are left; all that were bought while it is not known how many were used. */
  left: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Id of the offer that a booking uses for a visit. */
  offerId: Scalars['NumberId']['output'];
  /** What its visits are. */
  serviceId: Scalars['NumberId']['output'];
  /** Name of that service. */
  serviceName: Scalars['String']['output'];
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
  offerId: Scalars['ID']['input'];
  /** The last part of the link to the place in line. */
  token: Scalars['String']['input'];
};

/** A customer's request to delete their account. */
export type Deletion = {
  __typename?: 'Deletion';
  /** When it happens; until then they may change their mind. */
  dueAt: Scalars['EpochMs']['output'];
  /** When it was requested. */
  requestedAt: Scalars['EpochMs']['output'];
};

/** The request is withdrawn. */
export type DeletionCanceled = {
  __typename?: 'DeletionCanceled';
  /** Always true. */
  isCanceled: Scalars['Boolean']['output'];
};

/** The request is stored. */
export type DeletionRequested = {
  __typename?: 'DeletionRequested';
  /** When it happens. */
  deletion: Deletion;
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

/** Something worth knowing that customers can like. */
export type Discover = {
  __typename?: 'Discover';
  /** Id of the discovery. */
  id: Scalars['NumberId']['output'];
  /** Picture, 480 × 320. */
  image: Scalars['String']['output'];
  /** How many customers like it. */
  likeCount: Scalars['Int']['output'];
  /** Where one can act on it; null when nowhere. */
  link?: Maybe<Scalars['String']['output']>;
  /** What that is called. */
  linkText: Scalars['String']['output'];
  /** First shown on. */
  publishedOn: Scalars['LocalDate']['output'];
  /** What it is about, in a sentence. */
  summary: Scalars['String']['output'];
  /** What kind of matter it is. */
  tags: Array<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** One discovery with its text. */
export type DiscoverDetail = {
  __typename?: 'DiscoverDetail';
  /** What the list shows of it. */
  discover: Discover;
  /** Its text; null, with an error, while only the list is known. */
  sections?: Maybe<Array<TextSection>>;
};

/** It is stored whether the customer likes it. */
export type DiscoverLiked = {
  __typename?: 'DiscoverLiked';
  /** Whether they like it now. */
  isLiked: Scalars['Boolean']['output'];
  /** How many like it now. */
  likeCount: Scalars['Int']['output'];
};

/** A district of a province. */
export type District = {
  __typename?: 'District';
  /** Id of the district, e.g. `5`. */
  id: Scalars['NumberId']['output'];
  /** The name that customers use. */
  name: Scalars['String']['output'];
};

/** Input of endSession. */
export type EndSessionInput = {
  /** LogInSession.id of the session that shall end. */
  id: Scalars['ID']['input'];
};

/** Result of endSession. */
export type EndSessionResult = InvalidInput | NotFound | SessionEnded;

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

/** Input of exchangeLoginCode. */
export type ExchangeLoginCodeInput = {
  /** The code of the link. */
  code: Scalars['String']['input'];
  /** Names of partners, e.g. `momo`: the code must be of one of them; null where an app brought it. */
  partners?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A pack of spins for points. */
export type ExchangePack = {
  __typename?: 'ExchangePack';
  /** Id of the pack. */
  id: Scalars['NumberId']['output'];
  /** Price in lucky points. */
  points: Scalars['Int']['output'];
  /** Spins it gives. */
  spins: Scalars['Int']['output'];
};

/** Input of exchangePoints. */
export type ExchangePointsInput = {
  /** 16 to 64 letters, digits, _ or -, new for each request; the same key gets the first result again. */
  idempotencyKey: Scalars['String']['input'];
  /** Id of the pack. */
  packId: Scalars['ID']['input'];
};

/** Result of exchangePoints. */
export type ExchangePointsResult = InvalidInput | NotEnoughPoints | NotFound | PointsExchanged | TooManyTries;

/** Input of exchangeVoucher. */
export type ExchangeVoucherInput = {
  /** 16 to 64 letters, digits, _ or -, new for each request; the same key gets the first result again. */
  idempotencyKey: Scalars['String']['input'];
  /** Id of the voucher. */
  voucherId: Scalars['ID']['input'];
};

/** Result of exchangeVoucher. */
export type ExchangeVoucherResult = InvalidInput | NotEnoughPoints | NotFound | TooManyTries | VoucherExchanged | VoucherSoldOut;

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

/** A customer's feedback. */
export type Feedback = {
  __typename?: 'Feedback';
  /** The day of the visit. */
  date: Scalars['LocalDate']['output'];
  /** Id of the entry. */
  id: Scalars['NumberId']['output'];
  /** Drawn portrait, 120 × 120. */
  image: Scalars['String']['output'];
  /** The author, as far as they want to be named. */
  name: Scalars['String']['output'];
  /** Where. */
  salonName: Scalars['String']['output'];
  /** What they had done. */
  serviceName: Scalars['String']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Who did it, empty where it is not known. */
  stylistName: Scalars['String']['output'];
  /** In their words. */
  text: Scalars['String']['output'];
};

/** The first hour of today that is free at a salon. */
export type FirstFreeHour = {
  __typename?: 'FirstFreeHour';
  /** Today. */
  date: Scalars['LocalDate']['output'];
  /** As in Hour.id. */
  hourId: Scalars['NumberId']['output'];
  /** As the chain writes it, `9h30`. */
  label: Scalars['String']['output'];
  /** Which salon. */
  salonId: Scalars['NumberId']['output'];
};

/** The point of a picture that stays in view where it is cropped. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** Percent of its width from the left: 0, 25, 50, 75 or 100. */
  x: Scalars['Int']['output'];
  /** Percent of its height from the top: 0, 25, 50, 75 or 100. */
  y: Scalars['Int']['output'];
};

/** A customer's gender, optional. */
export type Gender =
  /** Nữ. */
  | 'FEMALE'
  /** Nam. */
  | 'MALE'
  /** Khác. */
  | 'OTHER';

/** A message of the chain beside a step of the booking flow. */
export type Guide = {
  __typename?: 'Guide';
  /** More sentences below it; mostly none. */
  points: Array<Scalars['String']['output']>;
  /** Step of the flow, 0 to 5. */
  step: Scalars['Int']['output'];
  /** A sentence. */
  text: Scalars['String']['output'];
};

/** The hold expired before the booking was confirmed; choose again. */
export type HoldExpired = {
  __typename?: 'HoldExpired';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A choice of hours to hold while the customer finishes. */
export type HoldHourInput = {
  /** The phone whose booking the customer changes: the places of that booking count as free, if it is theirs. */
  changesBookingOf?: InputMaybe<Scalars['String']['input']>;
  /** When; today or later. */
  date: Scalars['LocalDate']['input'];
  /** Keep what this browser holds for another 180 s: once, from `HourHeld.secondsToExtension` on; else nothing changes. */
  isExtension?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those who have chosen an hour, customer 1 first, 5 at most; all are held or none. */
  people: Array<PersonInput>;
  /** Where. */
  salonId: Scalars['ID']['input'];
  /** Which campaign brought the visit: who is at the salon may take an hour that has just begun. */
  utmSource?: InputMaybe<Scalars['String']['input']>;
};

/** Result of holdHour. Whatever it is, the hour can still be booked as long as it is free. */
export type HoldHourResult = HourHeld | InvalidInput | PlaceTaken | SalonClosed | TooManyTries;

/** This browser may now change and cancel the booking. */
export type HolderProved = {
  __typename?: 'HolderProved';
  /** The booking that this browser owns now. */
  bookingId: Scalars['ID']['output'];
};

/** A block of the start screen; clients skip layouts that they do not know. */
export type HomeBlock = {
  __typename?: 'HomeBlock';
  /** Picture on desktop. */
  banner?: Maybe<Scalars['String']['output']>;
  /** Picture on mobile. */
  bannerMobile?: Maybe<Scalars['String']['output']>;
  /** What it shows, in order. */
  items: Array<HomeBlockItem>;
  /** How to show it, e.g. `service` or `glanzenSlide`. */
  layout: Scalars['String']['output'];
  /** Where 'see all' leads; null when there is no such link. */
  linkViewAll?: Maybe<Scalars['String']['output']>;
  /** Position, ascending. */
  order: Scalars['Float']['output'];
  /** Items pinned at the front. */
  pinnedCount: Scalars['Int']['output'];
  /** Slides per view on desktop. */
  slidesDesktop?: Maybe<Scalars['Float']['output']>;
  /** Slides per view on mobile. */
  slidesMobile?: Maybe<Scalars['Float']['output']>;
  /** One line below the heading. */
  subtitle: Scalars['String']['output'];
  /** Heading, null when there is none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An item of a block. */
export type HomeBlockItem = {
  __typename?: 'HomeBlockItem';
  /** Unique in its block. */
  id: Scalars['ID']['output'];
  /** Picture on desktop. */
  image?: Maybe<Scalars['String']['output']>;
  /** Picture on mobile. */
  imageMobile?: Maybe<Scalars['String']['output']>;
  /** Site path or external address; null when it leads nowhere. */
  link?: Maybe<Scalars['String']['output']>;
  /** To be struck through, as the chain writes it. */
  oldPrice?: Maybe<Scalars['String']['output']>;
  /** As the chain writes it: đồng, or text such as `Từ 99K`. */
  price?: Maybe<Scalars['String']['output']>;
  /** Prices line by line. */
  priceList: Array<Scalars['String']['output']>;
  /** One line below the name. */
  subtitle: Scalars['String']['output'];
  /** Name, null when there is none. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What can be had at home. */
export type HomeOffer = {
  __typename?: 'HomeOffer';
  /** The days that can be requested. */
  days: Array<Scalars['LocalDate']['output']>;
  /** Kilometres from there to the customer, one decimal. */
  distanceKm: Scalars['Float']['output'];
  /** The salon that would come. */
  salon: Salon;
  /** Services that a stylist can do alone with portable tools. */
  services: Array<Service>;
  /** Prices that differ by day or stylist. */
  specialDays: Array<SpecialDay>;
};

/** A request to be served at home; the salon calls back to settle the hour. */
export type HomeVisit = {
  __typename?: 'HomeVisit';
  /** Where to. */
  address: Scalars['String']['output'];
  /** On which day. */
  date: Scalars['LocalDate']['output'];
  /** Opaque and unguessable. */
  id: Scalars['ID']['output'];
  /** In which part of it. */
  part: PartOfDay;
  /** That salon, from the cached list; null when it is not listed. */
  salon?: Maybe<Salon>;
  /** What shall be done, at the prices of the day. */
  services: Array<BookedService>;
  /** What the salon has said. */
  status: HomeVisitStatus;
  /** What it costs without the travel, whose price the salon gives on the phone. */
  total: Scalars['Dong']['output'];
};

/** The request is taken back. */
export type HomeVisitCanceled = {
  __typename?: 'HomeVisitCanceled';
  /** Id of the canceled request. */
  id: Scalars['ID']['output'];
};

/** The salon has the request and will call. */
export type HomeVisitRequested = {
  __typename?: 'HomeVisitRequested';
  /** As it was written down. */
  visit: HomeVisit;
};

/** What the salon has said to a request. */
export type HomeVisitStatus =
  /** It comes, at the hour that was agreed on the phone. */
  | 'ARRANGED'
  /** It cannot come. */
  | 'DECLINED'
  /** It has not called yet. */
  | 'REQUESTED';

/** A frame of the day. */
export type Hour = {
  __typename?: 'Hour';
  /** Skinners free for as long. */
  freeSkinners: Scalars['Int']['output'];
  /** Stylists free for the whole length of the services from here. */
  freeStylists: Scalars['Int']['output'];
  /** Of the hour at its booking host; it says nothing of the time. */
  id: Scalars['NumberId']['output'];
  /** Can be booked for these services. */
  isFree: Scalars['Boolean']['output'];
  /** As the chain writes it, `9h30`. */
  label: Scalars['String']['output'];
  /** When it begins, in minutes after midnight. */
  start: Scalars['Int']['output'];
};

/** Morning, afternoon, evening. */
export type HourGroup = {
  __typename?: 'HourGroup';
  /** In order; past ones are not free. */
  hours: Array<Hour>;
  /** Sáng, Chiều or Tối. */
  name: Scalars['String']['output'];
};

/** Held for this browser for a while, in place of its earlier hold; its own booking takes it over. */
export type HourHeld = {
  __typename?: 'HourHeld';
  /** Whole seconds from the response until then, for a countdown that needs no clock of the server's. */
  secondsLeft: Scalars['Int']['output'];
  /** Whole seconds from the response until it can be kept longer; null when it cannot, as once is enough. */
  secondsToExtension?: Maybe<Scalars['Int']['output']>;
  /** When it is given up; choosing the same hour again does not move it. */
  until: Scalars['EpochMs']['output'];
};

/** This browser holds no hour. */
export type HourReleased = {
  __typename?: 'HourReleased';
  /** It held one until now. */
  wasHeld: Scalars['Boolean']['output'];
};

/** The frames of a day for some services. */
export type Hours = {
  __typename?: 'Hours';
  /** Seconds until such a host is asked again, where they are more than 20. */
  everySeconds?: Maybe<Scalars['Int']['output']>;
  /** Frames by part of the day. */
  groups: Array<HourGroup>;
  /** False when the whole day is full. */
  hasFree: Scalars['Boolean']['output'];
  /** Who receives the customer there. */
  receptionName: Scalars['String']['output'];
  /** Of a subscription: when a booking host that sends no events was asked, in epoch ms; null elsewhere. */
  seenAt?: Maybe<Scalars['Float']['output']>;
};

/** Which hours, and for what. */
export type HoursInput = {
  /** The phone whose booking the customer changes: the places of that booking count as free, if it is theirs. */
  changesBookingOf?: InputMaybe<Scalars['String']['input']>;
  /** The day of the visit. */
  date: Scalars['LocalDate']['input'];
  /** The phone that books; an invalid one counts as absent. */
  guestPhone?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the chosen services, 50 at most. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** Id of the stylist; null is any. */
  stylistId?: InputMaybe<Scalars['ID']['input']>;
  /** Which campaign brought the visit, e.g. `facebook`. */
  utmSource?: InputMaybe<Scalars['String']['input']>;
};

/** Input of importSession. */
export type ImportSessionInput = {
  /** The token that was handed over. */
  token: Scalars['String']['input'];
};

/** Result of importSession and of exchangeLoginCode. */
export type ImportSessionResult = InvalidInput | LogInRefused | LoggedIn | TooManyTries;

/** One field of an input that cannot be accepted. */
export type InputIssue = {
  __typename?: 'InputIssue';
  /** Name of the input field, dotted for nested ones, e.g. `people.0.serviceIds`; empty for the input as a whole. */
  field: Scalars['String']['output'];
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The input cannot be accepted; nothing was stored. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  /** What to mend, at least one. */
  issues: Array<InputIssue>;
};

/** The wish of a customer who joins a waitlist. */
export type JoinWaitlistInput = {
  /** The day of the visit. */
  date: Scalars['LocalDate']['input'];
  /** Id of the first hour at which the visit may begin. */
  fromHourId: Scalars['ID']['input'];
  /** How they get a place. */
  mode: WaitMode;
  /** How many come for these services: 1 or 2. */
  people?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the salon. */
  salonId: Scalars['ID']['input'];
  /** The services. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** The stylist of the first; null is any. */
  stylistId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the last one, at least an hour later. */
  untilHourId: Scalars['ID']['input'];
};

/** Result of joinWaitlist and of waitForEarlierHour. */
export type JoinWaitlistResult = InvalidInput | NotFound | TooManyTries | WaitlistJoined | WaitlistRefused;

/** The place in line that wakes. */
export type KeepWaitingInput = {
  /** The last part of its link. */
  token: Scalars['String']['input'];
};

/** The chair is held that much longer. */
export type LatenessAccepted = {
  __typename?: 'LatenessAccepted';
  /** Minutes after the booked hour: 5, 10 or 15. */
  minutes: Scalars['Int']['output'];
};

/** The chair cannot be held that long, or lateness cannot be announced at this time. */
export type LatenessRefused = {
  __typename?: 'LatenessRefused';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
  /** The nearest free times after their own; none once their hour has begun. */
  nearest: Array<NearbyHour>;
};

/** The place in line that ends. */
export type LeaveWaitlistInput = {
  /** The last part of its link. */
  token: Scalars['String']['input'];
};

/** Input of likeDiscover. */
export type LikeDiscoverInput = {
  /** Id of the discovery. */
  discoverId: Scalars['ID']['input'];
  /** False takes the like back. */
  isLiked: Scalars['Boolean']['input'];
};

/** Result of likeDiscover. */
export type LikeDiscoverResult = DiscoverLiked | InvalidInput | NotFound | TooManyTries;

/** The manage links of the booking are invalid now. */
export type LinkWithdrawn = {
  __typename?: 'LinkWithdrawn';
  /** The booking, which has a new link. */
  bookingId: Scalars['ID']['output'];
};

/** Not logged in, or no code sent: the server's message, and whether a captcha is needed next. */
export type LogInRefused = {
  __typename?: 'LogInRefused';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
  /** Ask for a captcha before the next try. */
  needsCaptcha: Scalars['Boolean']['output'];
};

/** Result of both ways of logging in. */
export type LogInResult = InvalidInput | LogInRefused | LoggedIn | TooManyTries;

/** A browser or app in which the customer is logged in. */
export type LogInSession = {
  __typename?: 'LogInSession';
  /** Browser and system, e.g. `Chrome, Android`; null when unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Identifies it for endSession; it is no credential. */
  id: Scalars['ID']['output'];
  /** The session of this request. */
  isThis: Scalars['Boolean']['output'];
  /** The last Vietnamese day on which it was used. */
  lastSeen: Scalars['LocalDate']['output'];
  /** When they logged in. */
  startedAt: Scalars['EpochMs']['output'];
};

/** Input of logInWithCode. */
export type LogInWithCodeInput = {
  /** The digits as they were sent. */
  code: Scalars['String']['input'];
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Input of logInWithPassword. */
export type LogInWithPasswordInput = {
  /** Answer to `captcha`; required once LogInRefused.needsCaptcha is true. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Six digits. */
  password: Scalars['String']['input'];
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of logOut. */
export type LogOutResult = LoggedOut;

/** Logged in; the session travels as an HttpOnly cookie only. */
export type LoggedIn = {
  __typename?: 'LoggedIn';
  /** Who is logged in now. */
  viewer?: Maybe<Viewer>;
};

/** The session has ended. */
export type LoggedOut = {
  __typename?: 'LoggedOut';
  /** Always true. */
  isLoggedOut: Scalars['Boolean']['output'];
};

/** A look of the lookbook. */
export type Look = {
  __typename?: 'Look';
  /** How to describe it to the stylist. */
  ask: Array<Scalars['String']['output']>;
  /** How to look after it. */
  care: Array<Scalars['String']['output']>;
  /** Picture, 320 × 320. */
  image: Scalars['String']['output'];
  /** Minutes in the chair. */
  minutes: Scalars['Int']['output'];
  /** The services by id, which a booking link needs even while they cannot be had. */
  serviceIds: Array<Scalars['NumberId']['output']>;
  /** What makes it, for a booking; null, with an error, while the services cannot be had. */
  services?: Maybe<Array<OfferedService>>;
  /** Names the look in addresses. */
  slug: Scalars['ID']['output'];
  /** Whom it suits. */
  suits: Array<Scalars['String']['output']>;
  /** In a sentence. */
  summary: Scalars['String']['output'];
  /** By which the lookbook can be filtered. */
  tags: Array<Scalars['String']['output']>;
  /** What it is. */
  text: Scalars['String']['output'];
  /** Name. */
  title: Scalars['String']['output'];
  /** The film that shows it, for MarketingVideo.id; null for most. */
  videoId?: Maybe<Scalars['ID']['output']>;
};

/** Input of lookUpBooking. */
export type LookUpBookingInput = {
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of lookUpBooking. */
export type LookUpBookingResult = BookingFound | InvalidInput | NoBooking | TooManyTries;

/** What changed the customer's lucky points. */
export type LuckyPointConnection = {
  __typename?: 'LuckyPointConnection';
  /** Newest first. */
  nodes: Array<LuckyPointEntry>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A change of the customer's lucky points. */
export type LuckyPointEntry = {
  __typename?: 'LuckyPointEntry';
  /** When. */
  at: Scalars['EpochMs']['output'];
  /** Names the change within the customer's history. */
  id: Scalars['ID']['output'];
  /** How many came; negative: went. */
  points: Scalars['Int']['output'];
  /** Reason of the change, as customers read it. */
  title: Scalars['String']['output'];
};

/** A voucher for lucky points. */
export type LuckyVoucher = {
  __typename?: 'LuckyVoucher';
  /** What to know about it. */
  description: Scalars['String']['output'];
  /** Id of the voucher. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Whether there are any left. */
  isLeft: Scalars['Boolean']['output'];
  /** What it is. */
  name: Scalars['String']['output'];
  /** What it costs in lucky points. */
  points: Scalars['Int']['output'];
  /** Days that its code works; 0 where it becomes an offer of the customer's own, without a code. */
  validDays: Scalars['Int']['output'];
};

/** Vouchers for lucky points. */
export type LuckyVoucherConnection = {
  __typename?: 'LuckyVoucherConnection';
  /** The cheapest first. */
  nodes: Array<LuckyVoucher>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A booking as everybody with its manage link may see it. */
export type ManagedBooking = {
  __typename?: 'ManagedBooking';
  /** The booking with a masked phone and without its note, although it is whole otherwise; null unless the state is OPEN. */
  booking?: Maybe<Booking>;
  /** Whether they have answered that they come. */
  isComing: Scalars['Boolean']['output'];
  /** Minutes by which the customer announced to be late; null without an announcement. */
  lateMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether they may announce that now: once, from three hours before the hour until 15 minutes after it. */
  mayBeLate: Scalars['Boolean']['output'];
  /** Whether it can still be canceled and changed. */
  mayCancel: Scalars['Boolean']['output'];
  /** Whether they may answer so now: from 19:00 the evening before until the hour, unless they come late. */
  mayConfirm: Scalars['Boolean']['output'];
  /** Whether namePeople is possible now: until the visit begins. */
  mayName: Scalars['Boolean']['output'];
  /** What there is to see. */
  state: ManagedState;
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

/** A film of the craft. */
export type MarketingVideo = {
  __typename?: 'MarketingVideo';
  /** Names the film. */
  id: Scalars['ID']['output'];
  /** Picture, 480 × 270. */
  image: Scalars['String']['output'];
  /** Address of the film; YouTube's or a file's. */
  link: Scalars['String']['output'];
  /** Length in seconds. */
  seconds: Scalars['Int']['output'];
  /** The content of the video in order, as text. */
  steps: Array<Scalars['String']['output']>;
  /** What it shows, in a sentence. */
  summary: Scalars['String']['output'];
  /** Name. */
  title: Scalars['String']['output'];
};

/** What anybody who knows its id may see of a booking that is not theirs. */
export type MaskedBooking = {
  __typename?: 'MaskedBooking';
  /** Day of the appointment. */
  date: Scalars['LocalDate']['output'];
  /** Opaque and unguessable. */
  id: Scalars['ID']['output'];
  /** True once it is canceled. */
  isCanceled: Scalars['Boolean']['output'];
  /** As in Booking. */
  isStatusKnown: Scalars['Boolean']['output'];
  /** Always masked, `091***5678`. */
  phone: Scalars['String']['output'];
  /** Its state. */
  status: BookingStatus;
};

/** What a banner of a service is. */
export type MediaKind =
  /** A picture. */
  | 'IMAGE'
  /** A film. */
  | 'VIDEO';

/** What a customer is and has as a member. */
export type Membership = {
  __typename?: 'Membership';
  /** Top-up balance: the sum of their ledger. */
  balance: Scalars['Dong']['output'];
  /** Last day of the silver membership that they bought; null when they bought none. */
  silverUntil?: Maybe<Scalars['LocalDate']['output']>;
  /** Spent within the last six months: from the balance, and for packages. */
  spentSixMonths: Scalars['Dong']['output'];
  /** Spent within the last twelve months. */
  spentTwelveMonths: Scalars['Dong']['output'];
  /** Null for customers who are no members. */
  tier?: Maybe<Tier>;
};

/** An order of the customer. */
export type MembershipOrder = {
  __typename?: 'MembershipOrder';
  /** When the customer had what they bought. */
  activatedAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Amount to transfer, in đồng. */
  amount: Scalars['Dong']['output'];
  /** What comes on top, on the balance. */
  bonus: Scalars['Dong']['output'];
  /** When it was made. */
  createdAt: Scalars['EpochMs']['output'];
  /** When it expired, failed or was refunded. */
  endedAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Until when it can be paid. */
  expiresAt: Scalars['EpochMs']['output'];
  /** Unguessable id of the order. */
  id: Scalars['ID']['output'];
  /** What was ordered. */
  kind: TopUpKind;
  /** How long it holds, in months; null without end. */
  months?: Maybe<Scalars['Int']['output']>;
  /** What it was called then. */
  name: Scalars['String']['output'];
  /** How to pay it; null when there is nothing to pay any more. */
  payment?: Maybe<BankTransfer>;
  /** Transfers that did not fit. */
  returned: Array<ReturnedTransfer>;
  /** Current status. */
  status: OrderStatus;
  /** Visits that it gives. */
  visits: Scalars['Int']['output'];
};

/** Orders of the customer. */
export type MembershipOrderConnection = {
  __typename?: 'MembershipOrderConnection';
  /** Newest first. */
  nodes: Array<MembershipOrder>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

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

/** A parameter of a message. */
export type MessageParam = {
  __typename?: 'MessageParam';
  /** Its name, given with the code. */
  name: Scalars['String']['output'];
  /** Its value, or several: texts and numbers as they are, days YYYY-MM-DD, hours in minutes after midnight. */
  values: Array<Scalars['String']['output']>;
};

/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Books what is held; repeated, the answer is the same. */
  acceptPlace: ChangeWaitlistResult;
  /** Stores a consent for the phone of a booking: for its owner's account when they are logged in with it, else as a record without an account. */
  agreeToPrivacy: AgreeToPrivacyResult;
  /** Announces once that the customer will be late; the salon holds their chair that much longer if it can. */
  announceLateness: AnnounceLatenessResult;
  /** Cancels. */
  cancelBooking: CancelBookingResult;
  /** Withdraws the request for erasure. UNAUTHENTICATED without a session. */
  cancelDeletion: CancelDeletionResult;
  /** Takes such a request back. */
  cancelHomeVisit: CancelHomeVisitResult;
  /** Cancels the booking that a manage link opens, without a log-in. */
  cancelManagedBooking: CancelManagedResult;
  /** Lets this browser replace the booking that a manage link opens, by createBooking with allowChange. */
  changeManagedBooking: ChangeManagedResult;
  /** Whether a phone has an account. */
  checkPhone: CheckPhoneResult;
  /** Chooses what one of the customer's devices receives. UNAUTHENTICATED without a session. */
  choosePushPurposes: ChoosePushPurposesResult;
  /** Turns what is done of a quest into spins, each thing once. UNAUTHENTICATED without a session. */
  claimQuest: ClaimQuestResult;
  /** Closes it, so that its address becomes invalid; UNAUTHENTICATED for visitors. */
  closeCalendarFeed: CloseCalendarFeedResult;
  /** Confirms a pending booking. */
  confirmBooking: ConfirmBookingResult;
  /** Answers that the customer of a manage link comes, so that no reminder follows; repeated, the answer is the same. */
  confirmComing: ConfirmComingResult;
  /** Books for one to five persons, all or nothing. UNAUTHENTICATED when the session has ended, and for a group without a session. */
  createBooking: CreateBookingResult;
  /** Lets what is held go to the next in line; the customer waits on, at the same place. */
  declinePlace: ChangeWaitlistResult;
  /** Logs the customer out somewhere else, or here. UNAUTHENTICATED without a session. */
  endSession: EndSessionResult;
  /** Logs in with a one-time code that a partner's app brought in its link, within a minute and once; it becomes a session cookie. A live session of this browser stays. */
  exchangeLoginCode: ImportSessionResult;
  /** Gives lucky points for a pack of spins, once for each key. UNAUTHENTICATED without a session. */
  exchangePoints: ExchangePointsResult;
  /** Gives lucky points for a voucher, once for each key. UNAUTHENTICATED without a session. */
  exchangeVoucher: ExchangeVoucherResult;
  /** Holds an hour for this browser while its customer finishes; one for each browser, released after 180 s. */
  holdHour: HoldHourResult;
  /** Logs in with a token that an app or an older site handed over; it is exchanged for another one in the session cookie and never stored. A live session of this browser stays. */
  importSession: ImportSessionResult;
  /** Joins the line before a day of a salon, for the session's phone. Where it waits there already, that place in line is returned. */
  joinWaitlist: JoinWaitlistResult;
  /** Says that the customer still waits, after offers without an answer. */
  keepWaiting: ChangeWaitlistResult;
  /** Ends a place in line. */
  leaveWaitlist: ChangeWaitlistResult;
  /** Stores whether the logged-in customer likes a discovery; sent twice it is the same as once. UNAUTHENTICATED without a session. */
  likeDiscover: LikeDiscoverResult;
  /** Logs in with the code that was sent; sets the session cookie. */
  logInWithCode: LogInResult;
  /** Logs in with a six-digit password; sets the session cookie. */
  logInWithPassword: LogInResult;
  /** Ends the session and removes every cookie about the customer. */
  logOut: LogOutResult;
  /** Logs the customer out everywhere, here too. UNAUTHENTICATED without a session; BACKEND_FAILED, and logged in everywhere still, while that cannot be done. */
  logOutEverywhere: LogOutResult;
  /** Finds the current booking of a phone. A mutation, as it is counted against abuse and never cached. */
  lookUpBooking: LookUpBookingResult;
  /** Stores what the salon calls each person of the booking that a manage link opens, until the visit begins; repeated, the answer is the same. */
  namePeople: NamePeopleResult;
  /** Makes a calendar feed for the logged-in customer, or returns the one they have; UNAUTHENTICATED for visitors. */
  openCalendarFeed: OpenCalendarFeedResult;
  /** Orders a product at the chain's price; the same idempotency key is the same order. UNAUTHENTICATED without a session. */
  orderTopUp: OrderTopUpResult;
  /** Proves it with that code; sets the owner token's cookie where there is none. */
  proveHolder: ProveHolderResult;
  /** Rates a picture. UNAUTHENTICATED without a session. */
  ratePhoto: RatePhotoResult;
  /** Rates a visit, or changes its rating within seven days. One rating for a visit, by its own customer only. UNAUTHENTICATED without a session. */
  rateVisit: RateVisitResult;
  /**
   * Applies a promo code, typed or read from a QR picture. Its offer is available to bookings that include the code; of the customer who is logged in
   * with this phone it becomes their own besides. Limited per address and phone.
   */
  redeemCode: RedeemCodeResult;
  /** Releases the hour that this browser holds, when the customer drops the choice. */
  releaseHour: ReleaseHourResult;
  /** Deletes an address of the logged-in customer; UNAUTHENTICATED for visitors. */
  removeAddress: RemoveAddressResult;
  /** Reports that a picture shows another person. UNAUTHENTICATED without a session. */
  reportWrongPhoto: ReportWrongPhotoResult;
  /** Requests the erasure of the logged-in customer, which happens after a week. UNAUTHENTICATED without a session. */
  requestDeletion: RequestDeletionResult;
  /** Requests a home visit of a salon nearby. */
  requestHomeVisit: RequestHomeVisitResult;
  /** Saves an address of the logged-in customer, ten at most; UNAUTHENTICATED for visitors. */
  saveAddress: SaveAddressResult;
  /** The logged-in customer consents to a purpose or withdraws that. Withdrawing BOOKING cancels their bookings that have not begun and their requests for a home visit, which `cancelBookings` must confirm; BookingsStand again when some could not be canceled. UNAUTHENTICATED without a session. */
  saveConsent: SaveConsentResult;
  /** Stores the name of the logged-in customer, whose phone it must be. UNAUTHENTICATED without a session. */
  saveCustomerName: SaveCustomerNameResult;
  /** Stores how the logged-in customer wants messages about their bookings. UNAUTHENTICATED without a session. */
  saveNoticeSettings: SaveNoticeSettingsResult;
  /** Stores the profile of the logged-in customer. UNAUTHENTICATED without a session. */
  saveProfile: SaveProfileResult;
  /** Sends the code that a pending booking waits for; alternates zalo and sms. */
  sendBookingCode: SendBookingCodeResult;
  /** Sends a code with which this browser can prove that the booking's phone is its owner's. */
  sendHolderCode: SendBookingCodeResult;
  /** Sends a log-in code; sms first, then zalo in turn. */
  sendLogInCode: SendLogInCodeResult;
  /** Sets the password of the logged-in customer, right after a log-in by code, or with a log-in code or the current password. UNAUTHENTICATED without a session. */
  setPassword: SetPasswordResult;
  /** Turns the wheel once. The server draws; the same idempotency key is the same spin. UNAUTHENTICATED without a session. */
  spinWheel: SpinWheelResult;
  /** Subscribes this device to the messages about the logged-in customer's bookings, for all purposes; one that is subscribed keeps its purposes. Ends with the session. UNAUTHENTICATED without a session. */
  subscribeToPush: SubscribeToPushResult;
  /** Sends a test message to one of the customer's devices, whatever its purposes; 5 an hour for a customer. NotFound: it is not subscribed, or its browser has ended the subscription. UNAUTHENTICATED without a session. */
  testPush: TestPushResult;
  /** Records up to 20 events at once; it never fails. The visitor's token comes from its cookie. */
  track: TrackResult;
  /** A booking error as the customer saw it, at step 0 to 5. */
  trackBookingError: TrackResult;
  /** Where a customer who agreed was when searching nearby. */
  trackLocation: TrackResult;
  /** Ends the messages to one of the customer's devices. UNAUTHENTICATED without a session. */
  unsubscribeFromPush: UnsubscribeFromPushResult;
  /** Votes for a stylist: one vote for each list, which goes to whom was named last. UNAUTHENTICATED without a session. */
  voteStyleMaster: VoteStyleMasterResult;
  /** Joins it for an earlier hour than that of a booking for one or two, which stands until one is accepted. */
  waitForEarlierHour: JoinWaitlistResult;
  /** Ends the manage links of the caller's booking, and waiting by them. */
  withdrawManageLink: WithdrawManageLinkResult;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationAcceptPlaceArgs = {
  input: AcceptPlaceInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationAgreeToPrivacyArgs = {
  input: AgreeToPrivacyInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationAnnounceLatenessArgs = {
  input: AnnounceLatenessInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationCancelBookingArgs = {
  input: CancelBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationCancelHomeVisitArgs = {
  input: CancelHomeVisitInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationCancelManagedBookingArgs = {
  input: CancelManagedBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationChangeManagedBookingArgs = {
  input: ChangeManagedBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationCheckPhoneArgs = {
  input: CheckPhoneInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationChoosePushPurposesArgs = {
  input: ChoosePushPurposesInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationClaimQuestArgs = {
  input: ClaimQuestInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationConfirmBookingArgs = {
  input: ConfirmBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationConfirmComingArgs = {
  input: ConfirmComingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationCreateBookingArgs = {
  input: CreateBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationDeclinePlaceArgs = {
  input: DeclinePlaceInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationExchangeLoginCodeArgs = {
  input: ExchangeLoginCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationExchangePointsArgs = {
  input: ExchangePointsInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationExchangeVoucherArgs = {
  input: ExchangeVoucherInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationHoldHourArgs = {
  input: HoldHourInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationImportSessionArgs = {
  input: ImportSessionInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationJoinWaitlistArgs = {
  input: JoinWaitlistInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationKeepWaitingArgs = {
  input: KeepWaitingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationLeaveWaitlistArgs = {
  input: LeaveWaitlistInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationLikeDiscoverArgs = {
  input: LikeDiscoverInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationLogInWithCodeArgs = {
  input: LogInWithCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationLogInWithPasswordArgs = {
  input: LogInWithPasswordInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationLookUpBookingArgs = {
  input: LookUpBookingInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationNamePeopleArgs = {
  input: NamePeopleInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationOrderTopUpArgs = {
  input: OrderTopUpInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationProveHolderArgs = {
  input: ProveHolderInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationRatePhotoArgs = {
  input: RatePhotoInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationRateVisitArgs = {
  input: RateVisitInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationRedeemCodeArgs = {
  input: RedeemCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationReportWrongPhotoArgs = {
  input: ReportWrongPhotoInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationRequestHomeVisitArgs = {
  input: RequestHomeVisitInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSaveAddressArgs = {
  input: SaveAddressInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSaveConsentArgs = {
  input: SaveConsentInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSaveCustomerNameArgs = {
  input: SaveCustomerNameInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSaveNoticeSettingsArgs = {
  input: SaveNoticeSettingsInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSaveProfileArgs = {
  input: SaveProfileInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSendBookingCodeArgs = {
  input: SendBookingCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSendHolderCodeArgs = {
  input: SendHolderCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSendLogInCodeArgs = {
  input: SendLogInCodeInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSetPasswordArgs = {
  input: SetPasswordInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSpinWheelArgs = {
  input: SpinWheelInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationSubscribeToPushArgs = {
  input: SubscribeToPushInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationTestPushArgs = {
  input: TestPushInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationTrackArgs = {
  input: TrackInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationTrackBookingErrorArgs = {
  input: TrackBookingErrorInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationTrackLocationArgs = {
  input: TrackLocationInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationUnsubscribeFromPushArgs = {
  input: UnsubscribeFromPushInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationVoteStyleMasterArgs = {
  input: VoteStyleMasterInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationWaitForEarlierHourArgs = {
  input: WaitForEarlierHourInput;
};


/** All mutations. Each returns a union: its success, its refusals (`Refusal`), or InvalidInput. */
export type MutationWithdrawManageLinkArgs = {
  input: WithdrawManageLinkInput;
};

/** Input of namePeople. */
export type NamePeopleInput = {
  /** One for each person, customer 1 first, empty for no name; 60 characters at most each, with a letter. */
  names: Array<Scalars['String']['input']>;
  /** `Booking.manageToken`, the last part of a manage link. */
  token: Scalars['String']['input'];
};

/** Result of namePeople. InvalidInput names the persons: `names.0` is customer 1. */
export type NamePeopleResult = CannotName | InvalidInput | NotFound | PeopleNamed | TooManyTries;

/** The name is stored. */
export type NameSaved = {
  __typename?: 'NameSaved';
  /** The customer, with their new name. */
  viewer?: Maybe<Viewer>;
};

/** A free time to offer instead. */
export type NearbyHour = {
  __typename?: 'NearbyHour';
  /** Its day. */
  date: Scalars['LocalDate']['output'];
  /** Its frame, for PersonInput. */
  hourId: Scalars['NumberId']['output'];
  /** As the chain writes it, `9h30`. */
  label: Scalars['String']['output'];
};

/** A free hour that was looked for. */
export type NearestHour = {
  __typename?: 'NearestHour';
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** As in Hour.id. */
  hourId: Scalars['NumberId']['output'];
  /** The requested stylist has no free hour on these days. */
  isStylistFull: Scalars['Boolean']['output'];
  /** As the chain writes it, `9h30`. */
  label: Scalars['String']['output'];
  /** Whose hour it is; null: the system chooses. */
  stylistId?: Maybe<Scalars['NumberId']['output']>;
};

/** The phone has no current booking. */
export type NoBooking = {
  __typename?: 'NoBooking';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** No spins are left; nothing was turned. */
export type NoSpinsLeft = {
  __typename?: 'NoSpinsLeft';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** Too few lucky points; nothing was exchanged. */
export type NotEnoughPoints = {
  __typename?: 'NotEnoughPoints';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The requested thing does not exist, or not for this caller. */
export type NotFound = {
  __typename?: 'NotFound';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** There is nothing to claim: not done, or claimed before. */
export type NothingToClaim = {
  __typename?: 'NothingToClaim';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** Everything that can be won has been won for now; no spin was taken. */
export type NothingToWin = {
  __typename?: 'NothingToWin';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A channel of messages about bookings. */
export type NoticeChannel =
  /** A text message with a link. */
  | 'SMS'
  /** A message of the chain's official account, with buttons. */
  | 'ZALO';

/** How a customer wants messages about their bookings. One-time codes ignore this. */
export type NoticeSettings = {
  __typename?: 'NoticeSettings';
  /** The channels to use, the preferred one first; empty: no messages. */
  channels: Array<NoticeChannel>;
  /** No messages from then on: minutes after midnight, 1020 to 1320 (22:00) in steps of 30. */
  quietFrom: Scalars['Int']['output'];
  /** No messages until then: minutes after midnight, 390 (6:30) to 720 in steps of 30. */
  quietUntil: Scalars['Int']['output'];
};

/** The settings are stored. */
export type NoticeSettingsSaved = {
  __typename?: 'NoticeSettingsSaved';
  /** The settings as stored. */
  settings: NoticeSettings;
};

/** An offer for a booking. */
export type Offer = {
  __typename?: 'Offer';
  /** Services that it makes cheaper; the price counts only where it is lower than the current one. */
  appliesTo: Array<OfferService>;
  /** Its conditions; null when it has none. */
  condition?: Maybe<Scalars['String']['output']>;
  /** Off the total, once for each person who uses it; 0 when it works through service prices. */
  discount: Scalars['Dong']['output'];
  /** What it gives. */
  effect: Scalars['String']['output'];
  /** Last day of the usage period; null when it has no end. */
  endDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Until when, as the chain writes it; null without end. */
  expires?: Maybe<Scalars['String']['output']>;
  /** Id of the offer, e.g. `501`. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Why it is not valid, in the language of the request; null when it is, or when nobody says. */
  invalidBecause?: Maybe<Scalars['String']['output']>;
  /** Paid in advance: the services it applies to cost nothing more. */
  isPrepaid: Scalars['Boolean']['output'];
  /** Can be chosen. */
  isValid: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How it must be paid; null for any way, `topup` for paid in advance. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** How often it can still be used; null without limit. */
  remainingUses?: Maybe<Scalars['Int']['output']>;
  /** Services of which it requires one; empty when it requires none. */
  requires: Array<OfferService>;
  /** The only salons it holds at; empty: all. */
  salonIds: Array<Scalars['NumberId']['output']>;
  /** Those salons, from the cached list; empty: all; null when the list could not be had. */
  salons?: Maybe<Array<Salon>>;
  /** First day of the usage period; null when it has no beginning. */
  startDate?: Maybe<Scalars['LocalDate']['output']>;
};

/** What is about to be booked, for which offers are judged. */
export type OfferBookingInput = {
  /** Promo codes that were entered and open their offers, ten at most. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The day of the visit, for offers that hold on certain days. */
  date?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The phone that books. Whoever is logged in with it gets their own offers; with anybody else's, offers are judged as for a new customer, and checked with the phone by createBooking. */
  guestPhone?: InputMaybe<Scalars['String']['input']>;
  /** The frame that is chosen, as in Hour.id, for offers that hold at certain hours. */
  hourId?: InputMaybe<Scalars['ID']['input']>;
  /** The phone's current booking is about to be replaced, so what it uses is free again. */
  isChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the chosen services, 50 at most; none as long as nothing is chosen. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** Offers that the other people of the booking chose, one entry a person. */
  usingIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An offer that was chosen does not hold, is used up, or cannot be checked just now; nothing was booked. */
export type OfferRefused = {
  __typename?: 'OfferRefused';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
  /** The offers to take out before trying again. */
  offerIds: Array<Scalars['NumberId']['output']>;
};

/** A service on an offer's card. */
export type OfferService = {
  __typename?: 'OfferService';
  /** A line about it, null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the service, e.g. `1001`. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Among the chosen services; 'Choose offer' needs one that is. */
  isSelected: Scalars['Boolean']['output'];
  /** Its name on the offer. */
  name: Scalars['String']['output'];
  /** Ordinary price, for striking through when it is higher. */
  originPrice: Scalars['Dong']['output'];
  /** Price with the offer. */
  price: Scalars['Dong']['output'];
};

/** A place that is held for a customer of the waitlist, and for nobody else. */
export type OfferedPlace = {
  __typename?: 'OfferedPlace';
  /** When it begins, `9h30`. */
  hourLabel: Scalars['String']['output'];
  /** Which offer is accepted or declined. */
  id: Scalars['ID']['output'];
  /** Who serves, person by person; a person whom a skinner alone serves has none. */
  stylistNames: Array<Scalars['String']['output']>;
  /** Until when it is held. */
  until: Scalars['EpochMs']['output'];
};

/** A service as texts offer it. */
export type OfferedService = {
  __typename?: 'OfferedService';
  /** Id of the service, for a booking. */
  id: Scalars['NumberId']['output'];
  /** Minutes it takes. */
  minutes: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What it costs without membership and special days; a salon may have other prices. */
  price: Scalars['Dong']['output'];
};

/** Offers for the chosen services. */
export type Offers = {
  __typename?: 'Offers';
  /** Those that save most. */
  best: Array<Offer>;
  /** The customer's own (tab 2). */
  fromCustomer: Array<Offer>;
  /** Of the chain (tab 1). */
  fromSalon: Array<Offer>;
};

/** Result of openCalendarFeed. */
export type OpenCalendarFeedResult = CalendarFeedOpened;

/** A day of a salon: when it serves, or why it does not. */
export type OpeningDay = {
  __typename?: 'OpeningDay';
  /** Minutes after midnight. */
  closesAt: Scalars['Int']['output'];
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** False on closed days, such as the lunar New Year. */
  isOpen: Scalars['Boolean']['output'];
  /** Why it is closed or what is special, in the language of the request; null on an ordinary day. */
  note?: Maybe<Scalars['String']['output']>;
  /** Minutes after midnight. */
  opensAt: Scalars['Int']['output'];
};

/** The order is there and waits for its payment. */
export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  /** The order. */
  order: MembershipOrder;
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

/** Input of orderTopUp. */
export type OrderTopUpInput = {
  /** 16 to 64 letters, digits, _ or -, new for each request; the same key gets the first result again. */
  idempotencyKey: Scalars['String']['input'];
  /** Id of the product. */
  productId: Scalars['ID']['input'];
};

/** Result of orderTopUp. */
export type OrderTopUpResult = InvalidInput | NotFound | OrderPlaced | PaymentUnavailable | TooManyTries;

/** The service of a package. */
export type PackageService = {
  __typename?: 'PackageService';
  /** Id of the service, e.g. `1001`. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What one visit costs otherwise. */
  price: Scalars['Dong']['output'];
};

/** Where a list goes on. A cursor is a position: `20` is after the first 20. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Position of the last node, for `after`; null where there are no nodes. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** There are more after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A part of the day. */
export type PartOfDay =
  /** Chiều, until 17h30. */
  | 'AFTERNOON'
  /** Tối. */
  | 'EVENING'
  /** Sáng, until noon. */
  | 'MORNING';

/** The password is set. */
export type PasswordSet = {
  __typename?: 'PasswordSet';
  /** What to tell the customer, in the language of the request; null for nothing. */
  notice?: Maybe<Scalars['String']['output']>;
};

/** No money can be taken: not just now, or not for an account that is to be deleted. */
export type PaymentUnavailable = {
  __typename?: 'PaymentUnavailable';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The salon has the names. */
export type PeopleNamed = {
  __typename?: 'PeopleNamed';
  /** As they are stored, customer 1 first; empty for a person without a name. */
  names: Array<Scalars['String']['output']>;
};

/** One person of a new booking. */
export type PersonInput = {
  /** As in `Hour.id` of the salon's `hours`. */
  hourId: Scalars['ID']['input'];
  /** Offers they want, 10 at most; the server checks them, applies those that lower something and spends no others. */
  offerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Services by id; empty only where the salon advises on the spot. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** Null: the system chooses. */
  stylistId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether an account exists. */
export type PhoneKnown = {
  __typename?: 'PhoneKnown';
  /** True when the phone has no account yet. */
  isNewCustomer: Scalars['Boolean']['output'];
  /** Ask for a captcha with the password. */
  needsCaptcha: Scalars['Boolean']['output'];
};

/** No code has proved the phone within the last 15 minutes, and neither a code nor the current password came along: only then a password may be set. */
export type PhoneProofNeeded = {
  __typename?: 'PhoneProofNeeded';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** What the customer thinks of the picture is known. */
export type PhotoRated = {
  __typename?: 'PhotoRated';
  /** Id of the picture. */
  photoId: Scalars['NumberId']['output'];
};

/** The salon will look at the picture. */
export type PhotoReported = {
  __typename?: 'PhotoReported';
  /** Id of the picture. */
  photoId: Scalars['NumberId']['output'];
};

/** What a customer thinks of a picture. */
export type PhotoVerdict =
  /** They do not. */
  | 'BAD'
  /** They like it. */
  | 'GOOD';

/** A province, district or ward, or a place of a geocoder. */
export type Place = {
  __typename?: 'Place';
  /** The place as text, the smallest part first. */
  address: Scalars['String']['output'];
  /** Its district, for District.id; null for a province. */
  districtId?: Maybe<Scalars['NumberId']['output']>;
  /** Who would come there, and for what; null when nobody can. */
  homeOffer?: Maybe<HomeOffer>;
  /** `p62`, `d5`, `w163`, or the geocoder's own. */
  id: Scalars['ID']['output'];
  /** Its province, for Province.id. */
  provinceId?: Maybe<Scalars['NumberId']['output']>;
  /** Its ward, for Ward.id; null for anything larger. */
  wardId?: Maybe<Scalars['NumberId']['output']>;
};

/** A place that may be meant by a few letters. */
export type PlaceSuggestion = {
  __typename?: 'PlaceSuggestion';
  /** For `place`. */
  id: Scalars['ID']['output'];
  /** The place as text. */
  text: Scalars['String']['output'];
};

/** The place went to somebody else, is past, or the stylist is busy. */
export type PlaceTaken = {
  __typename?: 'PlaceTaken';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
  /** The nearest free times, three earlier and three later at most. */
  nearest: Array<NearbyHour>;
  /** Which of these. */
  reason: TakenReason;
};

/** Points became spins. */
export type PointsExchanged = {
  __typename?: 'PointsExchanged';
  /** What the customer has now. */
  account: WheelAccount;
};

/** Something that can be bought at the salons. */
export type Product = {
  __typename?: 'Product';
  /** Its manufacturer, null when unknown. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The last day on which its text or price changed. */
  changedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** What it is for, plain text. */
  description: Scalars['String']['output'];
  /** Percent off the listed price; 0 unless reduced. */
  discountPercent: Scalars['Int']['output'];
  /** The group it belongs to; null when the chain has taken that away. */
  group?: Maybe<ProductGroup>;
  /** Id of the product, e.g. `sp011`. */
  id: Scalars['ID']['output'];
  /** Address of its picture (featuredImage); null when there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** The price before, for striking through; null unless the product is reduced (isDiscount). */
  listedPrice?: Maybe<Scalars['Dong']['output']>;
  /** The highest of several sizes; null when there is one price. */
  maxPrice?: Maybe<Scalars['Dong']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** What it costs; with `maxPrice` the lowest of several sizes, to be shown as 'từ'. */
  price: Scalars['Dong']['output'];
  /** Others of the same kind and group, the likest first, 8 at most. */
  related?: Maybe<Array<Product>>;
  /** Its name in an address, e.g. `sap-vuot-toc`. */
  slug: Scalars['String']['output'];
  /** Its kind within its group, null when unknown. */
  subgroup?: Maybe<Scalars['String']['output']>;
  /** How to use it, plain text. */
  usage: Scalars['String']['output'];
};

/** A group of products. */
export type ProductGroup = {
  __typename?: 'ProductGroup';
  /** Id of the group. */
  id: Scalars['NumberId']['output'];
  /** As customers read it. */
  name: Scalars['String']['output'];
  /** How many products it has. */
  productCount: Scalars['Int']['output'];
  /** Its name in an address, e.g. `sap`. */
  slug: Scalars['String']['output'];
};

/** How products are ordered. */
export type ProductOrder =
  /** As the chain has them, best sellers first. */
  | 'CHAIN'
  /** Dearest first. */
  | 'PRICE_DOWN'
  /** Cheapest first. */
  | 'PRICE_UP';

/** Who a customer is. */
export type Profile = {
  __typename?: 'Profile';
  /** Day of birth, 1 to 31; null when unknown. */
  birthDay?: Maybe<Scalars['Int']['output']>;
  /** Month of birth, 1 to 12; null when unknown. */
  birthMonth?: Maybe<Scalars['Int']['output']>;
  /** Year of birth; null when unknown. */
  birthYear?: Maybe<Scalars['Int']['output']>;
  /** What they decided last about their data, per purpose. */
  consents: Consents;
  /** Null while they want to stay. */
  deletion?: Maybe<Deletion>;
  /** Null until they give one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Null until they enter it. */
  gender?: Maybe<Gender>;
  /** Has agreed to the handling of their personal data. */
  hasAgreedToPrivacy: Scalars['Boolean']['output'];
  /** False until they choose a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id of the customer, e.g. `7`. */
  id: Scalars['NumberId']['output'];
  /** Since when they have an account; null while that cannot be read. */
  joinedAt?: Maybe<Scalars['EpochMs']['output']>;
  /** What their membership is called; null for customers who are no members. */
  membershipName?: Maybe<Scalars['String']['output']>;
  /** Null until a name is given. */
  name?: Maybe<Scalars['String']['output']>;
  /** Their own phone, ten digits, unmasked. */
  phone: Scalars['String']['output'];
  /** Null for customers who are no members. */
  tier?: Maybe<Tier>;
};

/** The profile is stored. */
export type ProfileSaved = {
  __typename?: 'ProfileSaved';
  /** The customer as they are now. */
  viewer?: Maybe<Viewer>;
};

/** Only the one who booked, or the owner of the phone, may do that: prove it with a code. */
export type ProofNeeded = {
  __typename?: 'ProofNeeded';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** Input of proveHolder. */
export type ProveHolderInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
  /** The digits as they were sent. */
  code: Scalars['String']['input'];
};

/** Result of proveHolder. */
export type ProveHolderResult = HolderProved | InvalidInput | NotFound | TooManyTries | WrongCode;

/** A province or city in the pre-2025 model. */
export type Province = {
  __typename?: 'Province';
  /** Its districts, for the filter. */
  districts: Array<District>;
  /** Id of the province: `1` is Hồ Chí Minh, `62` is Hà Nội. */
  id: Scalars['NumberId']['output'];
  /** The name that customers use. */
  name: Scalars['String']['output'];
  /** Its part of the country. */
  region: Region;
  /** How many listed salons it has. */
  salonCount: Scalars['Int']['output'];
  /** Its listed salons, from the cached list. */
  salons: Array<Salon>;
};

/** A browser that receives messages about bookings by Web Push. */
export type PushDevice = {
  __typename?: 'PushDevice';
  /** Whether testPush can send to it; false where the chain's own host has no such call. */
  canTest: Scalars['Boolean']['output'];
  /** Browser and system, e.g. `Chrome, Android`; null when unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** LogInSession.id of the session that subscribed it; it is no credential. */
  id: Scalars['ID']['output'];
  /** The device of this request. */
  isThis: Scalars['Boolean']['output'];
  /** What it receives, never empty. */
  purposes: Array<PushPurpose>;
  /** When it was subscribed. */
  since: Scalars['EpochMs']['output'];
};

/** The device receives no messages any more. */
export type PushEnded = {
  __typename?: 'PushEnded';
  /** PushDevice.id. */
  id: Scalars['ID']['output'];
};

/** The device's push service did not take the test message. */
export type PushNotTaken = {
  __typename?: 'PushNotTaken';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The subject of a push message; each can be switched off on each device. */
export type PushPurpose =
  /** A booking was made or changed. */
  | 'BOOKING'
  /** The evening before a visit, and two hours before it. */
  | 'REMINDER'
  /** After a visit: how was it? */
  | 'REVIEW';

/** The purposes of the device are stored. */
export type PushPurposesSaved = {
  __typename?: 'PushPurposesSaved';
  /** PushDevice.id. */
  id: Scalars['ID']['output'];
};

/** This device receives messages about bookings. */
export type PushSubscribed = {
  __typename?: 'PushSubscribed';
  /** The customer's devices; null when they could not be read just now. */
  devices?: Maybe<Array<PushDevice>>;
};

/** The device's push service has taken a test message, which arrives within seconds. */
export type PushTestSent = {
  __typename?: 'PushTestSent';
  /** PushDevice.id. */
  id: Scalars['ID']['output'];
};

/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type Query = {
  __typename?: 'Query';
  /** Both banner sets; cached, survives an outage. */
  banners?: Maybe<Array<Banner>>;
  /** One post; null when there is none of that name. */
  blogPost?: Maybe<BlogArticle>;
  /** Posts of the blog; cached, survives an outage. */
  blogPosts?: Maybe<BlogPostConnection>;
  /** One booking; null when there is none. */
  booking?: Maybe<VisibleBooking>;
  /** What this browser may see, with or without a log-in. */
  browser: Browser;
  /** What a calendar that follows the customer's bookings reads; null when there is no such feed. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** A captcha to solve, another one each time; null while auth is down. */
  captcha?: Maybe<Captcha>;
  /** The parts of the discoveries, in order; cached, survives an outage. */
  contentBlocks?: Maybe<Array<ContentBlock>>;
  /** One discovery; null when there is none of that id. */
  discover?: Maybe<DiscoverDetail>;
  /** All discoveries in order; cached, so that likes may be a minute old. */
  discovers?: Maybe<Array<Discover>>;
  /** Customers' quotes; cached. */
  feedback?: Maybe<Array<Feedback>>;
  /**
   * The first hour of today at which each salon can serve these services, for lists of salons; from the board alone, so
   * salons without an entry are missing. Null where the chain's own booking host does not offer this, and while it fails.
   */
  firstFreeHours?: Maybe<Array<FirstFreeHour>>;
  /** Home's blocks in order; cached, survives an outage. */
  homeBlocks?: Maybe<Array<HomeBlock>>;
  /** The looks that are shown outside of the lookbook; cached. */
  homeLooks?: Maybe<Array<Look>>;
  /** What the chain's hosts have shown not to have. Pages leave it out. */
  lacking: Array<Feature>;
  /** One look; null when there is none of that name. */
  look?: Maybe<Look>;
  /** The lookbook; cached, survives an outage. */
  looks?: Maybe<Array<Look>>;
  /** One voucher; null when there is none of that id. */
  luckyVoucher?: Maybe<LuckyVoucher>;
  /** Vouchers for lucky points. */
  luckyVouchers?: Maybe<LuckyVoucherConnection>;
  /** The booking of a manage link, without a log-in; null when the token is invalid or withdrawn. */
  managedBooking?: Maybe<ManagedBooking>;
  /** Films of the craft; cached. */
  marketingVideos?: Maybe<Array<MarketingVideo>>;
  /** The server's clock, so that countdowns do not depend on the phone's. */
  now: Scalars['EpochMs']['output'];
  /** One offer, judged like those of `Salon.offers`; null when there is none for this caller. */
  offer?: Maybe<Offer>;
  /** One place by its id; null when there is none. */
  place?: Maybe<Place>;
  /** Places that a few letters may mean, likeliest first, accents aside. */
  places?: Maybe<Array<PlaceSuggestion>>;
  /** One product by its slug; null when there is none. */
  product?: Maybe<Product>;
  /** The groups of the shop; cached, survives an outage. */
  productGroups?: Maybe<Array<ProductGroup>>;
  /** The products of a group or of the whole shop, or those that match; cached, survives an outage. */
  products?: Maybe<Array<Product>>;
  /** Provinces with districts and salon counts; cached, survives an outage. */
  provinces?: Maybe<Array<Province>>;
  /** The rewards of a day, each once; with `own` those of the logged-in customer too. Null only when none can be read. */
  rewards?: Maybe<Array<Reward>>;
  /** One salon by its id, 269 included; null when there is none. What has its own source is answered while the salon itself cannot be had, if it is asked under an alias of its own. */
  salon?: Maybe<Salon>;
  /** All listed salons, or those that match; cached, survives an outage. Salon 269 is never listed. */
  salons?: Maybe<Array<Salon>>;
  /** The salons closest to a point, closest first, 30 at most. */
  salonsNear?: Maybe<Array<SalonDistance>>;
  /** The chain's services as an anonymous caller gets them at its first open salon; cached, survives an outage. */
  serviceMenu?: Maybe<ServiceCatalogue>;
  /** One service of that menu by its slug; null when there is none. */
  servicePage?: Maybe<ServicePage>;
  /**
   * The soonest hours for these services within reach: near a position, in a province, or at given salons, whichever comes
   * first. Never earlier than the way there allows.
   */
  soonest?: Maybe<SoonestHours>;
  /** One text of the spa; null when there is none of that name. */
  spaPage?: Maybe<SpaPage>;
  /** The landing pages of the spa; cached. */
  spaPages?: Maybe<Array<SpaPage>>;
  /** What the staff try to reach this month. */
  staffChallenges?: Maybe<Array<StaffChallenge>>;
  /** A list of style masters; without a key that of cuts in this month. Null for a key that names none. */
  styleMasters?: Maybe<StyleMasterList>;
  /** What can be bought. */
  topUpProducts?: Maybe<Array<TopUpProduct>>;
  /** The logged-in customer; null for visitors, and when the session turns out to have ended. */
  viewer?: Maybe<Viewer>;
  /** A place in line, without a log-in; null when the link is invalid, or its day is over. */
  waitlistEntry?: Maybe<WaitlistEntry>;
  /** The wards of a district. */
  wards?: Maybe<Array<Ward>>;
  /** The wheel on show; null where there is none. */
  wheel?: Maybe<Wheel>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryBlogPostArgs = {
  slug: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryBlogPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryCalendarFeedArgs = {
  token: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryDiscoverArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryFirstFreeHoursArgs = {
  salonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryLookArgs = {
  slug: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryLuckyVoucherArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryLuckyVouchersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryManagedBookingArgs = {
  token: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryOfferArgs = {
  booking: OfferBookingInput;
  id: Scalars['ID']['input'];
  salonId?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryPlacesArgs = {
  search: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryProductArgs = {
  slug: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryProductsArgs = {
  group?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<ProductOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryProvincesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryRewardsArgs = {
  date: Scalars['LocalDate']['input'];
  own?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QuerySalonArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QuerySalonsArgs = {
  districtId?: InputMaybe<Scalars['ID']['input']>;
  hasParking?: InputMaybe<Scalars['Boolean']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QuerySalonsNearArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryServicePageArgs = {
  slug: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QuerySoonestArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  people?: InputMaybe<Scalars['Int']['input']>;
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  salonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  serviceIds: Array<Scalars['ID']['input']>;
  stylistId?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QuerySpaPageArgs = {
  slug: Scalars['ID']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryStyleMastersArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  salonId?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryWaitlistEntryArgs = {
  token: Scalars['String']['input'];
};


/** All queries. A field is null, with an error, while what it needs is down; lists never contain null. */
export type QueryWardsArgs = {
  districtId: Scalars['ID']['input'];
};

/** A quest's spins have come. */
export type QuestClaimed = {
  __typename?: 'QuestClaimed';
  /** Spins that came. */
  earned: Scalars['Int']['output'];
};

/** Input of ratePhoto. */
export type RatePhotoInput = {
  /** Id of the picture, as in VisitPhoto.id. */
  photoId: Scalars['ID']['input'];
  /** What they think of it. */
  verdict: PhotoVerdict;
  /** Id of the visit. */
  visitId: Scalars['ID']['input'];
};

/** Result of ratePhoto. */
export type RatePhotoResult = InvalidInput | NotFound | PhotoRated | TooManyTries;

/** A customer's rating of a visit. */
export type RateVisitInput = {
  /** 500 letters at most. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5. */
  stars: Scalars['Int']['input'];
  /** What they praise or blame. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** The visit. */
  visitId: Scalars['ID']['input'];
};

/** Result of rateVisit. */
export type RateVisitResult = InvalidInput | NotFound | RatingClosed | TooManyTries | VisitRated;

/** The seven days are over in which a rating may be changed. */
export type RatingClosed = {
  __typename?: 'RatingClosed';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
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

/** Something the customer has got: on the wheel or for lucky points. */
export type ReceivedGift = {
  __typename?: 'ReceivedGift';
  /** When they got it. */
  at: Scalars['EpochMs']['output'];
  /** What to show at the salon; null for points, spins and offers, which are the customer's already. */
  code?: Maybe<Scalars['String']['output']>;
  /** The code works until then; null without one. */
  expiresAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Unguessable id. */
  id: Scalars['ID']['output'];
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Bought for lucky points rather than won. */
  isVoucher: Scalars['Boolean']['output'];
  /** What kind of gift it is. */
  kind: WheelGiftKind;
  /** What it is. */
  name: Scalars['String']['output'];
};

/** What the customer has got. */
export type ReceivedGiftConnection = {
  __typename?: 'ReceivedGiftConnection';
  /** Newest first. */
  nodes: Array<ReceivedGift>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Input of redeemCode. */
export type RedeemCodeInput = {
  /** The code; spaces and small letters are understood. */
  code: Scalars['String']['input'];
  /** Whose own the offer shall become. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where the offer is judged; null while no salon is chosen. */
  salonId?: InputMaybe<Scalars['ID']['input']>;
  /** For which services the offer is judged. */
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of redeemCode; an error says that it could not be tried. */
export type RedeemCodeResult = CodeRedeemed | CodeRefused | InvalidInput | TooManyTries;

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

/** Result of releaseHour. */
export type ReleaseHourResult = HourReleased;

/** Input of removeAddress. */
export type RemoveAddressInput = {
  /** SavedAddress.id. */
  id: Scalars['ID']['input'];
};

/** Result of removeAddress. */
export type RemoveAddressResult = AddressRemoved | InvalidInput | NotFound | TooManyTries;

/** Input of reportWrongPhoto. */
export type ReportWrongPhotoInput = {
  /** Id of the picture, as in VisitPhoto.id. */
  photoId: Scalars['ID']['input'];
  /** The customer's comment, 200 characters at most. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the visit. */
  visitId: Scalars['ID']['input'];
};

/** Result of reportWrongPhoto. */
export type ReportWrongPhotoResult = InvalidInput | NotFound | PhotoReported | TooManyTries;

/** Result of requestDeletion. */
export type RequestDeletionResult = DeletionRequested;

/** A request to be served at home. The server decides salon and prices. */
export type RequestHomeVisitInput = {
  /** A saved address of the logged-in customer; null: `placeId` names the place. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Of HomeOffer. */
  date: Scalars['LocalDate']['input'];
  /** 16 to 64 letters, digits, _ or -, new for each visit; the same key gets the first result again, and InvalidInput about itself when anything else has changed or the visit was canceled. */
  idempotencyKey: Scalars['String']['input'];
  /** The customer's note to the salon, 500 characters at most. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When on that day. */
  part: PartOfDay;
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
  /** A province, district or ward, or a place of `places`. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of an earlier request of the caller's; this one takes its place while it waits for the salon's call. */
  replacesKey?: InputMaybe<Scalars['String']['input']>;
  /** Of HomeOffer. */
  serviceIds: Array<Scalars['ID']['input']>;
  /** House number and street, needed without `addressId`; 120 characters at most. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** Result of requestHomeVisit. */
export type RequestHomeVisitResult = HomeVisitRequested | InvalidInput | TooManyTries;

/** Why a transfer is sent back. */
export type ReturnReason =
  /** The order had been paid already. */
  | 'AGAIN'
  /** It left when the order had expired. */
  | 'LATE'
  /** It was not the order's amount. */
  | 'WRONG_AMOUNT';

/** A transfer for an order that is sent back. */
export type ReturnedTransfer = {
  __typename?: 'ReturnedTransfer';
  /** How much came. */
  amount: Scalars['Dong']['output'];
  /** Why it goes back. */
  reason: ReturnReason;
};

/** An offer of a day, whatever is booked: the chain's own or the customer's. */
export type Reward = {
  __typename?: 'Reward';
  /** Its conditions, null when there are none. */
  condition?: Maybe<Scalars['String']['output']>;
  /** What it gives. */
  effect: Scalars['String']['output'];
  /** Last day, null without end. */
  endDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Id of the offer, e.g. `501`. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether a booking can use it; false for what the chain only announces. */
  isBookable: Scalars['Boolean']['output'];
  /** The customer's own, not everybody's. */
  isOwn: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** How often it can still be used, e.g. `2`; null without limit. */
  remainingUses?: Maybe<Scalars['Int']['output']>;
  /** Services that it makes cheaper, by id; empty when it works on the total. */
  serviceIds: Array<Scalars['NumberId']['output']>;
};

/** A salon. */
export type Salon = {
  __typename?: 'Salon';
  /** Address in the pre-2025 model. */
  address: Scalars['String']['output'];
  /** Address as customers know it today. */
  addressNew: Scalars['String']['output'];
  /** How to find the door, null without a note. */
  addressNote?: Maybe<Scalars['String']['output']>;
  /** The nearest other salons with free hours on that day for these services. */
  alternatives?: Maybe<Array<AlternativeSalon>>;
  /** What a phone may do here; the default when that cannot be found out. */
  bookingRules?: Maybe<BookingRules>;
  /** Why it cannot be booked; null while it serves. */
  closure?: Maybe<SalonClosure>;
  /** Its district. */
  districtId: Scalars['NumberId']['output'];
  /** Name of that. */
  districtName: Scalars['String']['output'];
  /** Has parking for cars, which may cost a fee. */
  hasParking: Scalars['Boolean']['output'];
  /** Free frames; without a stylist anybody's. Customers at the salon (`utmSource` book_at_salon) may take frames that have just begun; frames that this browser holds count as free for it. */
  hours?: Maybe<Hours>;
  /** Id of the salon, as in links `?salonId=`. */
  id: Scalars['NumberId']['output'];
  /** A picture of its front, null without one; on the chain's picture host it takes a width: ?w=640. */
  image?: Maybe<Scalars['String']['output']>;
  /** What stays in view of that picture where it is cropped; null: its middle. */
  imageFocus?: Maybe<FocalPoint>;
  /** Much in demand. */
  isHot: Scalars['Boolean']['output'];
  /** False for the training salon, which is in no list. */
  isListed: Scalars['Boolean']['output'];
  /** False while the salon is closed for a longer time. */
  isOpen: Scalars['Boolean']['output'];
  /** One of the chain's top salons. */
  isTop: Scalars['Boolean']['output'];
  /** Degrees north; null where the chain's own host does not say where it is. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Whether and when several customers at once may request a call from staff. */
  manyPeople: ManyPeople;
  /** Address of a map with directions; null without one. */
  mapUrl?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** The first free hour of the days that this phone may book, for some services: the stylist's, or anybody's where they have none; at least 30 minutes from now; null when all is full. */
  nearestHour?: Maybe<NearestHour>;
  /** Offers for a booking here. */
  offers?: Maybe<Offers>;
  /** Booking without knowing the service is possible. */
  offersConsultation: Scalars['Boolean']['output'];
  /** First day of service while it lies ahead, null from that day on: it does not show a salon's age. */
  openingDate?: Maybe<Scalars['LocalDate']['output']>;
  /** When it serves on the days from today on; null when there is no such salon. */
  openingDays?: Maybe<Array<OpeningDay>>;
  /** Way to the parking. */
  parkingMapUrl?: Maybe<Scalars['String']['output']>;
  /** Number to call. */
  phone: Scalars['String']['output'];
  /** Its province or city. */
  provinceId: Scalars['NumberId']['output'];
  /** Name of that. */
  provinceName: Scalars['String']['output'];
  /** What customers think of its stylists; null while none was rated. */
  rating?: Maybe<SalonRating>;
  /** The story of a group of services; null when there is none. */
  serviceDetail?: Maybe<ServiceDetail>;
  /** What it sells; null when there is no such salon. */
  services?: Maybe<ServiceCatalogue>;
  /** Its name in an address, e.g. `252-cau-giay`. */
  slug: Scalars['String']['output'];
  /** Who works here on a day. */
  staff?: Maybe<Staff>;
  /** Null for most. */
  tag?: Maybe<SalonTag>;
  /** A warning about the salon, null when none. */
  warnText?: Maybe<Scalars['String']['output']>;
};


/** A salon. */
export type SalonAlternativesArgs = {
  date: Scalars['LocalDate']['input'];
  serviceIds: Array<Scalars['ID']['input']>;
};


/** A salon. */
export type SalonBookingRulesArgs = {
  guestPhone?: InputMaybe<Scalars['String']['input']>;
};


/** A salon. */
export type SalonHoursArgs = {
  input: HoursInput;
};


/** A salon. */
export type SalonNearestHourArgs = {
  guestPhone?: InputMaybe<Scalars['String']['input']>;
  serviceIds: Array<Scalars['ID']['input']>;
  stylistId?: InputMaybe<Scalars['ID']['input']>;
};


/** A salon. */
export type SalonOffersArgs = {
  booking: OfferBookingInput;
};


/** A salon. */
export type SalonOpeningDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A salon. */
export type SalonServiceDetailArgs = {
  groupId: Scalars['ID']['input'];
  guestPhone?: InputMaybe<Scalars['String']['input']>;
};


/** A salon. */
export type SalonServicesArgs = {
  chosenIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  guestPhone?: InputMaybe<Scalars['String']['input']>;
};


/** A salon. */
export type SalonStaffArgs = {
  date: Scalars['LocalDate']['input'];
  guestPhone?: InputMaybe<Scalars['String']['input']>;
};

/** The salon does not serve then. */
export type SalonClosed = {
  __typename?: 'SalonClosed';
  /** Salons to go to instead. */
  alternatives: Array<Salon>;
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** Why a salon cannot be booked, and where to go instead. */
export type SalonClosure = {
  __typename?: 'SalonClosure';
  /** Open salons, closest first. */
  alternatives: Array<Salon>;
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A salon, and how far it is from the place that was asked about. */
export type SalonDistance = {
  __typename?: 'SalonDistance';
  /** Kilometres in a straight line, one decimal. */
  distanceKm: Scalars['Float']['output'];
  /** The salon. */
  salon: Salon;
};

/** What customers think of a salon's stylists. */
export type SalonRating = {
  __typename?: 'SalonRating';
  /** How many customers they served. */
  customerCount: Scalars['Int']['output'];
  /** Mean rating of its stylists, 0 to 5. */
  stars: Scalars['Float']['output'];
};

/** What is special about a salon's age. */
export type SalonTag =
  /** Mới khai trương. */
  | 'NEWLY_OPENED'
  /** Sắp khai trương. */
  | 'OPENING_SOON';

/** An address to save. Its text and its position follow from `placeId`. */
export type SaveAddressInput = {
  /** Null: a new one; otherwise the one to change. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Where they stand, when they allowed their browser to share it; stored to a hundred metres. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Belongs to `latitude`. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Their name for it, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** A province, district or ward, or a place of `places`. */
  placeId: Scalars['ID']['input'];
  /** House number and street, 120 characters at most. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** Result of saveAddress. */
export type SaveAddressResult = AddressSaved | InvalidInput | NotFound | TooManyTries;

/** Input of saveConsent. */
export type SaveConsentInput = {
  /** The customer confirmed that withdrawing the consent for BOOKING cancels their bookings and home visits. */
  cancelBookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** False takes it back. */
  isGiven: Scalars['Boolean']['input'];
  /** What it is about. */
  purpose: ConsentPurpose;
  /** Day of the text that was read. */
  textVersion: Scalars['String']['input'];
};

/** Result of saveConsent. */
export type SaveConsentResult = BookingsStand | ConsentSaved | InvalidInput | TooManyTries;

/** Input of saveCustomerName. */
export type SaveCustomerNameInput = {
  /** What they are called. */
  name: Scalars['String']['input'];
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of saveCustomerName. */
export type SaveCustomerNameResult = InvalidInput | NameSaved;

/** The settings as a whole. */
export type SaveNoticeSettingsInput = {
  /** The channels to use, each once and the preferred one first; empty: no messages. */
  channels: Array<NoticeChannel>;
  /** Minutes after midnight, 1020 to 1320 (22:00) in steps of 30. */
  quietFrom: Scalars['Int']['input'];
  /** Minutes after midnight, 390 (6:30) to 720 in steps of 30. */
  quietUntil: Scalars['Int']['input'];
};

/** Result of saveNoticeSettings. */
export type SaveNoticeSettingsResult = InvalidInput | NoticeSettingsSaved | TooManyTries;

/** A profile as a whole: what is null or left out is deleted, as far as it could be read. */
export type SaveProfileInput = {
  /** Null for none. Once stored it is changed at the salon only. */
  birthday?: InputMaybe<BirthdayInput>;
  /** Null for none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Null for none. */
  gender?: InputMaybe<Gender>;
  /** Null for none. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Result of saveProfile. */
export type SaveProfileResult = InvalidInput | ProfileSaved | TooManyTries;

/** A place that a customer saved for themselves. */
export type SavedAddress = {
  __typename?: 'SavedAddress';
  /** The whole address as text. */
  address: Scalars['String']['output'];
  /** Who would come there, and for what; null when nobody can. */
  homeOffer?: Maybe<HomeOffer>;
  /** Id of the address, e.g. `12`. */
  id: Scalars['NumberId']['output'];
  /** Where it is, in degrees to about a hundred metres; null where that is not known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** As latitude. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Their name for it, e.g. 'Nhà'. */
  name: Scalars['String']['output'];
  /** Its province, district or ward, for findPlace; null where the chain does not send it. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** The open salons nearest to it, closest first, five at most; empty for an address without a position. */
  salons?: Maybe<Array<SalonDistance>>;
  /** House number and street, null when they gave none. */
  street?: Maybe<Scalars['String']['output']>;
};

/** Input of sendBookingCode. */
export type SendBookingCodeInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
  /** Answer to `captcha`; needed once an issue of InvalidInput names this argument. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The preferred channel of the code; CodeSent has the used one. */
  channel: CodeChannel;
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of sendBookingCode and of sendHolderCode. InvalidInput with the field `captcha` asks for a captcha with the next try. */
export type SendBookingCodeResult = CodeSent | InvalidInput | NotFound | TooManyTries;

/** Input of sendHolderCode. */
export type SendHolderCodeInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
  /** Answer to `captcha`; needed once an issue of InvalidInput names this argument. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The preferred channel of the code; CodeSent has the used one. */
  channel: CodeChannel;
};

/** Input of sendLogInCode. */
export type SendLogInCodeInput = {
  /** Answer to `captcha`; required once LogInRefused.needsCaptcha is true. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The preferred channel of the code; CodeSent contains the one really used. */
  channel: CodeChannel;
  /** Ten digits; dots and +84 are understood. */
  phone: Scalars['String']['input'];
};

/** Result of sendLogInCode. */
export type SendLogInCodeResult = CodeSent | InvalidInput | LogInRefused | TooManyTries;

/** One service, a version of its group. */
export type Service = {
  __typename?: 'Service';
  /** The heading it stands under. */
  categoryId: Scalars['NumberId']['output'];
  /** Whose time it takes. */
  deliveryType: DeliveryType;
  /** A paragraph, plain text. */
  description: Scalars['String']['output'];
  /** Choosing one replaces another of the same group. */
  groupId: Scalars['NumberId']['output'];
  /** Has a story in serviceDetail. */
  hasDetail: Scalars['Boolean']['output'];
  /** Id of the service, e.g. `1001`. */
  id: Scalars['NumberId']['output'];
  /** Addresses of pictures; empty when there is none. */
  images: Array<Scalars['String']['output']>;
  /** The version to offer first. */
  isDefault: Scalars['Boolean']['output'];
  /** Minutes it takes. */
  minutes: Scalars['Int']['output'];
  /** Full name, as on the receipt. */
  name: Scalars['String']['output'];
  /** Price before, for striking through; null when there is none. */
  oldPrice?: Maybe<Scalars['Dong']['output']>;
  /** The service that this one needs; null for independent ones. */
  parentId?: Maybe<Scalars['NumberId']['output']>;
  /** Price on an ordinary day without a master; FREE is 0. */
  price: Scalars['Dong']['output'];
  /** The chain's display text, e.g. `120K` or `FREE`. */
  priceText: Scalars['String']['output'];
  /** One line below the name. */
  subtitle: Scalars['String']['output'];
  /** Short labels, e.g. 'Mới'. */
  tags: Array<Scalars['String']['output']>;
  /** Null when the group has one version. */
  versionName?: Maybe<Scalars['String']['output']>;
};

/** The services of a salon with their rules. */
export type ServiceCatalogue = {
  __typename?: 'ServiceCatalogue';
  /** In order; without those in which nothing is on sale. */
  categories: Array<ServiceCategory>;
  /** The chain's messages to everybody at the steps of the flow. */
  guides: Array<Guide>;
  /** The 'genZ member' flag. */
  isGenZ: Scalars['Boolean']['output'];
  /** Keep chosen services when the list is loaded again. */
  keepsChosen: Scalars['Boolean']['output'];
  /** Prices that differ by day or stylist. */
  specialDays: Array<SpecialDay>;
  /** What to suggest beside the chosen. */
  suggestions: Array<ServiceSuggestion>;
};

/** A heading of the service list. */
export type ServiceCategory = {
  __typename?: 'ServiceCategory';
  /** Without those in which nothing is on sale. */
  groups: Array<ServiceGroup>;
  /** Id of the category, e.g. `1`. */
  id: Scalars['NumberId']['output'];
  /** Short name, e.g. for tabs. */
  name: Scalars['String']['output'];
  /** Heading to show. */
  title: Scalars['String']['output'];
};

/** The story of a service group. */
export type ServiceDetail = {
  __typename?: 'ServiceDetail';
  /** Pictures and videos. */
  banners: Array<ServiceMedia>;
  /** Text, which may be folded away. */
  content: Scalars['String']['output'];
  /** Short labels. */
  tags: Array<Scalars['String']['output']>;
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Versions of one service; at most one of a group can be chosen. */
export type ServiceGroup = {
  __typename?: 'ServiceGroup';
  /** Optional extras to offer beside it. */
  addOns: Array<AddOn>;
  /** Id of the group, for serviceDetail. */
  id: Scalars['NumberId']['output'];
  /** What the versions have in common. */
  name: Scalars['String']['output'];
  /** Versions on sale, in order; hidden ones are left out. */
  services: Array<Service>;
  /** Its name in an address, e.g. `cat-toc`, for servicePage. */
  slug: Scalars['String']['output'];
};

/** A picture or video of a service group. */
export type ServiceMedia = {
  __typename?: 'ServiceMedia';
  /** Picture or film. */
  kind: MediaKind;
  /** Where it lies. */
  url: Scalars['String']['output'];
};

/** A service on a page of its own. */
export type ServicePage = {
  __typename?: 'ServicePage';
  /** The heading it stands under, with the services beside it. */
  category: ServiceCategory;
  /** Its story; null when there is none and, with an error, while it cannot be had. */
  detail?: Maybe<ServiceDetail>;
  /** The service with its versions and extras. */
  group: ServiceGroup;
  /** Prices of its versions that differ by day or stylist. */
  specialDays: Array<SpecialDay>;
};

/** When to suggest which services. */
export type ServiceSuggestion = {
  __typename?: 'ServiceSuggestion';
  /** Picture of the popup. */
  image?: Maybe<Scalars['String']['output']>;
  /** Regular expression over the names of the chosen services, or over their ids as `1001,1038`, for `regex` only. */
  pattern?: Maybe<Scalars['String']['output']>;
  /** `equals`, `regex` or `subset`. */
  rule: Scalars['String']['output'];
  /** What is compared with the chosen services; empty for `regex`. */
  selectedIds: Array<Scalars['NumberId']['output']>;
  /** What to suggest. */
  serviceIds: Array<Scalars['NumberId']['output']>;
  /** Heading of the popup. */
  title: Scalars['String']['output'];
};

/** A session has ended. */
export type SessionEnded = {
  __typename?: 'SessionEnded';
  /** Its id. */
  id: Scalars['ID']['output'];
};

/** Input of setPassword. */
export type SetPasswordInput = {
  /** A log-in code, where neither a fresh log-in nor the current password is at hand. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password so far. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new one, six digits. */
  password: Scalars['String']['input'];
};

/** Result of setPassword. */
export type SetPasswordResult = InvalidInput | PasswordSet | PhoneProofNeeded | TooManyTries;

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

/** An hour at which a salon can serve, and how to get there in time. */
export type SoonestHour = {
  __typename?: 'SoonestHour';
  /** Names this place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** Kilometres from the position in the input, in a straight line; null without one. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** Stylists who are free for the whole length; five at most are counted. */
  freeStylists: Scalars['Int']['output'];
  /** The hour, as in `hours`. */
  hourId: Scalars['NumberId']['output'];
  /** As the chain writes it, `9h30`. */
  label: Scalars['String']['output'];
  /** What the services cost one person on that day, without offers: with the stylist of the query, or with any. */
  price: Scalars['Dong']['output'];
  /** Where. */
  salon: Salon;
  /** Minutes to get there: two for a kilometre, five at least; null without a position. */
  travelMinutes?: Maybe<Scalars['Int']['output']>;
};

/** The soonest hours, and how far to trust them. */
export type SoonestHours = {
  __typename?: 'SoonestHours';
  /** Why there is none; null when there is one, or when the reason is unknown. */
  gap?: Maybe<SoonestGap>;
  /** The soonest first, of equal ones the nearest; two of a salon at most. */
  hours: Array<SoonestHour>;
  /** True when not every salon in question could be looked at. */
  isPartial: Scalars['Boolean']['output'];
  /** When the salons were last looked at. A free hour is a hint: only a hold or a booking decides. */
  seenAt: Scalars['EpochMs']['output'];
};

/** A text about one treatment of the spa. */
export type SpaPage = {
  __typename?: 'SpaPage';
  /** Picture, 640 × 360. */
  image: Scalars['String']['output'];
  /** Who should rather not. */
  notFor: Array<Scalars['String']['output']>;
  /** Questions and answers. */
  questions: Array<SpaQuestion>;
  /** The services by id. */
  serviceIds: Array<Scalars['NumberId']['output']>;
  /**
   * What can be booked, the treatment itself first; null, with an error, while the services cannot
   * be had.
   */
  services?: Maybe<Array<OfferedService>>;
  /** Its name in an address, e.g. `da-nong`. */
  slug: Scalars['ID']['output'];
  /** What happens, in order. */
  steps: Array<SpaStep>;
  /** Whom it suits. */
  suits: Array<Scalars['String']['output']>;
  /** In a sentence. */
  summary: Scalars['String']['output'];
  /** What it is like. */
  text: Scalars['String']['output'];
  /** Name. */
  title: Scalars['String']['output'];
};

/** A frequent question of customers. */
export type SpaQuestion = {
  __typename?: 'SpaQuestion';
  /** Its answer. */
  answer: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** A step of a spa service. */
export type SpaStep = {
  __typename?: 'SpaStep';
  /** Minutes of this step. */
  minutes: Scalars['Int']['output'];
  /** How. */
  text: Scalars['String']['output'];
  /** What is done. */
  title: Scalars['String']['output'];
};

/** Other prices of a service on some days or with stylists of a level. */
export type SpecialDay = {
  __typename?: 'SpecialDay';
  /** The days it is about. */
  dates: Array<Scalars['LocalDate']['output']>;
  /** Price on those days. */
  dayPrice?: Maybe<Scalars['Dong']['output']>;
  /** Price with such a stylist on those days. */
  dayStylistPrice?: Maybe<Scalars['Dong']['output']>;
  /** The service it is about. */
  serviceId: Scalars['NumberId']['output'];
  /** Level of the stylists it is about. */
  stylistLevel?: Maybe<Scalars['Int']['output']>;
  /** Price with a stylist of `stylistLevel`, other days. */
  stylistPrice?: Maybe<Scalars['Dong']['output']>;
};

/** Input of spinWheel. */
export type SpinWheelInput = {
  /** 16 to 64 letters, digits, _ or -, new for each request; the same key gets the first result again. */
  idempotencyKey: Scalars['String']['input'];
  /** Id of the wheel. */
  wheelId: Scalars['ID']['input'];
};

/** Result of spinWheel. */
export type SpinWheelResult = InvalidInput | NoSpinsLeft | NotFound | NothingToWin | Spun | TooManyTries;

/** The wheel was turned. */
export type Spun = {
  __typename?: 'Spun';
  /** Where it ended and what was won; the same key brings the same spin again. */
  spin: WheelSpin;
  /** Spins that are left now. */
  spinsLeft: Scalars['Int']['output'];
};

/** Who works at a salon on a day. */
export type Staff = {
  __typename?: 'Staff';
  /** Who cuts, the first to offer first. */
  stylists: Array<Stylist>;
};

/** What the staff try to reach this month. */
export type StaffChallenge = {
  __typename?: 'StaffChallenge';
  /** What counts. */
  description: Scalars['String']['output'];
  /** Count that earns the reward, in `unit`. */
  goal: Scalars['Int']['output'];
  /** Id of the challenge. */
  id: Scalars['NumberId']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Who is furthest, ten at most. */
  ranking: Array<ChallengeStanding>;
  /** The reward for reaching it. */
  reward: Scalars['Dong']['output'];
  /** Unit of goal and value, e.g. `lượt 5 sao`. */
  unit: Scalars['String']['output'];
};

/** A stylist in a ranking. */
export type StyleMaster = {
  __typename?: 'StyleMaster';
  /** Portrait; null without one. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** They are a master. */
  isMaster: Scalars['Boolean']['output'];
  /** Given name first, as the chain writes it. */
  name: Scalars['String']['output'];
  /** Ratings of their visits within the month. */
  ratingCount: Scalars['Int']['output'];
  /** That salon as it is now, from the cached list; null when it is not listed. */
  salon?: Maybe<Salon>;
  /** Where they work. */
  salonId: Scalars['NumberId']['output'];
  /** What customers come to them for. */
  skill: Scalars['String']['output'];
  /** Their mean, to a tenth; null without any. */
  stars?: Maybe<Scalars['Float']['output']>;
  /** Id of the stylist. */
  stylistId: Scalars['NumberId']['output'];
  /** Votes in this list. */
  votes: Scalars['Int']['output'];
  /** Years with scissors. */
  years: Scalars['Int']['output'];
};

/** The list of a month: who has most votes, who is rated best. */
export type StyleMasterList = {
  __typename?: 'StyleMasterList';
  /** By ratings, 30 at most; all stylists of a salon when one is given. */
  byStars: Array<StyleMaster>;
  /** By votes, 30 at most. */
  byVotes: Array<StyleMaster>;
  /** Votes are taken: its month lasts. */
  isOpen: Scalars['Boolean']['output'];
  /** Names the list, `cat-2026-11`. */
  key: Scalars['String']['output'];
  /** The month, `2026-11`. */
  month: Scalars['String']['output'];
  /** What is elected. */
  topic: StyleMasterTopic;
};

/** What style masters are elected for. */
export type StyleMasterTopic =
  /** Cuts. */
  | 'CUT'
  /** Perms and colours. */
  | 'PERM_AND_COLOUR';

/** A vote of the logged-in customer's. */
export type StyleMasterVote = {
  __typename?: 'StyleMasterVote';
  /** When it was given, or last changed. */
  at: Scalars['EpochMs']['output'];
  /** The list it was given in. */
  masterKey: Scalars['String']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** Who has it. */
  stylistId: Scalars['NumberId']['output'];
};

/** The vote is given. */
export type StyleMasterVoted = {
  __typename?: 'StyleMasterVoted';
  /** The one vote of this list. */
  vote: StyleMasterVote;
};

/** A stylist. */
export type Stylist = {
  __typename?: 'Stylist';
  /** Address of the portrait; null without one. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** Where their face is in that picture, which is cropped to a circle; null: in the middle. */
  avatarFocus?: Maybe<FocalPoint>;
  /** Customers served; above 1,000 shown as k. */
  customerCount: Scalars['Float']['output'];
  /** About them: HTML of p, br, b, strong, i, em, u, ul, ol, li without attributes, cleaned by the gateway; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the stylist, e.g. `21`. */
  id: Scalars['NumberId']['output'];
  /** Serves at most 12 customers a day at a special price. */
  isMaster: Scalars['Boolean']['output'];
  /** A star icon above 1. */
  level: Scalars['Int']['output'];
  /** As on the name plate. */
  name: Scalars['String']['output'];
  /** Haircuts made by them. */
  photos: Array<Scalars['String']['output']>;
  /** All ratings, of any number of votes. */
  ratings: Array<StylistRating>;
  /** That salon, from the cached list; null when it is not listed. */
  salon?: Maybe<Salon>;
  /** Where the stylist works that day; another salon than the requested one means moved. */
  salonId: Scalars['NumberId']['output'];
  /** What they are best at. */
  skill: Scalars['String']['output'];
  /** Average rating, 0 to 5. */
  stars: Scalars['Float']['output'];
  /** Years in the trade. */
  yearsOfExperience: Scalars['Float']['output'];
};

/** A rating of one kind of work. */
export type StylistRating = {
  __typename?: 'StylistRating';
  /** Customers served; shown above 100. */
  customers: Scalars['Float']['output'];
  /** What was rated, e.g. Cắt. */
  name: Scalars['String']['output'];
  /** Customers who rated; shown from 1. */
  ratedBy: Scalars['Float']['output'];
  /** Average, 0 to 5. */
  stars: Scalars['Float']['output'];
};

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
export type SubscribeToPushInput = {
  /** Its secret, base64url. */
  auth: Scalars['String']['input'];
  /** Its address at the push service of its browser; others are refused. */
  endpoint: Scalars['String']['input'];
  /** Its public key, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Result of subscribeToPush. */
export type SubscribeToPushResult = InvalidInput | PushSubscribed | TooManyTries;

/** All subscriptions, as server-sent events. A stream ends after some minutes at most; a client that still listens reconnects and gets the newest value first. */
export type Subscription = {
  __typename?: 'Subscription';
  /** As `Salon.hours`: now, and again after each change of the salon-day, four times a second at most. Sets the owner token's cookie, so that the browser will see the hour that it holds as free. TOO_MANY_STREAMS beyond the limit, BAD_USER_INPUT for an invalid salon or more than 50 services. */
  hours: Hours;
};


/** All subscriptions, as server-sent events. A stream ends after some minutes at most; a client that still listens reconnects and gets the newest value first. */
export type SubscriptionHoursArgs = {
  input: HoursInput;
  salonId: Scalars['ID']['input'];
};

/** Why a place cannot be had. */
export type TakenReason =
  /** The hour has passed. */
  | 'PAST'
  /** The chosen stylist has no time; another may. */
  | 'STYLIST_BUSY'
  /** Somebody else was quicker. */
  | 'TAKEN';

/** Input of testPush. */
export type TestPushInput = {
  /** PushDevice.id. */
  id: Scalars['ID']['input'];
};

/** Result of testPush. */
export type TestPushResult = InvalidInput | NotFound | PushNotTaken | PushTestSent | TooManyTries;

/** A part of a text: a paragraph or a list, never both. */
export type TextPart = {
  __typename?: 'TextPart';
  /** The entries of the list, empty for a paragraph. */
  items: Array<Scalars['String']['output']>;
  /** The paragraph, null for a list. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A section of a text; words only, no markup. */
export type TextSection = {
  __typename?: 'TextSection';
  /** Names the section in the address, after `#`. */
  id: Scalars['ID']['output'];
  /** In order. */
  parts: Array<TextPart>;
  /** Its heading. */
  title: Scalars['String']['output'];
};

/** Tier of a member. */
export type Tier =
  /** The highest tier. */
  | 'DIAMOND'
  /** The second tier. */
  | 'GOLD'
  /** The first tier. */
  | 'SILVER';

/** Too many attempts for this phone, browser or address. */
export type TooManyTries = {
  __typename?: 'TooManyTries';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
  /** Seconds until the next attempt is allowed. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** What can be bought. */
export type TopUpKind =
  /** Money on the balance. */
  | 'CARD'
  /** A tier for some months. */
  | 'MEMBERSHIP'
  /** Visits in advance. */
  | 'PACKAGE';

/** Something that can be bought: a card, a package of visits, the silver membership. */
export type TopUpProduct = {
  __typename?: 'TopUpProduct';
  /** Given on top of the price on the balance; 0 for none. */
  bonus: Scalars['Dong']['output'];
  /** Id of the product. */
  id: Scalars['NumberId']['output'];
  /** What it is. */
  kind: TopUpKind;
  /** How long it holds, in months; null without end. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Price in đồng. */
  price: Scalars['Dong']['output'];
  /** What its visits are; null when it gives none. */
  service?: Maybe<PackageService>;
  /** Visits that it gives; 0 when it gives none. */
  visits: Scalars['Int']['output'];
  /** Visits of those that are paid; the others are a gift. */
  visitsPaid: Scalars['Int']['output'];
};

/** Input of trackBookingError. */
export type TrackBookingErrorInput = {
  /** The name under which the error is counted. */
  code: Scalars['String']['input'];
  /** What the customer read. */
  message: Scalars['String']['input'];
  /** Where they stood, 0 to 5. */
  step: Scalars['Int']['input'];
};

/** Input of track. */
export type TrackInput = {
  /** What happened, oldest first. */
  events: Array<TrackingEventInput>;
  /** JSON object of what is true of all events, such as the language; 2,000 characters at most, and personal keys only after consent. */
  extendData?: InputMaybe<Scalars['String']['input']>;
  /** Where the visit began. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Which campaign brought the visit. */
  utmSource?: InputMaybe<Scalars['String']['input']>;
};

/** Input of trackLocation. */
export type TrackLocationInput = {
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
  /** Whose position it is; it must be the phone that agreed. */
  phone: Scalars['String']['input'];
};

/** Result of tracking. */
export type TrackResult = InvalidInput | Tracked;

/** Accepted; the response does not show whether it was stored. */
export type Tracked = {
  __typename?: 'Tracked';
  /** False when it was withheld for want of consent. */
  accepted: Scalars['Boolean']['output'];
};

/** A click or a view. */
export type TrackingEventInput = {
  /** JSON object of the event's own data; personal keys only after consent. */
  data?: InputMaybe<Scalars['String']['input']>;
  /** What was clicked or seen; 80 characters at most. */
  eventId: Scalars['String']['input'];
  /** Where it happened, e.g. `booking`; 60 characters at most, as the next. */
  pageId: Scalars['String']['input'];
  /** Screen, e.g. `bookingSuccess`. */
  screenId: Scalars['String']['input'];
};

/** Input of unsubscribeFromPush. */
export type UnsubscribeFromPushInput = {
  /** PushDevice.id. */
  id: Scalars['ID']['input'];
};

/** Result of unsubscribeFromPush. */
export type UnsubscribeFromPushResult = InvalidInput | PushEnded;

/** The last visit as something to book again. */
export type UsualVisit = {
  __typename?: 'UsualVisit';
  /** The first free hour for it; null when all is full or nothing of it is sold any more. */
  nearest?: Maybe<NearestHour>;
  /** The salon. */
  salon: Salon;
  /** What was done for customer 1, as far as it is still sold there. */
  services: Array<Service>;
  /** Who cut; null where nobody did. */
  stylist?: Maybe<VisitStaff>;
};

/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Their spending history. */
  balanceHistory?: Maybe<BalanceEntryConnection>;
  /** Their bookings in every state. */
  bookingHistory?: Maybe<BookingConnection>;
  /** Token of the feed that calendars follow; null while they have none. */
  calendarFeedToken?: Maybe<Scalars['String']['output']>;
  /** Their consent history, newest first, 100 at most. */
  consentWords?: Maybe<Array<ConsentWord>>;
  /** Visits that they bought in advance. */
  courses?: Maybe<Array<CustomerCourse>>;
  /** What they like, the last liked first. */
  likedDiscovers?: Maybe<Array<Discover>>;
  /** What changed their lucky points. */
  luckyPointHistory?: Maybe<LuckyPointConnection>;
  /** Their lucky points. */
  luckyPoints?: Maybe<Scalars['Int']['output']>;
  /** What they are and have as a member. */
  membership?: Maybe<Membership>;
  /** One of their orders; null when there is no such order of theirs. */
  membershipOrder?: Maybe<MembershipOrder>;
  /** Their orders. */
  membershipOrders?: Maybe<MembershipOrderConnection>;
  /** How they want messages about their bookings; null where the chain's own host does not offer this. */
  noticeSettings?: Maybe<NoticeSettings>;
  /** Who they are. */
  profile?: Maybe<Profile>;
  /** Their devices that receive messages, newest first. */
  pushDevices?: Maybe<Array<PushDevice>>;
  /** What they have got on the wheel or for lucky points. */
  receivedGifts?: Maybe<ReceivedGiftConnection>;
  /** One of them; null for any other. */
  savedAddress?: Maybe<SavedAddress>;
  /** The places that they saved. */
  savedAddresses?: Maybe<Array<SavedAddress>>;
  /** Where they are logged in, newest first. */
  sessions?: Maybe<Array<LogInSession>>;
  /** Their votes, newest first. */
  styleMasterVotes?: Maybe<Array<StyleMasterVote>>;
  /** What they would book again, after their last visit; null without a visit, and at a salon that is not open. */
  usualVisit?: Maybe<UsualVisit>;
  /** One of their visits; null for another customer's and for an unknown one. */
  visit?: Maybe<Visit>;
  /** Their visits. */
  visits?: Maybe<VisitConnection>;
  /** What they have to play with on the wheel. */
  wheelAccount?: Maybe<WheelAccount>;
  /** Their spins. */
  wheelSpins?: Maybe<WheelSpinConnection>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerBalanceHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerBookingHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerLuckyPointHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerMembershipOrderArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerMembershipOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerReceivedGiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerSavedAddressArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerUsualVisitArgs = {
  salonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerVisitArgs = {
  id: Scalars['ID']['input'];
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerVisitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The logged-in customer and all that is theirs; nobody else sees it. Each field fails for itself. */
export type ViewerWheelSpinsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A booking as far as its caller may see it: all of it for its owner and while it waits for its code. */
export type VisibleBooking = Booking | MaskedBooking;

/** A visit of the logged-in customer's: a booking that was served. */
export type Visit = {
  __typename?: 'Visit';
  /** Day of the visit. */
  date: Scalars['LocalDate']['output'];
  /** When customer 1 was served, `9h30`. */
  hourLabel: Scalars['String']['output'];
  /** The booking that it was. */
  id: Scalars['ID']['output'];
  /** Customer 1, who has the account, first. */
  people: Array<VisitPerson>;
  /** Pictures, in the order in which they were taken. */
  photos: Array<VisitPhoto>;
  /** How they rated it; null until they do. */
  rating?: Maybe<VisitRating>;
  /** How it stands with its rating; null while that is unknown. */
  ratingState?: Maybe<VisitRatingState>;
  /** Its address; null while unknown. */
  salonAddress?: Maybe<Scalars['String']['output']>;
  /** Salon it was at. */
  salonId: Scalars['NumberId']['output'];
  /** Its name; null while unknown. */
  salonName?: Maybe<Scalars['String']['output']>;
  /** What all paid together. */
  total: Scalars['Dong']['output'];
};

/** Visits of the customer. */
export type VisitConnection = {
  __typename?: 'VisitConnection';
  /** Newest first. */
  nodes: Array<Visit>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What was done for one customer of a visit. */
export type VisitPerson = {
  __typename?: 'VisitPerson';
  /** What was done, at the prices that were paid. */
  services: Array<BookedService>;
  /** The skinner; null without one. */
  skinner?: Maybe<VisitStaff>;
  /** The stylist; null without one. */
  stylist?: Maybe<VisitStaff>;
  /** What it cost. */
  total: Scalars['Dong']['output'];
};

/** A picture that the salon took of a visit. */
export type VisitPhoto = {
  __typename?: 'VisitPhoto';
  /** What it shows. */
  caption: Scalars['String']['output'];
  /** Id of the picture. */
  id: Scalars['NumberId']['output'];
  /** The customer reported that it shows another person: it is hidden. */
  isReported: Scalars['Boolean']['output'];
  /** Where it is. */
  url: Scalars['String']['output'];
  /** The customer's opinion of it; null before they have given one. */
  verdict?: Maybe<PhotoVerdict>;
};

/** The visit is rated; a repeated rating replaces the earlier one. */
export type VisitRated = {
  __typename?: 'VisitRated';
  /** What is known of it now. */
  rating: VisitRating;
};

/** How a customer rated a visit. */
export type VisitRating = {
  __typename?: 'VisitRating';
  /** Their comment; null without any. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Until then they may change it. */
  editableUntil: Scalars['EpochMs']['output'];
  /** When they first rated it. */
  ratedAt: Scalars['EpochMs']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** What they praised or blamed. */
  tags: Array<RatingTag>;
};

/** How a visit stands with its rating. */
export type VisitRatingState = {
  __typename?: 'VisitRatingState';
  /** It may be rated now, or its rating changed. */
  mayRate: Scalars['Boolean']['output'];
  /** The rating; null before it is given. */
  rating?: Maybe<VisitRating>;
};

/** Somebody who served a customer. */
export type VisitStaff = {
  __typename?: 'VisitStaff';
  /** Portrait; null without one. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** Id of the stylist or skinner. */
  id: Scalars['NumberId']['output'];
  /** Given name first, as the chain writes it. */
  name: Scalars['String']['output'];
};

/** Salons under one heading. */
export type VisitedSalons = {
  __typename?: 'VisitedSalons';
  /** Last visited first; listed ones only. */
  salons: Array<Salon>;
  /** Heading, e.g. 'Salon anh đã từng đến'. */
  title: Scalars['String']['output'];
};

/** Input of voteStyleMaster. */
export type VoteStyleMasterInput = {
  /** Names the list, `cat-2026-11`. */
  key: Scalars['String']['input'];
  /** Who gets the vote. */
  stylistId: Scalars['ID']['input'];
};

/** Result of voteStyleMaster. */
export type VoteStyleMasterResult = InvalidInput | NotFound | StyleMasterVoted | TooManyTries | VotingClosed;

/** The month of the list is over, or has not begun. */
export type VotingClosed = {
  __typename?: 'VotingClosed';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** Points became a voucher. */
export type VoucherExchanged = {
  __typename?: 'VoucherExchanged';
  /** The voucher, with its code if it has one. */
  gift: ReceivedGift;
};

/** None of these vouchers are left; nothing was exchanged. */
export type VoucherSoldOut = {
  __typename?: 'VoucherSoldOut';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** The booking that is to be moved. */
export type WaitForEarlierHourInput = {
  /** The last part of its manage link. */
  token: Scalars['String']['input'];
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

/** The place in line is changed. */
export type WaitlistChanged = {
  __typename?: 'WaitlistChanged';
  /** What became of it. */
  state: WaitState;
};

/** A customer's place in line on a day of a salon, as everybody with its link may see it. */
export type WaitlistEntry = {
  __typename?: 'WaitlistEntry';
  /** The day of the visit. */
  date: Scalars['LocalDate']['output'];
  /** The first hour at which the visit may begin, `9h30`. */
  fromLabel: Scalars['String']['output'];
  /** Whether a booking is to be moved to an earlier hour; it stands until an offer is accepted. */
  isMove: Scalars['Boolean']['output'];
  /** Opens the booking that came of it; null without one. */
  manageToken?: Maybe<Scalars['String']['output']>;
  /** How they get a place. */
  mode: WaitMode;
  /** The place that is held; null unless the state is OFFERED. */
  offer?: Maybe<OfferedPlace>;
  /** How many come: both places are offered, or none. */
  people: Scalars['Int']['output'];
  /** 1: the first of those whose hours meet; null unless they wait. Nobody jumps the line. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The salon; null while it is unknown. */
  salon?: Maybe<Salon>;
  /** Names of the services. */
  services: Array<Scalars['String']['output']>;
  /** What became of it. */
  state: WaitState;
  /** What they cost together, at the prices of the day on which the customer joined. */
  total: Scalars['Dong']['output'];
  /** The last one. */
  untilLabel: Scalars['String']['output'];
};

/** The customer is in line. */
export type WaitlistJoined = {
  __typename?: 'WaitlistJoined';
  /** The last part of the link to their place in line; keep it secret. */
  token: Scalars['String']['output'];
};

/** They wait at three salons, have a booking, the line takes nobody more, or the place is not held for them any more. */
export type WaitlistRefused = {
  __typename?: 'WaitlistRefused';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};

/** A ward of a district. */
export type Ward = {
  __typename?: 'Ward';
  /** Id of the ward, e.g. `100`. */
  id: Scalars['NumberId']['output'];
  /** The name that customers use. */
  name: Scalars['String']['output'];
};

/** The lucky wheel on show. */
export type Wheel = {
  __typename?: 'Wheel';
  /** What points can be exchanged for. */
  exchangePacks?: Maybe<Array<ExchangePack>>;
  /** What can be won. */
  gifts?: Maybe<Array<WheelGift>>;
  /** Id of the wheel. */
  id: Scalars['NumberId']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What earns spins; for the logged-in customer also what they may claim. */
  quests?: Maybe<Array<WheelQuest>>;
  /** In order of position. */
  sectors: Array<WheelSector>;
  /** Who won what last. */
  winners?: Maybe<Array<WheelWinner>>;
};

/** What the customer has to play with. */
export type WheelAccount = {
  __typename?: 'WheelAccount';
  /** Lucky points. */
  points: Scalars['Int']['output'];
  /** Spins that are left. */
  spinsLeft: Scalars['Int']['output'];
};

/** A gift of the wheel. */
export type WheelGift = {
  __typename?: 'WheelGift';
  /** Its description; null when the name suffices. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the gift. */
  id: Scalars['NumberId']['output'];
  /** URL of the picture. */
  image: Scalars['String']['output'];
  /** Whether it can still be won. */
  isLeft: Scalars['Boolean']['output'];
  /** What kind of gift it is. */
  kind: WheelGiftKind;
  /** What it is. */
  name: Scalars['String']['output'];
  /** Days that its code works; null for gifts without a code. */
  validDays?: Maybe<Scalars['Int']['output']>;
};

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

/** What earns spins. */
export type WheelQuest = {
  __typename?: 'WheelQuest';
  /** How many times it is done and not claimed yet; 0 for visitors. */
  claimable: Scalars['Int']['output'];
  /** Id of the quest. */
  id: Scalars['NumberId']['output'];
  /** It is done by claiming it: the check-in. */
  isCheckIn: Scalars['Boolean']['output'];
  /** It may be done every day. */
  isDaily: Scalars['Boolean']['output'];
  /** True when nothing is claimable and it was claimed (today, for a daily quest). */
  isDone: Scalars['Boolean']['output'];
  /** Task, as customers read it. */
  name: Scalars['String']['output'];
  /** Spins for each time it is done. */
  spins: Scalars['Int']['output'];
};

/** A sector of the wheel. */
export type WheelSector = {
  __typename?: 'WheelSector';
  /** What is written on it. */
  label: Scalars['String']['output'];
  /** From 1, clockwise. */
  position: Scalars['Int']['output'];
};

/** One of the customer's own spins. */
export type WheelSpin = {
  __typename?: 'WheelSpin';
  /** When it was made. */
  at: Scalars['EpochMs']['output'];
  /** What to show at the salon; null for gifts without a code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The code works until then; null without one. */
  expiresAt?: Maybe<Scalars['EpochMs']['output']>;
  /** Picture of what was won. */
  giftImage: Scalars['String']['output'];
  /** What was won. */
  giftName: Scalars['String']['output'];
  /** Unguessable id of the spin. */
  id: Scalars['ID']['output'];
  /** What kind of gift it is. */
  kind: WheelGiftKind;
  /** The sector on which it ended. */
  position: Scalars['Int']['output'];
  /** The wheel it was made on. */
  wheelId: Scalars['NumberId']['output'];
};

/** The customer's own spins. */
export type WheelSpinConnection = {
  __typename?: 'WheelSpinConnection';
  /** Newest first. */
  nodes: Array<WheelSpin>;
  /** Where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A winner, anonymous. */
export type WheelWinner = {
  __typename?: 'WheelWinner';
  /** When. */
  at: Scalars['EpochMs']['output'];
  /** What they won. */
  giftName: Scalars['String']['output'];
  /** A letter of their name, e.g. `Anh Q***`. */
  name: Scalars['String']['output'];
};

/** Input of withdrawManageLink. */
export type WithdrawManageLinkInput = {
  /** Id of the booking, as in the address of its card. */
  bookingId: Scalars['ID']['input'];
};

/** Result of withdrawManageLink. */
export type WithdrawManageLinkResult = InvalidInput | LinkWithdrawn | NotFound | ProofNeeded;

/** The code was not right, used up or too old. */
export type WrongCode = {
  __typename?: 'WrongCode';
  /** A whole sentence for the customer, in the language of the request. */
  message?: Maybe<Scalars['WireMessage']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AgreeToPrivacyResult:
    | ( Omit<ConsentSaved, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  AnnounceLatenessResult:
    | ( InvalidInput )
    | ( LatenessAccepted )
    | ( LatenessRefused )
    | ( NotFound )
    | ( TooManyTries )
  ;
  CancelBookingResult:
    | ( Omit<BookingCanceled, 'booking'> & { booking?: Maybe<_RefType['Booking']> } )
    | ( CannotCancel )
    | ( InvalidInput )
    | ( NotFound )
    | ( ProofNeeded )
  ;
  CancelDeletionResult: ( DeletionCanceled );
  CancelHomeVisitResult:
    | ( HomeVisitCanceled )
    | ( InvalidInput )
    | ( NotFound )
  ;
  CancelManagedResult:
    | ( Omit<BookingCanceled, 'booking'> & { booking?: Maybe<_RefType['Booking']> } )
    | ( CannotCancel )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  Captcha:
    | ( CaptchaSum )
    | ( CaptchaWidget )
  ;
  ChangeManagedResult:
    | ( CannotChange )
    | ( Omit<ChangeAllowed, 'booking'> & { booking: _RefType['Booking'] } )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  ChangeWaitlistResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
    | ( WaitlistChanged )
    | ( WaitlistRefused )
  ;
  CheckPhoneResult:
    | ( InvalidInput )
    | ( PhoneKnown )
    | ( TooManyTries )
  ;
  ChoosePushPurposesResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( PushPurposesSaved )
    | ( TooManyTries )
  ;
  ClaimQuestResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( NothingToClaim )
    | ( QuestClaimed )
    | ( TooManyTries )
  ;
  CloseCalendarFeedResult: ( CalendarFeedClosed );
  ConfirmBookingResult:
    | ( BookingConfirmed )
    | ( HoldExpired )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
    | ( WrongCode )
  ;
  ConfirmComingResult:
    | ( CannotConfirm )
    | ( ComingConfirmed )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  CreateBookingResult:
    | ( AlreadyBooked )
    | ( BookingConfirmed )
    | ( Omit<BookingNeedsCode, 'sentCode'> & { sentCode?: Maybe<_RefType['SendBookingCodeResult']> } )
    | ( InvalidInput )
    | ( OfferRefused )
    | ( PlaceTaken )
    | ( Omit<SalonClosed, 'alternatives'> & { alternatives: Array<_RefType['Salon']> } )
    | ( TooManyTries )
  ;
  EndSessionResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( SessionEnded )
  ;
  ExchangePointsResult:
    | ( InvalidInput )
    | ( NotEnoughPoints )
    | ( NotFound )
    | ( PointsExchanged )
    | ( TooManyTries )
  ;
  ExchangeVoucherResult:
    | ( InvalidInput )
    | ( NotEnoughPoints )
    | ( NotFound )
    | ( TooManyTries )
    | ( VoucherExchanged )
    | ( VoucherSoldOut )
  ;
  HoldHourResult:
    | ( HourHeld )
    | ( InvalidInput )
    | ( PlaceTaken )
    | ( Omit<SalonClosed, 'alternatives'> & { alternatives: Array<_RefType['Salon']> } )
    | ( TooManyTries )
  ;
  ImportSessionResult:
    | ( InvalidInput )
    | ( LogInRefused )
    | ( Omit<LoggedIn, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( TooManyTries )
  ;
  JoinWaitlistResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
    | ( WaitlistJoined )
    | ( WaitlistRefused )
  ;
  LikeDiscoverResult:
    | ( DiscoverLiked )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  LogInResult:
    | ( InvalidInput )
    | ( LogInRefused )
    | ( Omit<LoggedIn, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( TooManyTries )
  ;
  LogOutResult: ( LoggedOut );
  LookUpBookingResult:
    | ( BookingFound )
    | ( InvalidInput )
    | ( NoBooking )
    | ( TooManyTries )
  ;
  NamePeopleResult:
    | ( CannotName )
    | ( InvalidInput )
    | ( NotFound )
    | ( PeopleNamed )
    | ( TooManyTries )
  ;
  OpenCalendarFeedResult: ( CalendarFeedOpened );
  OrderTopUpResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( OrderPlaced )
    | ( PaymentUnavailable )
    | ( TooManyTries )
  ;
  ProveHolderResult:
    | ( HolderProved )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
    | ( WrongCode )
  ;
  RatePhotoResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( PhotoRated )
    | ( TooManyTries )
  ;
  RateVisitResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( RatingClosed )
    | ( TooManyTries )
    | ( VisitRated )
  ;
  RedeemCodeResult:
    | ( Omit<CodeRedeemed, 'offer'> & { offer?: Maybe<_RefType['Offer']> } )
    | ( CodeRefused )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  ReleaseHourResult: ( HourReleased );
  RemoveAddressResult:
    | ( AddressRemoved )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  ReportWrongPhotoResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( PhotoReported )
    | ( TooManyTries )
  ;
  RequestDeletionResult: ( DeletionRequested );
  RequestHomeVisitResult:
    | ( Omit<HomeVisitRequested, 'visit'> & { visit: _RefType['HomeVisit'] } )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  SaveAddressResult:
    | ( Omit<AddressSaved, 'address'> & { address: _RefType['SavedAddress'] } )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  SaveConsentResult:
    | ( BookingsStand )
    | ( Omit<ConsentSaved, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( InvalidInput )
    | ( TooManyTries )
  ;
  SaveCustomerNameResult:
    | ( InvalidInput )
    | ( Omit<NameSaved, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
  ;
  SaveNoticeSettingsResult:
    | ( InvalidInput )
    | ( NoticeSettingsSaved )
    | ( TooManyTries )
  ;
  SaveProfileResult:
    | ( InvalidInput )
    | ( Omit<ProfileSaved, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( TooManyTries )
  ;
  SendBookingCodeResult:
    | ( CodeSent )
    | ( InvalidInput )
    | ( NotFound )
    | ( TooManyTries )
  ;
  SendLogInCodeResult:
    | ( CodeSent )
    | ( InvalidInput )
    | ( LogInRefused )
    | ( TooManyTries )
  ;
  SetPasswordResult:
    | ( InvalidInput )
    | ( PasswordSet )
    | ( PhoneProofNeeded )
    | ( TooManyTries )
  ;
  SpinWheelResult:
    | ( InvalidInput )
    | ( NoSpinsLeft )
    | ( NotFound )
    | ( NothingToWin )
    | ( Spun )
    | ( TooManyTries )
  ;
  SubscribeToPushResult:
    | ( InvalidInput )
    | ( PushSubscribed )
    | ( TooManyTries )
  ;
  TestPushResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( PushNotTaken )
    | ( PushTestSent )
    | ( TooManyTries )
  ;
  TrackResult:
    | ( InvalidInput )
    | ( Tracked )
  ;
  UnsubscribeFromPushResult:
    | ( InvalidInput )
    | ( PushEnded )
  ;
  VisibleBooking:
    | ( Omit<Booking, 'salon'> & { salon?: Maybe<_RefType['Salon']> } )
    | ( MaskedBooking )
  ;
  VoteStyleMasterResult:
    | ( InvalidInput )
    | ( NotFound )
    | ( StyleMasterVoted )
    | ( TooManyTries )
    | ( VotingClosed )
  ;
  WithdrawManageLinkResult:
    | ( InvalidInput )
    | ( LinkWithdrawn )
    | ( NotFound )
    | ( ProofNeeded )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptPlaceInput: AcceptPlaceInput;
  AddOn: ResolverTypeWrapper<AddOn>;
  AddressRemoved: ResolverTypeWrapper<AddressRemoved>;
  AddressSaved: ResolverTypeWrapper<Omit<AddressSaved, 'address'> & { address: ResolversTypes['SavedAddress'] }>;
  AgreeToPrivacyInput: AgreeToPrivacyInput;
  AgreeToPrivacyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgreeToPrivacyResult']>;
  AlreadyBooked: ResolverTypeWrapper<AlreadyBooked>;
  AlternativeSalon: ResolverTypeWrapper<Omit<AlternativeSalon, 'salon'> & { salon: ResolversTypes['Salon'] }>;
  AnnounceLatenessInput: AnnounceLatenessInput;
  AnnounceLatenessResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnnounceLatenessResult']>;
  BalanceEffect: BalanceEffect;
  BalanceEntry: ResolverTypeWrapper<BalanceEntry>;
  BalanceEntryConnection: ResolverTypeWrapper<BalanceEntryConnection>;
  BankTransfer: ResolverTypeWrapper<BankTransfer>;
  Banner: ResolverTypeWrapper<Banner>;
  BirthdayInput: BirthdayInput;
  BlogArticle: ResolverTypeWrapper<Omit<BlogArticle, 'services'>>;
  BlogPost: ResolverTypeWrapper<BlogPost>;
  BlogPostConnection: ResolverTypeWrapper<BlogPostConnection>;
  BookDay: ResolverTypeWrapper<BookDay>;
  BookedOffer: ResolverTypeWrapper<BookedOffer>;
  BookedPerson: ResolverTypeWrapper<BookedPerson>;
  BookedService: ResolverTypeWrapper<BookedService>;
  Booking: ResolverTypeWrapper<Omit<Booking, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }>;
  BookingCanceled: ResolverTypeWrapper<Omit<BookingCanceled, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  BookingConfirmed: ResolverTypeWrapper<BookingConfirmed>;
  BookingConnection: ResolverTypeWrapper<Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversTypes['Booking']> }>;
  BookingConsentInput: BookingConsentInput;
  BookingFound: ResolverTypeWrapper<BookingFound>;
  BookingNeedsCode: ResolverTypeWrapper<Omit<BookingNeedsCode, 'sentCode'> & { sentCode?: Maybe<ResolversTypes['SendBookingCodeResult']> }>;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  BookingStatus: BookingStatus;
  BookingWishes: ResolverTypeWrapper<BookingWishes>;
  BookingsStand: ResolverTypeWrapper<BookingsStand>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Browser: ResolverTypeWrapper<Omit<Browser, 'bookings' | 'homeVisits' | 'visitedSalons'> & { bookings?: Maybe<Array<ResolversTypes['Booking']>>, homeVisits?: Maybe<Array<ResolversTypes['HomeVisit']>>, visitedSalons?: Maybe<Array<ResolversTypes['VisitedSalons']>> }>;
  CalendarFeed: ResolverTypeWrapper<Omit<CalendarFeed, 'bookings'> & { bookings: Array<ResolversTypes['Booking']> }>;
  CalendarFeedClosed: ResolverTypeWrapper<CalendarFeedClosed>;
  CalendarFeedOpened: ResolverTypeWrapper<CalendarFeedOpened>;
  CancelBookingInput: CancelBookingInput;
  CancelBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelBookingResult']>;
  CancelDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelDeletionResult']>;
  CancelHomeVisitInput: CancelHomeVisitInput;
  CancelHomeVisitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelHomeVisitResult']>;
  CancelManagedBookingInput: CancelManagedBookingInput;
  CancelManagedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelManagedResult']>;
  CannotCancel: ResolverTypeWrapper<CannotCancel>;
  CannotChange: ResolverTypeWrapper<CannotChange>;
  CannotConfirm: ResolverTypeWrapper<CannotConfirm>;
  CannotName: ResolverTypeWrapper<CannotName>;
  Captcha: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Captcha']>;
  CaptchaSum: ResolverTypeWrapper<CaptchaSum>;
  CaptchaWidget: ResolverTypeWrapper<CaptchaWidget>;
  ChallengeStanding: ResolverTypeWrapper<Omit<Omit<ChallengeStanding, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }, 'salon'> & { salonId: number }>;
  ChangeAllowed: ResolverTypeWrapper<Omit<ChangeAllowed, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  ChangeManagedBookingInput: ChangeManagedBookingInput;
  ChangeManagedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeManagedResult']>;
  ChangeWaitlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeWaitlistResult']>;
  CheckPhoneInput: CheckPhoneInput;
  CheckPhoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckPhoneResult']>;
  ChoosePushPurposesInput: ChoosePushPurposesInput;
  ChoosePushPurposesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChoosePushPurposesResult']>;
  ClaimQuestInput: ClaimQuestInput;
  ClaimQuestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimQuestResult']>;
  CloseCalendarFeedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseCalendarFeedResult']>;
  CodeChannel: CodeChannel;
  CodeRedeemed: ResolverTypeWrapper<Omit<CodeRedeemed, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  CodeRefused: ResolverTypeWrapper<CodeRefused>;
  CodeSent: ResolverTypeWrapper<CodeSent>;
  ComingConfirmed: ResolverTypeWrapper<ComingConfirmed>;
  ConfirmBookingInput: ConfirmBookingInput;
  ConfirmBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmBookingResult']>;
  ConfirmComingInput: ConfirmComingInput;
  ConfirmComingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmComingResult']>;
  ConsentPurpose: ConsentPurpose;
  ConsentSaved: ResolverTypeWrapper<Omit<ConsentSaved, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ConsentSource: ConsentSource;
  ConsentWord: ResolverTypeWrapper<ConsentWord>;
  Consents: ResolverTypeWrapper<Consents>;
  ContentBlock: ResolverTypeWrapper<ContentBlock>;
  CreateBookingInput: CreateBookingInput;
  CreateBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBookingResult']>;
  CustomerCourse: ResolverTypeWrapper<CustomerCourse>;
  DayMark: DayMark;
  DayTag: DayTag;
  DeclinePlaceInput: DeclinePlaceInput;
  Deletion: ResolverTypeWrapper<Deletion>;
  DeletionCanceled: ResolverTypeWrapper<DeletionCanceled>;
  DeletionRequested: ResolverTypeWrapper<DeletionRequested>;
  DeliveryType: DeliveryType;
  Device: Device;
  Discover: ResolverTypeWrapper<Discover>;
  DiscoverDetail: ResolverTypeWrapper<Omit<DiscoverDetail, 'sections'>>;
  DiscoverLiked: ResolverTypeWrapper<DiscoverLiked>;
  District: ResolverTypeWrapper<District>;
  Dong: ResolverTypeWrapper<Scalars['Dong']['output']>;
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionResult']>;
  EntryKind: EntryKind;
  EpochMs: ResolverTypeWrapper<Scalars['EpochMs']['output']>;
  ExchangeLoginCodeInput: ExchangeLoginCodeInput;
  ExchangePack: ResolverTypeWrapper<ExchangePack>;
  ExchangePointsInput: ExchangePointsInput;
  ExchangePointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExchangePointsResult']>;
  ExchangeVoucherInput: ExchangeVoucherInput;
  ExchangeVoucherResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExchangeVoucherResult']>;
  Feature: Feature;
  Feedback: ResolverTypeWrapper<Feedback>;
  FirstFreeHour: ResolverTypeWrapper<FirstFreeHour>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  Gender: Gender;
  Guide: ResolverTypeWrapper<Guide>;
  HoldExpired: ResolverTypeWrapper<HoldExpired>;
  HoldHourInput: HoldHourInput;
  HoldHourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HoldHourResult']>;
  HolderProved: ResolverTypeWrapper<HolderProved>;
  HomeBlock: ResolverTypeWrapper<HomeBlock>;
  HomeBlockItem: ResolverTypeWrapper<HomeBlockItem>;
  HomeOffer: ResolverTypeWrapper<Omit<HomeOffer, 'salon'> & { salon: ResolversTypes['Salon'] }>;
  HomeVisit: ResolverTypeWrapper<Omit<Omit<HomeVisit, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }, 'salon'> & { salonId: number }>;
  HomeVisitCanceled: ResolverTypeWrapper<HomeVisitCanceled>;
  HomeVisitRequested: ResolverTypeWrapper<Omit<HomeVisitRequested, 'visit'> & { visit: ResolversTypes['HomeVisit'] }>;
  HomeVisitStatus: HomeVisitStatus;
  Hour: ResolverTypeWrapper<Hour>;
  HourGroup: ResolverTypeWrapper<HourGroup>;
  HourHeld: ResolverTypeWrapper<HourHeld>;
  HourReleased: ResolverTypeWrapper<HourReleased>;
  Hours: ResolverTypeWrapper<Hours>;
  HoursInput: HoursInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportSessionInput: ImportSessionInput;
  ImportSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImportSessionResult']>;
  InputIssue: ResolverTypeWrapper<InputIssue>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  JoinWaitlistInput: JoinWaitlistInput;
  JoinWaitlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinWaitlistResult']>;
  KeepWaitingInput: KeepWaitingInput;
  LatenessAccepted: ResolverTypeWrapper<LatenessAccepted>;
  LatenessRefused: ResolverTypeWrapper<LatenessRefused>;
  LeaveWaitlistInput: LeaveWaitlistInput;
  LikeDiscoverInput: LikeDiscoverInput;
  LikeDiscoverResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LikeDiscoverResult']>;
  LinkWithdrawn: ResolverTypeWrapper<LinkWithdrawn>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LogInRefused: ResolverTypeWrapper<LogInRefused>;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInSession: ResolverTypeWrapper<LogInSession>;
  LogInWithCodeInput: LogInWithCodeInput;
  LogInWithPasswordInput: LogInWithPasswordInput;
  LogOutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogOutResult']>;
  LoggedIn: ResolverTypeWrapper<Omit<LoggedIn, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  LoggedOut: ResolverTypeWrapper<LoggedOut>;
  Look: ResolverTypeWrapper<Omit<Look, 'services'>>;
  LookUpBookingInput: LookUpBookingInput;
  LookUpBookingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LookUpBookingResult']>;
  LuckyPointConnection: ResolverTypeWrapper<LuckyPointConnection>;
  LuckyPointEntry: ResolverTypeWrapper<LuckyPointEntry>;
  LuckyVoucher: ResolverTypeWrapper<LuckyVoucher>;
  LuckyVoucherConnection: ResolverTypeWrapper<LuckyVoucherConnection>;
  ManagedBooking: ResolverTypeWrapper<Omit<ManagedBooking, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  ManagedState: ManagedState;
  ManyPeople: ManyPeople;
  MarketingVideo: ResolverTypeWrapper<MarketingVideo>;
  MaskedBooking: ResolverTypeWrapper<MaskedBooking>;
  MediaKind: MediaKind;
  Membership: ResolverTypeWrapper<Membership>;
  MembershipOrder: ResolverTypeWrapper<MembershipOrder>;
  MembershipOrderConnection: ResolverTypeWrapper<MembershipOrderConnection>;
  MessageCode: MessageCode;
  MessageParam: ResolverTypeWrapper<MessageParam>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamePeopleInput: NamePeopleInput;
  NamePeopleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NamePeopleResult']>;
  NameSaved: ResolverTypeWrapper<Omit<NameSaved, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  NearbyHour: ResolverTypeWrapper<NearbyHour>;
  NearestHour: ResolverTypeWrapper<NearestHour>;
  NoBooking: ResolverTypeWrapper<NoBooking>;
  NoSpinsLeft: ResolverTypeWrapper<NoSpinsLeft>;
  NotEnoughPoints: ResolverTypeWrapper<NotEnoughPoints>;
  NotFound: ResolverTypeWrapper<NotFound>;
  NothingToClaim: ResolverTypeWrapper<NothingToClaim>;
  NothingToWin: ResolverTypeWrapper<NothingToWin>;
  NoticeChannel: NoticeChannel;
  NoticeSettings: ResolverTypeWrapper<NoticeSettings>;
  NoticeSettingsSaved: ResolverTypeWrapper<NoticeSettingsSaved>;
  NumberId: ResolverTypeWrapper<Scalars['NumberId']['output']>;
  Offer: ResolverTypeWrapper<Omit<Omit<Offer, 'salons'> & { salons?: Maybe<Array<ResolversTypes['Salon']>> }, 'salons' | 'invalidBecause'> & { message: Scalars['WireMessage']['output'] }>;
  OfferBookingInput: OfferBookingInput;
  OfferRefused: ResolverTypeWrapper<OfferRefused>;
  OfferService: ResolverTypeWrapper<OfferService>;
  OfferedPlace: ResolverTypeWrapper<OfferedPlace>;
  OfferedService: ResolverTypeWrapper<OfferedService>;
  Offers: ResolverTypeWrapper<Omit<Offers, 'best' | 'fromCustomer' | 'fromSalon'> & { best: Array<ResolversTypes['Offer']>, fromCustomer: Array<ResolversTypes['Offer']>, fromSalon: Array<ResolversTypes['Offer']> }>;
  OpenCalendarFeedResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenCalendarFeedResult']>;
  OpeningDay: ResolverTypeWrapper<Omit<OpeningDay, 'note'> & { message: Scalars['WireMessage']['output'] }>;
  OrderPlaced: ResolverTypeWrapper<OrderPlaced>;
  OrderStatus: OrderStatus;
  OrderTopUpInput: OrderTopUpInput;
  OrderTopUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderTopUpResult']>;
  PackageService: ResolverTypeWrapper<PackageService>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartOfDay: PartOfDay;
  PasswordSet: ResolverTypeWrapper<PasswordSet>;
  PaymentUnavailable: ResolverTypeWrapper<PaymentUnavailable>;
  PeopleNamed: ResolverTypeWrapper<PeopleNamed>;
  PersonInput: PersonInput;
  PhoneKnown: ResolverTypeWrapper<PhoneKnown>;
  PhoneProofNeeded: ResolverTypeWrapper<PhoneProofNeeded>;
  PhotoRated: ResolverTypeWrapper<PhotoRated>;
  PhotoReported: ResolverTypeWrapper<PhotoReported>;
  PhotoVerdict: PhotoVerdict;
  Place: ResolverTypeWrapper<Omit<Place, 'homeOffer'> & { homeOffer?: Maybe<ResolversTypes['HomeOffer']> }>;
  PlaceSuggestion: ResolverTypeWrapper<PlaceSuggestion>;
  PlaceTaken: ResolverTypeWrapper<PlaceTaken>;
  PointsExchanged: ResolverTypeWrapper<PointsExchanged>;
  Product: ResolverTypeWrapper<Omit<Omit<Product, 'related'> & { related?: Maybe<Array<ResolversTypes['Product']>> }, 'group' | 'related'> & { groupId: number }>;
  ProductGroup: ResolverTypeWrapper<ProductGroup>;
  ProductOrder: ProductOrder;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileSaved: ResolverTypeWrapper<Omit<ProfileSaved, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ProofNeeded: ResolverTypeWrapper<ProofNeeded>;
  ProveHolderInput: ProveHolderInput;
  ProveHolderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProveHolderResult']>;
  Province: ResolverTypeWrapper<Omit<Omit<Province, 'salons'> & { salons: Array<ResolversTypes['Salon']> }, 'salons'>>;
  PushDevice: ResolverTypeWrapper<PushDevice>;
  PushEnded: ResolverTypeWrapper<PushEnded>;
  PushNotTaken: ResolverTypeWrapper<PushNotTaken>;
  PushPurpose: PushPurpose;
  PushPurposesSaved: ResolverTypeWrapper<PushPurposesSaved>;
  PushSubscribed: ResolverTypeWrapper<PushSubscribed>;
  PushTestSent: ResolverTypeWrapper<PushTestSent>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestClaimed: ResolverTypeWrapper<QuestClaimed>;
  RatePhotoInput: RatePhotoInput;
  RatePhotoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RatePhotoResult']>;
  RateVisitInput: RateVisitInput;
  RateVisitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RateVisitResult']>;
  RatingClosed: ResolverTypeWrapper<RatingClosed>;
  RatingTag: RatingTag;
  ReceivedGift: ResolverTypeWrapper<ReceivedGift>;
  ReceivedGiftConnection: ResolverTypeWrapper<ReceivedGiftConnection>;
  RedeemCodeInput: RedeemCodeInput;
  RedeemCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemCodeResult']>;
  Region: Region;
  ReleaseHourResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReleaseHourResult']>;
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveAddressResult']>;
  ReportWrongPhotoInput: ReportWrongPhotoInput;
  ReportWrongPhotoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportWrongPhotoResult']>;
  RequestDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestDeletionResult']>;
  RequestHomeVisitInput: RequestHomeVisitInput;
  RequestHomeVisitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestHomeVisitResult']>;
  ReturnReason: ReturnReason;
  ReturnedTransfer: ResolverTypeWrapper<ReturnedTransfer>;
  Reward: ResolverTypeWrapper<Reward>;
  Salon: ResolverTypeWrapper<{ id: number }>;
  SalonClosed: ResolverTypeWrapper<Omit<SalonClosed, 'alternatives'> & { alternatives: Array<ResolversTypes['Salon']> }>;
  SalonClosure: ResolverTypeWrapper<Omit<SalonClosure, 'alternatives'> & { alternatives: Array<ResolversTypes['Salon']> }>;
  SalonDistance: ResolverTypeWrapper<Omit<SalonDistance, 'salon'> & { salon: ResolversTypes['Salon'] }>;
  SalonRating: ResolverTypeWrapper<SalonRating>;
  SalonTag: SalonTag;
  SaveAddressInput: SaveAddressInput;
  SaveAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveAddressResult']>;
  SaveConsentInput: SaveConsentInput;
  SaveConsentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveConsentResult']>;
  SaveCustomerNameInput: SaveCustomerNameInput;
  SaveCustomerNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCustomerNameResult']>;
  SaveNoticeSettingsInput: SaveNoticeSettingsInput;
  SaveNoticeSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveNoticeSettingsResult']>;
  SaveProfileInput: SaveProfileInput;
  SaveProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveProfileResult']>;
  SavedAddress: ResolverTypeWrapper<Omit<SavedAddress, 'homeOffer' | 'salons'> & { homeOffer?: Maybe<ResolversTypes['HomeOffer']>, salons?: Maybe<Array<ResolversTypes['SalonDistance']>> }>;
  SendBookingCodeInput: SendBookingCodeInput;
  SendBookingCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendBookingCodeResult']>;
  SendHolderCodeInput: SendHolderCodeInput;
  SendLogInCodeInput: SendLogInCodeInput;
  SendLogInCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendLogInCodeResult']>;
  Service: ResolverTypeWrapper<Service>;
  ServiceCatalogue: ResolverTypeWrapper<ServiceCatalogue>;
  ServiceCategory: ResolverTypeWrapper<ServiceCategory>;
  ServiceDetail: ResolverTypeWrapper<ServiceDetail>;
  ServiceGroup: ResolverTypeWrapper<ServiceGroup>;
  ServiceMedia: ResolverTypeWrapper<ServiceMedia>;
  ServicePage: ResolverTypeWrapper<Omit<ServicePage, 'detail'> & { salonId: number }>;
  ServiceSuggestion: ResolverTypeWrapper<ServiceSuggestion>;
  SessionEnded: ResolverTypeWrapper<SessionEnded>;
  SetPasswordInput: SetPasswordInput;
  SetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPasswordResult']>;
  SoonestGap: SoonestGap;
  SoonestHour: ResolverTypeWrapper<Omit<SoonestHour, 'salon'> & { salon: ResolversTypes['Salon'] }>;
  SoonestHours: ResolverTypeWrapper<Omit<SoonestHours, 'hours'> & { hours: Array<ResolversTypes['SoonestHour']> }>;
  SpaPage: ResolverTypeWrapper<Omit<SpaPage, 'services'>>;
  SpaQuestion: ResolverTypeWrapper<SpaQuestion>;
  SpaStep: ResolverTypeWrapper<SpaStep>;
  SpecialDay: ResolverTypeWrapper<SpecialDay>;
  SpinWheelInput: SpinWheelInput;
  SpinWheelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SpinWheelResult']>;
  Spun: ResolverTypeWrapper<Spun>;
  Staff: ResolverTypeWrapper<Omit<Staff, 'stylists'> & { stylists: Array<ResolversTypes['Stylist']> }>;
  StaffChallenge: ResolverTypeWrapper<Omit<StaffChallenge, 'ranking'> & { ranking: Array<ResolversTypes['ChallengeStanding']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StyleMaster: ResolverTypeWrapper<Omit<StyleMaster, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }>;
  StyleMasterList: ResolverTypeWrapper<Omit<StyleMasterList, 'byStars' | 'byVotes'> & { byStars: Array<ResolversTypes['StyleMaster']>, byVotes: Array<ResolversTypes['StyleMaster']> }>;
  StyleMasterTopic: StyleMasterTopic;
  StyleMasterVote: ResolverTypeWrapper<StyleMasterVote>;
  StyleMasterVoted: ResolverTypeWrapper<StyleMasterVoted>;
  Stylist: ResolverTypeWrapper<Omit<Stylist, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }>;
  StylistRating: ResolverTypeWrapper<StylistRating>;
  SubscribeToPushInput: SubscribeToPushInput;
  SubscribeToPushResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToPushResult']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TakenReason: TakenReason;
  TestPushInput: TestPushInput;
  TestPushResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TestPushResult']>;
  TextPart: ResolverTypeWrapper<TextPart>;
  TextSection: ResolverTypeWrapper<TextSection>;
  Tier: Tier;
  TooManyTries: ResolverTypeWrapper<TooManyTries>;
  TopUpKind: TopUpKind;
  TopUpProduct: ResolverTypeWrapper<TopUpProduct>;
  TrackBookingErrorInput: TrackBookingErrorInput;
  TrackInput: TrackInput;
  TrackLocationInput: TrackLocationInput;
  TrackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrackResult']>;
  Tracked: ResolverTypeWrapper<Tracked>;
  TrackingEventInput: TrackingEventInput;
  UnsubscribeFromPushInput: UnsubscribeFromPushInput;
  UnsubscribeFromPushResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnsubscribeFromPushResult']>;
  UsualVisit: ResolverTypeWrapper<Omit<UsualVisit, 'salon'> & { salon: ResolversTypes['Salon'] }>;
  Viewer: ResolverTypeWrapper<Omit<Viewer, 'bookingHistory' | 'savedAddress' | 'savedAddresses' | 'usualVisit' | 'visit' | 'visits'> & { bookingHistory?: Maybe<ResolversTypes['BookingConnection']>, savedAddress?: Maybe<ResolversTypes['SavedAddress']>, savedAddresses?: Maybe<Array<ResolversTypes['SavedAddress']>>, usualVisit?: Maybe<ResolversTypes['UsualVisit']>, visit?: Maybe<ResolversTypes['Visit']>, visits?: Maybe<ResolversTypes['VisitConnection']> }>;
  VisibleBooking: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VisibleBooking']>;
  Visit: ResolverTypeWrapper<Omit<Visit, 'ratingState'>>;
  VisitConnection: ResolverTypeWrapper<Omit<VisitConnection, 'nodes'> & { nodes: Array<ResolversTypes['Visit']> }>;
  VisitPerson: ResolverTypeWrapper<VisitPerson>;
  VisitPhoto: ResolverTypeWrapper<VisitPhoto>;
  VisitRated: ResolverTypeWrapper<VisitRated>;
  VisitRating: ResolverTypeWrapper<VisitRating>;
  VisitRatingState: ResolverTypeWrapper<VisitRatingState>;
  VisitStaff: ResolverTypeWrapper<VisitStaff>;
  VisitedSalons: ResolverTypeWrapper<Omit<VisitedSalons, 'salons'> & { salons: Array<ResolversTypes['Salon']> }>;
  VoteStyleMasterInput: VoteStyleMasterInput;
  VoteStyleMasterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VoteStyleMasterResult']>;
  VotingClosed: ResolverTypeWrapper<VotingClosed>;
  VoucherExchanged: ResolverTypeWrapper<VoucherExchanged>;
  VoucherSoldOut: ResolverTypeWrapper<VoucherSoldOut>;
  WaitForEarlierHourInput: WaitForEarlierHourInput;
  WaitMode: WaitMode;
  WaitState: WaitState;
  WaitlistChanged: ResolverTypeWrapper<WaitlistChanged>;
  WaitlistEntry: ResolverTypeWrapper<Omit<Omit<WaitlistEntry, 'salon'> & { salon?: Maybe<ResolversTypes['Salon']> }, 'salon'> & { salonId: number }>;
  WaitlistJoined: ResolverTypeWrapper<WaitlistJoined>;
  WaitlistRefused: ResolverTypeWrapper<WaitlistRefused>;
  Ward: ResolverTypeWrapper<Ward>;
  Wheel: ResolverTypeWrapper<Omit<Wheel, 'gifts' | 'winners' | 'exchangePacks' | 'quests'>>;
  WheelAccount: ResolverTypeWrapper<WheelAccount>;
  WheelGift: ResolverTypeWrapper<WheelGift>;
  WheelGiftKind: WheelGiftKind;
  WheelQuest: ResolverTypeWrapper<WheelQuest>;
  WheelSector: ResolverTypeWrapper<WheelSector>;
  WheelSpin: ResolverTypeWrapper<WheelSpin>;
  WheelSpinConnection: ResolverTypeWrapper<WheelSpinConnection>;
  WheelWinner: ResolverTypeWrapper<WheelWinner>;
  WireMessage: ResolverTypeWrapper<Scalars['WireMessage']['output']>;
  WithdrawManageLinkInput: WithdrawManageLinkInput;
  WithdrawManageLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawManageLinkResult']>;
  WrongCode: ResolverTypeWrapper<WrongCode>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptPlaceInput: AcceptPlaceInput;
  AddOn: AddOn;
  AddressRemoved: AddressRemoved;
  AddressSaved: Omit<AddressSaved, 'address'> & { address: ResolversParentTypes['SavedAddress'] };
  AgreeToPrivacyInput: AgreeToPrivacyInput;
  AgreeToPrivacyResult: ResolversUnionTypes<ResolversParentTypes>['AgreeToPrivacyResult'];
  AlreadyBooked: AlreadyBooked;
  AlternativeSalon: Omit<AlternativeSalon, 'salon'> & { salon: ResolversParentTypes['Salon'] };
  AnnounceLatenessInput: AnnounceLatenessInput;
  AnnounceLatenessResult: ResolversUnionTypes<ResolversParentTypes>['AnnounceLatenessResult'];
  BalanceEntry: BalanceEntry;
  BalanceEntryConnection: BalanceEntryConnection;
  BankTransfer: BankTransfer;
  Banner: Banner;
  BirthdayInput: BirthdayInput;
  BlogArticle: Omit<BlogArticle, 'services'>;
  BlogPost: BlogPost;
  BlogPostConnection: BlogPostConnection;
  BookDay: BookDay;
  BookedOffer: BookedOffer;
  BookedPerson: BookedPerson;
  BookedService: BookedService;
  Booking: Omit<Booking, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> };
  BookingCanceled: Omit<BookingCanceled, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  BookingConfirmed: BookingConfirmed;
  BookingConnection: Omit<BookingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Booking']> };
  BookingConsentInput: BookingConsentInput;
  BookingFound: BookingFound;
  BookingNeedsCode: Omit<BookingNeedsCode, 'sentCode'> & { sentCode?: Maybe<ResolversParentTypes['SendBookingCodeResult']> };
  BookingRules: BookingRules;
  BookingWishes: BookingWishes;
  BookingsStand: BookingsStand;
  Boolean: Scalars['Boolean']['output'];
  Browser: Omit<Browser, 'bookings' | 'homeVisits' | 'visitedSalons'> & { bookings?: Maybe<Array<ResolversParentTypes['Booking']>>, homeVisits?: Maybe<Array<ResolversParentTypes['HomeVisit']>>, visitedSalons?: Maybe<Array<ResolversParentTypes['VisitedSalons']>> };
  CalendarFeed: Omit<CalendarFeed, 'bookings'> & { bookings: Array<ResolversParentTypes['Booking']> };
  CalendarFeedClosed: CalendarFeedClosed;
  CalendarFeedOpened: CalendarFeedOpened;
  CancelBookingInput: CancelBookingInput;
  CancelBookingResult: ResolversUnionTypes<ResolversParentTypes>['CancelBookingResult'];
  CancelDeletionResult: ResolversUnionTypes<ResolversParentTypes>['CancelDeletionResult'];
  CancelHomeVisitInput: CancelHomeVisitInput;
  CancelHomeVisitResult: ResolversUnionTypes<ResolversParentTypes>['CancelHomeVisitResult'];
  CancelManagedBookingInput: CancelManagedBookingInput;
  CancelManagedResult: ResolversUnionTypes<ResolversParentTypes>['CancelManagedResult'];
  CannotCancel: CannotCancel;
  CannotChange: CannotChange;
  CannotConfirm: CannotConfirm;
  CannotName: CannotName;
  Captcha: ResolversUnionTypes<ResolversParentTypes>['Captcha'];
  CaptchaSum: CaptchaSum;
  CaptchaWidget: CaptchaWidget;
  ChallengeStanding: Omit<Omit<ChallengeStanding, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> }, 'salon'> & { salonId: number };
  ChangeAllowed: Omit<ChangeAllowed, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  ChangeManagedBookingInput: ChangeManagedBookingInput;
  ChangeManagedResult: ResolversUnionTypes<ResolversParentTypes>['ChangeManagedResult'];
  ChangeWaitlistResult: ResolversUnionTypes<ResolversParentTypes>['ChangeWaitlistResult'];
  CheckPhoneInput: CheckPhoneInput;
  CheckPhoneResult: ResolversUnionTypes<ResolversParentTypes>['CheckPhoneResult'];
  ChoosePushPurposesInput: ChoosePushPurposesInput;
  ChoosePushPurposesResult: ResolversUnionTypes<ResolversParentTypes>['ChoosePushPurposesResult'];
  ClaimQuestInput: ClaimQuestInput;
  ClaimQuestResult: ResolversUnionTypes<ResolversParentTypes>['ClaimQuestResult'];
  CloseCalendarFeedResult: ResolversUnionTypes<ResolversParentTypes>['CloseCalendarFeedResult'];
  CodeRedeemed: Omit<CodeRedeemed, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  CodeRefused: CodeRefused;
  CodeSent: CodeSent;
  ComingConfirmed: ComingConfirmed;
  ConfirmBookingInput: ConfirmBookingInput;
  ConfirmBookingResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmBookingResult'];
  ConfirmComingInput: ConfirmComingInput;
  ConfirmComingResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmComingResult'];
  ConsentSaved: Omit<ConsentSaved, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ConsentWord: ConsentWord;
  Consents: Consents;
  ContentBlock: ContentBlock;
  CreateBookingInput: CreateBookingInput;
  CreateBookingResult: ResolversUnionTypes<ResolversParentTypes>['CreateBookingResult'];
  CustomerCourse: CustomerCourse;
  DeclinePlaceInput: DeclinePlaceInput;
  Deletion: Deletion;
  DeletionCanceled: DeletionCanceled;
  DeletionRequested: DeletionRequested;
  Discover: Discover;
  DiscoverDetail: Omit<DiscoverDetail, 'sections'>;
  DiscoverLiked: DiscoverLiked;
  District: District;
  Dong: Scalars['Dong']['output'];
  EndSessionInput: EndSessionInput;
  EndSessionResult: ResolversUnionTypes<ResolversParentTypes>['EndSessionResult'];
  EpochMs: Scalars['EpochMs']['output'];
  ExchangeLoginCodeInput: ExchangeLoginCodeInput;
  ExchangePack: ExchangePack;
  ExchangePointsInput: ExchangePointsInput;
  ExchangePointsResult: ResolversUnionTypes<ResolversParentTypes>['ExchangePointsResult'];
  ExchangeVoucherInput: ExchangeVoucherInput;
  ExchangeVoucherResult: ResolversUnionTypes<ResolversParentTypes>['ExchangeVoucherResult'];
  Feedback: Feedback;
  FirstFreeHour: FirstFreeHour;
  Float: Scalars['Float']['output'];
  FocalPoint: FocalPoint;
  Guide: Guide;
  HoldExpired: HoldExpired;
  HoldHourInput: HoldHourInput;
  HoldHourResult: ResolversUnionTypes<ResolversParentTypes>['HoldHourResult'];
  HolderProved: HolderProved;
  HomeBlock: HomeBlock;
  HomeBlockItem: HomeBlockItem;
  HomeOffer: Omit<HomeOffer, 'salon'> & { salon: ResolversParentTypes['Salon'] };
  HomeVisit: Omit<Omit<HomeVisit, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> }, 'salon'> & { salonId: number };
  HomeVisitCanceled: HomeVisitCanceled;
  HomeVisitRequested: Omit<HomeVisitRequested, 'visit'> & { visit: ResolversParentTypes['HomeVisit'] };
  Hour: Hour;
  HourGroup: HourGroup;
  HourHeld: HourHeld;
  HourReleased: HourReleased;
  Hours: Hours;
  HoursInput: HoursInput;
  ID: Scalars['ID']['output'];
  ImportSessionInput: ImportSessionInput;
  ImportSessionResult: ResolversUnionTypes<ResolversParentTypes>['ImportSessionResult'];
  InputIssue: InputIssue;
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  JoinWaitlistInput: JoinWaitlistInput;
  JoinWaitlistResult: ResolversUnionTypes<ResolversParentTypes>['JoinWaitlistResult'];
  KeepWaitingInput: KeepWaitingInput;
  LatenessAccepted: LatenessAccepted;
  LatenessRefused: LatenessRefused;
  LeaveWaitlistInput: LeaveWaitlistInput;
  LikeDiscoverInput: LikeDiscoverInput;
  LikeDiscoverResult: ResolversUnionTypes<ResolversParentTypes>['LikeDiscoverResult'];
  LinkWithdrawn: LinkWithdrawn;
  LocalDate: Scalars['LocalDate']['output'];
  LogInRefused: LogInRefused;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInSession: LogInSession;
  LogInWithCodeInput: LogInWithCodeInput;
  LogInWithPasswordInput: LogInWithPasswordInput;
  LogOutResult: ResolversUnionTypes<ResolversParentTypes>['LogOutResult'];
  LoggedIn: Omit<LoggedIn, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  LoggedOut: LoggedOut;
  Look: Omit<Look, 'services'>;
  LookUpBookingInput: LookUpBookingInput;
  LookUpBookingResult: ResolversUnionTypes<ResolversParentTypes>['LookUpBookingResult'];
  LuckyPointConnection: LuckyPointConnection;
  LuckyPointEntry: LuckyPointEntry;
  LuckyVoucher: LuckyVoucher;
  LuckyVoucherConnection: LuckyVoucherConnection;
  ManagedBooking: Omit<ManagedBooking, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  MarketingVideo: MarketingVideo;
  MaskedBooking: MaskedBooking;
  Membership: Membership;
  MembershipOrder: MembershipOrder;
  MembershipOrderConnection: MembershipOrderConnection;
  MessageParam: MessageParam;
  Mutation: Record<PropertyKey, never>;
  NamePeopleInput: NamePeopleInput;
  NamePeopleResult: ResolversUnionTypes<ResolversParentTypes>['NamePeopleResult'];
  NameSaved: Omit<NameSaved, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  NearbyHour: NearbyHour;
  NearestHour: NearestHour;
  NoBooking: NoBooking;
  NoSpinsLeft: NoSpinsLeft;
  NotEnoughPoints: NotEnoughPoints;
  NotFound: NotFound;
  NothingToClaim: NothingToClaim;
  NothingToWin: NothingToWin;
  NoticeSettings: NoticeSettings;
  NoticeSettingsSaved: NoticeSettingsSaved;
  NumberId: Scalars['NumberId']['output'];
  Offer: Omit<Omit<Offer, 'salons'> & { salons?: Maybe<Array<ResolversParentTypes['Salon']>> }, 'salons' | 'invalidBecause'> & { message: Scalars['WireMessage']['output'] };
  OfferBookingInput: OfferBookingInput;
  OfferRefused: OfferRefused;
  OfferService: OfferService;
  OfferedPlace: OfferedPlace;
  OfferedService: OfferedService;
  Offers: Omit<Offers, 'best' | 'fromCustomer' | 'fromSalon'> & { best: Array<ResolversParentTypes['Offer']>, fromCustomer: Array<ResolversParentTypes['Offer']>, fromSalon: Array<ResolversParentTypes['Offer']> };
  OpenCalendarFeedResult: ResolversUnionTypes<ResolversParentTypes>['OpenCalendarFeedResult'];
  OpeningDay: Omit<OpeningDay, 'note'> & { message: Scalars['WireMessage']['output'] };
  OrderPlaced: OrderPlaced;
  OrderTopUpInput: OrderTopUpInput;
  OrderTopUpResult: ResolversUnionTypes<ResolversParentTypes>['OrderTopUpResult'];
  PackageService: PackageService;
  PageInfo: PageInfo;
  PasswordSet: PasswordSet;
  PaymentUnavailable: PaymentUnavailable;
  PeopleNamed: PeopleNamed;
  PersonInput: PersonInput;
  PhoneKnown: PhoneKnown;
  PhoneProofNeeded: PhoneProofNeeded;
  PhotoRated: PhotoRated;
  PhotoReported: PhotoReported;
  Place: Omit<Place, 'homeOffer'> & { homeOffer?: Maybe<ResolversParentTypes['HomeOffer']> };
  PlaceSuggestion: PlaceSuggestion;
  PlaceTaken: PlaceTaken;
  PointsExchanged: PointsExchanged;
  Product: Omit<Omit<Product, 'related'> & { related?: Maybe<Array<ResolversParentTypes['Product']>> }, 'group' | 'related'> & { groupId: number };
  ProductGroup: ProductGroup;
  Profile: Profile;
  ProfileSaved: Omit<ProfileSaved, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ProofNeeded: ProofNeeded;
  ProveHolderInput: ProveHolderInput;
  ProveHolderResult: ResolversUnionTypes<ResolversParentTypes>['ProveHolderResult'];
  Province: Omit<Omit<Province, 'salons'> & { salons: Array<ResolversParentTypes['Salon']> }, 'salons'>;
  PushDevice: PushDevice;
  PushEnded: PushEnded;
  PushNotTaken: PushNotTaken;
  PushPurposesSaved: PushPurposesSaved;
  PushSubscribed: PushSubscribed;
  PushTestSent: PushTestSent;
  Query: Record<PropertyKey, never>;
  QuestClaimed: QuestClaimed;
  RatePhotoInput: RatePhotoInput;
  RatePhotoResult: ResolversUnionTypes<ResolversParentTypes>['RatePhotoResult'];
  RateVisitInput: RateVisitInput;
  RateVisitResult: ResolversUnionTypes<ResolversParentTypes>['RateVisitResult'];
  RatingClosed: RatingClosed;
  ReceivedGift: ReceivedGift;
  ReceivedGiftConnection: ReceivedGiftConnection;
  RedeemCodeInput: RedeemCodeInput;
  RedeemCodeResult: ResolversUnionTypes<ResolversParentTypes>['RedeemCodeResult'];
  ReleaseHourResult: ResolversUnionTypes<ResolversParentTypes>['ReleaseHourResult'];
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressResult: ResolversUnionTypes<ResolversParentTypes>['RemoveAddressResult'];
  ReportWrongPhotoInput: ReportWrongPhotoInput;
  ReportWrongPhotoResult: ResolversUnionTypes<ResolversParentTypes>['ReportWrongPhotoResult'];
  RequestDeletionResult: ResolversUnionTypes<ResolversParentTypes>['RequestDeletionResult'];
  RequestHomeVisitInput: RequestHomeVisitInput;
  RequestHomeVisitResult: ResolversUnionTypes<ResolversParentTypes>['RequestHomeVisitResult'];
  ReturnedTransfer: ReturnedTransfer;
  Reward: Reward;
  Salon: { id: number };
  SalonClosed: Omit<SalonClosed, 'alternatives'> & { alternatives: Array<ResolversParentTypes['Salon']> };
  SalonClosure: Omit<SalonClosure, 'alternatives'> & { alternatives: Array<ResolversParentTypes['Salon']> };
  SalonDistance: Omit<SalonDistance, 'salon'> & { salon: ResolversParentTypes['Salon'] };
  SalonRating: SalonRating;
  SaveAddressInput: SaveAddressInput;
  SaveAddressResult: ResolversUnionTypes<ResolversParentTypes>['SaveAddressResult'];
  SaveConsentInput: SaveConsentInput;
  SaveConsentResult: ResolversUnionTypes<ResolversParentTypes>['SaveConsentResult'];
  SaveCustomerNameInput: SaveCustomerNameInput;
  SaveCustomerNameResult: ResolversUnionTypes<ResolversParentTypes>['SaveCustomerNameResult'];
  SaveNoticeSettingsInput: SaveNoticeSettingsInput;
  SaveNoticeSettingsResult: ResolversUnionTypes<ResolversParentTypes>['SaveNoticeSettingsResult'];
  SaveProfileInput: SaveProfileInput;
  SaveProfileResult: ResolversUnionTypes<ResolversParentTypes>['SaveProfileResult'];
  SavedAddress: Omit<SavedAddress, 'homeOffer' | 'salons'> & { homeOffer?: Maybe<ResolversParentTypes['HomeOffer']>, salons?: Maybe<Array<ResolversParentTypes['SalonDistance']>> };
  SendBookingCodeInput: SendBookingCodeInput;
  SendBookingCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendBookingCodeResult'];
  SendHolderCodeInput: SendHolderCodeInput;
  SendLogInCodeInput: SendLogInCodeInput;
  SendLogInCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendLogInCodeResult'];
  Service: Service;
  ServiceCatalogue: ServiceCatalogue;
  ServiceCategory: ServiceCategory;
  ServiceDetail: ServiceDetail;
  ServiceGroup: ServiceGroup;
  ServiceMedia: ServiceMedia;
  ServicePage: Omit<ServicePage, 'detail'> & { salonId: number };
  ServiceSuggestion: ServiceSuggestion;
  SessionEnded: SessionEnded;
  SetPasswordInput: SetPasswordInput;
  SetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetPasswordResult'];
  SoonestHour: Omit<SoonestHour, 'salon'> & { salon: ResolversParentTypes['Salon'] };
  SoonestHours: Omit<SoonestHours, 'hours'> & { hours: Array<ResolversParentTypes['SoonestHour']> };
  SpaPage: Omit<SpaPage, 'services'>;
  SpaQuestion: SpaQuestion;
  SpaStep: SpaStep;
  SpecialDay: SpecialDay;
  SpinWheelInput: SpinWheelInput;
  SpinWheelResult: ResolversUnionTypes<ResolversParentTypes>['SpinWheelResult'];
  Spun: Spun;
  Staff: Omit<Staff, 'stylists'> & { stylists: Array<ResolversParentTypes['Stylist']> };
  StaffChallenge: Omit<StaffChallenge, 'ranking'> & { ranking: Array<ResolversParentTypes['ChallengeStanding']> };
  String: Scalars['String']['output'];
  StyleMaster: Omit<StyleMaster, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> };
  StyleMasterList: Omit<StyleMasterList, 'byStars' | 'byVotes'> & { byStars: Array<ResolversParentTypes['StyleMaster']>, byVotes: Array<ResolversParentTypes['StyleMaster']> };
  StyleMasterVote: StyleMasterVote;
  StyleMasterVoted: StyleMasterVoted;
  Stylist: Omit<Stylist, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> };
  StylistRating: StylistRating;
  SubscribeToPushInput: SubscribeToPushInput;
  SubscribeToPushResult: ResolversUnionTypes<ResolversParentTypes>['SubscribeToPushResult'];
  Subscription: Record<PropertyKey, never>;
  TestPushInput: TestPushInput;
  TestPushResult: ResolversUnionTypes<ResolversParentTypes>['TestPushResult'];
  TextPart: TextPart;
  TextSection: TextSection;
  TooManyTries: TooManyTries;
  TopUpProduct: TopUpProduct;
  TrackBookingErrorInput: TrackBookingErrorInput;
  TrackInput: TrackInput;
  TrackLocationInput: TrackLocationInput;
  TrackResult: ResolversUnionTypes<ResolversParentTypes>['TrackResult'];
  Tracked: Tracked;
  TrackingEventInput: TrackingEventInput;
  UnsubscribeFromPushInput: UnsubscribeFromPushInput;
  UnsubscribeFromPushResult: ResolversUnionTypes<ResolversParentTypes>['UnsubscribeFromPushResult'];
  UsualVisit: Omit<UsualVisit, 'salon'> & { salon: ResolversParentTypes['Salon'] };
  Viewer: Omit<Viewer, 'bookingHistory' | 'savedAddress' | 'savedAddresses' | 'usualVisit' | 'visit' | 'visits'> & { bookingHistory?: Maybe<ResolversParentTypes['BookingConnection']>, savedAddress?: Maybe<ResolversParentTypes['SavedAddress']>, savedAddresses?: Maybe<Array<ResolversParentTypes['SavedAddress']>>, usualVisit?: Maybe<ResolversParentTypes['UsualVisit']>, visit?: Maybe<ResolversParentTypes['Visit']>, visits?: Maybe<ResolversParentTypes['VisitConnection']> };
  VisibleBooking: ResolversUnionTypes<ResolversParentTypes>['VisibleBooking'];
  Visit: Omit<Visit, 'ratingState'>;
  VisitConnection: Omit<VisitConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Visit']> };
  VisitPerson: VisitPerson;
  VisitPhoto: VisitPhoto;
  VisitRated: VisitRated;
  VisitRating: VisitRating;
  VisitRatingState: VisitRatingState;
  VisitStaff: VisitStaff;
  VisitedSalons: Omit<VisitedSalons, 'salons'> & { salons: Array<ResolversParentTypes['Salon']> };
  VoteStyleMasterInput: VoteStyleMasterInput;
  VoteStyleMasterResult: ResolversUnionTypes<ResolversParentTypes>['VoteStyleMasterResult'];
  VotingClosed: VotingClosed;
  VoucherExchanged: VoucherExchanged;
  VoucherSoldOut: VoucherSoldOut;
  WaitForEarlierHourInput: WaitForEarlierHourInput;
  WaitlistChanged: WaitlistChanged;
  WaitlistEntry: Omit<Omit<WaitlistEntry, 'salon'> & { salon?: Maybe<ResolversParentTypes['Salon']> }, 'salon'> & { salonId: number };
  WaitlistJoined: WaitlistJoined;
  WaitlistRefused: WaitlistRefused;
  Ward: Ward;
  Wheel: Omit<Wheel, 'gifts' | 'winners' | 'exchangePacks' | 'quests'>;
  WheelAccount: WheelAccount;
  WheelGift: WheelGift;
  WheelQuest: WheelQuest;
  WheelSector: WheelSector;
  WheelSpin: WheelSpin;
  WheelSpinConnection: WheelSpinConnection;
  WheelWinner: WheelWinner;
  WireMessage: Scalars['WireMessage']['output'];
  WithdrawManageLinkInput: WithdrawManageLinkInput;
  WithdrawManageLinkResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawManageLinkResult'];
  WrongCode: WrongCode;
};

export type TagDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type TagDirectiveResolver<Result, Parent, ContextType = Context, Args = TagDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddOn'] = ResolversParentTypes['AddOn']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
};

export type AddressRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRemoved'] = ResolversParentTypes['AddressRemoved']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressSaved'] = ResolversParentTypes['AddressSaved']> = {
  address?: Resolver<ResolversTypes['SavedAddress'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgreeToPrivacyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgreeToPrivacyResult'] = ResolversParentTypes['AgreeToPrivacyResult']> = {
  __resolveType: TypeResolveFn<'ConsentSaved' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type AlreadyBookedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyBooked'] = ResolversParentTypes['AlreadyBooked']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlternativeSalonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlternativeSalon'] = ResolversParentTypes['AlternativeSalon']> = {
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['Hour']>, ParentType, ContextType>;
  keepsChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salon?: Resolver<ResolversTypes['Salon'], ParentType, ContextType>;
};

export type AnnounceLatenessResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnounceLatenessResult'] = ResolversParentTypes['AnnounceLatenessResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LatenessAccepted' | 'LatenessRefused' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type BalanceEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceEntry'] = ResolversParentTypes['BalanceEntry']> = {
  amount?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['BalanceEffect'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceEntryConnection'] = ResolversParentTypes['BalanceEntryConnection']> = {
  balance?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BalanceEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testBank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['Device'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVideo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogArticle'] = ResolversParentTypes['BlogArticle']> = {
  post?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['TextSection']>, ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['OfferedService']>>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  readMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPostConnection'] = ResolversParentTypes['BlogPostConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookDay'] = ResolversParentTypes['BookDay']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWeekend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['DayMark']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['DayTag']>, ParentType, ContextType>;
};

export type BookedOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedOffer'] = ResolversParentTypes['BookedOffer']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type BookedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedPerson'] = ResolversParentTypes['BookedPerson']> = {
  chosenStylistId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  hourLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['BookedOffer']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['BookedService']>, ParentType, ContextType>;
  stylistId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  stylistName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookedServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookedService'] = ResolversParentTypes['BookedService']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  holdExpiresAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  hourLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAtHome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStatusKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldTotal?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  parkingMapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['BookedPerson']>, ParentType, ContextType>;
  personCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  salonAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salonId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  salonMapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salonName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salonPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  wishes?: Resolver<Maybe<ResolversTypes['BookingWishes']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingCanceledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingCanceled'] = ResolversParentTypes['BookingCanceled']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingConfirmed'] = ResolversParentTypes['BookingConfirmed']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookingFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingFound'] = ResolversParentTypes['BookingFound']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingNeedsCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingNeedsCode'] = ResolversParentTypes['BookingNeedsCode']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentCode?: Resolver<Maybe<ResolversTypes['SendBookingCodeResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  days?: Resolver<Array<ResolversTypes['BookDay']>, ParentType, ContextType>;
  guides?: Resolver<Array<ResolversTypes['Guide']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBookForOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChooseStylist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salesOpenAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
};

export type BookingWishesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingWishes'] = ResolversParentTypes['BookingWishes']> = {
  acceptMakePhoto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  littleAdvice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberPersons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiveAdvice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingsStandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingsStand'] = ResolversParentTypes['BookingsStand']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrowserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Browser'] = ResolversParentTypes['Browser']> = {
  bookings?: Resolver<Maybe<Array<ResolversTypes['Booking']>>, ParentType, ContextType>;
  homeVisits?: Resolver<Maybe<Array<ResolversTypes['HomeVisit']>>, ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitedSalons?: Resolver<Maybe<Array<ResolversTypes['VisitedSalons']>>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  bookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarFeedClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedClosed'] = ResolversParentTypes['CalendarFeedClosed']> = {
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendarFeedOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeedOpened'] = ResolversParentTypes['CalendarFeedOpened']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelBookingResult'] = ResolversParentTypes['CancelBookingResult']> = {
  __resolveType: TypeResolveFn<'BookingCanceled' | 'CannotCancel' | 'InvalidInput' | 'NotFound' | 'ProofNeeded', ParentType, ContextType>;
};

export type CancelDeletionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelDeletionResult'] = ResolversParentTypes['CancelDeletionResult']> = {
  __resolveType: TypeResolveFn<'DeletionCanceled', ParentType, ContextType>;
};

export type CancelHomeVisitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelHomeVisitResult'] = ResolversParentTypes['CancelHomeVisitResult']> = {
  __resolveType: TypeResolveFn<'HomeVisitCanceled' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type CancelManagedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelManagedResult'] = ResolversParentTypes['CancelManagedResult']> = {
  __resolveType: TypeResolveFn<'BookingCanceled' | 'CannotCancel' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type CannotCancelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannotCancel'] = ResolversParentTypes['CannotCancel']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CannotChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannotChange'] = ResolversParentTypes['CannotChange']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CannotConfirmResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannotConfirm'] = ResolversParentTypes['CannotConfirm']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CannotNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannotName'] = ResolversParentTypes['CannotName']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  __resolveType: TypeResolveFn<'CaptchaSum' | 'CaptchaWidget', ParentType, ContextType>;
};

export type CaptchaSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaSum'] = ResolversParentTypes['CaptchaSum']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaWidgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaWidget'] = ResolversParentTypes['CaptchaWidget']> = {
  siteKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChallengeStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallengeStanding'] = ResolversParentTypes['ChallengeStanding']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  stylistId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeAllowedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAllowed'] = ResolversParentTypes['ChangeAllowed']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeManagedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeManagedResult'] = ResolversParentTypes['ChangeManagedResult']> = {
  __resolveType: TypeResolveFn<'CannotChange' | 'ChangeAllowed' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type ChangeWaitlistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeWaitlistResult'] = ResolversParentTypes['ChangeWaitlistResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'TooManyTries' | 'WaitlistChanged' | 'WaitlistRefused', ParentType, ContextType>;
};

export type CheckPhoneResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPhoneResult'] = ResolversParentTypes['CheckPhoneResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PhoneKnown' | 'TooManyTries', ParentType, ContextType>;
};

export type ChoosePushPurposesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChoosePushPurposesResult'] = ResolversParentTypes['ChoosePushPurposesResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PushPurposesSaved' | 'TooManyTries', ParentType, ContextType>;
};

export type ClaimQuestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimQuestResult'] = ResolversParentTypes['ClaimQuestResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'NothingToClaim' | 'QuestClaimed' | 'TooManyTries', ParentType, ContextType>;
};

export type CloseCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseCalendarFeedResult'] = ResolversParentTypes['CloseCalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedClosed', ParentType, ContextType>;
};

export type CodeRedeemedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeRedeemed'] = ResolversParentTypes['CodeRedeemed']> = {
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeRefused'] = ResolversParentTypes['CodeRefused']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  channel?: Resolver<ResolversTypes['CodeChannel'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComingConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComingConfirmed'] = ResolversParentTypes['ComingConfirmed']> = {
  isComing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmBookingResult'] = ResolversParentTypes['ConfirmBookingResult']> = {
  __resolveType: TypeResolveFn<'BookingConfirmed' | 'HoldExpired' | 'InvalidInput' | 'NotFound' | 'TooManyTries' | 'WrongCode', ParentType, ContextType>;
};

export type ConfirmComingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmComingResult'] = ResolversParentTypes['ConfirmComingResult']> = {
  __resolveType: TypeResolveFn<'CannotConfirm' | 'ComingConfirmed' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type ConsentSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentSaved'] = ResolversParentTypes['ConsentSaved']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentWord'] = ResolversParentTypes['ConsentWord']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ConsentPurpose'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ConsentSource'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consents'] = ResolversParentTypes['Consents']> = {
  booking?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  marketing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ContentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock']> = {
  allLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBookingResult'] = ResolversParentTypes['CreateBookingResult']> = {
  __resolveType: TypeResolveFn<'AlreadyBooked' | 'BookingConfirmed' | 'BookingNeedsCode' | 'InvalidInput' | 'OfferRefused' | 'PlaceTaken' | 'SalonClosed' | 'TooManyTries', ParentType, ContextType>;
};

export type CustomerCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCourse'] = ResolversParentTypes['CustomerCourse']> = {
  endDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  dueAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
};

export type DeletionCanceledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionCanceled'] = ResolversParentTypes['DeletionCanceled']> = {
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequested'] = ResolversParentTypes['DeletionRequested']> = {
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discover'] = ResolversParentTypes['Discover']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscoverDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoverDetail'] = ResolversParentTypes['DiscoverDetail']> = {
  discover?: Resolver<ResolversTypes['Discover'], ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['TextSection']>>, ParentType, ContextType>;
};

export type DiscoverLikedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoverLiked'] = ResolversParentTypes['DiscoverLiked']> = {
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Dong'], any> {
  name: 'Dong';
}

export type EndSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionResult'] = ResolversParentTypes['EndSessionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'SessionEnded', ParentType, ContextType>;
};

export interface EpochMsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EpochMs'], any> {
  name: 'EpochMs';
}

export type ExchangePackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangePack'] = ResolversParentTypes['ExchangePack']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExchangePointsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangePointsResult'] = ResolversParentTypes['ExchangePointsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotEnoughPoints' | 'NotFound' | 'PointsExchanged' | 'TooManyTries', ParentType, ContextType>;
};

export type ExchangeVoucherResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeVoucherResult'] = ResolversParentTypes['ExchangeVoucherResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotEnoughPoints' | 'NotFound' | 'TooManyTries' | 'VoucherExchanged' | 'VoucherSoldOut', ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stylistName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirstFreeHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstFreeHour'] = ResolversParentTypes['FirstFreeHour']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hourId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salonId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guide'] = ResolversParentTypes['Guide']> = {
  points?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HoldExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldExpired'] = ResolversParentTypes['HoldExpired']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldHourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldHourResult'] = ResolversParentTypes['HoldHourResult']> = {
  __resolveType: TypeResolveFn<'HourHeld' | 'InvalidInput' | 'PlaceTaken' | 'SalonClosed' | 'TooManyTries', ParentType, ContextType>;
};

export type HolderProvedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderProved'] = ResolversParentTypes['HolderProved']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeBlock'] = ResolversParentTypes['HomeBlock']> = {
  banner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HomeBlockItem']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkViewAll?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pinnedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slidesDesktop?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  slidesMobile?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeBlockItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeBlockItem'] = ResolversParentTypes['HomeBlockItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeOffer'] = ResolversParentTypes['HomeOffer']> = {
  days?: Resolver<Array<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salon?: Resolver<ResolversTypes['Salon'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
};

export type HomeVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeVisit'] = ResolversParentTypes['HomeVisit']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['PartOfDay'], ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['BookedService']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HomeVisitStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type HomeVisitCanceledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeVisitCanceled'] = ResolversParentTypes['HomeVisitCanceled']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeVisitRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeVisitRequested'] = ResolversParentTypes['HomeVisitRequested']> = {
  visit?: Resolver<ResolversTypes['HomeVisit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hour'] = ResolversParentTypes['Hour']> = {
  freeSkinners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeStylists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HourGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourGroup'] = ResolversParentTypes['HourGroup']> = {
  hours?: Resolver<Array<ResolversTypes['Hour']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HourHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourHeld'] = ResolversParentTypes['HourHeld']> = {
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsToExtension?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HourReleasedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourReleased'] = ResolversParentTypes['HourReleased']> = {
  wasHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hours'] = ResolversParentTypes['Hours']> = {
  everySeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['HourGroup']>, ParentType, ContextType>;
  hasFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receptionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ImportSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSessionResult'] = ResolversParentTypes['ImportSessionResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LogInRefused' | 'LoggedIn' | 'TooManyTries', ParentType, ContextType>;
};

export type InputIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputIssue'] = ResolversParentTypes['InputIssue']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  issues?: Resolver<Array<ResolversTypes['InputIssue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinWaitlistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinWaitlistResult'] = ResolversParentTypes['JoinWaitlistResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'TooManyTries' | 'WaitlistJoined' | 'WaitlistRefused', ParentType, ContextType>;
};

export type LatenessAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessAccepted'] = ResolversParentTypes['LatenessAccepted']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LatenessRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessRefused'] = ResolversParentTypes['LatenessRefused']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['NearbyHour']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LikeDiscoverResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeDiscoverResult'] = ResolversParentTypes['LikeDiscoverResult']> = {
  __resolveType: TypeResolveFn<'DiscoverLiked' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type LinkWithdrawnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkWithdrawn'] = ResolversParentTypes['LinkWithdrawn']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LogInRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInRefused'] = ResolversParentTypes['LogInRefused']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  needsCaptcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LogInRefused' | 'LoggedIn' | 'TooManyTries', ParentType, ContextType>;
};

export type LogInSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInSession'] = ResolversParentTypes['LogInSession']> = {
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
};

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = {
  __resolveType: TypeResolveFn<'LoggedOut', ParentType, ContextType>;
};

export type LoggedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoggedIn'] = ResolversParentTypes['LoggedIn']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoggedOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoggedOut'] = ResolversParentTypes['LoggedOut']> = {
  isLoggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Look'] = ResolversParentTypes['Look']> = {
  ask?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  care?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['OfferedService']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  suits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LookUpBookingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookUpBookingResult'] = ResolversParentTypes['LookUpBookingResult']> = {
  __resolveType: TypeResolveFn<'BookingFound' | 'InvalidInput' | 'NoBooking' | 'TooManyTries', ParentType, ContextType>;
};

export type LuckyPointConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LuckyPointConnection'] = ResolversParentTypes['LuckyPointConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['LuckyPointEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LuckyPointEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LuckyPointEntry'] = ResolversParentTypes['LuckyPointEntry']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LuckyVoucherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LuckyVoucher'] = ResolversParentTypes['LuckyVoucher']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LuckyVoucherConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LuckyVoucherConnection'] = ResolversParentTypes['LuckyVoucherConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['LuckyVoucher']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedBooking'] = ResolversParentTypes['ManagedBooking']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  isComing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mayBeLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ManagedState'], ParentType, ContextType>;
};

export type MarketingVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketingVideo'] = ResolversParentTypes['MarketingVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaskedBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaskedBooking'] = ResolversParentTypes['MaskedBooking']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStatusKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  balance?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  silverUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  spentSixMonths?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  spentTwelveMonths?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['Tier']>, ParentType, ContextType>;
};

export type MembershipOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipOrder'] = ResolversParentTypes['MembershipOrder']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TopUpKind'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['BankTransfer']>, ParentType, ContextType>;
  returned?: Resolver<Array<ResolversTypes['ReturnedTransfer']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MembershipOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipOrderConnection'] = ResolversParentTypes['MembershipOrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['MembershipOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageParam'] = ResolversParentTypes['MessageParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptPlace?: Resolver<ResolversTypes['ChangeWaitlistResult'], ParentType, ContextType, RequireFields<MutationAcceptPlaceArgs, 'input'>>;
  agreeToPrivacy?: Resolver<ResolversTypes['AgreeToPrivacyResult'], ParentType, ContextType, RequireFields<MutationAgreeToPrivacyArgs, 'input'>>;
  announceLateness?: Resolver<ResolversTypes['AnnounceLatenessResult'], ParentType, ContextType, RequireFields<MutationAnnounceLatenessArgs, 'input'>>;
  cancelBooking?: Resolver<ResolversTypes['CancelBookingResult'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'input'>>;
  cancelDeletion?: Resolver<ResolversTypes['CancelDeletionResult'], ParentType, ContextType>;
  cancelHomeVisit?: Resolver<ResolversTypes['CancelHomeVisitResult'], ParentType, ContextType, RequireFields<MutationCancelHomeVisitArgs, 'input'>>;
  cancelManagedBooking?: Resolver<ResolversTypes['CancelManagedResult'], ParentType, ContextType, RequireFields<MutationCancelManagedBookingArgs, 'input'>>;
  changeManagedBooking?: Resolver<ResolversTypes['ChangeManagedResult'], ParentType, ContextType, RequireFields<MutationChangeManagedBookingArgs, 'input'>>;
  checkPhone?: Resolver<ResolversTypes['CheckPhoneResult'], ParentType, ContextType, RequireFields<MutationCheckPhoneArgs, 'input'>>;
  choosePushPurposes?: Resolver<ResolversTypes['ChoosePushPurposesResult'], ParentType, ContextType, RequireFields<MutationChoosePushPurposesArgs, 'input'>>;
  claimQuest?: Resolver<ResolversTypes['ClaimQuestResult'], ParentType, ContextType, RequireFields<MutationClaimQuestArgs, 'input'>>;
  closeCalendarFeed?: Resolver<ResolversTypes['CloseCalendarFeedResult'], ParentType, ContextType>;
  confirmBooking?: Resolver<ResolversTypes['ConfirmBookingResult'], ParentType, ContextType, RequireFields<MutationConfirmBookingArgs, 'input'>>;
  confirmComing?: Resolver<ResolversTypes['ConfirmComingResult'], ParentType, ContextType, RequireFields<MutationConfirmComingArgs, 'input'>>;
  createBooking?: Resolver<ResolversTypes['CreateBookingResult'], ParentType, ContextType, RequireFields<MutationCreateBookingArgs, 'input'>>;
  declinePlace?: Resolver<ResolversTypes['ChangeWaitlistResult'], ParentType, ContextType, RequireFields<MutationDeclinePlaceArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndSessionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exchangeLoginCode?: Resolver<ResolversTypes['ImportSessionResult'], ParentType, ContextType, RequireFields<MutationExchangeLoginCodeArgs, 'input'>>;
  exchangePoints?: Resolver<ResolversTypes['ExchangePointsResult'], ParentType, ContextType, RequireFields<MutationExchangePointsArgs, 'input'>>;
  exchangeVoucher?: Resolver<ResolversTypes['ExchangeVoucherResult'], ParentType, ContextType, RequireFields<MutationExchangeVoucherArgs, 'input'>>;
  holdHour?: Resolver<ResolversTypes['HoldHourResult'], ParentType, ContextType, RequireFields<MutationHoldHourArgs, 'input'>>;
  importSession?: Resolver<ResolversTypes['ImportSessionResult'], ParentType, ContextType, RequireFields<MutationImportSessionArgs, 'input'>>;
  joinWaitlist?: Resolver<ResolversTypes['JoinWaitlistResult'], ParentType, ContextType, RequireFields<MutationJoinWaitlistArgs, 'input'>>;
  keepWaiting?: Resolver<ResolversTypes['ChangeWaitlistResult'], ParentType, ContextType, RequireFields<MutationKeepWaitingArgs, 'input'>>;
  leaveWaitlist?: Resolver<ResolversTypes['ChangeWaitlistResult'], ParentType, ContextType, RequireFields<MutationLeaveWaitlistArgs, 'input'>>;
  likeDiscover?: Resolver<ResolversTypes['LikeDiscoverResult'], ParentType, ContextType, RequireFields<MutationLikeDiscoverArgs, 'input'>>;
  logInWithCode?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInWithCodeArgs, 'input'>>;
  logInWithPassword?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInWithPasswordArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  logOutEverywhere?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  lookUpBooking?: Resolver<ResolversTypes['LookUpBookingResult'], ParentType, ContextType, RequireFields<MutationLookUpBookingArgs, 'input'>>;
  namePeople?: Resolver<ResolversTypes['NamePeopleResult'], ParentType, ContextType, RequireFields<MutationNamePeopleArgs, 'input'>>;
  openCalendarFeed?: Resolver<ResolversTypes['OpenCalendarFeedResult'], ParentType, ContextType>;
  orderTopUp?: Resolver<ResolversTypes['OrderTopUpResult'], ParentType, ContextType, RequireFields<MutationOrderTopUpArgs, 'input'>>;
  proveHolder?: Resolver<ResolversTypes['ProveHolderResult'], ParentType, ContextType, RequireFields<MutationProveHolderArgs, 'input'>>;
  ratePhoto?: Resolver<ResolversTypes['RatePhotoResult'], ParentType, ContextType, RequireFields<MutationRatePhotoArgs, 'input'>>;
  rateVisit?: Resolver<ResolversTypes['RateVisitResult'], ParentType, ContextType, RequireFields<MutationRateVisitArgs, 'input'>>;
  redeemCode?: Resolver<ResolversTypes['RedeemCodeResult'], ParentType, ContextType, RequireFields<MutationRedeemCodeArgs, 'input'>>;
  releaseHour?: Resolver<ResolversTypes['ReleaseHourResult'], ParentType, ContextType>;
  removeAddress?: Resolver<ResolversTypes['RemoveAddressResult'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'input'>>;
  reportWrongPhoto?: Resolver<ResolversTypes['ReportWrongPhotoResult'], ParentType, ContextType, RequireFields<MutationReportWrongPhotoArgs, 'input'>>;
  requestDeletion?: Resolver<ResolversTypes['RequestDeletionResult'], ParentType, ContextType>;
  requestHomeVisit?: Resolver<ResolversTypes['RequestHomeVisitResult'], ParentType, ContextType, RequireFields<MutationRequestHomeVisitArgs, 'input'>>;
  saveAddress?: Resolver<ResolversTypes['SaveAddressResult'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  saveConsent?: Resolver<ResolversTypes['SaveConsentResult'], ParentType, ContextType, RequireFields<MutationSaveConsentArgs, 'input'>>;
  saveCustomerName?: Resolver<ResolversTypes['SaveCustomerNameResult'], ParentType, ContextType, RequireFields<MutationSaveCustomerNameArgs, 'input'>>;
  saveNoticeSettings?: Resolver<ResolversTypes['SaveNoticeSettingsResult'], ParentType, ContextType, RequireFields<MutationSaveNoticeSettingsArgs, 'input'>>;
  saveProfile?: Resolver<ResolversTypes['SaveProfileResult'], ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  sendBookingCode?: Resolver<ResolversTypes['SendBookingCodeResult'], ParentType, ContextType, RequireFields<MutationSendBookingCodeArgs, 'input'>>;
  sendHolderCode?: Resolver<ResolversTypes['SendBookingCodeResult'], ParentType, ContextType, RequireFields<MutationSendHolderCodeArgs, 'input'>>;
  sendLogInCode?: Resolver<ResolversTypes['SendLogInCodeResult'], ParentType, ContextType, RequireFields<MutationSendLogInCodeArgs, 'input'>>;
  setPassword?: Resolver<ResolversTypes['SetPasswordResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'input'>>;
  spinWheel?: Resolver<ResolversTypes['SpinWheelResult'], ParentType, ContextType, RequireFields<MutationSpinWheelArgs, 'input'>>;
  subscribeToPush?: Resolver<ResolversTypes['SubscribeToPushResult'], ParentType, ContextType, RequireFields<MutationSubscribeToPushArgs, 'input'>>;
  testPush?: Resolver<ResolversTypes['TestPushResult'], ParentType, ContextType, RequireFields<MutationTestPushArgs, 'input'>>;
  track?: Resolver<ResolversTypes['TrackResult'], ParentType, ContextType, RequireFields<MutationTrackArgs, 'input'>>;
  trackBookingError?: Resolver<ResolversTypes['TrackResult'], ParentType, ContextType, RequireFields<MutationTrackBookingErrorArgs, 'input'>>;
  trackLocation?: Resolver<ResolversTypes['TrackResult'], ParentType, ContextType, RequireFields<MutationTrackLocationArgs, 'input'>>;
  unsubscribeFromPush?: Resolver<ResolversTypes['UnsubscribeFromPushResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromPushArgs, 'input'>>;
  voteStyleMaster?: Resolver<ResolversTypes['VoteStyleMasterResult'], ParentType, ContextType, RequireFields<MutationVoteStyleMasterArgs, 'input'>>;
  waitForEarlierHour?: Resolver<ResolversTypes['JoinWaitlistResult'], ParentType, ContextType, RequireFields<MutationWaitForEarlierHourArgs, 'input'>>;
  withdrawManageLink?: Resolver<ResolversTypes['WithdrawManageLinkResult'], ParentType, ContextType, RequireFields<MutationWithdrawManageLinkArgs, 'input'>>;
};

export type NamePeopleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamePeopleResult'] = ResolversParentTypes['NamePeopleResult']> = {
  __resolveType: TypeResolveFn<'CannotName' | 'InvalidInput' | 'NotFound' | 'PeopleNamed' | 'TooManyTries', ParentType, ContextType>;
};

export type NameSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameSaved'] = ResolversParentTypes['NameSaved']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NearbyHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearbyHour'] = ResolversParentTypes['NearbyHour']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hourId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NearestHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearestHour'] = ResolversParentTypes['NearestHour']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hourId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  isStylistFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stylistId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
};

export type NoBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoBooking'] = ResolversParentTypes['NoBooking']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoSpinsLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoSpinsLeft'] = ResolversParentTypes['NoSpinsLeft']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotEnoughPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotEnoughPoints'] = ResolversParentTypes['NotEnoughPoints']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NothingToClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToClaim'] = ResolversParentTypes['NothingToClaim']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NothingToWinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToWin'] = ResolversParentTypes['NothingToWin']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeSettings'] = ResolversParentTypes['NoticeSettings']> = {
  channels?: Resolver<Array<ResolversTypes['NoticeChannel']>, ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietUntil?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeSettingsSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeSettingsSaved'] = ResolversParentTypes['NoticeSettingsSaved']> = {
  settings?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface NumberIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NumberId'], any> {
  name: 'NumberId';
}

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  appliesTo?: Resolver<Array<ResolversTypes['OfferService']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invalidBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requires?: Resolver<Array<ResolversTypes['OfferService']>, ParentType, ContextType>;
  salonIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  salons?: Resolver<Maybe<Array<ResolversTypes['Salon']>>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type OfferRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRefused'] = ResolversParentTypes['OfferRefused']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  offerIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferService'] = ResolversParentTypes['OfferService']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originPrice?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type OfferedPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedPlace'] = ResolversParentTypes['OfferedPlace']> = {
  hourLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stylistNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
};

export type OfferedServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedService'] = ResolversParentTypes['OfferedService']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type OffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offers'] = ResolversParentTypes['Offers']> = {
  best?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  fromCustomer?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  fromSalon?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type OpenCalendarFeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCalendarFeedResult'] = ResolversParentTypes['OpenCalendarFeedResult']> = {
  __resolveType: TypeResolveFn<'CalendarFeedOpened', ParentType, ContextType>;
};

export type OpeningDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningDay'] = ResolversParentTypes['OpeningDay']> = {
  closesAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  order?: Resolver<ResolversTypes['MembershipOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderTopUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTopUpResult'] = ResolversParentTypes['OrderTopUpResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'OrderPlaced' | 'PaymentUnavailable' | 'TooManyTries', ParentType, ContextType>;
};

export type PackageServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageService'] = ResolversParentTypes['PackageService']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordSet'] = ResolversParentTypes['PasswordSet']> = {
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentUnavailable'] = ResolversParentTypes['PaymentUnavailable']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PeopleNamedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeopleNamed'] = ResolversParentTypes['PeopleNamed']> = {
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneKnownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneKnown'] = ResolversParentTypes['PhoneKnown']> = {
  isNewCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsCaptcha?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneProofNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneProofNeeded'] = ResolversParentTypes['PhoneProofNeeded']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoRatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoRated'] = ResolversParentTypes['PhotoRated']> = {
  photoId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoReportedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoReported'] = ResolversParentTypes['PhotoReported']> = {
  photoId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  homeOffer?: Resolver<Maybe<ResolversTypes['HomeOffer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  wardId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
};

export type PlaceSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceSuggestion'] = ResolversParentTypes['PlaceSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceTaken'] = ResolversParentTypes['PlaceTaken']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['NearbyHour']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['TakenReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsExchangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsExchanged'] = ResolversParentTypes['PointsExchanged']> = {
  account?: Resolver<ResolversTypes['WheelAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listedPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  related?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subgroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  birthDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  consents?: Resolver<ResolversTypes['Consents'], ParentType, ContextType>;
  deletion?: Resolver<Maybe<ResolversTypes['Deletion']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  hasAgreedToPrivacy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  membershipName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['Tier']>, ParentType, ContextType>;
};

export type ProfileSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSaved'] = ResolversParentTypes['ProfileSaved']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProofNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofNeeded'] = ResolversParentTypes['ProofNeeded']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProveHolderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProveHolderResult'] = ResolversParentTypes['ProveHolderResult']> = {
  __resolveType: TypeResolveFn<'HolderProved' | 'InvalidInput' | 'NotFound' | 'TooManyTries' | 'WrongCode', ParentType, ContextType>;
};

export type ProvinceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  districts?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  salonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salons?: Resolver<Array<ResolversTypes['Salon']>, ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  canTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purposes?: Resolver<Array<ResolversTypes['PushPurpose']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
};

export type PushEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushEnded'] = ResolversParentTypes['PushEnded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushNotTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushNotTaken'] = ResolversParentTypes['PushNotTaken']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushPurposesSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushPurposesSaved'] = ResolversParentTypes['PushPurposesSaved']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushSubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSubscribed'] = ResolversParentTypes['PushSubscribed']> = {
  devices?: Resolver<Maybe<Array<ResolversTypes['PushDevice']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushTestSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushTestSent'] = ResolversParentTypes['PushTestSent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType>;
  blogPost?: Resolver<Maybe<ResolversTypes['BlogArticle']>, ParentType, ContextType, RequireFields<QueryBlogPostArgs, 'slug'>>;
  blogPosts?: Resolver<Maybe<ResolversTypes['BlogPostConnection']>, ParentType, ContextType, RequireFields<QueryBlogPostsArgs, 'first'>>;
  booking?: Resolver<Maybe<ResolversTypes['VisibleBooking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  browser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
  calendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType, RequireFields<QueryCalendarFeedArgs, 'token'>>;
  captcha?: Resolver<Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  contentBlocks?: Resolver<Maybe<Array<ResolversTypes['ContentBlock']>>, ParentType, ContextType>;
  discover?: Resolver<Maybe<ResolversTypes['DiscoverDetail']>, ParentType, ContextType, RequireFields<QueryDiscoverArgs, 'id'>>;
  discovers?: Resolver<Maybe<Array<ResolversTypes['Discover']>>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<Array<ResolversTypes['Feedback']>>, ParentType, ContextType>;
  firstFreeHours?: Resolver<Maybe<Array<ResolversTypes['FirstFreeHour']>>, ParentType, ContextType, Partial<QueryFirstFreeHoursArgs>>;
  homeBlocks?: Resolver<Maybe<Array<ResolversTypes['HomeBlock']>>, ParentType, ContextType>;
  homeLooks?: Resolver<Maybe<Array<ResolversTypes['Look']>>, ParentType, ContextType>;
  lacking?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  look?: Resolver<Maybe<ResolversTypes['Look']>, ParentType, ContextType, RequireFields<QueryLookArgs, 'slug'>>;
  looks?: Resolver<Maybe<Array<ResolversTypes['Look']>>, ParentType, ContextType>;
  luckyVoucher?: Resolver<Maybe<ResolversTypes['LuckyVoucher']>, ParentType, ContextType, RequireFields<QueryLuckyVoucherArgs, 'id'>>;
  luckyVouchers?: Resolver<Maybe<ResolversTypes['LuckyVoucherConnection']>, ParentType, ContextType, RequireFields<QueryLuckyVouchersArgs, 'first'>>;
  managedBooking?: Resolver<Maybe<ResolversTypes['ManagedBooking']>, ParentType, ContextType, RequireFields<QueryManagedBookingArgs, 'token'>>;
  marketingVideos?: Resolver<Maybe<Array<ResolversTypes['MarketingVideo']>>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'booking' | 'id'>>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceArgs, 'id'>>;
  places?: Resolver<Maybe<Array<ResolversTypes['PlaceSuggestion']>>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'search'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'slug'>>;
  productGroups?: Resolver<Maybe<Array<ResolversTypes['ProductGroup']>>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'order'>>;
  provinces?: Resolver<Maybe<Array<ResolversTypes['Province']>>, ParentType, ContextType, Partial<QueryProvincesArgs>>;
  rewards?: Resolver<Maybe<Array<ResolversTypes['Reward']>>, ParentType, ContextType, RequireFields<QueryRewardsArgs, 'date'>>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType, RequireFields<QuerySalonArgs, 'id'>>;
  salons?: Resolver<Maybe<Array<ResolversTypes['Salon']>>, ParentType, ContextType, Partial<QuerySalonsArgs>>;
  salonsNear?: Resolver<Maybe<Array<ResolversTypes['SalonDistance']>>, ParentType, ContextType, RequireFields<QuerySalonsNearArgs, 'latitude' | 'longitude'>>;
  serviceMenu?: Resolver<Maybe<ResolversTypes['ServiceCatalogue']>, ParentType, ContextType>;
  servicePage?: Resolver<Maybe<ResolversTypes['ServicePage']>, ParentType, ContextType, RequireFields<QueryServicePageArgs, 'slug'>>;
  soonest?: Resolver<Maybe<ResolversTypes['SoonestHours']>, ParentType, ContextType, RequireFields<QuerySoonestArgs, 'first' | 'people' | 'serviceIds'>>;
  spaPage?: Resolver<Maybe<ResolversTypes['SpaPage']>, ParentType, ContextType, RequireFields<QuerySpaPageArgs, 'slug'>>;
  spaPages?: Resolver<Maybe<Array<ResolversTypes['SpaPage']>>, ParentType, ContextType>;
  staffChallenges?: Resolver<Maybe<Array<ResolversTypes['StaffChallenge']>>, ParentType, ContextType>;
  styleMasters?: Resolver<Maybe<ResolversTypes['StyleMasterList']>, ParentType, ContextType, Partial<QueryStyleMastersArgs>>;
  topUpProducts?: Resolver<Maybe<Array<ResolversTypes['TopUpProduct']>>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  waitlistEntry?: Resolver<Maybe<ResolversTypes['WaitlistEntry']>, ParentType, ContextType, RequireFields<QueryWaitlistEntryArgs, 'token'>>;
  wards?: Resolver<Maybe<Array<ResolversTypes['Ward']>>, ParentType, ContextType, RequireFields<QueryWardsArgs, 'districtId'>>;
  wheel?: Resolver<Maybe<ResolversTypes['Wheel']>, ParentType, ContextType>;
};

export type QuestClaimedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestClaimed'] = ResolversParentTypes['QuestClaimed']> = {
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatePhotoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatePhotoResult'] = ResolversParentTypes['RatePhotoResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PhotoRated' | 'TooManyTries', ParentType, ContextType>;
};

export type RateVisitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateVisitResult'] = ResolversParentTypes['RateVisitResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'RatingClosed' | 'TooManyTries' | 'VisitRated', ParentType, ContextType>;
};

export type RatingClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingClosed'] = ResolversParentTypes['RatingClosed']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceivedGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedGift'] = ResolversParentTypes['ReceivedGift']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVoucher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WheelGiftKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceivedGiftConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedGiftConnection'] = ResolversParentTypes['ReceivedGiftConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ReceivedGift']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedeemCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemCodeResult'] = ResolversParentTypes['RedeemCodeResult']> = {
  __resolveType: TypeResolveFn<'CodeRedeemed' | 'CodeRefused' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type ReleaseHourResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseHourResult'] = ResolversParentTypes['ReleaseHourResult']> = {
  __resolveType: TypeResolveFn<'HourReleased', ParentType, ContextType>;
};

export type RemoveAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAddressResult'] = ResolversParentTypes['RemoveAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressRemoved' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type ReportWrongPhotoResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportWrongPhotoResult'] = ResolversParentTypes['ReportWrongPhotoResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PhotoReported' | 'TooManyTries', ParentType, ContextType>;
};

export type RequestDeletionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestDeletionResult'] = ResolversParentTypes['RequestDeletionResult']> = {
  __resolveType: TypeResolveFn<'DeletionRequested', ParentType, ContextType>;
};

export type RequestHomeVisitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestHomeVisitResult'] = ResolversParentTypes['RequestHomeVisitResult']> = {
  __resolveType: TypeResolveFn<'HomeVisitRequested' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type ReturnedTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnedTransfer'] = ResolversParentTypes['ReturnedTransfer']> = {
  amount?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
};

export type RewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
};

export type SalonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Salon'] = ResolversParentTypes['Salon']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressNew?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatives?: Resolver<Maybe<Array<ResolversTypes['AlternativeSalon']>>, ParentType, ContextType, RequireFields<SalonAlternativesArgs, 'date' | 'serviceIds'>>;
  bookingRules?: Resolver<Maybe<ResolversTypes['BookingRules']>, ParentType, ContextType, Partial<SalonBookingRulesArgs>>;
  closure?: Resolver<Maybe<ResolversTypes['SalonClosure']>, ParentType, ContextType>;
  districtId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  districtName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasParking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType, RequireFields<SalonHoursArgs, 'input'>>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageFocus?: Resolver<Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  manyPeople?: Resolver<ResolversTypes['ManyPeople'], ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearestHour?: Resolver<Maybe<ResolversTypes['NearestHour']>, ParentType, ContextType, RequireFields<SalonNearestHourArgs, 'serviceIds'>>;
  offers?: Resolver<Maybe<ResolversTypes['Offers']>, ParentType, ContextType, RequireFields<SalonOffersArgs, 'booking'>>;
  offersConsultation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openingDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  openingDays?: Resolver<Maybe<Array<ResolversTypes['OpeningDay']>>, ParentType, ContextType, RequireFields<SalonOpeningDaysArgs, 'days'>>;
  parkingMapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  provinceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['SalonRating']>, ParentType, ContextType>;
  serviceDetail?: Resolver<Maybe<ResolversTypes['ServiceDetail']>, ParentType, ContextType, RequireFields<SalonServiceDetailArgs, 'groupId'>>;
  services?: Resolver<Maybe<ResolversTypes['ServiceCatalogue']>, ParentType, ContextType, Partial<SalonServicesArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType, RequireFields<SalonStaffArgs, 'date'>>;
  tag?: Resolver<Maybe<ResolversTypes['SalonTag']>, ParentType, ContextType>;
  warnText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalonClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalonClosed'] = ResolversParentTypes['SalonClosed']> = {
  alternatives?: Resolver<Array<ResolversTypes['Salon']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalonClosureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalonClosure'] = ResolversParentTypes['SalonClosure']> = {
  alternatives?: Resolver<Array<ResolversTypes['Salon']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
};

export type SalonDistanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalonDistance'] = ResolversParentTypes['SalonDistance']> = {
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salon?: Resolver<ResolversTypes['Salon'], ParentType, ContextType>;
};

export type SalonRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalonRating'] = ResolversParentTypes['SalonRating']> = {
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SaveAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAddressResult'] = ResolversParentTypes['SaveAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressSaved' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type SaveConsentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveConsentResult'] = ResolversParentTypes['SaveConsentResult']> = {
  __resolveType: TypeResolveFn<'BookingsStand' | 'ConsentSaved' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type SaveCustomerNameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCustomerNameResult'] = ResolversParentTypes['SaveCustomerNameResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NameSaved', ParentType, ContextType>;
};

export type SaveNoticeSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveNoticeSettingsResult'] = ResolversParentTypes['SaveNoticeSettingsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NoticeSettingsSaved' | 'TooManyTries', ParentType, ContextType>;
};

export type SaveProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProfileResult'] = ResolversParentTypes['SaveProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'ProfileSaved' | 'TooManyTries', ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeOffer?: Resolver<Maybe<ResolversTypes['HomeOffer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  salons?: Resolver<Maybe<Array<ResolversTypes['SalonDistance']>>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendBookingCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendBookingCodeResult'] = ResolversParentTypes['SendBookingCodeResult']> = {
  __resolveType: TypeResolveFn<'CodeSent' | 'InvalidInput' | 'NotFound' | 'TooManyTries', ParentType, ContextType>;
};

export type SendLogInCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendLogInCodeResult'] = ResolversParentTypes['SendLogInCodeResult']> = {
  __resolveType: TypeResolveFn<'CodeSent' | 'InvalidInput' | 'LogInRefused' | 'TooManyTries', ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  categoryId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['DeliveryType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  hasDetail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['NumberId']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  versionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceCatalogueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCatalogue'] = ResolversParentTypes['ServiceCatalogue']> = {
  categories?: Resolver<Array<ResolversTypes['ServiceCategory']>, ParentType, ContextType>;
  guides?: Resolver<Array<ResolversTypes['Guide']>, ParentType, ContextType>;
  isGenZ?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepsChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['ServiceSuggestion']>, ParentType, ContextType>;
};

export type ServiceCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCategory'] = ResolversParentTypes['ServiceCategory']> = {
  groups?: Resolver<Array<ResolversTypes['ServiceGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceDetail'] = ResolversParentTypes['ServiceDetail']> = {
  banners?: Resolver<Array<ResolversTypes['ServiceMedia']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceGroup'] = ResolversParentTypes['ServiceGroup']> = {
  addOns?: Resolver<Array<ResolversTypes['AddOn']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceMedia'] = ResolversParentTypes['ServiceMedia']> = {
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServicePage'] = ResolversParentTypes['ServicePage']> = {
  category?: Resolver<ResolversTypes['ServiceCategory'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['ServiceDetail']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ServiceGroup'], ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
};

export type ServiceSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSuggestion'] = ResolversParentTypes['ServiceSuggestion']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionEnded'] = ResolversParentTypes['SessionEnded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPasswordResult'] = ResolversParentTypes['SetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordSet' | 'PhoneProofNeeded' | 'TooManyTries', ParentType, ContextType>;
};

export type SoonestHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoonestHour'] = ResolversParentTypes['SoonestHour']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  freeStylists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  salon?: Resolver<ResolversTypes['Salon'], ParentType, ContextType>;
  travelMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SoonestHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoonestHours'] = ResolversParentTypes['SoonestHours']> = {
  gap?: Resolver<Maybe<ResolversTypes['SoonestGap']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['SoonestHour']>, ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
};

export type SpaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaPage'] = ResolversParentTypes['SpaPage']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['SpaQuestion']>, ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['NumberId']>, ParentType, ContextType>;
  services?: Resolver<Maybe<Array<ResolversTypes['OfferedService']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SpaStep']>, ParentType, ContextType>;
  suits?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaQuestion'] = ResolversParentTypes['SpaQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpaStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpaStep'] = ResolversParentTypes['SpaStep']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialDay'] = ResolversParentTypes['SpecialDay']> = {
  dates?: Resolver<Array<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  dayPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  dayStylistPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  stylistLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stylistPrice?: Resolver<Maybe<ResolversTypes['Dong']>, ParentType, ContextType>;
};

export type SpinWheelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpinWheelResult'] = ResolversParentTypes['SpinWheelResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NoSpinsLeft' | 'NotFound' | 'NothingToWin' | 'Spun' | 'TooManyTries', ParentType, ContextType>;
};

export type SpunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spun'] = ResolversParentTypes['Spun']> = {
  spin?: Resolver<ResolversTypes['WheelSpin'], ParentType, ContextType>;
  spinsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  stylists?: Resolver<Array<ResolversTypes['Stylist']>, ParentType, ContextType>;
};

export type StaffChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffChallenge'] = ResolversParentTypes['StaffChallenge']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ranking?: Resolver<Array<ResolversTypes['ChallengeStanding']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StyleMasterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleMaster'] = ResolversParentTypes['StyleMaster']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMaster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  salonId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stylistId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StyleMasterListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleMasterList'] = ResolversParentTypes['StyleMasterList']> = {
  byStars?: Resolver<Array<ResolversTypes['StyleMaster']>, ParentType, ContextType>;
  byVotes?: Resolver<Array<ResolversTypes['StyleMaster']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['StyleMasterTopic'], ParentType, ContextType>;
};

export type StyleMasterVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleMasterVote'] = ResolversParentTypes['StyleMasterVote']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  masterKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stylistId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
};

export type StyleMasterVotedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleMasterVoted'] = ResolversParentTypes['StyleMasterVoted']> = {
  vote?: Resolver<ResolversTypes['StyleMasterVote'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StylistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stylist'] = ResolversParentTypes['Stylist']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarFocus?: Resolver<Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  isMaster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['StylistRating']>, ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  salonId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  yearsOfExperience?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StylistRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StylistRating'] = ResolversParentTypes['StylistRating']> = {
  customers?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratedBy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SubscribeToPushResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToPushResult'] = ResolversParentTypes['SubscribeToPushResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PushSubscribed' | 'TooManyTries', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  hours?: SubscriptionResolver<ResolversTypes['Hours'], "hours", ParentType, ContextType, RequireFields<SubscriptionHoursArgs, 'input' | 'salonId'>>;
};

export type TestPushResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestPushResult'] = ResolversParentTypes['TestPushResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'PushNotTaken' | 'PushTestSent' | 'TooManyTries', ParentType, ContextType>;
};

export type TextPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TooManyTriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyTries'] = ResolversParentTypes['TooManyTries']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopUpProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopUpProduct'] = ResolversParentTypes['TopUpProduct']> = {
  bonus?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TopUpKind'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['PackageService']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackResult'] = ResolversParentTypes['TrackResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Tracked', ParentType, ContextType>;
};

export type TrackedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tracked'] = ResolversParentTypes['Tracked']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscribeFromPushResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromPushResult'] = ResolversParentTypes['UnsubscribeFromPushResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PushEnded', ParentType, ContextType>;
};

export type UsualVisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualVisit'] = ResolversParentTypes['UsualVisit']> = {
  nearest?: Resolver<Maybe<ResolversTypes['NearestHour']>, ParentType, ContextType>;
  salon?: Resolver<ResolversTypes['Salon'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  stylist?: Resolver<Maybe<ResolversTypes['VisitStaff']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  balanceHistory?: Resolver<Maybe<ResolversTypes['BalanceEntryConnection']>, ParentType, ContextType, RequireFields<ViewerBalanceHistoryArgs, 'first'>>;
  bookingHistory?: Resolver<Maybe<ResolversTypes['BookingConnection']>, ParentType, ContextType, RequireFields<ViewerBookingHistoryArgs, 'first'>>;
  calendarFeedToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentWords?: Resolver<Maybe<Array<ResolversTypes['ConsentWord']>>, ParentType, ContextType>;
  courses?: Resolver<Maybe<Array<ResolversTypes['CustomerCourse']>>, ParentType, ContextType>;
  likedDiscovers?: Resolver<Maybe<Array<ResolversTypes['Discover']>>, ParentType, ContextType>;
  luckyPointHistory?: Resolver<Maybe<ResolversTypes['LuckyPointConnection']>, ParentType, ContextType, RequireFields<ViewerLuckyPointHistoryArgs, 'first'>>;
  luckyPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  membershipOrder?: Resolver<Maybe<ResolversTypes['MembershipOrder']>, ParentType, ContextType, RequireFields<ViewerMembershipOrderArgs, 'id'>>;
  membershipOrders?: Resolver<Maybe<ResolversTypes['MembershipOrderConnection']>, ParentType, ContextType, RequireFields<ViewerMembershipOrdersArgs, 'first'>>;
  noticeSettings?: Resolver<Maybe<ResolversTypes['NoticeSettings']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  pushDevices?: Resolver<Maybe<Array<ResolversTypes['PushDevice']>>, ParentType, ContextType>;
  receivedGifts?: Resolver<Maybe<ResolversTypes['ReceivedGiftConnection']>, ParentType, ContextType, RequireFields<ViewerReceivedGiftsArgs, 'first'>>;
  savedAddress?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType, RequireFields<ViewerSavedAddressArgs, 'id'>>;
  savedAddresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['LogInSession']>>, ParentType, ContextType>;
  styleMasterVotes?: Resolver<Maybe<Array<ResolversTypes['StyleMasterVote']>>, ParentType, ContextType>;
  usualVisit?: Resolver<Maybe<ResolversTypes['UsualVisit']>, ParentType, ContextType, Partial<ViewerUsualVisitArgs>>;
  visit?: Resolver<Maybe<ResolversTypes['Visit']>, ParentType, ContextType, RequireFields<ViewerVisitArgs, 'id'>>;
  visits?: Resolver<Maybe<ResolversTypes['VisitConnection']>, ParentType, ContextType, RequireFields<ViewerVisitsArgs, 'first'>>;
  wheelAccount?: Resolver<Maybe<ResolversTypes['WheelAccount']>, ParentType, ContextType>;
  wheelSpins?: Resolver<Maybe<ResolversTypes['WheelSpinConnection']>, ParentType, ContextType, RequireFields<ViewerWheelSpinsArgs, 'first'>>;
};

export type VisibleBookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisibleBooking'] = ResolversParentTypes['VisibleBooking']> = {
  __resolveType: TypeResolveFn<'Booking' | 'MaskedBooking', ParentType, ContextType>;
};

export type VisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  hourLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['VisitPerson']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['VisitPhoto']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['VisitRating']>, ParentType, ContextType>;
  ratingState?: Resolver<Maybe<ResolversTypes['VisitRatingState']>, ParentType, ContextType>;
  salonAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salonId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  salonName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type VisitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitConnection'] = ResolversParentTypes['VisitConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Visit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitPerson'] = ResolversParentTypes['VisitPerson']> = {
  services?: Resolver<Array<ResolversTypes['BookedService']>, ParentType, ContextType>;
  skinner?: Resolver<Maybe<ResolversTypes['VisitStaff']>, ParentType, ContextType>;
  stylist?: Resolver<Maybe<ResolversTypes['VisitStaff']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
};

export type VisitPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitPhoto'] = ResolversParentTypes['VisitPhoto']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['PhotoVerdict']>, ParentType, ContextType>;
};

export type VisitRatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitRated'] = ResolversParentTypes['VisitRated']> = {
  rating?: Resolver<ResolversTypes['VisitRating'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitRating'] = ResolversParentTypes['VisitRating']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editableUntil?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  ratedAt?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['RatingTag']>, ParentType, ContextType>;
};

export type VisitRatingStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitRatingState'] = ResolversParentTypes['VisitRatingState']> = {
  mayRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['VisitRating']>, ParentType, ContextType>;
};

export type VisitStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitStaff'] = ResolversParentTypes['VisitStaff']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitedSalonsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitedSalons'] = ResolversParentTypes['VisitedSalons']> = {
  salons?: Resolver<Array<ResolversTypes['Salon']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoteStyleMasterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoteStyleMasterResult'] = ResolversParentTypes['VoteStyleMasterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotFound' | 'StyleMasterVoted' | 'TooManyTries' | 'VotingClosed', ParentType, ContextType>;
};

export type VotingClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VotingClosed'] = ResolversParentTypes['VotingClosed']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherExchangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherExchanged'] = ResolversParentTypes['VoucherExchanged']> = {
  gift?: Resolver<ResolversTypes['ReceivedGift'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherSoldOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherSoldOut'] = ResolversParentTypes['VoucherSoldOut']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitlistChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistChanged'] = ResolversParentTypes['WaitlistChanged']> = {
  state?: Resolver<ResolversTypes['WaitState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitlistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntry'] = ResolversParentTypes['WaitlistEntry']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  fromLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['WaitMode'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['OfferedPlace']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  salon?: Resolver<Maybe<ResolversTypes['Salon']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Dong'], ParentType, ContextType>;
  untilLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitlistJoinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistJoined'] = ResolversParentTypes['WaitlistJoined']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitlistRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistRefused'] = ResolversParentTypes['WaitlistRefused']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ward'] = ResolversParentTypes['Ward']> = {
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WheelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wheel'] = ResolversParentTypes['Wheel']> = {
  exchangePacks?: Resolver<Maybe<Array<ResolversTypes['ExchangePack']>>, ParentType, ContextType>;
  gifts?: Resolver<Maybe<Array<ResolversTypes['WheelGift']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quests?: Resolver<Maybe<Array<ResolversTypes['WheelQuest']>>, ParentType, ContextType>;
  sectors?: Resolver<Array<ResolversTypes['WheelSector']>, ParentType, ContextType>;
  winners?: Resolver<Maybe<Array<ResolversTypes['WheelWinner']>>, ParentType, ContextType>;
};

export type WheelAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelAccount'] = ResolversParentTypes['WheelAccount']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spinsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WheelGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelGift'] = ResolversParentTypes['WheelGift']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WheelGiftKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WheelQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelQuest'] = ResolversParentTypes['WheelQuest']> = {
  claimable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
  isCheckIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WheelSectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelSector'] = ResolversParentTypes['WheelSector']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WheelSpinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelSpin'] = ResolversParentTypes['WheelSpin']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  giftImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  giftName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WheelGiftKind'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wheelId?: Resolver<ResolversTypes['NumberId'], ParentType, ContextType>;
};

export type WheelSpinConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelSpinConnection'] = ResolversParentTypes['WheelSpinConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['WheelSpin']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WheelWinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WheelWinner'] = ResolversParentTypes['WheelWinner']> = {
  at?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  giftName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface WireMessageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['WireMessage'], any> {
  name: 'WireMessage';
}

export type WithdrawManageLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawManageLinkResult'] = ResolversParentTypes['WithdrawManageLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LinkWithdrawn' | 'NotFound' | 'ProofNeeded', ParentType, ContextType>;
};

export type WrongCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongCode'] = ResolversParentTypes['WrongCode']> = {
  message?: Resolver<Maybe<ResolversTypes['WireMessage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddOn?: AddOnResolvers<ContextType>;
  AddressRemoved?: AddressRemovedResolvers<ContextType>;
  AddressSaved?: AddressSavedResolvers<ContextType>;
  AgreeToPrivacyResult?: AgreeToPrivacyResultResolvers<ContextType>;
  AlreadyBooked?: AlreadyBookedResolvers<ContextType>;
  AlternativeSalon?: AlternativeSalonResolvers<ContextType>;
  AnnounceLatenessResult?: AnnounceLatenessResultResolvers<ContextType>;
  BalanceEntry?: BalanceEntryResolvers<ContextType>;
  BalanceEntryConnection?: BalanceEntryConnectionResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BlogArticle?: BlogArticleResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostConnection?: BlogPostConnectionResolvers<ContextType>;
  BookDay?: BookDayResolvers<ContextType>;
  BookedOffer?: BookedOfferResolvers<ContextType>;
  BookedPerson?: BookedPersonResolvers<ContextType>;
  BookedService?: BookedServiceResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingCanceled?: BookingCanceledResolvers<ContextType>;
  BookingConfirmed?: BookingConfirmedResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingFound?: BookingFoundResolvers<ContextType>;
  BookingNeedsCode?: BookingNeedsCodeResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  BookingWishes?: BookingWishesResolvers<ContextType>;
  BookingsStand?: BookingsStandResolvers<ContextType>;
  Browser?: BrowserResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedClosed?: CalendarFeedClosedResolvers<ContextType>;
  CalendarFeedOpened?: CalendarFeedOpenedResolvers<ContextType>;
  CancelBookingResult?: CancelBookingResultResolvers<ContextType>;
  CancelDeletionResult?: CancelDeletionResultResolvers<ContextType>;
  CancelHomeVisitResult?: CancelHomeVisitResultResolvers<ContextType>;
  CancelManagedResult?: CancelManagedResultResolvers<ContextType>;
  CannotCancel?: CannotCancelResolvers<ContextType>;
  CannotChange?: CannotChangeResolvers<ContextType>;
  CannotConfirm?: CannotConfirmResolvers<ContextType>;
  CannotName?: CannotNameResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CaptchaSum?: CaptchaSumResolvers<ContextType>;
  CaptchaWidget?: CaptchaWidgetResolvers<ContextType>;
  ChallengeStanding?: ChallengeStandingResolvers<ContextType>;
  ChangeAllowed?: ChangeAllowedResolvers<ContextType>;
  ChangeManagedResult?: ChangeManagedResultResolvers<ContextType>;
  ChangeWaitlistResult?: ChangeWaitlistResultResolvers<ContextType>;
  CheckPhoneResult?: CheckPhoneResultResolvers<ContextType>;
  ChoosePushPurposesResult?: ChoosePushPurposesResultResolvers<ContextType>;
  ClaimQuestResult?: ClaimQuestResultResolvers<ContextType>;
  CloseCalendarFeedResult?: CloseCalendarFeedResultResolvers<ContextType>;
  CodeRedeemed?: CodeRedeemedResolvers<ContextType>;
  CodeRefused?: CodeRefusedResolvers<ContextType>;
  CodeSent?: CodeSentResolvers<ContextType>;
  ComingConfirmed?: ComingConfirmedResolvers<ContextType>;
  ConfirmBookingResult?: ConfirmBookingResultResolvers<ContextType>;
  ConfirmComingResult?: ConfirmComingResultResolvers<ContextType>;
  ConsentSaved?: ConsentSavedResolvers<ContextType>;
  ConsentWord?: ConsentWordResolvers<ContextType>;
  Consents?: ConsentsResolvers<ContextType>;
  ContentBlock?: ContentBlockResolvers<ContextType>;
  CreateBookingResult?: CreateBookingResultResolvers<ContextType>;
  CustomerCourse?: CustomerCourseResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  DeletionCanceled?: DeletionCanceledResolvers<ContextType>;
  DeletionRequested?: DeletionRequestedResolvers<ContextType>;
  Discover?: DiscoverResolvers<ContextType>;
  DiscoverDetail?: DiscoverDetailResolvers<ContextType>;
  DiscoverLiked?: DiscoverLikedResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  Dong?: GraphQLScalarType;
  EndSessionResult?: EndSessionResultResolvers<ContextType>;
  EpochMs?: GraphQLScalarType;
  ExchangePack?: ExchangePackResolvers<ContextType>;
  ExchangePointsResult?: ExchangePointsResultResolvers<ContextType>;
  ExchangeVoucherResult?: ExchangeVoucherResultResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FirstFreeHour?: FirstFreeHourResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  Guide?: GuideResolvers<ContextType>;
  HoldExpired?: HoldExpiredResolvers<ContextType>;
  HoldHourResult?: HoldHourResultResolvers<ContextType>;
  HolderProved?: HolderProvedResolvers<ContextType>;
  HomeBlock?: HomeBlockResolvers<ContextType>;
  HomeBlockItem?: HomeBlockItemResolvers<ContextType>;
  HomeOffer?: HomeOfferResolvers<ContextType>;
  HomeVisit?: HomeVisitResolvers<ContextType>;
  HomeVisitCanceled?: HomeVisitCanceledResolvers<ContextType>;
  HomeVisitRequested?: HomeVisitRequestedResolvers<ContextType>;
  Hour?: HourResolvers<ContextType>;
  HourGroup?: HourGroupResolvers<ContextType>;
  HourHeld?: HourHeldResolvers<ContextType>;
  HourReleased?: HourReleasedResolvers<ContextType>;
  Hours?: HoursResolvers<ContextType>;
  ImportSessionResult?: ImportSessionResultResolvers<ContextType>;
  InputIssue?: InputIssueResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  JoinWaitlistResult?: JoinWaitlistResultResolvers<ContextType>;
  LatenessAccepted?: LatenessAcceptedResolvers<ContextType>;
  LatenessRefused?: LatenessRefusedResolvers<ContextType>;
  LikeDiscoverResult?: LikeDiscoverResultResolvers<ContextType>;
  LinkWithdrawn?: LinkWithdrawnResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LogInRefused?: LogInRefusedResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogInSession?: LogInSessionResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  LoggedIn?: LoggedInResolvers<ContextType>;
  LoggedOut?: LoggedOutResolvers<ContextType>;
  Look?: LookResolvers<ContextType>;
  LookUpBookingResult?: LookUpBookingResultResolvers<ContextType>;
  LuckyPointConnection?: LuckyPointConnectionResolvers<ContextType>;
  LuckyPointEntry?: LuckyPointEntryResolvers<ContextType>;
  LuckyVoucher?: LuckyVoucherResolvers<ContextType>;
  LuckyVoucherConnection?: LuckyVoucherConnectionResolvers<ContextType>;
  ManagedBooking?: ManagedBookingResolvers<ContextType>;
  MarketingVideo?: MarketingVideoResolvers<ContextType>;
  MaskedBooking?: MaskedBookingResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipOrder?: MembershipOrderResolvers<ContextType>;
  MembershipOrderConnection?: MembershipOrderConnectionResolvers<ContextType>;
  MessageParam?: MessageParamResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamePeopleResult?: NamePeopleResultResolvers<ContextType>;
  NameSaved?: NameSavedResolvers<ContextType>;
  NearbyHour?: NearbyHourResolvers<ContextType>;
  NearestHour?: NearestHourResolvers<ContextType>;
  NoBooking?: NoBookingResolvers<ContextType>;
  NoSpinsLeft?: NoSpinsLeftResolvers<ContextType>;
  NotEnoughPoints?: NotEnoughPointsResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  NothingToClaim?: NothingToClaimResolvers<ContextType>;
  NothingToWin?: NothingToWinResolvers<ContextType>;
  NoticeSettings?: NoticeSettingsResolvers<ContextType>;
  NoticeSettingsSaved?: NoticeSettingsSavedResolvers<ContextType>;
  NumberId?: GraphQLScalarType;
  Offer?: OfferResolvers<ContextType>;
  OfferRefused?: OfferRefusedResolvers<ContextType>;
  OfferService?: OfferServiceResolvers<ContextType>;
  OfferedPlace?: OfferedPlaceResolvers<ContextType>;
  OfferedService?: OfferedServiceResolvers<ContextType>;
  Offers?: OffersResolvers<ContextType>;
  OpenCalendarFeedResult?: OpenCalendarFeedResultResolvers<ContextType>;
  OpeningDay?: OpeningDayResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderTopUpResult?: OrderTopUpResultResolvers<ContextType>;
  PackageService?: PackageServiceResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordSet?: PasswordSetResolvers<ContextType>;
  PaymentUnavailable?: PaymentUnavailableResolvers<ContextType>;
  PeopleNamed?: PeopleNamedResolvers<ContextType>;
  PhoneKnown?: PhoneKnownResolvers<ContextType>;
  PhoneProofNeeded?: PhoneProofNeededResolvers<ContextType>;
  PhotoRated?: PhotoRatedResolvers<ContextType>;
  PhotoReported?: PhotoReportedResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceSuggestion?: PlaceSuggestionResolvers<ContextType>;
  PlaceTaken?: PlaceTakenResolvers<ContextType>;
  PointsExchanged?: PointsExchangedResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileSaved?: ProfileSavedResolvers<ContextType>;
  ProofNeeded?: ProofNeededResolvers<ContextType>;
  ProveHolderResult?: ProveHolderResultResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  PushEnded?: PushEndedResolvers<ContextType>;
  PushNotTaken?: PushNotTakenResolvers<ContextType>;
  PushPurposesSaved?: PushPurposesSavedResolvers<ContextType>;
  PushSubscribed?: PushSubscribedResolvers<ContextType>;
  PushTestSent?: PushTestSentResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestClaimed?: QuestClaimedResolvers<ContextType>;
  RatePhotoResult?: RatePhotoResultResolvers<ContextType>;
  RateVisitResult?: RateVisitResultResolvers<ContextType>;
  RatingClosed?: RatingClosedResolvers<ContextType>;
  ReceivedGift?: ReceivedGiftResolvers<ContextType>;
  ReceivedGiftConnection?: ReceivedGiftConnectionResolvers<ContextType>;
  RedeemCodeResult?: RedeemCodeResultResolvers<ContextType>;
  ReleaseHourResult?: ReleaseHourResultResolvers<ContextType>;
  RemoveAddressResult?: RemoveAddressResultResolvers<ContextType>;
  ReportWrongPhotoResult?: ReportWrongPhotoResultResolvers<ContextType>;
  RequestDeletionResult?: RequestDeletionResultResolvers<ContextType>;
  RequestHomeVisitResult?: RequestHomeVisitResultResolvers<ContextType>;
  ReturnedTransfer?: ReturnedTransferResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  Salon?: SalonResolvers<ContextType>;
  SalonClosed?: SalonClosedResolvers<ContextType>;
  SalonClosure?: SalonClosureResolvers<ContextType>;
  SalonDistance?: SalonDistanceResolvers<ContextType>;
  SalonRating?: SalonRatingResolvers<ContextType>;
  SaveAddressResult?: SaveAddressResultResolvers<ContextType>;
  SaveConsentResult?: SaveConsentResultResolvers<ContextType>;
  SaveCustomerNameResult?: SaveCustomerNameResultResolvers<ContextType>;
  SaveNoticeSettingsResult?: SaveNoticeSettingsResultResolvers<ContextType>;
  SaveProfileResult?: SaveProfileResultResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SendBookingCodeResult?: SendBookingCodeResultResolvers<ContextType>;
  SendLogInCodeResult?: SendLogInCodeResultResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceCatalogue?: ServiceCatalogueResolvers<ContextType>;
  ServiceCategory?: ServiceCategoryResolvers<ContextType>;
  ServiceDetail?: ServiceDetailResolvers<ContextType>;
  ServiceGroup?: ServiceGroupResolvers<ContextType>;
  ServiceMedia?: ServiceMediaResolvers<ContextType>;
  ServicePage?: ServicePageResolvers<ContextType>;
  ServiceSuggestion?: ServiceSuggestionResolvers<ContextType>;
  SessionEnded?: SessionEndedResolvers<ContextType>;
  SetPasswordResult?: SetPasswordResultResolvers<ContextType>;
  SoonestHour?: SoonestHourResolvers<ContextType>;
  SoonestHours?: SoonestHoursResolvers<ContextType>;
  SpaPage?: SpaPageResolvers<ContextType>;
  SpaQuestion?: SpaQuestionResolvers<ContextType>;
  SpaStep?: SpaStepResolvers<ContextType>;
  SpecialDay?: SpecialDayResolvers<ContextType>;
  SpinWheelResult?: SpinWheelResultResolvers<ContextType>;
  Spun?: SpunResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StaffChallenge?: StaffChallengeResolvers<ContextType>;
  StyleMaster?: StyleMasterResolvers<ContextType>;
  StyleMasterList?: StyleMasterListResolvers<ContextType>;
  StyleMasterVote?: StyleMasterVoteResolvers<ContextType>;
  StyleMasterVoted?: StyleMasterVotedResolvers<ContextType>;
  Stylist?: StylistResolvers<ContextType>;
  StylistRating?: StylistRatingResolvers<ContextType>;
  SubscribeToPushResult?: SubscribeToPushResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TestPushResult?: TestPushResultResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  TextSection?: TextSectionResolvers<ContextType>;
  TooManyTries?: TooManyTriesResolvers<ContextType>;
  TopUpProduct?: TopUpProductResolvers<ContextType>;
  TrackResult?: TrackResultResolvers<ContextType>;
  Tracked?: TrackedResolvers<ContextType>;
  UnsubscribeFromPushResult?: UnsubscribeFromPushResultResolvers<ContextType>;
  UsualVisit?: UsualVisitResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisibleBooking?: VisibleBookingResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  VisitConnection?: VisitConnectionResolvers<ContextType>;
  VisitPerson?: VisitPersonResolvers<ContextType>;
  VisitPhoto?: VisitPhotoResolvers<ContextType>;
  VisitRated?: VisitRatedResolvers<ContextType>;
  VisitRating?: VisitRatingResolvers<ContextType>;
  VisitRatingState?: VisitRatingStateResolvers<ContextType>;
  VisitStaff?: VisitStaffResolvers<ContextType>;
  VisitedSalons?: VisitedSalonsResolvers<ContextType>;
  VoteStyleMasterResult?: VoteStyleMasterResultResolvers<ContextType>;
  VotingClosed?: VotingClosedResolvers<ContextType>;
  VoucherExchanged?: VoucherExchangedResolvers<ContextType>;
  VoucherSoldOut?: VoucherSoldOutResolvers<ContextType>;
  WaitlistChanged?: WaitlistChangedResolvers<ContextType>;
  WaitlistEntry?: WaitlistEntryResolvers<ContextType>;
  WaitlistJoined?: WaitlistJoinedResolvers<ContextType>;
  WaitlistRefused?: WaitlistRefusedResolvers<ContextType>;
  Ward?: WardResolvers<ContextType>;
  Wheel?: WheelResolvers<ContextType>;
  WheelAccount?: WheelAccountResolvers<ContextType>;
  WheelGift?: WheelGiftResolvers<ContextType>;
  WheelQuest?: WheelQuestResolvers<ContextType>;
  WheelSector?: WheelSectorResolvers<ContextType>;
  WheelSpin?: WheelSpinResolvers<ContextType>;
  WheelSpinConnection?: WheelSpinConnectionResolvers<ContextType>;
  WheelWinner?: WheelWinnerResolvers<ContextType>;
  WireMessage?: GraphQLScalarType;
  WithdrawManageLinkResult?: WithdrawManageLinkResultResolvers<ContextType>;
  WrongCode?: WrongCodeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  tag?: TagDirectiveResolver<any, any, ContextType>;
};
