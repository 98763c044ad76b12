import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { type BookingToTry, tryToBook } from '../../chain-client.ts'
import { freePlaces, logIn, queryGateway, dayAhead } from '../steps'
import { nameHim } from '../customer'
import { type OwnCustomer, visitorHeaders } from './customer'

/** Books at the public address; the cookies of `request` own the booking. */
export async function book(request: APIRequestContext, booking: BookingToTry): Promise<string> {
  const { outcome, bookingId } = await tryToBook(request, booking)
  expect(outcome).toBe('BookingConfirmed')
  return bookingId
}

/**
 * Books from a network of the phone's own: the sixth unproved phone of one network would need a
 * code.
 */
export async function bookElsewhere(baseURL: string, booking: BookingToTry): Promise<void> {
  const extraHTTPHeaders = visitorHeaders(baseURL, booking.phone)
  const request = await requests.newContext({ baseURL, extraHTTPHeaders })
  await book(request, booking)
  await request.dispose()
}

type Wanted = { salonId: string; date: string; places?: number }

/** The first hour of a salon's day from which so many places are free. */
export async function firstHourWith(request: APIRequestContext, wanted: Wanted): Promise<string> {
  const found = await firstFreeHour(request, wanted)
  const { salonId, date, places = 1 } = wanted
  if (!found) throw new Error(`salon ${salonId} has no hour of ${date} with ${places} places free`)
  return found
}

async function firstFreeHour(
  request: APIRequestContext,
  { salonId, date, places = 1 }: Wanted,
): Promise<string | undefined> {
  const hours = await freePlaces(request, date, salonId)
  return [...hours].find(([, free]) => free >= places)?.[0]
}

/**
 * Logs the customer in with a name and the consent, so that nothing but the booking is left to
 * enter.
 */
export async function logInNamed(
  page: Page,
  { baseURL, customer }: { baseURL: string | undefined; customer: OwnCustomer },
): Promise<void> {
  await customer.logIn(page)
  await nameHim(page.request, customer.phone, 'Anh Tuấn')
  await rememberConsent(page, baseURL!, customer.phone)
}

/** Lets this browser remember that the phone's owner has agreed, for journeys that are not about the consent. */
export async function rememberConsent(page: Page, baseURL: string, phone: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'muot_consent', value: `${phone}.00`, url: baseURL, httpOnly: true }])
}

/**
 * Presses 'Hoàn tất' when the form is complete, and waits for the booking's page; returns its id.
 */
export async function pressDone(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  return new URL(page.url()).searchParams.get('bookingId')!
}

/** Customers of the demo who have been served and have no booking; a repeated journey takes the next. */
export const visitors = ['0912345680', '0912345679', '0977777777'] as const

/** Cancels what this browser's customer has booked, so that the journey can be made again. */
export async function cancelAll(page: Page): Promise<void> {
  const {
    browser: { bookings: myBookings },
  } = await queryGateway<{ browser: { bookings: { id: string }[] } }>(
    page.request,
    '{ browser { bookings { id } } }',
  )
  for (const { id } of myBookings)
    await queryGateway(
      page.request,
      'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
      {
        id,
      },
    )
}

/** Makes this browser that of a customer who has been here before and has no booking. */
export async function comeBack(page: Page, baseURL: string, phone: string): Promise<void> {
  await logIn(page, phone)
  await cancelAll(page)
  await nameHim(page.request, phone, 'Trần Minh Quân')
  await rememberConsent(page, baseURL, phone)
}

/** A booking to make by request; tomorrow's first free hour by default. */
type RequestedBooking = {
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
  const hourId =
    hour ?? (await firstFreeHour(request, { salonId: salon.id, date, places: wanted.people }))
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
