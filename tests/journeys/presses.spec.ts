import type { Page } from '@playwright/test'
import { bookByRequest, cancelAll, comeBack, visitors, logInNamed } from './own/book'
import { finger } from './finger'
import { expect, test } from './fixtures'
import { freeHours, openChosen, untilScripted } from './steps'

/** Sizes of a phone and of a desk. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Expects the first row of hours wholly on the screen as it opened, above what lies over its foot. */
async function expectHoursInFirstScreen(page: Page): Promise<void> {
  await untilScripted(page)
  await expect(page.locator('.hours')).toBeVisible()
  await expect(freeHours(page).first()).toBeInViewport({ ratio: 1 })
  const { scrolled, row, foot } = await page.evaluate(() => {
    const edges = (of: string) => document.querySelector(of)!.getBoundingClientRect()
    const bar = edges('.summary')
    return {
      scrolled: window.scrollY,
      row: edges('.hours__group .choice').bottom,
      // On a wide screen the summary stands beside the hours.
      foot: bar.left === 0 ? bar.top : window.innerHeight,
    }
  })
  expect(scrolled).toBe(0)
  expect(row).toBeLessThanOrEqual(foot)
}

test('the first hours of a newcomer stand in the first screen, on a phone and on a desk @narrow', async ({
  page,
}) => {
  for (const size of screens) {
    await page.setViewportSize(size)
    await openChosen(page, '0912345670')
    await expectHoursInFirstScreen(page)
    await openChosen(page, '0912345670', ',1002')
    await expectHoursInFirstScreen(page)
  }
})

test('so do those of a returning customer, whose salon and services are chosen [B-011] @narrow', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await comeBack(page, baseURL!, visitors[repeatEachIndex % visitors.length]!)
  for (const size of screens) {
    await page.setViewportSize(size)
    await page.goto('/booking?salonId=0&phone=0&step=0')
    await expect(page).toHaveURL(/again=usual/)
    await expectHoursInFirstScreen(page)
  }
})

test('a visit is booked again from the history in 2 presses [B-011] @narrow @nightly', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await comeBack(page, baseURL!, visitors[repeatEachIndex % visitors.length]!)
  const { press, effort } = finger(page)
  await page.goto('/lich-su')
  await press(page.locator('.visit-card').first().getByText('Đặt lại như lần này'))
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  expect(effort('the history, a visit again')).toMatchObject({ presses: 2, digits: 0 })
  await cancelAll(page)
})

test('a booking is changed in 3 presses, from its manage page [H-102] @narrow @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  await page.goto(
    await bookByRequest(page.request, { salon, phone: customer.phone, date: salon.tomorrow }),
  )
  await page.getByRole('link', { name: 'Mở trang quản lý' }).click()
  await page.waitForURL(/\/lich\/[\w-]+$/)
  await untilScripted(page)
  const { press, effort } = finger(page)
  await press(page.getByText(/^đổi lịch$/i).first())
  await press(freeHours(page).filter({ hasText: 'Sớm nhất' }))
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/notice=changed/)
  expect(effort('a change by the manage page')).toMatchObject({ presses: 3, digits: 0 })
})
