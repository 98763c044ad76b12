import { expect, test } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import {
  chooseFirstHour,
  cutAndWash,
  finish,
  freshPhone,
  logIn,
  openChosen,
  salonId,
  untilScripted,
} from './walk'

const chosen = `salonId=${salonId}&phone=0912345670&chosenService=${cutAndWash}`

const screens: [name: string, path: string, has: string][] = [
  ['the empty main screen', '/booking?step=0&salonId=0&phone=0912345670', 'Xem tất cả salon'],
  ['the phone dialog', '/booking?step=0&salonId=0&phone=0', 'Tiếp tục'],
  [
    'the main screen with what is missing',
    `/booking?step=0&salonId=${salonId}&phone=0912345670&next=1`,
    'Mời anh chọn dịch vụ',
  ],
  ['the salons of a city', '/booking?step=1&salonId=0&phone=0912345670&q=cau+giay', 'Cầu Giấy'],
  ['the services in a grid', `/booking?step=2&flow=1&view=grid&${chosen}`, 'Xong'],
  [
    'the own offers of a stranger',
    `/booking?step=4&flow=1&tab=2&${chosen}`,
    'Ưu đãi riêng của anh',
  ],
  [
    'the dialog of the best offer',
    `/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=1007&offer_ask=1`,
    'Xem tất cả ưu đãi',
  ],
  [
    'the main screen with an offer that does not hold',
    `/booking?step=0&offers=510,511&${chosen}`,
    'chưa dùng được',
  ],
  ['a closed salon', `/booking?step=0&salonId=28&phone=0912345670`, 'Quay lại chọn salon'],
  ['a stylist who moved', `/booking?step=0&${chosen}&moved=1003`, 'Hệ thống chọn giúp anh'],
  [
    'a stylist who is full',
    `/booking?step=0&salonId=10&phone=0912345670&chosenService=${cutAndWash}&stylistId=1002`,
    'đã kín lịch',
  ],
  [
    'a suggested service',
    `/booking?step=2&flow=1&suggest=1&salonId=${salonId}&phone=0912345670&chosenService=1018`,
    'Thêm vào lịch',
  ],
  ['hours at other salons', `/booking?step=0&${chosen}&backup=1`, 'Salon gần đó còn giờ hôm nay'],
]

for (const [name, path, has] of screens) {
  test(`${name} has no barrier that a machine can find, also at 320 px and at 200 %`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path)
    await untilScripted(page)
    await expect(page.getByText(has).first()).toBeVisible()
    await expectNoBarriers(page, name)
    // 200 % of a narrow screen is what a phone of 320 px shows, of a wide one what half its width shows.
    await page.setViewportSize(isMobile ? { width: 320, height: 640 } : { width: 720, height: 450 })
    await expectNoSidewaysScroll(page, name)
    await expectNoBarriers(page, `${name}, larger`)
  })
}

test('a group has no barrier that a machine can find, also at 320 px', async ({ page }) => {
  await logIn(page, '0987654321')
  await openChosen(page, '0987654321', `&p2=1012&p3=${cutAndWash}&person=2`)
  await untilScripted(page)
  await expect(page.locator('.person')).toHaveCount(3)
  await expectNoBarriers(page, 'a group of three')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'a group of three')
})

test('advice, consent, success, its cancel dialog and the code have no barrier that a machine can find [B-275, O-46]', async ({
  page,
}) => {
  await openChosen(page, freshPhone())
  await untilScripted(page)
  await page.locator('.more summary').click()
  await page.getByText('Nhân viên tư vấn cho anh').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'the advice dialog')
  await page.getByRole('button', { name: 'Có thể tư vấn nhưng ít thôi' }).click()
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'the consent dialog')
  await page.keyboard.press('Escape')
  await finish(page)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await expectNoBarriers(page, 'the success page')
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'the cancel dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expectNoBarriers(page, 'a canceled booking')
  await openChosen(page, '0944444444')
  await untilScripted(page)
  await chooseFirstHour(page)
  await finish(page)
  await expect(page.getByRole('dialog').getByLabel(/Mã/).first()).toBeVisible()
  await expectNoBarriers(page, 'the code dialog')
})
