import * as z from 'zod'
import { pictureDto } from '../../kit/picture'
import {
  commaIds,
  count,
  decimal,
  flag,
  idOrNone,
  inData,
  intText,
  known,
  lenientList,
  onOff,
  rowHour,
  rowId,
  rows,
  text,
  textList,
  unread,
  whole,
  wireDate,
} from '../../kit/wire'
import { BOARD_PEOPLE } from '../../../domain/board-entry'
import { minutesIn } from '../../../domain/frames'
import { specialDayDto } from './catalogue'
import { endpoint, type Api } from '../../kit/endpoint'

/** A rating line of a stylist; pages show it above thresholds only. */
const ratingDto = z
  .object({
    Name: z.string(),
    Star: decimal,
    TotalCustomerRating: known(count, 0),
    TotalCustomer: known(count, 0),
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
    staffId: rowId,
    staffName: z.string(),
    /** Their portrait; `#focus=` at its end says where their face is. */
    avatar: text.pipe(pictureDto),
    special: flag,
    /**
     * Salon where the stylist works on that day; when it differs from the requested one, they have
     * moved. 0: the requested one.
     */
    salonEnroll: idOrNone,
    favoriteImages: textList(z.string()),
    experience: known(decimal, 0),
    totalCutomer: known(decimal, 0),
    ratingStar: known(decimal, 0),
    star: unread(z.number()),
    description: text,
    skill: text,
    skillLevel: known(whole, 1),
    ratingInfor: textList(ratingDto),
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
export const staffDto = inData(
  z.object({
    stylists: known(rows(stylistDto), []),
    skinners: lenientList(z.object({ staffId: rowId }).transform((wire) => ({ id: wire.staffId }))),
  }),
)

/** Minutes after midnight from which an hour is of its day: one before belongs to the night. */
const FIRST_START = 4 * 60

/**
 * A frame of the day; the counts are of staff free for the whole length of the requested services.
 * Its number is the host's own, so when it begins stands in `hourFrame`, which may be a span, or in
 * `hour`. One past midnight is lost, for it would be taken for the morning of its day.
 */
export const hourDto = z
  .object({
    hourId: rowHour,
    subHourId: known(count, 0),
    secondSubHourId: known(count, 0),
    hour: z.string(),
    hourFrame: text,
    isFree: flag,
    totalSkinnerEmpty: known(count.nullable(), null),
    totalStylistEmpty: known(count.nullable(), null),
  })
  .transform((wire, context) => {
    const start = minutesIn(wire.hourFrame) ?? minutesIn(wire.hour)
    if (start === null || start < FIRST_START) {
      context.issues.push({ code: 'custom', path: ['hourFrame'], input: null })
      return z.NEVER
    }
    // A host that counts nobody has somebody where it says free.
    const uncounted = wire.isFree ? 1 : 0
    return {
      id: wire.hourId,
      subHourId: wire.subHourId || null,
      secondSubHourId: wire.secondSubHourId || null,
      label: wire.hour,
      /** Minutes after midnight. */
      start,
      isFree: wire.isFree,
      freeSkinners: wire.totalSkinnerEmpty ?? uncounted,
      freeStylists: wire.totalStylistEmpty ?? uncounted,
    }
  })

/** Hours in the order of the day, whatever order they came in. */
export const hourList = rows(hourDto).transform((hours) => inOrder(hours, ({ start }) => start))

const hourGroupDto = z.object({ name: text, hours: hourList })

/** The reply of getHoursGroupByDate. */
export const hoursDto = inData(
  z
    .object({
      hourGroup: rows(hourGroupDto),
      receptionName: text,
      receptionAvatar: text,
      lastHourWork: known(z.object({ isFreeToday: known(onOff.nullable(), null) }), {
        isFreeToday: null,
      }),
    })
    .transform(({ hourGroup, lastHourWork, ...wire }) => ({
      groups: inOrder(hourGroup, ({ hours }) => hours[0]?.start ?? Infinity),
      receptionName: wire.receptionName,
      receptionAvatar: wire.receptionAvatar || null,
      /** False when no frame of the day is free. */
      hasFree:
        lastHourWork.isFreeToday ??
        hourGroup.some(({ hours }) => hours.some(({ isFree }) => isFree)),
    })),
)

/** A list by a number of each; most come in that order. */
function inOrder<T>(list: T[], of: (one: T) => number): T[] {
  const isInOrder = list.every((one, at) => at === 0 || of(list[at - 1]!) <= of(one))
  return isInOrder ? list : list.toSorted((one, other) => of(one) - of(other))
}

export type HoursDto = z.input<typeof hoursDto>
export type HourDto = z.input<typeof hourDto>
export type StylistDto = z.input<typeof stylistDto>

/** Digits of domain/board-entry.ts: five for each frame of the day. */
const digits = z.string().regex(new RegExp(`^(?:\\d{${BOARD_PEOPLE}})+$`))

/** The board as it travels. */
const boardDto = z
  .object({
    data: z.object({
      version: z.int().nonnegative(),
      isWhole: z.boolean(),
      entries: z.array(
        z.object({ salonId: rowId, date: wireDate, stylists: digits, skinners: digits }),
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
          salonId: rowId,
          ratingStar: decimal,
          totalCutomer: known(count, 0),
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
            serviceId: rowId,
            timeServe: count,
            priceNum: count,
            serviceDeliveryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          })
          .transform((wire) => ({
            id: wire.serviceId,
            minutes: wire.timeServe,
            price: wire.priceNum,
            delivery: wire.serviceDeliveryType,
          })),
      ),
      unsold: lenientList(z.object({ salonId: rowId, serviceId: rowId })),
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
    responses: { 200: soldDto },
    isShared: true,
  }),
  /** The mean rating of each salon's stylists, and by how many customers. */
  listSalonRatings: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/salon-ratings',
    responses: { 200: salonRatingsDto },
    isShared: true,
  }),
} satisfies Api
