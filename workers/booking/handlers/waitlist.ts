import { nowOf } from '../../../domain/clock'
import { ulid } from '../../kit/ids'
import { coded, type Message } from '../../kit/message'
import { clientNetwork, required } from '../../kit/request'
import { type HandlerContext, InvalidInput, Unauthorized } from '../../kit/serve'
import { tooManyReply } from '../../kit/rate-limit'
import { wireDate } from '../../kit/wire'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { checkPeople, offerOf } from '../catalogue/check-people'
import { sessionPhone } from '../clients/auth'
import type { Input, Reply } from '../contract'
import type { BookingEnv } from '../env'
import { isWaitlistToken, linkToken, unverifiedIdOf, waitlistToken } from '../manage-link'
import { overLimit } from '../limits'
import { isOffered, lastDayOf, roleOf } from '../role'
import { hourLabel, instantOfHour } from '../salon-day/hours'
import { salonDay } from '../salon-day/stub'
import { readBooking } from '../store/bookings'
import { readAppointment, readAssignments } from '../store/links'
import { readCustomer } from '../store/rows'
import { readStaff } from '../store/staff'
import { closeEntry, type EntryPlace, openEntry, readEntryPlace } from '../store/waitlist'
import type { NewEntry } from '../waitlist/match'
import { isInTime, MAX_WAITING_PEOPLE, MIN_WINDOW_FRAMES } from '../waitlist/rules'
import { toBookedDto } from './create'
import { type LinkRefusal, openLink } from './managed'

const done = { status: 200 as const, body: { success: true as const } }

function conflict(message: Message) {
  return { status: 409 as const, body: { message } }
}

/** Joins the waitlist of a salon-day, at the prices of today's catalogue. */
export async function joinWaitlist(
  input: Input<'joinWaitlist'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'joinWaitlist'>> {
  const { env } = context
  const { salonId, dateBook: date, fromHourId, untilHourId, mode } = input
  const phone = await sessionPhone(context)
  if (phone === null) throw new Unauthorized()
  const now = nowOf(env)
  const tooMany = await overLimit(env, 'JOINS_PER_PHONE', `join:${phone}`)
  if (tooMany) return tooMany
  const [offer, customer] = await Promise.all([offerOf(env, salonId), readCustomer(env.DB, phone)])
  const { salon } = offer
  const bookHours = input.people.map((ids) => ({
    bookHourId: fromHourId,
    stylistId: 0,
    chosenServices: ids.map((id) => ({ id })),
  }))
  const { people, issues } = checkPeople(
    { dateBook: date, stylistId: input.stylistId, skinnerId: 0, bookHours },
    offer,
  )
  const last = lastDayOf(roleOf(customer, now, salon))
  if (!isOffered(date, now, salon) || last === null || date > last)
    issues.push({ field: 'dateBook', message: coded('DAY_NOT_OFFERED') })
  if (untilHourId > LAST_HOUR_ID || untilHourId - fromHourId < MIN_WINDOW_FRAMES)
    issues.push({ field: 'untilHourId', message: coded('WINDOW_TOO_SHORT') })
  else if (!isInTime(mode, instantOfHour(date, untilHourId), now))
    issues.push({ field: 'untilHourId', message: coded('WINDOW_PAST') })
  if (issues.length > 0) throw new InvalidInput(issues)
  return join(
    env,
    { salonId, date, phone, now },
    {
      mode,
      fromHour: fromHourId,
      untilHour: untilHourId,
      moves: null,
      people,
      note: '',
      wishes: JSON.stringify({
        receiveAdvice: false,
        littleAdvice: false,
        acceptMakePhoto: false,
        numberPersons: people.length,
        utilityService: [],
        stylistIds: people.map(({ stylistId }) => stylistId),
      }),
    },
  )
}

/** Joins it for an earlier hour of a booking, with its services, prices and offers. */
export async function joinForEarlier(
  { token }: Input<'joinForEarlier'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'joinForEarlier'>> {
  const now = nowOf(env)
  const { booking, refusal } = await openLink(env, request, token)
  if (refusal) return refusal
  if (booking.status !== 'confirmed' || booking.startsAt <= now)
    return conflict(coded('TOO_LATE_TO_CHANGE'))
  const { phone, salonId, date, wishes, note } = booking
  const tooMany = await overLimit(env, 'JOINS_PER_PHONE', `join:${phone}`)
  if (tooMany) return tooMany
  const assigned = await readAssignments(env.DB, booking.id)
  const first = Math.min(...assigned.map(({ hourId }) => hourId))
  const isEarlierPossible = first > 1 && isInTime('ask', instantOfHour(date, first - 1), now)
  if (assigned.length > MAX_WAITING_PEOPLE || !isEarlierPossible)
    return conflict(coded('NOTHING_EARLIER'))
  const chosen = wishes?.stylistIds ?? []
  const people = assigned.map(({ hourId, frames, delivery }, index) => ({
    ...required(booking.people[index], 'a customer of a booking'),
    hourId,
    frames,
    delivery,
    stylistId: chosen[index] ?? null,
    skinnerId: null,
  }))
  return join(
    env,
    { salonId, date, phone, now },
    {
      mode: 'ask',
      fromHour: 1,
      untilHour: first - 1,
      moves: booking.id,
      people: people.map(({ stylistName: _chosen, name: _name, ...person }) => person),
      note,
      wishes: JSON.stringify(wishes ?? {}),
    },
  )
}

async function join(
  env: BookingEnv,
  { salonId, date, phone, now }: { salonId: number; date: string; phone: string; now: number },
  entry: Omit<NewEntry, 'id'>,
) {
  const until = instantOfHour(date, entry.untilHour)
  const { moves } = entry
  const place = { id: ulid(now), phone, salonId, date, moves, until, now }
  const opened = await openEntry(env.DB, place)
  if (opened.kind !== 'open')
    return conflict(coded(opened.kind === 'hasBooking' ? 'HAS_BOOKING' : 'WAITS_ENOUGH'))
  const token = await waitlistToken(env, opened.id)
  const hasJoined =
    token !== null && (await salonDay(env, salonId, date).joinWaitlist({ ...entry, id: opened.id }))
  if (hasJoined) return { status: 200 as const, body: { data: { token } } }
  await closeEntry(env.DB, opened.id, false)
  return conflict(coded('WAITLIST_FULL'))
}

/** What a token opens, or how it is refused. */
type Opened = { place: EntryPlace; refusal: null } | { place: null; refusal: LinkRefusal }

/** Opens the page of an entry; invalid tokens are counted as those of manage links are. */
async function open({ env, request }: HandlerContext<BookingEnv>, token: string): Promise<Opened> {
  const isValid = await isWaitlistToken(env, token)
  const place = isValid ? await readEntryPlace(env.DB, unverifiedIdOf(token)) : null
  if (place) return { place, refusal: null }
  const network = clientNetwork(request)
  const tooMany = await overLimit(env, 'LINK_TRIES_PER_ADDRESS', network && `link:${network}`)
  const missing = { status: 404 as const, body: { message: coded('NO_WAITLIST_ENTRY') } }
  return { place: null, refusal: tooMany ?? missing }
}

function dayOf({ env }: HandlerContext<BookingEnv>, { salonId, date }: EntryPlace) {
  return salonDay(env, salonId, date)
}

/** An entry as its page shows it. */
export async function getWaitlistEntry(
  { token }: Input<'getWaitlistEntry'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getWaitlistEntry'>> {
  const { env } = context
  const { place, refusal } = await open(context, token)
  if (refusal) return refusal
  const entry = await dayOf(context, place).waitlistEntry(place.id)
  // The day is over, and its object empty.
  if (!entry) return { status: 404, body: { message: coded('NO_WAITLIST_ENTRY') } }
  const [staff, booking] = await Promise.all([
    entry.offer ? readStaff(env.DB, place.salonId) : [],
    entry.bookingId === null ? null : readBooking(env.DB, entry.bookingId),
  ])
  const { offer, people } = entry
  // The booking may have been changed since, or canceled: then there is none to look forward to.
  const standing = booking && (await readAppointment(env.DB, booking.appointment))
  const isCanceled = entry.state === 'booked' && standing?.status === 'canceled'
  const state = isCanceled ? 'left' : entry.state
  return {
    status: 200,
    body: {
      data: {
        state,
        mode: entry.mode,
        isMove: entry.isMove,
        salonId: place.salonId,
        dateBook: wireDate.encode(place.date),
        fromHour: hourLabel(entry.fromHour),
        untilHour: hourLabel(entry.untilHour),
        people: people.length,
        services: people.flatMap(({ services }) => services.map(({ name }) => name)),
        totalMoney: people.reduce((sum, { total }) => sum + total, 0),
        position: entry.position,
        offer: offer && {
          id: offer.id,
          hourId: offer.hourId,
          hour: hourLabel(offer.hourId),
          stylistNames: offer.stylistIds.flatMap(
            (stylistId) => staff.find(({ id }) => id === stylistId)?.name ?? [],
          ),
          until: offer.until,
        },
        manageToken: state === 'booked' && standing ? await linkToken(env, standing) : null,
      },
    },
  }
}

/** Books what is offered to an entry. */
export async function acceptPlace(
  { token, offerId }: Input<'acceptPlace'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'acceptPlace'>> {
  const { place, refusal } = await open(context, token)
  if (refusal) return refusal
  const result = await dayOf(context, place).acceptOffer(place.id, offerId)
  if (result.kind === 'tooMany') return tooManyReply(result.retryAfterSeconds)
  if (result.kind === 'hasBooking') return conflict(coded('HAS_BOOKING'))
  if (result.kind !== 'accepted') return conflict(coded('PLACE_GONE'))
  return { status: 200, body: toBookedDto(result.response) }
}

/** Passes an offer on to the next in line. */
export async function declinePlace(
  { token, offerId }: Input<'declinePlace'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'declinePlace'>> {
  const { place, refusal } = await open(context, token)
  if (refusal) return refusal
  const isDeclined = await dayOf(context, place).declineOffer(place.id, offerId)
  return isDeclined ? done : conflict(coded('PLACE_GONE'))
}

/** Ends an entry at its customer's wish. */
export async function leaveWaitlist(
  { token }: Input<'leaveWaitlist'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'leaveWaitlist'>> {
  const { place, refusal } = await open(context, token)
  if (refusal) return refusal
  await dayOf(context, place).leaveWaitlist(place.id, 'left')
  // The alarm closes the row too, but who joins again at once must not get this entry.
  await closeEntry(context.env.DB, place.id, false)
  return done
}

/** Notes that a customer who did not respond still waits. */
export async function keepWaiting(
  { token }: Input<'keepWaiting'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'keepWaiting'>> {
  const { place, refusal } = await open(context, token)
  if (refusal) return refusal
  await dayOf(context, place).wakeEntry(place.id)
  return done
}
