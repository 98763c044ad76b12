import * as z from 'zod'
import { phone } from '../../kit/values'
import {
  count,
  decimal,
  flag,
  flagText,
  idOrNone,
  inData,
  known,
  lenientList,
  numeric,
  onOff,
  orInData,
  orNone,
  rowId,
  rowName,
  rows,
  text,
  textList,
  unread,
  whole,
  wireDate,
  wireDateOrNone,
} from '../../kit/wire'
import { endpoint } from '../../kit/endpoint'

/** A part of a service; `type` 1 is done by a stylist, 2 by a skinner. */
export const comboPart = z.object({
  id: whole,
  name: z.string(),
  type: known(whole, 1),
  skillId: known(whole, 0),
})

/** An optional add-on offered beside a group. */
const upsaleDto = z
  .object({
    serviceId: rowId,
    name: z.string(),
    priceNum: count,
    price: unread(z.string()),
    timeServe: known(count, 0),
  })
  .transform((wire) => ({
    serviceId: wire.serviceId,
    name: wire.name,
    price: wire.priceNum,
    minutes: wire.timeServe,
  }))

/** A price as the chain shows it. */
const priceText = known(rowName.or(z.literal('')), '')

/** Who serves it: 1 a stylist, 2 a skinner, 3 both. */
const delivery = known(numeric(z.literal([1, 2, 3])), 1)

/**
 * One service, a version of its group. It needs a number, a name and a price: `priceNum`, or the
 * text FREE, which is 0.
 */
export const serviceDto = z
  .object({
    serviceId: rowId,
    /** 0: that of the group which holds it. */
    groupId: idOrNone,
    parentServiceId: known(count, 0),
    categoryId: idOrNone,
    group: unread(z.string()),
    order: known(decimal, 0),
    name: z.string(),
    versionName: text,
    subtitle: text,
    description: text,
    timeServe: known(count, 0),
    price: priceText,
    priceNum: known(count.nullable(), null),
    oldPrice: unread(z.string()),
    oldPriceNum: known(count, 0),
    serviceImage: lenientList(z.string()),
    tags: lenientList(z.string()),
    campaignTags: unread(z.array(z.object({ campaignId: z.int(), desc: z.string() }))),
    campaignId: unread(z.int()),
    used: flag,
    selected: unread(z.literal([0, 1])),
    hasDetail: flag,
    hasSpecial: unread(z.boolean()),
    isDefaultService: flag,
    noDisplay: flag,
    priceSpecialDay: unread(z.number()),
    /** Children (add-ons that need this service): their ids. */
    listService: lenientList(rowId),
    comboDetail: textList(comboPart),
    serviceDeliveryType: delivery,
    serviceSaleInfo: unread(z.unknown()),
  })
  .transform((wire, context) => {
    const price = /^free$/i.test(wire.price.trim()) ? 0 : wire.priceNum
    if (price === null) {
      context.issues.push({ code: 'custom', path: ['priceNum'], input: null })
      return z.NEVER
    }
    return {
      id: wire.serviceId,
      groupId: wire.groupId,
      parentId: wire.parentServiceId === 0 ? null : wire.parentServiceId,
      childIds: wire.listService,
      categoryId: wire.categoryId,
      order: wire.order,
      name: wire.name,
      versionName: wire.versionName || null,
      subtitle: wire.subtitle,
      description: wire.description,
      minutes: wire.timeServe,
      price,
      priceText: wire.price,
      oldPrice: wire.oldPriceNum > 0 ? wire.oldPriceNum : null,
      images: wire.serviceImage,
      tags: wire.tags,
      parts: wire.comboDetail,
      deliveryType: wire.serviceDeliveryType,
      isDefault: wire.isDefaultService,
      isHidden: wire.noDisplay,
      hasDetail: wire.hasDetail,
      wasUsed: wire.used,
    }
  })

const groupDto = z
  .object({
    groupId: rowId,
    groupName: z.string(),
    /** The name that addresses are made of, the same in each language; without it groupName is. */
    slugName: z.string().nullish(),
    services: rows(serviceDto),
    upsaleServices: lenientList(upsaleDto),
  })
  .transform((wire) => ({
    id: wire.groupId,
    name: wire.groupName,
    slugName: wire.slugName ?? wire.groupName,
    services: wire.services.map((service) =>
      service.groupId ? service : { ...service, groupId: wire.groupId },
    ),
    addOns: wire.upsaleServices,
  }))

const categoryDto = z
  .object({
    categoryId: idOrNone.nullish(),
    categoryName: text,
    order: known(decimal, 0),
    title: text,
    serviceGroups: rows(groupDto),
  })
  .transform((wire) => ({
    id: wire.categoryId || wire.order,
    name: wire.categoryName,
    order: wire.order,
    title: wire.title,
    groups: wire.serviceGroups,
  }))

const specialPrice = z
  .object({ priceNum: known(count.nullable(), null), price: unread(z.string()) })
  .nullish()
  .transform((wire) => wire?.priceNum ?? null)

/** Other prices of one service on some days, and with stylists of a level. */
export const specialDayDto = z
  .object({
    date: lenientList(wireDate),
    serviceId: rowId,
    /** The salon whose price it is; all where it is missing. */
    salonId: idOrNone.nullish(),
    serviceSpecial: specialPrice,
    serviceStylist: specialPrice,
    serviceSpecialStylist: specialPrice,
    stylistLevelId: orNone(whole),
  })
  .transform((wire) => ({
    dates: wire.date,
    serviceId: wire.serviceId,
    salonId: wire.salonId || null,
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
    ruleType: text,
    serviceSelected: known(z.union([z.array(rowId), z.string()]), []),
    listService: lenientList(rowId),
    title: text,
    image: text,
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
  .object({ step: whole, guide: text, guideList: lenientList(z.string()) })
  .transform((wire) => ({ step: wire.step, text: wire.guide, points: wire.guideList }))

/** The reply of getListServiceV5. */
export const catalogueDto = z
  .object({
    data: rows(categoryDto),
    rulesSpecialDay: lenientList(specialDayDto),
    ruleShowBookings: unread(z.array(z.unknown())),
    rulesNextStep: lenientList(suggestionDto),
    isSaveServiceChoosen: known(onOff, true),
    isAlertCampaign: flag,
    guideScreens: lenientList(guideDto),
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
export const serviceDetailDto = inData(
  z
    .object({
      title: text,
      titleContent: text,
      tags: lenientList(z.string()),
      banners: lenientList(z.object({ type: z.enum(['image', 'video']), link: z.string() })),
    })
    .transform(({ titleContent, ...wire }) => ({ ...wire, content: titleContent })),
)

/** The permissions of a phone at a salon, with the chain's defaults for what a host leaves out. */
export const roleDto = orInData(
  z
    .object({
      memberType: known(whole, 0),
      allowBookStylist: known(onOff, true),
      allowMultiple: flag,
      daysBookFuture: known(count, 1),
      maxDaysBookFuture: known(count, 2),
      bookDates: lenientList(wireDate),
      /** The days that are full or on which the salon is closed; a host may leave them unmarked. */
      dayMarks: lenientList(z.object({ date: wireDate, mark: z.enum(['full', 'closed']) })),
      /** When more days can be booked (epoch ms); null where none is announced. */
      salesOpenAt: known(whole.nullable(), null),
      specialHours: unread(
        z.object({
          today: z.array(z.string()),
          normal: z.array(z.string()),
          weekend: z.array(z.string()),
        }),
      ),
      guideScreens: lenientList(guideDto),
    })
    .transform((wire) => ({
      memberType: wire.memberType,
      mayChooseStylist: wire.allowBookStylist,
      mayBookForOthers: wire.allowMultiple,
      activeDays: wire.daysBookFuture,
      maxDays: wire.maxDaysBookFuture,
      dates: wire.bookDates,
      marks: wire.dayMarks,
      salesOpenAt: wire.salesOpenAt,
      guides: wire.guideScreens,
    })),
)

const marketingDto = z
  .object({
    campaignId: rowId,
    name: z.string(),
    image: text,
    desc: text,
    startDate: text,
    endDate: text,
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
    responses: {
      200: inData(rows(marketingDto)),
    },
  }),
  /**
   * Uses that a phone's bookings spend, by offer and by the last day of the use, '' for none;
   * canceled and expired bookings do not count. With `isChange` those of the current booking are
   * left out, as it is about to be replaced. Reveals facts about the phone's owner: only for a
   * caller who has proved that it is theirs.
   */
  listOfferUses: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/campaign-usage',
    input: z.object({ phone, isChange: flagText }),
    responses: {
      200: z
        .object({
          data: rows(
            z.object({ campaignId: rowId, usage: count, endDate: known(wireDateOrNone, null) }),
          ),
        })
        .transform((wire) =>
          wire.data.map(({ campaignId, usage, endDate }) => ({
            offerId: campaignId,
            uses: usage,
            endDate,
          })),
        ),
    },
  }),
}

export type MarketingCampaign = z.output<typeof marketingDto>
