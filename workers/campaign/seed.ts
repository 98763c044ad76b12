import { translationRows } from '../kit/translation'
import { insertInto } from '../kit/seeding'
import type { LocalDate } from '../kit/values'
import { addDays, vietnamDay } from '../kit/vietnam-time'
import banners from './data/banners.json'
import english from './data/english.json'
import blocksJson from './data/home-blocks.json'
import offersJson from './data/offers.json'
import { memberRows, topUpRows } from './seed/members'

/**
 * A demo customer's facts for offers; `bornThisMonth` counts from the day the data is made, null is
 * unknown.
 */
type DemoCustomer = {
  phone: string
  bornThisMonth: boolean | null
  /** Uses granted by offer id; the booking backend knows those that bookings spent. */
  grants: Readonly<Record<number, number>>
}

/** Every rule of an offer that depends on the customer is met by one of them and missed by another. */
const demoCustomers: readonly DemoCustomer[] = [
  // Gold: everything at hand, but they have dyed their hair here before.
  { phone: '0912345678', bornThisMonth: true, grants: { 503: 0, 506: 1, 507: 2, 508: 1, 509: 7 } },
  // Silver: still has a voucher from their gold days.
  { phone: '0912345679', bornThisMonth: false, grants: { 506: 1, 507: 1 } },
  // Diamond: has used their voucher.
  { phone: '0912345680', bornThisMonth: false, grants: { 506: 1, 508: 0 } },
  { phone: '0987654321', bornThisMonth: null, grants: { 508: 1 } },
]

type BlockData = {
  order: number
  layout: string
  title: string
  subTitle: string
  linkViewAll?: string
  slidePerViewPC?: number
  slidePerViewMB?: number
  numberPermanent?: number
  list: {
    id: string
    title: string
    subTitle?: string
    linkImage?: string
    redirectLink?: string
    price?: string
    oldPrice?: string
    priceList?: string[]
  }[]
}

type ServiceData = {
  serviceId: number
  name: string
  price: number
  originPrice: number
  image: string
}

type OfferData = {
  id: number
  kind: string
  name: string
  image: string
  effect: string
  condition: string
  paymentMethod?: string
  totalOff?: number
  /** Days from the day the data is made: `+60d`, `-30d`. */
  startsOn?: string
  endsOn?: string
  usesPerPhone?: number
  tiers?: number[]
  needsBirthMonth?: boolean
  weekdays?: number[]
  fromMinutes?: number
  untilMinutes?: number
  salonScope?: string
  salonIds?: number[]
  applies?: ServiceData[]
  requires?: ServiceData[]
}

const blocks: readonly BlockData[] = blocksJson
const offers: readonly OfferData[] = offersJson

/** Demo data of the campaign backend as SQL; dates and birthdays count from `now`'s day in Vietnam. */
export function seed(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  return [
    ...translationRows(english),
    ...homeRows(),
    ...offerRows(today),
    ...customerRows(today, now.getTime()),
    ...promoCodeRows(),
    ...topUpRows(),
    ...memberRows(now),
  ]
}

function homeRows(): string[] {
  return [
    ...insertInto(
      'home_block',
      blocks.map((block) => ({
        position: block.order,
        layout: block.layout,
        title: block.title,
        sub_title: block.subTitle,
        link_view_all: block.linkViewAll ?? '',
        banner: '',
        banner_mobile: '',
        slides_desktop: block.slidePerViewPC ?? null,
        slides_mobile: block.slidePerViewMB ?? null,
        pinned_count: block.numberPermanent ?? 0,
      })),
    ),
    ...insertInto(
      'home_block_item',
      blocks.flatMap((block) =>
        block.list.map((item, index) => ({
          block_position: block.order,
          position: index + 1,
          id: item.id,
          title: item.title,
          sub_title: item.subTitle ?? '',
          image: item.linkImage ?? '',
          image_mobile: item.linkImage ?? '',
          link: item.redirectLink ?? '',
          price: item.price ?? '',
          old_price: item.oldPrice ?? '',
          price_list: JSON.stringify(item.priceList ?? []),
        })),
      ),
    ),
    ...insertInto(
      'banner',
      banners.map((banner) => ({
        id: banner.id,
        device: banner.type,
        image: banner.link,
        link: banner.redirectLink,
        add_on: banner.addOn,
        alt: banner.alt,
      })),
    ),
  ]
}

function offerRows(today: LocalDate): string[] {
  const services = offers.flatMap((offer) => [
    ...(offer.applies ?? []).map((service) => ({ offer, role: 'apply', service })),
    ...(offer.requires ?? []).map((service) => ({ offer, role: 'need', service })),
  ])
  return [
    ...insertInto(
      'offer',
      offers.map((offer) => ({
        id: offer.id,
        kind: offer.kind,
        name: offer.name,
        image: offer.image,
        effect: offer.effect,
        condition: offer.condition,
        payment_method: offer.paymentMethod ?? '',
        total_off: offer.totalOff ?? 0,
        starts_on: dayFrom(today, offer.startsOn),
        ends_on: dayFrom(today, offer.endsOn),
        uses_per_phone: offer.usesPerPhone ?? null,
        tiers: listOrNull(offer.tiers),
        needs_birth_month: offer.needsBirthMonth ?? false,
        weekdays: listOrNull(offer.weekdays),
        from_minutes: offer.fromMinutes ?? null,
        until_minutes: offer.untilMinutes ?? null,
        salon_scope: offer.salonScope ?? null,
      })),
    ),
    ...insertInto(
      'offer_service',
      services.map(({ offer, role, service }) => ({
        offer_id: offer.id,
        role,
        service_id: service.serviceId,
        name: service.name,
        price: service.price,
        origin_price: service.originPrice,
        description: '',
        image: service.image,
      })),
    ),
    ...insertInto(
      'offer_salon',
      offers.flatMap((offer) =>
        (offer.salonIds ?? []).map((salonId) => ({ offer_id: offer.id, salon_id: salonId })),
      ),
    ),
  ]
}

/** When visits that were bought end, by offer, counted from the day the data is made. */
const bought: Readonly<Record<number, string>> = { 509: '+270d' }

function customerRows(today: LocalDate, now: number): string[] {
  const thisMonth = Number(today.slice(5, 7))
  const halfAYearAway = ((thisMonth + 5) % 12) + 1
  return [
    ...insertInto(
      'offer_customer',
      demoCustomers.map(({ phone, bornThisMonth }) => ({
        phone,
        birth_month: bornThisMonth === null ? null : bornThisMonth ? thisMonth : halfAYearAway,
      })),
    ),
    ...insertInto(
      'offer_grant',
      demoCustomers.flatMap(({ phone, grants }, index) =>
        Object.entries(grants).map(([offerId, uses]) => ({
          cause: `demo:${index}:${offerId}`,
          offer_id: Number(offerId),
          phone,
          uses,
          given_at: now,
          ends_on: dayFrom(today, bought[Number(offerId)]),
        })),
      ),
    ),
  ]
}

/** SHINE30 works, HETLUOT is used up, LOI500 stands for a broken response. */
function promoCodeRows(): string[] {
  return insertInto('promo_code', [
    { code: 'SHINE30', status: 200, message: 'Lấy mã thành công', offer_id: 512 },
    { code: 'HETLUOT', status: 409, message: 'Mã đã hết lượt sử dụng', offer_id: null },
    { code: 'LOI500', status: 500, message: '', offer_id: null },
  ])
}

function dayFrom(today: LocalDate, days: string | undefined): LocalDate | null {
  return days === undefined ? null : addDays(today, Number.parseInt(days, 10))
}

function listOrNull(list: number[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list)
}
