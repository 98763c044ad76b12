import type { Page } from '@playwright/test'
import { expect, test, type OwnCustomer, type OwnSalon } from './fixtures'
import { firstHourWith, logInNamed, pressDone, rememberConsent } from './own/book'
import {
  queryGateway,
  cutAndWash,
  freeHours,
  openChosen,
  pressInactive,
  untilScripted,
} from './steps'

const person = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Khách hàng ${number}`) })
const more = (page: Page) => page.getByRole('button', { name: 'Thêm một người' })
const less = (page: Page) => page.getByRole('button', { name: 'Bớt một người' })
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

// The largest group has three people.
test.use({ needs: { places: 3 } })

/**
 * Opens the main screen as a member with a name, with an hour of tomorrow that has places for the
 * whole group; `more` is given that hour.
 */
async function openGroup(
  page: Page,
  { baseURL, salon, customer }: { baseURL: string; salon: OwnSalon; customer: OwnCustomer },
  more: (hourId: string) => string,
): Promise<string> {
  const date = salon.tomorrow
  const hourId = await firstHourWith(page.request, { salonId: salon.id, date, places: 3 })
  await logInNamed(page, { baseURL, customer })
  await openChosen(page, customer.phone, `&date=${date}${more(hourId)}`, salon.id)
  await untilScripted(page)
  return hourId
}

test('a person is added with the salon of the group, and removed again [B-253, B-254, B-255]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await openGroup(page, { baseURL: baseURL!, salon, customer }, (hour) => `&hour=${hour}`)
  await more(page).click()
  await expect(page.getByText('2 người', { exact: true })).toBeVisible()
  await expect(person(page, 2)).toContainText('Đang chọn')
  await more(page).click()
  await expect(person(page, 3)).toContainText('Chọn sau khách hàng 2')
  await expect(page).toHaveURL(new RegExp(`salonId=${salon.id}&.*p2=0&p3=0`))
  await less(page).click()
  await expect(page.locator('.person')).toHaveCount(2)
  await less(page).click()
  await expect(page.locator('.person')).toHaveCount(0)
  await expect(page).not.toHaveURL(/hour=/)
})

test('later services need the hour of the first customer, and a toast shows it [B-260] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await openGroup(page, { baseURL: baseURL!, salon, customer }, () => '&p2=0&person=2')
  await page.locator('#part-services .pick__row').first().click()
  await expect(toast(page, 'Chưa chọn giờ của khách hàng 1')).toContainText('Thông Báo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt lịch giữ chỗ')
})

test('only the hour of customer 1 can be changed, and a toast explains it [B-261, B-262] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const query = (hour: string) => `&hour=${hour}&p2=${cutAndWash}_${hour}&person=2`
  await openGroup(page, { baseURL: baseURL!, salon, customer }, query)
  const before = page.url()
  await freeHours(page)
    .filter({ has: page.locator('input:not(:checked)') })
    .first()
    .click()
  await expect(toast(page, 'Chỉ có thể đổi giờ của khách hàng 1.')).toBeVisible()
  expect(page.url()).toBe(before)
})

test('a proposed hour does not undo a press of the same moment @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const query = (hour: string) => `&hour=${hour}&p2=${cutAndWash}`
  await openGroup(page, { baseURL: baseURL!, salon, customer }, query)
  // The press comes as soon as the second customer is shown, for whom an hour is proposed then.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[value="person:2"][aria-expanded=true]')) return
      observer.disconnect()
      document.querySelector<HTMLElement>('#part-services .pick__row')!.click()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await person(page, 2).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Chọn dịch vụ/)
})

test('a group without all hours sends nothing and shows who lacks one [B-176, B-267, B-268] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const query = (hour: string) => `&hour=${hour}&p2=${cutAndWash}_${hour}&p3=${cutAndWash}`
  await openGroup(page, { baseURL: baseURL!, salon, customer }, query)
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  let posts = 0
  page.on('request', (request) => {
    posts += Number(request.method() === 'POST' && request.url().includes('/booking.data'))
  })
  await pressInactive(done)
  await expect(toast(page, 'Chưa chọn giờ của khách hàng 3')).toBeVisible()
  await expect(person(page, 3)).toHaveAttribute('aria-expanded', 'true')
  expect(posts).toBe(0)
})

test('three people are booked at once at the total that was shown [B-052, B-230, B-290]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const query = (hour: string) => `&hour=${hour}&p2=1012_${hour}&p3=0&person=3`
  await openGroup(page, { baseURL: baseURL!, salon, customer }, query)
  await page.getByRole('button', { name: 'Giống khách hàng 1' }).click()
  // An hour is proposed to those who come along.
  await expect(page).toHaveURL(/p3=1001_\d+/)
  await expect(person(page, 3)).toContainText('Đã xong')
  await expect(page.getByRole('button', { name: 'Hoàn tất' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const shown = (await page.locator('.summary__total .price').innerText()).replace(/\D/g, '')
  await pressDone(page)
  for (const number of [1, 2, 3])
    await expect(page.getByText(new RegExp(`^Khách hàng ${number} · \\d+h\\d\\d$`))).toBeVisible()
  type Mine = {
    browser: { bookings: { total: number; people: { services: { id: string }[] }[] }[] }
  }
  const {
    browser: { bookings: myBookings },
  } = await queryGateway<Mine>(
    page.request,
    '{ browser { bookings { total people { services { id } } } } }',
  )
  const [booked] = myBookings
  expect(booked!.people.map(({ services }) => services.map(({ id }) => id))).toEqual([
    ['1001'],
    ['1012'],
    ['1001'],
  ])
  expect(shown).toContain(String(booked!.total))
})

test('a visitor who adds people logs in first and gets the group back [B-266, B-336]', async ({
  page,
  salon,
  customer,
}) => {
  await customer.becomeMember()
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await more(page).click()
  const dialog = page.getByRole('dialog', { name: 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM' })
  await expect(dialog).toContainText(customer.dotted)
  await dialog.getByLabel(/Mật khẩu/).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.locator('.person')).toHaveCount(2)
})

test('a visitor who books the group of a shared address logs in for it, and has booked it [B-266, B-336] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await customer.becomeMember()
  await rememberConsent(page, baseURL!, customer.phone)
  const date = salon.tomorrow
  const hour = await firstHourWith(page.request, { salonId: salon.id, date, places: 3 })
  await openChosen(page, customer.phone, `&date=${date}&hour=${hour}&p2=1012_${hour}`, salon.id)
  await untilScripted(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog', { name: 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM' })
  await dialog.getByLabel(/Mật khẩu/).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL(/\/booking\/success/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
})
