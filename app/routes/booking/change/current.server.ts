import { ownDecision, type OwnDecision } from '~/booking/customer/consent'
import type { Site } from '~/context'
import {
  BookingToChangeDocument,
  ChangeManagedBookingDocument,
  type BookingToChangeQuery,
} from '../../../../schema/generated/graphql'
import type { Typed } from '../submit/form.server'

/** The booking that stands and is to be changed. */
export type CurrentBooking = {
  id: string
  date: string
  /** The hour of whoever comes first, and that of each person. */
  hourLabel: string | null
  hourLabels: readonly string[]
  salonName: string | null
  /** How many it is for. */
  size: number
  /** What it costs, and what one person has of it; several have no services here. */
  total: number | null
  serviceIds: readonly string[]
  /** Its note and wishes, with which the form of the change begins. */
  typed: Partial<Typed>
}

/** What a caller may know about the booking that a phone has. */
export type BookingToChange = {
  /** Null for callers who may not see it, without one, and when the backend fails. */
  current: CurrentBooking | null
  /** The caller is logged in with this phone. */
  isOwner: boolean
}

/** The current booking of a phone, for callers who may see it. */
export async function bookingToChange(site: Site, phone: string): Promise<BookingToChange> {
  const response = await site.gateway.query(BookingToChangeDocument, {})
  const found = response.ok ? currentOf(response.data, phone) : undefined
  const profile = response.ok ? response.data.viewer?.profile : null
  const isOwner = profile?.phone === phone
  if (!found) return { current: null, isOwner }
  const { id, date, hourLabel, salonName, total, people } = found
  const [one, other] = people
  const serviceIds = other ? [] : (one?.services ?? []).map((service) => service.id)
  const typed = typedFor(found, ownDecision(profile, phone))
  const size = people.length
  const hourLabels = people.map((person) => person.hourLabel)
  const current = {
    ...{ id, date, hourLabel, hourLabels, salonName },
    ...{ size, total, serviceIds, typed },
  }
  return { current, isOwner }
}

/**
 * Lets a browser without a log-in replace the booking that it has made, by the booking's manage
 * link; whether it may now.
 */
export async function allowOwnChange(site: Site, phone: string): Promise<boolean> {
  const response = await site.gateway.query(BookingToChangeDocument, {})
  const token = response.ok ? currentOf(response.data, phone)?.manageToken : null
  if (!token) return false
  const change = await site.gateway.mutate(ChangeManagedBookingDocument, { token })
  return change.ok && change.data.changeManagedBooking.__typename === 'ChangeAllowed'
}

function currentOf({ browser }: BookingToChangeQuery, phone: string): ReadBooking | undefined {
  return browser.bookings?.find(
    (booking) => booking.phone === phone && booking.status === 'CONFIRMED' && !booking.isAtHome,
  )
}

/**
 * The same for a screen: only the form gets what is typed into it, and where that asks for consent
 * nothing of it is ticked beforehand.
 */
export function currentOn(
  { screen, asksConsent }: { screen: string; asksConsent?: boolean },
  changing: BookingToChange | null,
): CurrentBooking | null {
  if (!changing?.current) return null
  const typed: Partial<Typed> = screen === 'main' ? { ...changing.current.typed } : {}
  if (asksConsent) delete typed.photo
  return { ...changing.current, typed }
}

type ReadBooking = NonNullable<BookingToChangeQuery['browser']['bookings']>[number]

/** The fields as they were sent; a photo that has been forbidden since stays so. */
function typedFor({ note, wishes }: ReadBooking, own: OwnDecision | null): Partial<Typed> {
  // Forms send lines as CRLF, and fields have them as LF.
  const typed = note === null ? {} : { note: note.replaceAll('\r\n', '\n') }
  if (!wishes) return typed
  return {
    ...typed,
    requests: wishes.requests,
    isManyPeople: wishes.numberPersons > 0,
    advice: !wishes.receiveAdvice ? 'none' : wishes.littleAdvice ? 'little' : 'full',
    photo: wishes.acceptMakePhoto && own?.photo !== false,
  }
}
