import type { APIRequestContext } from '@playwright/test'
import { ask, cutAndWash, dayAhead, freeStylists } from './steps'

/** A booking to make by request; tomorrow's first free hour by default. */
export type Wanted = {
  salon: { id: number }
  phone: string
  date?: string
  hourId?: number
  note?: string
  /** How many it is for; one by default. */
  people?: number
}

/**
 * Books a haircut in a browser that is only looked into afterwards, which may therefore cancel it;
 * nothing when no place is left.
 */
export async function tryToBook(
  request: APIRequestContext,
  { salon, phone, note, people = 1, ...when }: Wanted,
): Promise<string | undefined> {
  const date = when.date ?? (await dayAhead(request, 1))
  const hours = when.hourId ? [] : [...(await freeStylists(request, date, salon.id))]
  const hourId = when.hourId ?? hours.find(([, free]) => free >= people)?.[0]
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId: salon.id,
    phone,
    date,
    note,
    people: Array.from({ length: people }, () => ({ serviceIds: [cutAndWash], hourId })),
  }
  const { createBooking } = await ask<{ createBooking: { bookingId?: string } }>(
    request,
    'mutation($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingConfirmed { bookingId } } }',
    { input },
  )
  return createBooking.bookingId
}

/** As tryToBook, where a place is left; answers the address of the booking. */
export async function bookByRequest(request: APIRequestContext, wanted: Wanted): Promise<string> {
  const bookingId = await tryToBook(request, wanted)
  if (!bookingId) throw new Error(`no booking at salon ${wanted.salon.id}`)
  return `/booking/success?bookingId=${bookingId}`
}
