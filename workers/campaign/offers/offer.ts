import type { LocalDate } from '../../kit/values'

/** A service on an offer's card, in đồng. */
export type OfferedService = {
  id: number
  name: string
  price: number
  originPrice: number
  description: string
  image: string
}

/** An offer with its rules; null and empty rules always hold. */
export type StoredOffer = {
  id: number
  kind: 'salon' | 'customer'
  name: string
  image: string
  effect: string
  condition: string
  paymentMethod: string
  /** Đồng off the whole booking. */
  totalOff: number
  startsOn: LocalDate | null
  endsOn: LocalDate | null
  usesPerPhone: number | null
  tiers: number[]
  needsBirthMonth: boolean
  /** 0 Sunday to 6 Saturday. */
  weekdays: number[]
  fromMinutes: number | null
  untilMinutes: number | null
  salonScope: string
  salonIds: number[]
  /** Made cheaper by the offer. */
  applies: OfferedService[]
  /** One of these has to be chosen. */
  needs: OfferedService[]
}

/** The campaign database's facts about a phone. */
export type Customer = {
  memberType: number
  birthMonth: number | null
  /** Uses given by offer id, those spent by bookings included; null is without limit. */
  grants: ReadonlyMap<number, number | null>
  /** Last days of uses that were bought for a time, by offer id. */
  ends: ReadonlyMap<number, LocalDate>
}

/** The facts that offers are judged by. */
export type OfferContext = {
  serviceIds: readonly number[]
  /** Null: any salon. */
  salonId: number | null
  /** Null when the customer is unknown. */
  customer: Customer | null
  /** Offers opened by the customer's codes. */
  heldIds: readonly number[]
  /**
   * Offers of which the customer's other bookings, or other people of this one, take a use: one
   * entry a use.
   */
  usingIds: readonly number[]
  today: LocalDate
  /** The day and minutes after midnight of the appointment, as far as chosen. */
  date: LocalDate | null
  minutes: number | null
}

/** A customer without any record. */
export const newcomer: Customer = {
  memberType: 0,
  birthMonth: null,
  grants: new Map(),
  ends: new Map(),
}
