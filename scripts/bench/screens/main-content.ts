import type * as z from 'zod'
import { parseJson } from '../../../domain/parse-json.ts'
import { addDays, isWeekend, vietnamDay } from '../../../domain/vietnam-day.ts'
import { cleanHtml } from '../../../gateway/modules/booking/clean-html.ts'
import type { CatalogueWire } from '../../../workers/booking/contract.ts'
import type { HoursWire, StylistWire } from '../../../workers/booking/contract/wire-day.ts'
import type { roleWire } from '../../../workers/booking/contract/wire-role.ts'
import type { OfferWire } from '../../../workers/campaign/contract/wire-offer.ts'
import type { SalonWire } from '../../../workers/salons/contract.ts'
import {
  deliveryTypes,
  inOrder,
  isoDate,
  specialDayOf,
  type CategoryWire,
  type ServiceWire,
  type SpecialDayWire,
} from './content.ts'

// Backends' data in the form of BookingMain, without validation, as code that trusts the backends
// would do it. All peers use this.

const manyPeople = { off: 'OFF', all: 'ALL', notToday: 'NOT_TODAY' } as const

/** The chosen salon. */
export function chosenSalonOf(wire: SalonWire) {
  return {
    id: wire.id,
    name: wire.name,
    address: wire.address,
    addressNew: wire.addressNew,
    addressNote: wire.addressNote,
    isOpen: wire.isOpen,
    openingDate: wire.openingDate === '' ? null : isoDate(wire.openingDate),
    warnText: wire.warnText,
    manyPeople: manyPeople[wire.bookManyPeople as keyof typeof manyPeople],
    offersConsultation: wire.selectConsultation,
    hasParking: wire.parking,
  }
}

/** The salon of a stylist. */
export function stylistsSalonOf({ id, name, isOpen, openingDate }: SalonWire) {
  return { id, name, isOpen, openingDate: openingDate === '' ? null : isoDate(openingDate) }
}

const dayTags = ['TODAY', 'TOMORROW', 'DAY_AFTER']
const MAX_DAYS = 3

/** The days and permissions of a phone. */
export function roleOf(wire: z.input<typeof roleWire>) {
  const today = vietnamDay(Date.now())
  const tagOf = new Map(dayTags.map((tag, days) => [addDays(today, days), tag]))
  return {
    isDefault: false,
    mayChooseStylist: wire.allowBookStylist,
    mayBookForOthers: wire.allowMultiple,
    days: wire.bookDates
      .map(isoDate)
      .filter((date) => date >= today)
      .slice(0, MAX_DAYS)
      .map((date, index) => ({
        date,
        tag: tagOf.get(date) ?? null,
        isActive: index < wire.daysBookFuture,
        isWeekend: isWeekend(date),
      })),
    guides: wire.guideScreens.map(({ step, guide, guideList }) => ({
      step,
      text: guide,
      points: guideList,
    })),
  }
}

/** Services on sale, in order. */
export function soldOf({ data, rulesSpecialDay }: CatalogueWire) {
  return {
    categories: inOrder(data as CategoryWire[])
      .map(({ serviceGroups }) => ({
        groups: serviceGroups
          .map(({ services }) => ({
            services: inOrder(services.filter(({ noDisplay }) => !noDisplay)).map(soldServiceOf),
          }))
          .filter(({ services }) => services.length > 0),
      }))
      .filter(({ groups }) => groups.length > 0),
    specialDays: (rulesSpecialDay as SpecialDayWire[]).map(specialDayOf),
  }
}

function soldServiceOf(wire: ServiceWire) {
  return {
    id: wire.serviceId,
    groupId: wire.groupId,
    parentId: wire.parentServiceId || null,
    name: wire.name,
    versionName: wire.versionName,
    price: /^free$/i.test(wire.price.trim()) ? 0 : wire.priceNum,
    oldPrice: wire.oldPriceNum > 0 ? wire.oldPriceNum : null,
    minutes: wire.timeServe,
    deliveryType: deliveryTypes[wire.serviceDeliveryType],
  }
}

/** Offers of the chain, of the customer, and the best. */
export function offersOf({
  salon,
  customer,
  best,
}: Record<'salon' | 'customer' | 'best', OfferWire[]>) {
  return {
    fromSalon: salon.map(offerOf),
    fromCustomer: customer.map(offerOf),
    best: best.map((wire) => ({
      ...offerOf(wire),
      effect: wire.effect,
      condition: wire.condition,
      expires: wire.expire,
    })),
  }
}

type ServicePrice = { id: number; price: number }

function offerOf(wire: OfferWire) {
  return {
    id: wire.campaignId,
    name: wire.name,
    isValid: wire.valid,
    message: typeof wire.message === 'string' ? wire.message : '',
    coded: typeof wire.message === 'string' ? null : wire.message.map(codedOf),
    isPrepaid: wire.paymentMethod === 'topup',
    discount: wire.discount,
    appliesTo: (wire.serviceApplies as ServicePrice[]).map(({ id, price }) => ({ id, price })),
  }
}

type CodedWire = Exclude<OfferWire['message'], string>[number]

function codedOf({ code, params }: CodedWire) {
  return {
    code,
    params: Object.entries(params ?? {}).map(([name, value]) => ({
      name,
      values: typeof value === 'object' ? value.map(String) : [String(value)],
    })),
  }
}

/** A stylist without his salon. Descriptions are cleaned once each, as the gateway does it. */
export function stylistOf(wire: StylistWire) {
  const [, avatar = wire.avatar, x, y] = /^(.*)#focus=(\d+),(\d+)$/.exec(wire.avatar) ?? []
  return {
    id: wire.staffId,
    name: wire.staffName,
    avatar: avatar || null,
    avatarFocus: x === undefined ? null : { x: Number(x), y: Number(y) },
    isMaster: wire.special,
    level: wire.skillLevel,
    salonId: wire.salonEnroll,
    yearsOfExperience: wire.experience,
    customerCount: wire.totalCutomer,
    stars: wire.ratingStar,
    skill: wire.skill,
    description: cleanHtml(wire.description),
    photos: listOf<string>(wire.favoriteImages),
    ratings: listOf<RatingWire>(wire.ratingInfor).map((rating) => ({
      name: rating.Name,
      stars: rating.Star,
      ratedBy: rating.TotalCustomerRating,
      customers: rating.TotalCustomer,
    })),
  }
}

/** A list that comes as JSON text, now and then broken. */
function listOf<T>(text: unknown): T[] {
  return (typeof text === 'string' && (parseJson(text) as T[] | undefined)) || []
}

type RatingWire = { Name: string; Star: number; TotalCustomerRating: number; TotalCustomer: number }

/** The receptionist of a day. */
export function receptionOf({ receptionName }: HoursWire['data']) {
  return { receptionName }
}
