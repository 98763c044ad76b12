import { formatMessage } from '../../app/messages/format-message'
import { booked } from '../../app/messages/vi/booked'
import { waitlist } from '../../app/messages/vi/waitlist'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { expect, test } from './fixtures'
import { book } from './own/book'
import { freeStylist } from './own/stylist'
import { cutAndWash, untilScripted } from './steps'

test('what one browser cancels is offered in another that waits, and is booked there', async ({
  page,
  salon,
  customer,
  newCustomer,
  newVisitor,
}) => {
  const day = { salonId: salon.id, date: salon.tomorrow }
  const { stylistId, free } = await freeStylist(page.request, day)
  const hour = free[1]!
  const other = await newVisitor()
  const taken = { ...day, stylistId, hourId: hour.id, phone: newCustomer().phone }
  const bookingId = await book(other.request, taken)

  await customer.logIn(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(
    `/cho?salon=${salon.id}&date=${day.date}&services=${cutAndWash}&stylist=${stylistId}`,
  )
  await untilScripted(page)
  await page.getByLabel(waitlist.from).selectOption(hour.id)
  await page.getByLabel(waitlist.until).selectOption(String(Number(hour.id) + 3))
  await page.getByRole('button', { name: waitlist.hold }).press('Enter')
  await expect(page.getByText(formatMessage(waitlist.position, { n: 1 }))).toBeVisible()
  const leave = page.getByRole('button', { name: waitlist.leave })
  const before = await leave.boundingBox()

  await other.goto(`/booking/success?bookingId=${bookingId}`)
  await untilScripted(other)
  await other.getByRole('link', { name: booked.cancel, exact: true }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('button', { name: booked.cancel, exact: true }).click()
  const offer = formatMessage(waitlist.offer, { hour: hour.label })
  await expect(page.getByRole('heading', { name: offer })).toBeVisible()
  expect(await leave.boundingBox(), 'what a finger may be on stays there').toEqual(before)
  await expectNoBarriers(page, 'an offered place at 320 px')
  await expectNoSidewaysScroll(page, 'an offered place at 320 px')

  const accept = page.getByRole('button', { name: waitlist.accept })
  await page.route('**/cho/**', (route) => {
    const body = route
      .request()
      .postData()
      ?.replace(/offer=\w+/, `offer=${'0'.repeat(26)}`)
    return body ? route.continue({ postData: body }) : route.continue()
  })
  await accept.press('Enter')
  const refusal = page.getByRole('alert')
  await expect(refusal).toBeVisible()
  await page.unroute('**/cho/**')
  // The refusal itself may load once; when the third comes, the page has shown the second.
  for (let load = 0; load < 3; load++) await page.waitForResponse(/\/cho\/\w[\w-]+\.data/)
  await expect(refusal, 'still there after the page has looked again').toBeVisible()

  await accept.press('Enter')
  await expect(page.getByRole('heading', { name: waitlist.booked })).toBeVisible()
  await page.getByRole('link', { name: waitlist.toBooking }).click()
  await page.waitForURL(/\/lich\/[\w-]+$/)
  await expect(page.locator('.booking-card')).toContainText(hour.label)
  await page.locator('.header__logo').click()
  await expect(page.locator('.known .booking-card')).toContainText(hour.label)
})
