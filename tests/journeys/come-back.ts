import type { Page } from '@playwright/test'
import { nameHim } from './customer'
import { rememberConsent } from './own/book'
import { logIn, queryGateway } from './steps'

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
