import { expect, test, type Page } from '@playwright/test'
import {
  ask,
  cancelHere,
  chooseFirstHour,
  dayAhead,
  freeHours,
  logIn,
  openChosen,
  untilScripted,
} from './walk'

/** A member without bookings, who may choose three days. */
const member = '0987654321'

const person = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Khách hàng ${number}`) })
const more = (page: Page) => page.getByRole('button', { name: 'Thêm một người' })
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

test.describe('three together', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, member)
    await openChosen(page, member, `&date=${await dayAhead(page.request, 1)}`)
    await untilScripted(page)
  })

  test('each chooses services and an hour, one a skinner only; all are booked at once [B-032, B-230, B-252, B-254, B-256, B-257, B-260..B-262, B-267, B-268, B-290]', async ({
    page,
  }) => {
    await more(page).click()
    await expect(person(page, 2)).toContainText('Chưa đến lượt')
    await more(page).click()
    await expect(page.getByText('3 người', { exact: true })).toBeVisible()

    // Customer 2 waits for the hour of customer 1.
    await choose(page, 2)
    await page.locator('#part-services .pick__row').first().click()
    await expect(toast(page, 'Chưa chọn giờ của khách hàng 1')).toContainText('Thông Báo')
    await choose(page, 1)
    await chooseFirstHour(page)
    await expect(person(page, 1)).toContainText('Đã xong')
    await expect(person(page, 2)).toContainText('Đang chọn')

    // A wash by a skinner: no stylist to choose, and an hour is proposed.
    await choose(page, 2)
    await page.locator('#part-services .pick__row').first().click()
    await page.getByRole('link', { name: 'Thêm dịch vụ Gội Combo 1' }).click()
    await page.getByRole('link', { name: 'Xong' }).click()
    await expect(page).toHaveURL(/p2=1012_\d+/)
    await expect(person(page, 2)).toContainText('Đã xong')
    await expect(page.locator('.stylists')).toHaveCount(0)

    // Only the hour of customer 1 can be changed.
    const other = freeHours(page)
      .filter({ has: page.locator('input:not(:checked)') })
      .first()
    const before = page.url()
    await other
      .locator('input')
      .check({ force: true })
      .catch(() => undefined)
    await expect(toast(page, 'Chỉ có thể đổi giờ của khách hàng 1.')).toBeVisible()
    expect(page.url()).toBe(before)

    await choose(page, 3)
    await expect(page.getByRole('button', { name: 'Hoàn tất' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: 'Giống khách hàng 1' }).click()
    await expect(page).toHaveURL(/p3=1001_\d+/)
    await expect(person(page, 3)).toContainText('Đã xong')
    await expect(page.getByRole('button', { name: 'Hoàn tất' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const shown = (await page.locator('.summary__total .price').innerText()).trim()

    await finishAsMember(page)
    await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
    for (const number of [1, 2, 3])
      await expect(page.getByText(new RegExp(`^Khách hàng ${number} · \\d+h\\d\\d$`))).toBeVisible()
    type Mine = {
      myBookings: { total: number; people: { total: number; services: { id: number }[] }[] }[]
    }
    const { myBookings } = await ask<Mine>(
      page.request,
      '{ myBookings { total people { total services { id } } } }',
    )
    expect(myBookings[0]!.people.map(({ services }) => services.map(({ id }) => id))).toEqual([
      [1001],
      [1012],
      [1001],
    ])
    expect(myBookings[0]!.people.reduce((sum, { total }) => sum + total, 0)).toBe(
      myBookings[0]!.total,
    )
    expect(shown.replace(/\D/g, '')).toContain(String(myBookings[0]!.total))
    await cancelHere(page)
  })

  test('the group grows to five and shrinks to one, whose hour is asked for anew [B-052, B-253, B-255, B-259, B-263]', async ({
    page,
  }) => {
    for (const size of [2, 3, 4, 5]) {
      await more(page).click()
      await expect(page.getByText(`${size} người`, { exact: true })).toBeVisible()
    }
    // It only looks inactive: a press says why.
    await more(page).click({ force: true })
    await expect(page.getByText('Một lịch hẹn có tối đa 4 người đi cùng anh.')).toBeVisible()
    await expect(page.locator('.person')).toHaveCount(5)
    await chooseFirstHour(page)
    await choose(page, 3)
    await page.locator('#part-services .pick__row').first().click()
    await expect(toast(page, 'Chưa chọn dịch vụ của khách hàng 2')).toBeVisible()
    for (const size of [4, 3, 2, 1]) {
      await page.getByRole('button', { name: 'Bớt một người' }).click()
      await expect(page.getByText(`${size} người`, { exact: true })).toBeVisible()
    }
    await expect(page).not.toHaveURL(/hour=/)
    await expect(page.locator('.person')).toHaveCount(0)
  })
})

test('somebody else’s phone has no group: the sentence is said and the count is one again [B-264, B-265]', async ({
  page,
}) => {
  await logIn(page, member)
  await openChosen(page, '0909090909', '&p2=1001')
  await expect(
    page.getByText('Bạn không thể đặt theo nhóm khi dùng số khác để đặt lịch'),
  ).toBeVisible()
  await expect(page.getByText('1 người', { exact: true })).toBeVisible()
})

test('a role that books for others may have a group with another phone [B-264]', async ({
  page,
}) => {
  await logIn(page, '0912345680')
  await openChosen(page, '0912345680', '&p2=1001')
  await expect(page.locator('.person')).toHaveCount(2)
})

test('a stranger logs in with the booking’s phone first, and then the group is there [B-266, B-336]', async ({
  page,
}) => {
  await openChosen(page, member)
  await untilScripted(page)
  await more(page).click()
  const dialog = page.getByRole('dialog', { name: 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM' })
  await expect(dialog.getByLabel(/Số điện thoại/)).toHaveValue('0987.654.321')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await dialog.getByLabel(/Mật khẩu/).fill('123456')
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.locator('.person')).toHaveCount(2)
})

test('adding people without a salon asks for the salon [B-269]', async ({ page }) => {
  await page.goto('/booking?step=0&salonId=0&phone=0912345670')
  await untilScripted(page)
  await more(page).click()
  await expect(page.getByText('Anh chọn salon trước rồi thêm người giúp em nhé!')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a group from a link asks to log in, and nothing of it is lost [B-266]', async ({
    page,
  }) => {
    await openChosen(page, member, '&p2=1012')
    await expect(page.locator('.person')).toHaveCount(2)
    await page.getByRole('link', { name: 'Đăng nhập' }).last().click()
    await expect(
      page.getByRole('heading', { name: 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByLabel(/Mật khẩu/).fill('123456')
    await page.getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(page).toHaveURL(/p2=1012/)
    await expect(page.getByText('ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM')).toHaveCount(0)
  })

  test('a group of two is made, chosen and booked by buttons of the form [B-252, B-261, B-268]', async ({
    page,
  }) => {
    await logIn(page, member)
    await page.goto(
      `/booking?step=0&salonId=9&phone=${member}&chosenService=1001&date=${await dayAhead(page.request, 2)}`,
    )
    await freeHours(page).first().locator('input').check({ force: true })
    await more(page).click()
    await expect(page).toHaveURL(/hour=\d+/)
    await choose(page, 2)
    await page.getByRole('button', { name: 'Giống khách hàng 1' }).click()
    await expect(page.locator('input[name=hourId]:checked')).toHaveCount(1)
    // Asked for once: another journey of this member may have given it.
    const consent = page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    if (await consent.isVisible()) await consent.check({ force: true })
    await page.getByRole('button', { name: 'Hoàn tất' }).click()
    await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
    await expect(page.getByText(/^Khách hàng 2 · /)).toBeVisible()
    await page.getByRole('link', { name: 'Hủy lịch' }).click()
    await page.getByRole('button', { name: 'Hủy lịch' }).last().click()
    await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  })
})

/** Opens the part of one customer. */
async function choose(page: Page, number: number): Promise<void> {
  await person(page, number).click()
  await expect(person(page, number)).toHaveAttribute('aria-expanded', 'true')
}

/** Presses 'Hoàn tất', and ticks the consent if this customer has not given it yet. */
async function finishAsMember(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const consent = page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
  const done = page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })
  await expect(consent.or(done)).toBeVisible()
  if (await done.isVisible()) return
  await consent.check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục' }).click()
}
