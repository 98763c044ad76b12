import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { type BookingToTry, tryToBook } from '../../chain-client.ts'
import { freePlaces } from '../steps'
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

/** The first hour of a salon's day from which so many places are free. */
export async function firstHourWith(
  request: APIRequestContext,
  { salonId, date, places = 1 }: { salonId: string; date: string; places?: number },
): Promise<string> {
  const hours = await freePlaces(request, date, salonId)
  const found = [...hours].find(([, free]) => free >= places)
  if (!found) throw new Error(`salon ${salonId} has no hour of ${date} with ${places} places free`)
  return found[0]
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
