import * as z from 'zod'
import { hourId, id } from '../../kit/values'
import { pictureWire } from '../../kit/picture'
import { lenientList } from '../../kit/wire'

/** A rating line of a stylist; pages show it above thresholds only. */
const ratingWire = z
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
export const stylistWire = z
  .object({
    staffId: id,
    staffName: z.string(),
    /** Their portrait; `#focus=` at its end says where their face is. */
    avatar: pictureWire,
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
    ratingInfor: lenientList(ratingWire),
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
export const staffWire = z
  .object({
    data: z.object({
      stylists: lenientList(stylistWire),
      skinners: lenientList(z.object({ staffId: id }).transform((wire) => ({ id: wire.staffId }))),
    }),
  })
  .transform((wire) => wire.data)

/**
 * A 20-minute frame; the counts are of staff free for the whole length of the requested services.
 */
export const hourWire = z
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
export const hoursWire = z
  .object({
    data: z.object({
      hourGroup: z.array(z.object({ name: z.string(), hours: lenientList(hourWire) })),
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

export type HoursWire = z.input<typeof hoursWire>
export type HourWire = z.input<typeof hourWire>
export type StylistWire = z.input<typeof stylistWire>
