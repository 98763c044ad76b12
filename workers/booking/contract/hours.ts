import * as z from 'zod'
import { hourId, id, dong } from '../../kit/values'
import { pictureDto } from '../../kit/picture'
import { lenientList, wireDate, commaIds, intText } from '../../kit/wire'
import { BOARD_PEOPLE } from '../../../domain/board-entry'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { specialDayDto } from './catalogue'
import { endpoint, type Api } from '../../kit/endpoint'

/** A rating line of a stylist; pages show it above thresholds only. */
const ratingDto = z
  .object({
    Name: z.string(),
    Star: z.number(),
    TotalCustomerRating: z.number(),
    TotalCustomer: z.number(),
  })
  .transform((wire) => ({
    name: wire.Name,
    stars: wire.Star,
    ratedBy: wire.TotalCustomerRating,
    customers: wire.TotalCustomer,
  }))

/** A stylist as getAllStyListV4 sends it. */
export const stylistDto = z
  .object({
    staffId: id,
    staffName: z.string(),
    /** Their portrait; `#focus=` at its end says where their face is. */
    avatar: pictureDto,
    special: z.boolean(),
    /**
     * Salon where the stylist works on that day; when it differs from the requested one, they have
     * moved.
     */
    salonEnroll: id,
    favoriteImages: lenientList(z.string()),
    experience: z.number().nonnegative(),
    totalCutomer: z.number().nonnegative(),
    ratingStar: z.number(),
    star: z.number(),
    description: z.string(),
    skill: z.string(),
    skillLevel: z.int(),
    ratingInfor: lenientList(ratingDto),
  })
  .transform((wire) => ({
    id: wire.staffId,
    name: wire.staffName,
    avatar: wire.avatar.address || null,
    avatarFocus: wire.avatar.focus,
    isMaster: wire.special,
    salonId: wire.salonEnroll,
    photos: wire.favoriteImages,
    yearsOfExperience: wire.experience,
    customerCount: wire.totalCutomer,
    stars: wire.ratingStar,
    /** HTML from the chain: sanitise before showing. */
    descriptionHtml: wire.description,
    skill: wire.skill,
    level: wire.skillLevel,
    ratings: wire.ratingInfor,
  }))

/** Stylists and skinners who work at a salon on a day. */
export const staffDto = z
  .object({
    data: z.object({
      stylists: lenientList(stylistDto),
      skinners: lenientList(z.object({ staffId: id }).transform((wire) => ({ id: wire.staffId }))),
    }),
  })
  .transform((wire) => wire.data)

/**
 * A 20-minute frame; the counts are of staff free for the whole length of the requested services.
 */
export const hourDto = z
  .object({
    hourId,
    subHourId: z.int().nonnegative(),
    secondSubHourId: z.int().nonnegative(),
    hour: z.string(),
    hourFrame: z.string(),
    isFree: z.boolean(),
    totalSkinnerEmpty: z.int().nonnegative(),
    totalStylistEmpty: z.int().nonnegative(),
  })
  .transform((wire) => ({
    id: wire.hourId,
    subHourId: wire.subHourId || null,
    secondSubHourId: wire.secondSubHourId || null,
    label: wire.hour,
    time: wire.hourFrame,
    isFree: wire.isFree,
    freeSkinners: wire.totalSkinnerEmpty,
    freeStylists: wire.totalStylistEmpty,
  }))

/** The reply of getHoursGroupByDate. */
export const hoursDto = z
  .object({
    data: z.object({
      hourGroup: z.array(z.object({ name: z.string(), hours: lenientList(hourDto) })),
      receptionName: z.string(),
      receptionAvatar: z.string(),
      lastHourWork: z.object({ isFreeToday: z.boolean() }),
    }),
  })
  .transform(({ data }) => ({
    groups: data.hourGroup,
    receptionName: data.receptionName,
    receptionAvatar: data.receptionAvatar || null,
    /** False when no frame of the day is free. */
    hasFree: data.lastHourWork.isFreeToday,
  }))

export type HoursDto = z.input<typeof hoursDto>
export type HourDto = z.input<typeof hourDto>
export type StylistDto = z.input<typeof stylistDto>

/** Digits of domain/board-entry.ts: five for each frame of the day. */
const digits = z.string().regex(new RegExp(`^\\d{${LAST_HOUR_ID * BOARD_PEOPLE}}$`))

/** The board as it travels. */
const boardDto = z
  .object({
    data: z.object({
      version: z.int().nonnegative(),
      isWhole: z.boolean(),
      entries: z.array(
        z.object({ salonId: id, date: wireDate, stylists: digits, skinners: digits }),
      ),
    }),
  })
  .transform((wire) => wire.data)

/** What customers think of the stylists of each salon, on the wire. */
const salonRatingsDto = z
  .object({
    data: lenientList(
      z
        .object({
          salonId: id,
          ratingStar: z.number().min(0).max(5),
          totalCutomer: z.int().nonnegative(),
        })
        .transform((wire) => ({
          salonId: wire.salonId,
          stars: wire.ratingStar,
          customerCount: wire.totalCutomer,
        })),
    ),
  })
  .transform((wire) => wire.data)

/** The services and the salons without them, on the wire. */
const soldDto = z
  .object({
    data: z.object({
      services: lenientList(
        z
          .object({
            serviceId: id,
            timeServe: z.int().positive(),
            priceNum: dong,
            serviceDeliveryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          })
          .transform((wire) => ({
            id: wire.serviceId,
            minutes: wire.timeServe,
            price: wire.priceNum,
            delivery: wire.serviceDeliveryType,
          })),
      ),
      unsold: lenientList(z.object({ salonId: id, serviceId: id })),
      rulesSpecialDay: lenientList(specialDayDto),
    }),
  })
  .transform(({ data }) => ({
    /** Without hidden ones, which cannot be booked. */
    services: data.services,
    unsold: data.unsold,
    specialDays: data.rulesSpecialDay,
  }))

/**
 * The calls about all salons at once. None is among the chain's own: a host without them responds
 * 404, its customers search salon by salon, and its salons have no stars in lists.
 */
export const boardApi = {
  /**
   * Availability of every salon today and tomorrow: the entries changed since a version, 0 for all.
   * `salonIds` are those that must be included, nearest first.
   */
  readBoard: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/free-board',
    input: z.object({ since: intText.default(0), salonIds: commaIds }),
    responses: { 200: boardDto },
  }),
  /** The chain's services, and the salons that do not sell them. */
  listSold: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/sold-services',
    input: z.object({}),
    responses: { 200: soldDto },
    isShared: true,
  }),
  /** The mean rating of each salon's stylists, and by how many customers. */
  listSalonRatings: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/salon-ratings',
    input: z.object({}),
    responses: { 200: salonRatingsDto },
    isShared: true,
  }),
} satisfies Api
