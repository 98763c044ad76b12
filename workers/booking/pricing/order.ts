import type { OfferGrant } from '../../../domain/offer-uses'
import type { Message, WireIssue } from '../../kit/message'
import type { LocalDate } from '../../kit/values'
import type { SalonDays } from '../role'
import type { StaffNeed } from '../salon-day/ledger'

/**
 * A service as sold to one customer, in đồng. `oldPrice` is there when it is higher: the list price
 * of the day of the booking, without one the price before offers. Bookings made before lengths were
 * stored have no minutes, those made before list prices were stored only the latter.
 */
export type SoldService = {
  id: number
  name: string
  price: number
  oldPrice?: number
  minutes?: number
}

/**
 * An offer of which a customer spends a use, with the đồng it saves them. `until` is the last day of
 * that use, without it the use has none.
 */
export type SpentOffer = { id: number; name: string; saved: number; until?: LocalDate }

/** One customer of an order: their needs, services and price. */
export type OrderedPerson = StaffNeed & {
  services: SoldService[]
  total: number
  offers: SpentOffer[]
}

/** Why the offers of an order are refused. */
type OfferRefusal = { message: Message; offerIds: number[] }

/**
 * The offers of an order: what its phone was granted of the limited ones, the grants that lapse
 * first before others, or why they are refused.
 */
export type OfferClaim = {
  refusal: OfferRefusal | null
  uses: OfferGrant[]
}

/** A booking that has been checked against the catalogue and priced, on its way to the salon-day that decides. */
export type Order = {
  /** A ULID, made for this try. */
  bookingId: string
  idempotencyKey: string
  /**
   * SHA-256 of the request, to distinguish a repeated request from another one with the same key.
   */
  content: string
  phone: string
  /** SHA-256 of the browser's proof, null without one. */
  ownerToken: string | null
  /** The client's network, null when unknown. */
  network: string | null
  /** Phone of the session, null when anonymous or when nothing depends on it. */
  sessionPhone: string | null
  allowChange: boolean
  /**
   * The hold of an offer that is accepted, and the booking that it moves: with another booking, or
   * none, it is refused.
   */
  offered?: { hold: string; moves: string | null }
  /** What the days of its salon depend on. */
  salon: SalonDays
  /**
   * The client claims to be at the salon, where a frame that has just begun may be taken; this is
   * not verified.
   */
  isAtSalon: boolean
  people: OrderedPerson[]
  /** Null when no offer was chosen. */
  offers: OfferClaim | null
  note: string
  /** JSON of the customer's preferences. */
  wishes: string
  bookAt: number
  utmSource: string
  /** JSON of the page's query. */
  params: string
}

/** The response to an accepted order, repeated for the same key. */
export type Accepted = {
  bookingId: string
  totals: number[]
  needsCode: boolean
  holdExpiresAt: number | null
}

/** A free time to offer instead. */
export type OfferedHour = { hourId: number; date: LocalDate }

/** Why an order is refused, and the alternatives. */
export type Refused = {
  kind: 'refused'
  code: 'taken' | 'closed' | 'past' | 'stylistBusy' | 'changed'
  message: Message
  nearest: OfferedHour[]
}

/** The result of an order. */
export type OrderResult =
  | { kind: 'accepted'; response: Accepted }
  | { kind: 'hasBooking' }
  /** The booking that it was to replace is the customer's own and has begun. */
  | { kind: 'bookingBegun' }
  | Refused
  | ({ kind: 'offerRefused' } & OfferRefusal)
  | { kind: 'invalid'; issues: WireIssue[] }
  | { kind: 'logIn' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
