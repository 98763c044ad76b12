import type * as z from 'zod'
import { parseJson } from '../../../domain/parse-json.ts'
import { minutesIn } from '../../../domain/frames.ts'
import { addDays, isWeekend, vietnamDay } from '../../../domain/vietnam-day.ts'
import { sentenceOf } from '../../../gateway/graphql/message.ts'
import { messageDto } from '../../../workers/kit/message.ts'
import { cleanHtml } from '../../../gateway/modules/booking/clean-html.ts'
import type { CatalogueDto } from '../../../workers/booking/contract.ts'
import type { HoursDto, StylistDto } from '../../../workers/booking/contract/hours.ts'
import type { roleDto } from '../../../workers/booking/contract/catalogue.ts'
import type { OfferDto } from '../../../workers/campaign/contract/offers.ts'
import type { SalonDto } from '../../../workers/salons/contract.ts'

// Backends' data in the form of BookingMain, without validation, as code that trusts the backends
// would do it. All contenders but the gateway use this.

type Service = {
  serviceId: number
  groupId: number
  parentServiceId: number
  order: number
  name: string
  versionName: string
  timeServe: number
  price: string
  priceNum: number
  oldPriceNum: number
  serviceDeliveryType: 1 | 2 | 3
  noDisplay: boolean
  isDefaultService: boolean
}
type Category = { order: number; serviceGroups: { services: Service[] }[] }
type Price = { priceNum: number } | null | undefined
type SpecialDay = {
  date: string[]
  serviceId: number
  serviceSpecial: Price
  serviceStylist: Price
  serviceSpecialStylist: Price
  stylistLevelId?: number | null
}
type Suggestion = {
  ruleType: string
  serviceSelected: number[] | string
  listService: number[]
  title: string
  image: string
}
type Hour = {
  hourId: number
  hour: string
  isFree: boolean
  totalStylistEmpty: number
  totalSkinnerEmpty: number
}
type Rating = { Name: string; Star: number; TotalCustomerRating: number; TotalCustomer: number }

const deliveryTypes = { 1: 'STYLIST', 2: 'SKINNER', 3: 'BOTH' } as const
const manyPeople = { off: 'OFF', all: 'ALL', notToday: 'NOT_TODAY' } as const
const dayTags = ['TODAY', 'TOMORROW', 'DAY_AFTER'] as const
const MAX_DAYS = 3

const isoDate = (date: string) => date.split('-').reverse().join('-')
const openingOf = ({ openingDate }: SalonDto) => (openingDate === '' ? null : isoDate(openingDate))
const inOrder = <T extends { order: number }>(list: readonly T[]) =>
  list.toSorted((one, other) => one.order - other.order)

/** The chosen salon. */
export function salonOf(wire: SalonDto) {
  const { id, name, address, addressNew, addressNote, isOpen, warnText } = wire
  return {
    ...{ id: String(id), name, address, addressNew, isOpen },
    ...{ addressNote: addressNote || null, warnText: warnText || null },
    openingDate: openingOf(wire),
    manyPeople: manyPeople[wire.bookManyPeople as keyof typeof manyPeople],
    offersConsultation: wire.selectConsultation,
    hasParking: wire.parking,
  }
}

/** The salon of a stylist. */
export function stylistsSalonOf(wire: SalonDto) {
  const { id, name, isOpen } = wire
  return { id: String(id), name, isOpen, openingDate: openingOf(wire) }
}

/** The days and permissions of a phone. */
export function roleOf(wire: z.input<typeof roleDto>) {
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
        mark: null,
      })),
    salesOpenAt: wire.salesOpenAt,
    guides: wire.guideScreens.map(({ step, guide, guideList }) => ({
      step,
      text: guide,
      points: guideList,
    })),
  }
}

/** Services on sale, in order. */
export function catalogueOf({ data, rulesSpecialDay, rulesNextStep }: CatalogueDto) {
  const shown = (services: Service[]) => inOrder(services.filter(({ noDisplay }) => !noDisplay))
  return {
    categories: inOrder(data as Category[])
      .map(({ serviceGroups }) => ({
        groups: serviceGroups
          .map(({ services }) => ({ services: shown(services).map(serviceOf) }))
          .filter(({ services }) => services.length > 0),
      }))
      .filter(({ groups }) => groups.length > 0),
    specialDays: (rulesSpecialDay as SpecialDay[]).map((rule) => ({
      dates: rule.date.map(isoDate),
      serviceId: String(rule.serviceId),
      dayPrice: rule.serviceSpecial?.priceNum ?? null,
      stylistPrice: rule.serviceStylist?.priceNum ?? null,
      dayStylistPrice: rule.serviceSpecialStylist?.priceNum ?? null,
      stylistLevel: rule.stylistLevelId ?? null,
    })),
    suggestions: (rulesNextStep as Suggestion[]).map(suggestionOf),
  }
}

function suggestionOf({ ruleType, serviceSelected, listService, title, image }: Suggestion) {
  const isPattern = typeof serviceSelected === 'string'
  return {
    rule: ruleType === 'equals' || ruleType === 'regex' ? ruleType : 'subset',
    selectedIds: isPattern ? [] : serviceSelected.map(String),
    pattern: isPattern ? serviceSelected : null,
    serviceIds: listService.map(String),
    title,
    image: image || null,
  }
}

function serviceOf(wire: Service) {
  return {
    id: String(wire.serviceId),
    groupId: String(wire.groupId),
    parentId: wire.parentServiceId ? String(wire.parentServiceId) : null,
    name: wire.name,
    versionName: wire.versionName || null,
    price: /^free$/i.test(wire.price.trim()) ? 0 : wire.priceNum,
    oldPrice: wire.oldPriceNum > 0 ? wire.oldPriceNum : null,
    minutes: wire.timeServe,
    deliveryType: deliveryTypes[wire.serviceDeliveryType],
    isDefault: wire.isDefaultService,
  }
}

/** Offers of the chain, of the customer, and the best. */
export function offersOf({
  salon,
  customer,
  best,
}: Record<'salon' | 'customer' | 'best', OfferDto[]>) {
  return {
    fromSalon: salon.map(offerOf),
    fromCustomer: customer.map(offerOf),
    best: best.map((wire) => ({
      ...offerOf(wire),
      effect: wire.effect,
      condition: wire.condition,
      expires: wire.expire || null,
    })),
  }
}

function offerOf(wire: OfferDto) {
  return {
    id: String(wire.campaignId),
    name: wire.name,
    isValid: wire.valid,
    invalidBecause: wire.valid ? null : sentenceOf(messageDto.parse(wire.message), 'vi') || null,
    isPrepaid: wire.paymentMethod === 'topup',
    discount: wire.discount,
    appliesTo: (wire.serviceApplies as { id: number; price: number }[]).map(({ id, price }) => ({
      id: String(id),
      price,
    })),
  }
}

/** A stylist without the salon. Descriptions are cleaned once each, as the gateway does it. */
export function stylistOf(wire: StylistDto) {
  const [, avatar = wire.avatar, x, y] = /^(.*)#focus=(\d+),(\d+)$/.exec(wire.avatar) ?? []
  return {
    id: String(wire.staffId),
    name: wire.staffName,
    avatar: avatar || null,
    avatarFocus: x === undefined ? null : { x: Number(x), y: Number(y) },
    isMaster: wire.special,
    level: wire.skillLevel,
    salonId: String(wire.salonEnroll),
    yearsOfExperience: wire.experience,
    customerCount: wire.totalCutomer,
    stars: wire.ratingStar,
    skill: wire.skill,
    description: cleanHtml(wire.description),
    photos: listOf<string>(wire.favoriteImages),
    ratings: listOf<Rating>(wire.ratingInfor).map((rating) => ({
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

/** Hours of a day, and its receptionist. */
export function hoursOf({ hourGroup, lastHourWork, receptionName }: HoursDto['data']) {
  return {
    hasFree: lastHourWork.isFreeToday ?? false,
    groups: hourGroup.map(({ name, hours }) => ({
      name,
      hours: (hours as Hour[]).map((wire) => ({
        id: String(wire.hourId),
        label: wire.hour,
        start: minutesIn(wire.hour) ?? 0,
        isFree: wire.isFree,
        freeStylists: wire.totalStylistEmpty,
        freeSkinners: wire.totalSkinnerEmpty,
      })),
    })),
    receptionName,
    // Only of hosts that send no events.
    seenAt: null,
    everySeconds: null,
  }
}
