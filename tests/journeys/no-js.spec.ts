import { expect, test } from '@playwright/test'
import { chooseFirstHour, dotted, freeStylists, freshPhone } from './walk'

test.use({ javaScriptEnabled: false })

test('the whole job without JavaScript: book from Home, see it, find it by phone, cancel it [B-001, B-002, B-010, B-300, H-095, H-096, H-103, H-104, H-107]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/')
  await page.locator('.phone-box input[name=phone]').fill(dotted(phone))
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await page.getByRole('link', { name: 'Xem tất cả salon' }).click()
  await page.getByRole('searchbox').fill('cau giay')
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.getByRole('link', { name: /252 Cầu Giấy/ }).click()
  await page
    .locator('#group-101')
    .getByRole('link', { name: /Tiêu chuẩn/ })
    .click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Không, cảm ơn' }).click()

  const { hourId, label, date } = await chooseFirstHour(page)
  const before = (await freeStylists(page.request, date)).get(hourId)!
  await page
    .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    .check({ force: true })
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  await expect(page).toHaveURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await expect(page.locator('.booking-card')).toContainText(label)
  await expect(page.locator('.booking-card')).toContainText('252 Cầu Giấy')
  const booked = page.url()

  await page.goto('/booking/lookup')
  await page.locator('input[name=phone]').fill(dotted(phone))
  await page.getByRole('button', { name: 'Tìm lịch' }).click()
  await expect(page).toHaveURL(booked)

  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.getByText('Hủy Lịch Thành Công!')).toBeVisible()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expect(page.locator('.booking-card').getByRole('link')).toHaveCount(0)
  expect((await freeStylists(page.request, date)).get(hourId)).toBe(before)
})

test('without JavaScript each refusal stands on the page, and nothing that was typed is lost [B-171..B-173, H-139, H-144, B-302]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=9&phone=0&step=0&chosenService=1001')
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Em đi cùng con')
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  await expect(page.locator('#part-hour').getByRole('alert')).toContainText(
    'Anh chọn giúp em giờ phù hợp nhé!',
  )
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Em đi cùng con')
  const { hourId } = await chooseFirstHour(page)
  await page.locator('input[name=phone]').fill('0912')
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  await expect(
    page.locator('.field__error', { hasText: 'Bạn nhập đủ 10 số giúp chúng mình nhé!' }),
  ).toBeVisible()
  await expect(
    page.locator('.toggle__error:visible', { hasText: 'Anh đánh dấu đồng ý' }),
  ).toBeVisible()
  await expect(page.locator('input[name=phone]')).toHaveValue('0912')
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Em đi cùng con')
  await expect(page.locator('input[name=hourId]:checked')).toHaveValue(String(hourId))
})

test('without JavaScript layout, search and missing versions answer by links and forms [B-082, B-090, B-100, B-203]', async ({
  page,
}) => {
  await page.goto('/booking?step=2&salonId=9&phone=0912345670&flow=1')
  await page.getByRole('link', { name: 'Kiểu xem: Lưới' }).click()
  await expect(page.locator('.service-list--grid').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await expect(page.getByText('Anh nhập từ khóa trước khi tìm giúp em nhé!')).toBeVisible()
  await page.goto('/booking?step=2&salonId=9&phone=0912345670&flow=1')
  await page.getByRole('link', { name: 'Thêm dịch vụ Cắt gội 10 bước' }).click()
  await expect(page.getByText('Anh chọn một phiên bản giúp em nhé!')).toBeVisible()
  await page.getByRole('link', { name: 'Cắt gội 10 bước', exact: true }).click()
  await page.getByRole('button', { name: 'Thêm dịch vụ' }).click()
  await expect(page.getByText('Anh chọn một phiên bản giúp em nhé!')).toBeVisible()
})
