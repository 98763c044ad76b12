import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { inLanguage } from '../../kit/translation'
import type { HandlerContext } from '../../kit/serve'
import { sellable } from '../catalogue/catalogue'
import type { bookingApi } from '../contract'
import { isOffered } from '../role'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { salonOf } from '../clients/salons'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor, FRAME_MINUTES, startOf, timeLabel } from '../../../domain/frames'
import { AT_SALON, type FreeHour, hourLabel, partOfDay } from '../salon-day/hours'
import { readCatalogue } from '../store/catalogue'
import { readStaff } from '../store/staff'
import type { HoursRequest } from '../salon-day/watchers'
import type { HoursWire, HourWire } from '../contract/hours'
import { ownerTokenOf } from '../../kit/tokens'
import { changedBookings } from './changed-bookings'

type Staff = typeof bookingApi.listStaff
type Hours = typeof bookingApi.listHours

/**
 * The fields of a stylist with the chain's own words, `Name` that of a rating; their description is
 * their own.
 */
export const stylistTexts = new Set(['skill', 'Name'])

/** Minutes of a stylist that a customer gets who will be advised at the salon. */
export const CONSULTATION_MINUTES = 30

/** Who works at a salon on a day, and who has moved away and is still looked for. */
export async function listStaff(
  { salonId, workDate, lang }: InputOf<Staff>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Staff>> {
  const salon = await salonOf(env, salonId)
  if (!salon || !isOffered(workDate, nowOf(env), salon.opens))
    return { data: { stylists: [], skinners: [] } }
  const [staff, ids] = await Promise.all([
    readStaff(env.DB, salonId),
    salonDay(env, salonId, workDate).staffAtWork(),
  ])
  const present = new Set(ids)
  const shown = staff.filter((member) => member.salonId !== salonId || present.has(member.id))
  const stylists = shown
    .filter((member) => member.kind === 'stylist')
    .map((stylist) => ({
      staffId: stylist.id,
      staffName: stylist.name,
      avatar: stylist.avatar,
      special: stylist.level === 3,
      salonEnroll: stylist.salonId,
      favoriteImages: stylist.photos,
      experience: stylist.years,
      totalCutomer: stylist.customers,
      ratingStar: stylist.rating,
      star: Math.round(stylist.rating),
      description: stylist.description,
      skill: stylist.skill,
      skillLevel: stylist.level,
      ratingInfor: stylist.ratings,
    }))
  return {
    data: {
      stylists: await inLanguage(stylists, lang, env.DB, stylistTexts),
      skinners: shown
        .filter((member) => member.kind === 'skinner')
        .map((skinner) => ({ staffId: skinner.id })),
    },
  }
}

/** What a response with hours needs: the query to the salon-day, and how its response is sent. */
export type RequestedHours = {
  wanted: HoursRequest
  wire: (hours: FreeHour[]) => HoursWire
  /** Names `wire`: the same hours travel alike under the same form. */
  form: string
}

/** No hours: there is no such salon, or it does not offer the day. */
export const NO_HOURS: HoursWire = {
  data: {
    hourGroup: [],
    receptionName: '',
    receptionAvatar: '',
    lastHourWork: { isFreeToday: false },
  },
}

/** The frames of a day for these services, in parts of the day. */
export async function listHours(
  input: InputOf<Hours>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Hours>> {
  const hours = await requestedHours(input, context)
  return hours
    ? hours.wire(await salonDay(context.env, input.salonId, input.bookDate).hours(hours.wanted))
    : NO_HOURS
}

/** Reads what the response depends on besides the salon-day; null when there are no hours. */
export async function requestedHours(
  input: InputOf<Hours>,
  context: HandlerContext<BookingEnv>,
): Promise<RequestedHours | null> {
  const { salonId, bookDate, stylistId, listServiceId, utmSource } = input
  const { env } = context
  const salon = await salonOf(env, salonId)
  if (!salon || !isOffered(bookDate, nowOf(env), salon.opens)) return null
  const [catalogue, staff, ownerToken, changed] = await Promise.all([
    readCatalogue(env.DB, salonId),
    readStaff(env.DB, salonId),
    ownerTokenOf(context.request),
    changedBookings(input.changesBookingOf, { salonId, date: bookDate }, context),
  ])
  const services = listServiceId.flatMap((id) => sellable(catalogue, id) ?? [])
  const frames = framesFor(
    services.reduce((sum, service) => sum + service.minutes, 0) || CONSULTATION_MINUTES,
  )
  const delivery = deliveryOf(services.map((service) => service.delivery))
  const receptionist = staff.find((member) => member.kind === 'receptionist')
  return {
    wanted: {
      stylistId: stylistId > 0 ? stylistId : null,
      frames,
      delivery,
      ownerToken,
      changed,
      isAtSalon: utmSource === AT_SALON,
    },
    form: JSON.stringify([frames, receptionist?.name, receptionist?.avatar]),
    wire: (hours) => ({
      data: {
        hourGroup: (['Sáng', 'Chiều', 'Tối'] as const).map((name) => ({
          name,
          hours: hours
            .filter(({ hourId }) => partOfDay(hourId) === name)
            .map((hour) => wireHour(hour, frames)),
        })),
        receptionName: receptionist?.name ?? '',
        receptionAvatar: receptionist?.avatar ?? '',
        lastHourWork: { isFreeToday: hours.some((hour) => hour.isFree) },
      },
    }),
  }
}

/**
 * A frame as it travels: the next two frames are named when the services reach into them (demo-data
 * §2).
 */
export function wireHour(
  { hourId, isFree, freeStylists, freeSkinners }: FreeHour,
  frames: number,
): HourWire {
  return {
    hourId,
    subHourId: frames > 1 ? hourId + 1 : 0,
    secondSubHourId: frames > 2 ? hourId + 2 : 0,
    hour: hourLabel(hourId),
    hourFrame: `${hourLabel(hourId)} - ${timeLabel(startOf(hourId) + frames * FRAME_MINUTES)}`,
    isFree,
    totalSkinnerEmpty: freeSkinners,
    totalStylistEmpty: freeStylists,
  }
}
