import * as z from 'zod'
import { dong, id, phone } from '../../kit/values'
import { lenientList, wireDate, flagText } from '../../kit/wire'
import { endpoint } from '../../kit/endpoint'

/** A part of a service; `type` 1 is done by a stylist, 2 by a skinner. */
export const comboPart = z.object({
  id: z.int(),
  name: z.string(),
  type: z.int(),
  skillId: z.int(),
})

/** An optional add-on offered beside a group. */
const upsaleDto = z
  .object({
    serviceId: id,
    name: z.string(),
    priceNum: dong,
    price: z.string(),
    timeServe: z.int().positive(),
  })
  .transform((wire) => ({
    serviceId: wire.serviceId,
    name: wire.name,
    price: wire.priceNum,
    minutes: wire.timeServe,
  }))

/**
 * One service, a version of its group. `priceNum` is the price; the text may be FREE, which is 0.
 */
export const serviceDto = z
  .object({
    serviceId: id,
    groupId: id,
    parentServiceId: z.int().nonnegative(),
    categoryId: id,
    group: z.string(),
    order: z.number(),
    name: z.string(),
    versionName: z.string(),
    subtitle: z.string(),
    description: z.string(),
    timeServe: z.int().positive(),
    price: z.string(),
    priceNum: dong,
    oldPrice: z.string(),
    oldPriceNum: dong,
    serviceImage: lenientList(z.string()),
    tags: lenientList(z.string()),
    campaignTags: lenientList(z.object({ campaignId: z.int(), desc: z.string() })),
    campaignId: z.int(),
    used: z.boolean(),
    selected: z.union([z.literal(0), z.literal(1)]),
    hasDetail: z.boolean(),
    hasSpecial: z.boolean(),
    isDefaultService: z.boolean(),
    noDisplay: z.boolean(),
    priceSpecialDay: z.number(),
    /** Children (add-ons that need this service): their ids. */
    listService: z.array(id),
    comboDetail: lenientList(comboPart),
    serviceDeliveryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    serviceSaleInfo: z.unknown(),
  })
  .transform((wire) => ({
    id: wire.serviceId,
    groupId: wire.groupId,
    parentId: wire.parentServiceId === 0 ? null : wire.parentServiceId,
    childIds: wire.listService,
    categoryId: wire.categoryId,
    order: wire.order,
    name: wire.name,
    versionName: wire.versionName,
    subtitle: wire.subtitle,
    description: wire.description,
    minutes: wire.timeServe,
    price: /^free$/i.test(wire.price.trim()) ? 0 : wire.priceNum,
    priceText: wire.price,
    oldPrice: wire.oldPriceNum > 0 ? wire.oldPriceNum : null,
    images: wire.serviceImage,
    tags: wire.tags,
    parts: wire.comboDetail,
    /** Who serves it: 1 a stylist, 2 a skinner, 3 both. */
    deliveryType: wire.serviceDeliveryType,
    isDefault: wire.isDefaultService,
    isHidden: wire.noDisplay,
    hasDetail: wire.hasDetail,
    wasUsed: wire.used,
  }))

const groupDto = z
  .object({
    groupId: id,
    groupName: z.string(),
    /** The name that addresses are made of, the same in each language; without it groupName is. */
    slugName: z.string().optional(),
    services: lenientList(serviceDto),
    upsaleServices: lenientList(upsaleDto),
  })
  .transform((wire) => ({
    id: wire.groupId,
    name: wire.groupName,
    slugName: wire.slugName ?? wire.groupName,
    services: wire.services,
    addOns: wire.upsaleServices,
  }))

const categoryDto = z
  .object({
    categoryId: id.optional(),
    categoryName: z.string(),
    order: z.number(),
    title: z.string(),
    serviceGroups: lenientList(groupDto),
  })
  .transform((wire) => ({
    id: wire.categoryId ?? wire.order,
    name: wire.categoryName,
    order: wire.order,
    title: wire.title,
    groups: wire.serviceGroups,
  }))

const specialPrice = z
  .object({ priceNum: dong, price: z.string() })
  .nullish()
  .transform((wire) => wire?.priceNum ?? null)

/** Other prices of one service on some days, and with stylists of a level. */
export const specialDayDto = z
  .object({
    date: z.array(wireDate),
    serviceId: id,
    serviceSpecial: specialPrice,
    serviceStylist: specialPrice,
    serviceSpecialStylist: specialPrice,
    stylistLevelId: z.int().nullish(),
  })
  .transform((wire) => ({
    dates: wire.date,
    serviceId: wire.serviceId,
    /** Price on those days. */
    dayPrice: wire.serviceSpecial,
    /** Price with a stylist of `stylistLevel` on other days. */
    stylistPrice: wire.serviceStylist,
    /** Price with such a stylist on those days. */
    dayStylistPrice: wire.serviceSpecialStylist,
    stylistLevel: wire.stylistLevelId ?? null,
  }))

/** When to suggest which services. */
const suggestionDto = z
  .object({
    ruleType: z.string(),
    serviceSelected: z.union([z.array(id), z.string()]),
    listService: z.array(id),
    title: z.string(),
    image: z.string(),
  })
  .transform((wire) => ({
    rule:
      wire.ruleType === 'equals' || wire.ruleType === 'regex' ? wire.ruleType : ('subset' as const),
    selectedIds: typeof wire.serviceSelected === 'string' ? [] : wire.serviceSelected,
    pattern: typeof wire.serviceSelected === 'string' ? wire.serviceSelected : null,
    serviceIds: wire.listService,
    title: wire.title,
    image: wire.image || null,
  }))

/** A message of the chain at a step of the flow. */
const guideDto = z
  .object({ step: z.int(), guide: z.string(), guideList: z.array(z.string()) })
  .transform((wire) => ({ step: wire.step, text: wire.guide, points: wire.guideList }))

/** The reply of getListServiceV5. */
export const catalogueDto = z
  .object({
    data: lenientList(categoryDto),
    rulesSpecialDay: lenientList(specialDayDto),
    ruleShowBookings: z.array(z.unknown()),
    rulesNextStep: lenientList(suggestionDto),
    isSaveServiceChoosen: z.boolean(),
    isAlertCampaign: z.boolean(),
    guideScreens: z.array(guideDto),
  })
  .transform((wire) => ({
    categories: wire.data,
    specialDays: wire.rulesSpecialDay,
    suggestions: wire.rulesNextStep,
    keepsChosen: wire.isSaveServiceChoosen,
    isGenZ: wire.isAlertCampaign,
    guides: wire.guideScreens,
  }))

export type Catalogue = z.output<typeof catalogueDto>
export type CatalogueDto = z.input<typeof catalogueDto>
export type Service = z.output<typeof serviceDto>

/** The story of a service group, with pictures or videos. */
export const serviceDetailDto = z
  .object({
    data: z.object({
      title: z.string(),
      titleContent: z.string(),
      tags: z.array(z.string()),
      banners: z.array(z.object({ type: z.enum(['image', 'video']), link: z.string() })),
    }),
  })
  .transform(({ data }) => ({
    title: data.title,
    content: data.titleContent,
    tags: data.tags,
    banners: data.banners,
  }))

/** The permissions of a phone at a salon. */
export const roleDto = z
  .object({
    memberType: z.int(),
    allowBookStylist: z.boolean(),
    allowMultiple: z.boolean(),
    daysBookFuture: z.int().nonnegative(),
    maxDaysBookFuture: z.int().nonnegative(),
    bookDates: z.array(wireDate),
    specialHours: z.object({
      today: z.array(z.string()),
      normal: z.array(z.string()),
      weekend: z.array(z.string()),
    }),
    guideScreens: z.array(guideDto),
  })
  .transform((wire) => ({
    memberType: wire.memberType,
    mayChooseStylist: wire.allowBookStylist,
    mayBookForOthers: wire.allowMultiple,
    activeDays: wire.daysBookFuture,
    maxDays: wire.maxDaysBookFuture,
    dates: wire.bookDates,
    guides: wire.guideScreens,
  }))

const marketingDto = z
  .object({
    campaignId: id,
    name: z.string(),
    image: z.string(),
    desc: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  })
  .transform((wire) => ({
    id: wire.campaignId,
    name: wire.name,
    image: wire.image || null,
    text: wire.desc,
    startDate: wireDate.safeDecode(wire.startDate).data ?? null,
    endDate: wireDate.safeDecode(wire.endDate).data ?? null,
  }))

/** The booking backend's part of offers: its own marketing, and the uses that bookings spend. */
export const offersApi = {
  /** Campaigns that the booking backend itself advertises; dates DD-MM-YYYY or ''. */
  listMarketing: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api-booking/marketing-campaign/reward',
    input: z.object({}),
    responses: {
      200: z.object({ data: lenientList(marketingDto) }).transform((wire) => wire.data),
    },
  }),
  /**
   * Uses that a phone's bookings spend, by offer; canceled and expired ones do not count. With
   * `isChange` those of the current booking are left out, as it is about to be replaced. Reveals
   * facts about the phone's owner: only for a caller who has proved that it is theirs.
   */
  listOfferUses: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/campaign-usage',
    input: z.object({ phone, isChange: flagText }),
    responses: {
      200: z
        .object({ data: z.array(z.object({ campaignId: id, usage: z.int().positive() })) })
        .transform((wire) =>
          wire.data.map((row) => ({ offerId: row.campaignId, uses: row.usage })),
        ),
    },
  }),
}

export type MarketingCampaign = z.output<typeof marketingDto>
