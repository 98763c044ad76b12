import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { dong, hourId, id, phone } from '../kit/values'
import { commaIds, idText, lenientList, wireDate } from '../kit/wire'

const blockItemWire = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  title: z.string().default(''),
  subTitle: z.string().default(''),
  linkImage: z.string().default(''),
  linkImageMb: z.string().default(''),
  redirectLink: z.string().default(''),
  /** Price as the chain writes it: đồng, or text such as `Từ 99K`. */
  price: z.union([z.string(), z.number()]).nullish(),
  oldPrice: z.union([z.string(), z.number()]).nullish(),
  priceList: z.array(z.string()).default([]),
})

/** A block of Home (H-166, H-167); a broken item costs that item only. */
export const homeBlockWire = z
  .object({
    order: z.number(),
    layout: z.string(),
    title: z.string().default(''),
    subTitle: z.string().default(''),
    list: lenientList(blockItemWire),
    slidePerViewPC: z.number().nullish(),
    slidePerViewMB: z.number().nullish(),
    linkViewAll: z.string().default(''),
    banner: z.string().default(''),
    bannerMobile: z.string().default(''),
    numberPermanent: z.int().nonnegative().nullish(),
  })
  .transform((wire) => ({
    order: wire.order,
    layout: wire.layout,
    title: wire.title,
    subtitle: wire.subTitle,
    linkViewAll: wire.linkViewAll || null,
    banner: wire.banner || null,
    bannerMobile: wire.bannerMobile || null,
    slidesDesktop: wire.slidePerViewPC ?? null,
    slidesMobile: wire.slidePerViewMB ?? null,
    pinnedCount: wire.numberPermanent ?? 0,
    items: wire.list.map((item) => ({
      id: item.id,
      title: item.title,
      subtitle: item.subTitle,
      image: item.linkImage || null,
      imageMobile: item.linkImageMb || null,
      link: item.redirectLink || null,
      price: textOrNull(item.price),
      oldPrice: textOrNull(item.oldPrice),
      priceList: item.priceList,
    })),
  }))

/** A banner of the carousel (H-168); `addOn` youtube opens the video instead of the link. */
export const bannerWire = z
  .object({ id, type: z.enum(['web', 'mobile']), link: z.string(), redirectLink: z.string(), addOn: z.string().default(''), alt: z.string() })
  .transform((wire) => ({ id: wire.id, device: wire.type, image: wire.link, link: wire.redirectLink || null, isVideo: wire.addOn === 'youtube', alt: wire.alt }))

const offerServiceWire = z.object({
  id,
  name: z.string(),
  price: dong,
  originPrice: dong,
  description: z.string(),
  serviceImage: z.string(),
  selected: z.boolean(),
})

/** An offer (B-160); dates DD-MM-YYYY or ''. */
export const offerWire = z
  .object({
    campaignId: id,
    name: z.string(),
    image: z.string(),
    imageUrl: z.string(),
    expire: z.string(),
    valid: z.boolean(),
    /** Which rule fails, '' when none; `message` says it to the customer. */
    validCondition: z.string(),
    message: z.string(),
    serviceApplies: lenientList(offerServiceWire),
    serviceConditions: lenientList(offerServiceWire),
    startDate: z.string(),
    endDate: z.string(),
    remainUsage: z.int().nullable(),
    paymentMethod: z.string(),
    /** Empty: every salon. */
    salonApplies: z.array(id),
    condition: z.string(),
    effect: z.string(),
    /** Đồng off the total, 0 when the offer works through service prices. */
    discount: dong,
  })
  .transform((wire) => ({
    id: wire.campaignId,
    name: wire.name,
    image: wire.imageUrl || wire.image || null,
    isValid: wire.valid,
    message: wire.message,
    expires: wire.expire,
    startDate: wire.startDate,
    endDate: wire.endDate,
    remainingUses: wire.remainUsage,
    paymentMethod: wire.paymentMethod,
    salonIds: wire.salonApplies,
    condition: wire.condition,
    effect: wire.effect,
    discount: wire.discount,
    appliesTo: wire.serviceApplies,
    requires: wire.serviceConditions,
  }))

/** Campaign backend: Home's blocks and banners, offers for a booking (H-241, H-242, B-369). */
export const campaignApi = {
  /** H-242: Home's blocks, unordered; order and unknown layouts are the page's business. */
  listHomeBlocks: endpoint({ method: 'GET', path: '/static/homepage-config.json', input: z.object({}), answers: { 200: z.object({ data: lenientList(homeBlockWire) }).transform((wire) => wire.data) } }),
  /** H-241: both banner sets. */
  listBanners: endpoint({ method: 'GET', path: '/static/homepage-banner.json', input: z.object({}), answers: { 200: z.object({ data: lenientList(bannerWire) }).transform((wire) => wire.data) } }),
  /**
   * B-369: offers of the chain, of the customer, and the best, for these services at this salon.
   * `campaignUsing` are the offers that other people of the same booking have chosen: each takes one of the uses left.
   * `bookDate` and `bookHourId` check offers for certain days and hours; without them those count as valid.
   * Offers of the customer tell about him: whoever sends a phone must know that it is the caller's own (B-335).
   */
  listOffers: endpoint({
    method: 'GET',
    path: '/campaign/list-campaign-booking',
    input: z.object({
      campaignUsing: commaIds,
      phone: phone.optional(),
      salonId: idText,
      services: commaIds,
      bookDate: wireDate.optional(),
      bookHourId: idText.pipe(hourId).optional(),
    }),
    answers: {
      200: z
        .object({ data: z.object({ salon: lenientList(offerWire), customer: lenientList(offerWire), best: lenientList(offerWire) }) })
        .transform((wire) => ({ fromSalon: wire.data.salon, fromCustomer: wire.data.customer, best: wire.data.best })),
    },
  }),
} satisfies Api

export type HomeBlock = z.output<typeof homeBlockWire>
export type Banner = z.output<typeof bannerWire>
export type Offer = z.output<typeof offerWire>
export type HomeBlockWire = z.input<typeof homeBlockWire>
export type BannerWire = z.input<typeof bannerWire>
export type OfferWire = z.input<typeof offerWire>

function textOrNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}
