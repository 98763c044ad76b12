import type { APIRequestContext } from '@playwright/test'
import { tryToBook } from '../chain-client.ts'
import { dayAhead, freePlaces } from './steps'

/** A booking to make by request; tomorrow's first free hour by default. */
export type RequestedBooking = {
  salon: { id: string }
  phone: string
  date?: string
  hourId?: string
  note?: string
  /** How many it is for; one by default. */
  people?: number
}

/**
 * Books a haircut in a browser that is only looked into afterwards, which may therefore cancel it;
 * nothing when no place is left.
 */
export async function bookIfFree(
  request: APIRequestContext,
  { salon, date: day, hourId: hour, ...wanted }: RequestedBooking,
): Promise<string | undefined> {
  const date = day ?? (await dayAhead(request, 1))
  const hourId = hour ?? (await firstFreeHour(request, date, { salon, ...wanted }))
  if (hourId === undefined) return undefined
  const booking = { ...wanted, salonId: salon.id, date, hourId }
  const { outcome, bookingId } = await tryToBook(request, booking)
  return outcome === 'BookingConfirmed' ? bookingId : undefined
}

/** As bookIfFree, where a place is left; answers the address of the booking. */
export async function bookByRequest(
  request: APIRequestContext,
  wanted: RequestedBooking,
): Promise<string> {
  const bookingId = await bookIfFree(request, wanted)
  if (!bookingId) throw new Error(`no booking at salon ${wanted.salon.id}`)
  return `/booking/success?bookingId=${bookingId}`
}

async function firstFreeHour(
  request: APIRequestContext,
  date: string,
  { salon, people = 1 }: RequestedBooking,
): Promise<string | undefined> {
  const hours = await freePlaces(request, date, salon.id)
  return [...hours].find(([, free]) => free >= people)?.[0]
}
