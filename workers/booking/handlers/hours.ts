import { nowOf } from '../../../domain/clock'
import { inLanguage } from '../../kit/translation'
import type { HandlerContext } from '../../kit/serve'
import { CONSULTATION_MINUTES, sellable } from '../catalogue/catalogue'
import type { bookingStreams, Input, Reply } from '../contract'
import { isOffered } from '../role'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { salonOf } from '../clients/salons'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor, FRAME_MINUTES, startOf, timeLabel } from '../../../domain/frames'
import { AT_SALON, type FreeHour, hourLabel, partOfDay, freeHoursMessage } from '../salon-day/hours'
import { readCatalogue, readSold } from '../store/catalogue'
import { readStaff, readSalonRatings, readStaffedSalons } from '../store/staff'
import type { HoursRequest } from '../salon-day/watchers'
import type { HoursDto, HourDto } from '../contract/hours'
import { ownerTokenOf, clientNetwork, isNoCache } from '../../kit/request'
import type { LocalDate } from '../../kit/values'
import { readCurrent } from '../store/bookings'
import { callerOf } from './to-wire'
import { createLru } from '../../kit/lru'
import type { Source, StreamInputOf } from '../../kit/streams'
import { tooManyReply, type TooManyReply } from '../../kit/rate-limit'
import { wireDate } from '../../kit/wire'
import { freeBoard } from '../board'
import { specialDay } from './catalogue'

/**
 * The fields of a stylist with the chain's own words, `Name` that of a rating; their description is
 * their own.
 */
export const stylistTexts = new Set(['skill', 'Name'])

/** Who works at a salon on a day, and who has moved away and is still looked for. */
export async function listStaff(
  { salonId, workDate, lang }: Input<'listStaff'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listStaff'>> {
  const salon = await salonOf(env, salonId)
  if (!salon || !isOffered(workDate, nowOf(env), salon))
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
  wire: (hours: FreeHour[]) => HoursDto
  /** Names `wire`: the same hours travel alike under the same form. */
  form: string
}

/** No hours: there is no such salon, or it does not offer the day. */
const NO_HOURS: HoursDto = {
  data: {
    hourGroup: [],
    receptionName: '',
    receptionAvatar: '',
    lastHourWork: { isFreeToday: false },
  },
}

/** The frames of a day for these services, in parts of the day. */
export async function listHours(
  input: Input<'listHours'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listHours'>> {
  const hours = await requestedHours(input, context)
  return hours
    ? hours.wire(await salonDay(context.env, input.salonId, input.bookDate).hours(hours.wanted))
    : NO_HOURS
}

/** Reads what the response depends on besides the salon-day; null when there are no hours. */
async function requestedHours(
  input: Input<'listHours'>,
  context: HandlerContext<BookingEnv>,
): Promise<RequestedHours | null> {
  const { salonId, bookDate, stylistId, listServiceId, utmSource } = input
  const { env } = context
  const salon = await salonOf(env, salonId)
  if (!salon || !isOffered(bookDate, nowOf(env), salon)) return null
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
): HourDto {
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

/**
 * The ids of the caller's current bookings of a phone on a salon-day. Their places count as free
 * for them while they change one: a later hour may overlap the one they have.
 */
export async function changedBookings(
  phone: string | undefined,
  { salonId, date }: { salonId: number; date: LocalDate },
  context: HandlerContext<BookingEnv>,
): Promise<string[]> {
  if (phone === undefined) return []
  const caller = await callerOf(context)
  const who = { phone: await caller.phone(), ownerToken: caller.ownerToken }
  const bookings = await readCurrent(context.env.DB, who, nowOf(context.env))
  return bookings
    .filter((booking) => booking.phone === phone)
    .filter((booking) => booking.salonId === salonId && booking.date === date)
    .map(({ id }) => id)
}

/** Events that were passed on last: most listeners of a salon-day get the same one. */
const events = createLru<HoursDto>(20)

type WatchHours = typeof bookingStreams.watchHours

/**
 * The frames of a day now and whenever they change; an unchanged list is sent once. The stream ends
 * when the salon-day restarts: the client reconnects for the newest.
 */
export async function watchHours(
  input: StreamInputOf<WatchHours>,
  context: HandlerContext<BookingEnv>,
): Promise<Source<WatchHours> | TooManyReply> {
  const hours = await requestedHours(input, context)
  if (!hours) return emptyDay
  const { env, request } = context
  const network = clientNetwork(request)
  const headers = {
    upgrade: 'websocket',
    'x-wanted': JSON.stringify(hours.wanted),
    ...(network === null ? {} : { 'x-network': network }),
  }
  const response = await salonDay(env, input.salonId, input.bookDate).fetch('https://salon-day/', {
    headers,
  })
  const { webSocket } = response
  if (!webSocket) return tooManyReply(Number(response.headers.get('retry-after') ?? 30))
  const eventOf = (text: string): HoursDto =>
    events.get(`${hours.form} ${text}`, () => hours.wire(freeHoursMessage.parse(text)))
  return ({ emit, end }) => passOn(webSocket, (text) => emit(eventOf(text)), end)
}

/** Passes on each message that is not the one before, until the returned function is called. */
function passOn(webSocket: WebSocket, message: (text: string) => void, end: () => void) {
  let last = ''
  webSocket.addEventListener('message', ({ data }) => {
    if (data === last || typeof data !== 'string') return
    last = data
    message(data)
  })
  webSocket.addEventListener('close', end)
  webSocket.addEventListener('error', end)
  webSocket.accept()
  return () => webSocket.close()
}

/** A day without hours: they are sent once. */
function emptyDay({ emit, end }: { emit: (hours: HoursDto) => void; end: () => void }) {
  emit(NO_HOURS)
  end()
  return () => undefined
}

/** Who is free at every salon, as far as a reader does not know it. */
export async function readBoard(
  { since, salonIds }: Input<'readBoard'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'readBoard'>> {
  const known = new Set(await readStaffedSalons(env.DB))
  const { version, isWhole, entries } = await freeBoard(env).read(
    since,
    salonIds.filter((id) => known.has(id)),
  )
  return {
    data: {
      version,
      isWhole,
      entries: entries.map((entry) => ({ ...entry, date: wireDate.encode(entry.date) })),
    },
  }
}

/** What is sold where. */
export async function listSold(
  _nothing: Input<'listSold'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'listSold'>> {
  const { services, unsold, specials } = await readSold(env.DB, isNoCache(request))
  return {
    data: {
      services: services.map(({ id, minutes, price, delivery }) => ({
        serviceId: id,
        timeServe: minutes,
        priceNum: price,
        serviceDeliveryType: delivery,
      })),
      unsold,
      rulesSpecialDay: specials.map(specialDay),
    },
  }
}

/** What customers think of the stylists of each salon. */
export async function listSalonRatings(
  _nothing: Input<'listSalonRatings'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listSalonRatings'>> {
  return { data: await readSalonRatings(env.DB) }
}
