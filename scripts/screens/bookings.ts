import type { APIRequestContext } from 'playwright'
import {
  queryGateway,
  type BookingToTry,
  cutAndWash,
  dayAhead,
  freePlaces,
  tryToBook,
} from '../chain-client.ts'
import { salonFor, salonsFor } from './chain.ts'
import type { Visitor } from './shot.ts'

type BookingInput = {
  /** 0 is today. */
  inDays?: number
  people?: number
  phone?: string
  /** Another browser that books, which then owns it. */
  by?: APIRequestContext
}

/** Books where a place is left; null when it is taken. */
export async function bookUnlessTaken(
  request: APIRequestContext,
  wanted: BookingToTry,
): Promise<string | null> {
  const { outcome, bookingId } = await tryToBook(request, wanted)
  if (bookingId) return bookingId
  if (outcome === 'PlaceTaken') return null
  throw new Error(`${outcome} at salon ${wanted.salonId}`)
}

/** A group finds no hour at some salons. */
const SALONS_TRIED = 5

/** Books the first hour of tomorrow that can be had, before a picture that is about what follows; its id. */
export async function book(visitor: Visitor, wanted: BookingInput = {}): Promise<string> {
  const { inDays = 1, people = 1, phone = visitor.phone, by = visitor.page.request } = wanted
  const date = await dayAhead(by, inDays)
  const salons = await salonsFor(visitor)
  for (const salonId of salons.slice(0, SALONS_TRIED))
    for (const [hourId, free] of await freePlaces(by, date, salonId)) {
      if (free < people) continue
      const bookingId = await bookUnlessTaken(by, { salonId, date, hourId, phone, people })
      if (bookingId) return bookingId
    }
  throw new Error(`no salon has an hour for ${people} on ${date}`)
}

/** The same; the page of that booking. */
export async function bookedPath(visitor: Visitor, wanted: BookingInput = {}): Promise<string> {
  return pathOf(await book(visitor, wanted))
}

/** The page of a booking. */
export function pathOf(bookingId: string): string {
  return `/booking/success?bookingId=${bookingId}`
}

/** The link that manages a booking of the visitor's. */
export async function linkOf({ page: { request } }: Visitor, bookingId: string): Promise<string> {
  const { booking } = await queryGateway<{ booking: { manageToken: string | null } }>(
    request,
    'query($id: ID!) { booking(id: $id) { manageToken } }',
    { id: bookingId },
  )
  if (!booking.manageToken) throw new Error(`booking ${bookingId} has no link`)
  return `/lich/${booking.manageToken}`
}

/** The booking screen of a salon with a service chosen, as a shared link has it; `more` begins with `&`. */
export async function chosenPath(visitor: Visitor, more = '', phone = visitor.phone) {
  const salonId = await salonFor(visitor)
  return `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}${more}`
}
