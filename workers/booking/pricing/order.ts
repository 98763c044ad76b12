import type { LocalDate } from '../../kit/values'
import type { WireIssue } from '../../kit/serve'
import type { Need } from '../salon-day/ledger'

/** A service as sold to one customer, in đồng; with an offer its price before. */
export type SoldService = { id: number; name: string; price: number; oldPrice?: number }

/** An offer of which a customer spends a use, with the đồng it saves him. */
export type SpentOffer = { id: number; name: string; saved: number }

/** One customer of an order: what he needs, what he gets and pays. */
export type OrderedPerson = Need & { services: SoldService[]; total: number; offers: SpentOffer[] }

/** Why the offers of an order do not hold. */
export type OfferRefusal = { message: string; offerIds: number[] }

/**
 * What an order asks of offers: the uses it would spend of those that its phone was given so many
 * of, or why they do not hold.
 */
export type OfferClaim = {
  refusal: OfferRefusal | null
  uses: { offerId: number; given: number; wanted: number }[]
}

/** A booking that has been checked against the catalogue and priced, on its way to the salon-day that decides. */
export type Order = {
  /** A ULID, made for this try. */
  bookingId: string
  idempotencyKey: string
  /** SHA-256 of what was asked for, to tell a repeated request from another one with the same key. */
  content: string
  phone: string
  /** SHA-256 of the browser's proof, null without one. */
  holder: string | null
  /** The network he is in, null when unknown. */
  network: string | null
  /** Phone of the session, null when anonymous or when nothing depends on it. */
  sessionPhone: string | null
  allowChange: boolean
  /** First day of a salon that has not opened yet. */
  salonOpens: LocalDate | null
  /** Says that he is at the salon, where a frame that has just begun may be taken (B-225); nothing proves it. */
  isAtSalon: boolean
  people: OrderedPerson[]
  /** Null when nobody chose an offer. */
  offers: OfferClaim | null
  note: string
  /** JSON of the customer's wishes. */
  wishes: string
  bookAt: number
  utmSource: string
  /** JSON of the page's query. */
  params: string
}

/** What is answered to a customer whose order was accepted, and repeated for the same key. */
export type Accepted = {
  bookingId: string
  totals: number[]
  needsCode: boolean
  holdExpiresAt: number | null
}

/** A free time to offer instead. */
export type OfferedHour = { hourId: number; date: LocalDate }

/** Why an order cannot be had, and what can. */
export type Refused = {
  kind: 'refused'
  code: 'taken' | 'closed' | 'past' | 'stylistBusy' | 'changed'
  message: string
  nearest: OfferedHour[]
}

/** What came of an order. */
export type OrderOutcome =
  | { kind: 'accepted'; answer: Accepted }
  | { kind: 'hasBooking' }
  | Refused
  | ({ kind: 'offerRefused' } & OfferRefusal)
  | { kind: 'invalid'; issues: WireIssue[] }
  | { kind: 'logIn' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
