import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers'
import { enter, nameHim, newCustomer, passwordLabel, phoneLabel } from './customer'
import {
  ask,
  chooseFirstHour,
  dotted,
  finish,
  freeHours,
  freeStylists,
  openChosen,
  logIn,
} from './walk'

const password = '222222'
const title = 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH'

/** Books the first free hour of the open screen; the hour and day, and how many stylists were free then. */
async function bookFirst(
  page: Page,
  phone: string,
): Promise<{ hourId: number; date: string; before: number }> {
  await openChosen(page, phone)
  const { hourId, date } = await chooseFirstHour(page)
  const before = (await freeStylists(page.request, date)).get(hourId)!
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  return { hourId, date, before }
}

/** Chooses the last free hour of the open screen. */
async function chooseLastHour(page: Page): Promise<number> {
  const hour = freeHours(page).last()
  await hour.locator('input').check({ force: true })
  return Number(await hour.locator('input').getAttribute('value'))
}

async function bookingsOf(
  page: Page,
): Promise<{ id: string; isCanceled: boolean; note: string | null }[]> {
  const { myBookings } = await ask<{
    myBookings: { id: string; isCanceled: boolean; note: string | null }[]
  }>(page.request, '{ myBookings { id isCanceled note } }')
  return myBookings
}

test('a second booking opens the log-in; logged in, the same booking is sent again by itself and the old place is free [B-301, O-17, H-134]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  const first = await bookFirst(page, phone)
  expect((await freeStylists(page.request, first.date)).get(first.hourId)).toBe(first.before - 1)

  await openChosen(page, phone)
  const hourId = await chooseLastHour(page)
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Tóc mái đừng ngắn quá')
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await expect(dialog.getByLabel(phoneLabel)).toHaveValue(dotted(phone))
  await dialog.getByLabel(phoneLabel).press('Enter')
  await enter(dialog, passwordLabel, password)
  await page.waitForURL(/\/booking\/success\?bookingId=.*said=changed/)
  await expect(page.getByText('Đổi lịch thành công! Lịch cũ của anh đã được hủy.')).toBeVisible()
  expect((await freeStylists(page.request, first.date)).get(first.hourId)).toBe(first.before)
  expect(hourId).not.toBe(first.hourId)
  const current = (await bookingsOf(page)).filter(({ isCanceled }) => !isCanceled)
  expect(current).toMatchObject([{ note: 'Tóc mái đừng ngắn quá' }])
})

test('the log-in that is closed leaves everything as it was, and is offered again on the page [B-301]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await bookFirst(page, phone)
  await openChosen(page, phone)
  await chooseLastHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(title)
})

test('whoever is logged in with that phone changes his booking with one press [O-17]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await logIn(page, phone, password)
  await nameHim(page.request, phone, 'Anh Tuấn')
  const first = await bookFirst(page, phone)
  await openChosen(page, phone)
  await chooseLastHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  await page.getByRole('button', { name: 'Đổi sang lịch mới' }).press('Enter')
  await page.waitForURL(/said=changed/)
  expect((await freeStylists(page.request, first.date)).get(first.hourId)).toBe(first.before)
})

test('a session that ends in the middle of a booking costs a log-in and nothing else [H-130, B-348]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await logIn(page, phone, password)
  await nameHim(page.request, phone, 'Anh Tuấn')
  await openChosen(page, phone)
  await chooseFirstHour(page)
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Nhớ em nhé')
  await page.context().addCookies([{ name: 'muot_session', value: '0'.repeat(64), url: baseURL! }])
  await finish(page)
  const dialog = page.getByRole('dialog').filter({ hasText: 'PHIÊN ĐĂNG NHẬP ĐÃ HẾT HẠN' })
  await expect(dialog).toBeVisible()
  expect(await ask(page.request, '{ viewer { phone } }')).toEqual({ viewer: null })
  expect(await bookingsOf(page)).toEqual([])
  await dialog.getByLabel(phoneLabel).press('Enter')
  await enter(dialog, passwordLabel, password)
  await page.waitForURL(/\/booking\/success/)
  expect(await bookingsOf(page)).toMatchObject([{ isCanceled: false, note: 'Nhớ em nhé' }])
})

test('somebody logged in without a name is asked for it before he books [B-123, B-304…B-307, B-315…B-317, B-360, O-12]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await logIn(page, phone, password)
  await openChosen(page, phone)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Tên của anh')
  await expect(field).toBeFocused()
  await expectNoBarriers(page, 'name')
  await field.pressSequentially('Minh  Đức 2')
  await expect(field).toHaveValue('Minh Đức 2')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Bạn nhập tên hợp lệ giúp chúng mình nhé!')
  await field.fill('Nguyễn Trần Hoàng Minh Đức')
  expect((await field.inputValue()).length).toBe(20)
  await field.fill('Minh Đức')
  await dialog.getByRole('button', { name: 'Đặt lịch ngay' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(
      async () =>
        (await ask<{ viewer: { name: string } }>(page.request, '{ viewer { name } }')).viewer.name,
    )
    .toBe('Minh Đức')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the name may be skipped, a failed save closes the dialog all the same, and another phone is asked for no name [B-304, B-306, B-307]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await logIn(page, phone, password)
  await openChosen(page, '0909090909')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openChosen(page, phone)
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ qua' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await page.route('**/booking/name', (route) => route.abort())
  await enter(page.getByRole('dialog'), 'Tên của anh', 'Minh')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    (await ask<{ viewer: { name: string } }>(page.request, '{ viewer { name } }')).viewer.name,
  ).toBe('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a booking is changed through the log-in page, which carries what was typed [B-301, B-305, O-17]', async ({
    page,
    baseURL,
  }) => {
    const phone = await newCustomer(baseURL!, password)
    const address = page.request
    await page.goto('/booking/lookup')
    await openChosen(page, phone)
    const { hourId, date } = await chooseFirstHour(page)
    const before = (await freeStylists(address, date)).get(hourId)!
    const consent = page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    await consent.check({ force: true })
    await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
    await expect(page).toHaveURL(/\/booking\/success/)

    await openChosen(page, phone)
    await chooseLastHour(page)
    await page.locator('summary', { hasText: 'Ghi chú' }).click()
    await page.getByLabel('Ghi chú cho salon').fill('Đừng quên tóc mai')
    await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByLabel(passwordLabel).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
    await page.getByRole('button', { name: 'Đổi sang lịch mới' }).click()
    await expect(page).toHaveURL(/\/booking\/success\?bookingId=.*said=changed/)
    await expect(page.getByText('Đổi lịch thành công! Lịch cũ của anh đã được hủy.')).toBeVisible()
    await expect(page.getByText('Đừng quên tóc mai')).toBeVisible()
    expect((await freeStylists(address, date)).get(hourId)).toBe(before)
  })
})
