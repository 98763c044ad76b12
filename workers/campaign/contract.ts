import * as z from 'zod'
import { endpoint, type Api, type InputOf, type ReplyOf } from '../kit/endpoint'
import { withLang } from '../kit/translation'
import {
  count,
  decimal,
  inData,
  known,
  lenientList,
  orNone,
  rowId,
  rowName,
  rows,
  text,
} from '../kit/wire'
import { membershipCalls } from './contract/wire-membership'
import { offerCalls } from './contract/offers'

export type {
  BalanceEntry,
  EntryDto,
  MembershipOrder,
  OrderStatus,
  OrderDto,
  TopUpProduct,
} from './contract/wire-membership'
export type { Offer, OfferDto } from './contract/offers'
export type { CheckedOfferDto } from './contract/offers'

const blockItemDto = z.object({
  id: rowName,
  title: text.default(''),
  subTitle: text.default(''),
  linkImage: text.default(''),
  linkImageMb: text.default(''),
  redirectLink: text.default(''),
  /** Price as the chain writes it: đồng, or text such as `Từ 99K`. */
  price: z.union([z.string(), z.number()]).nullish(),
  oldPrice: z.union([z.string(), z.number()]).nullish(),
  priceList: lenientList(z.string()).default([]),
})

/** A block of Home; a broken item costs that item only. */
const homeBlockDto = z
  .object({
    order: known(decimal, 0),
    layout: z.string(),
    title: text.default(''),
    subTitle: text.default(''),
    list: lenientList(blockItemDto),
    slidePerViewPC: orNone(decimal),
    slidePerViewMB: orNone(decimal),
    linkViewAll: text.default(''),
    banner: text.default(''),
    bannerMobile: text.default(''),
    numberPermanent: orNone(count),
  })
  .transform((wire) => ({
    order: wire.order,
    layout: wire.layout,
    title: wire.title || null,
    subtitle: wire.subTitle,
    linkViewAll: wire.linkViewAll || null,
    banner: wire.banner || null,
    bannerMobile: wire.bannerMobile || null,
    slidesDesktop: wire.slidePerViewPC ?? null,
    slidesMobile: wire.slidePerViewMB ?? null,
    pinnedCount: wire.numberPermanent ?? 0,
    items: wire.list.map((item) => ({
      id: item.id,
      title: item.title || null,
      subtitle: item.subTitle,
      image: item.linkImage || null,
      imageMobile: item.linkImageMb || null,
      link: item.redirectLink || null,
      price: textOrNull(item.price),
      oldPrice: textOrNull(item.oldPrice),
      priceList: item.priceList,
    })),
  }))

/** A banner of the carousel; `addOn` youtube opens the video instead of the link. */
const bannerDto = z
  .object({
    id: known(rowId.nullable(), null),
    type: z.enum(['web', 'mobile']),
    link: z.string(),
    redirectLink: text,
    addOn: text.default(''),
    alt: text,
  })
  .transform((wire) => ({
    id: wire.id,
    device: wire.type,
    image: wire.link,
    link: wire.redirectLink || null,
    isVideo: wire.addOn === 'youtube',
    alt: wire.alt,
  }))

/** Campaign backend: Home's blocks and banners, offers and codes, membership and top-up. */
export const campaignApi = {
  /** Home's blocks, unordered; order and unknown layouts are the page's business. */
  listHomeBlocks: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/homepage-config.json',
    input: z.object(withLang),
    responses: {
      200: inData(rows(homeBlockDto)),
    },
  }),
  /** Both banner sets. */
  listBanners: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/homepage-banner.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(bannerDto)) },
  }),
  ...offerCalls,
  ...membershipCalls,
} satisfies Api

export type HomeBlock = z.output<typeof homeBlockDto>
export type Banner = z.output<typeof bannerDto>
export type HomeBlockDto = z.input<typeof homeBlockDto>
export type BannerDto = z.input<typeof bannerDto>

function textOrNull(value: string | number | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** What the handler of a call receives. */
export type Input<Call extends keyof typeof campaignApi> = InputOf<(typeof campaignApi)[Call]>
/** What it returns. */
export type Reply<Call extends keyof typeof campaignApi> = ReplyOf<(typeof campaignApi)[Call]>
