import { expect, test } from '@playwright/test'
import {
  cancelHere,
  chooseFirstHour,
  cutAndWash,
  finish,
  freshPhone,
  salonId,
  untilScripted,
} from './walk'

test('the services ask for a salon first [B-195]', async ({ page }) => {
  await page.goto('/booking?salonId=0&phone=0912345670&step=0')
  await page.getByRole('link', { name: 'Xem tất cả dịch vụ hấp dẫn' }).click()
  await expect(page.locator('#part-salon').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt lịch giữ chỗ')
})

test.describe('the services', () => {
  test.beforeEach(({ page }) =>
    page.goto(`/booking?step=2&salonId=${salonId}&phone=0912345670&flow=1`).then(() => undefined),
  )

  test('are chosen by version, counted, totalled and removed [B-081..B-088, B-199..B-203]', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Thêm dịch vụ Cắt gội 10 bước' }).click()
    await expect(page.getByText('Anh chọn một phiên bản giúp em nhé!')).toBeVisible()
    const first = page.locator('#group-101')
    await first.getByRole('link', { name: /Tiêu chuẩn/ }).click()
    await expect(first.locator('.version--on')).toContainText('Tiêu chuẩn')
    await first.getByRole('link', { name: /Thương gia/ }).click()
    await expect(first.locator('.version--on')).toHaveCount(1)
    await expect(first.locator('.version--on')).toContainText('Thương gia')
    await page
      .locator('#group-102')
      .getByRole('link', { name: /Tiêu chuẩn/ })
      .click()
    await expect(page.getByText('Đã chọn 2 dịch vụ')).toBeVisible()
    await expect(page.locator('.chosen__head del')).toContainText('VNĐ')
    await page.locator('.chosen__head').click()
    await page.locator('.chosen__list').getByRole('link', { name: 'Bỏ Cắt gội Combo 2' }).click()
    await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
    await page.getByRole('link', { name: 'Kiểu xem: Lưới' }).click()
    await expect(page.locator('.service-list--grid').first()).toBeVisible()
    const others = page.locator('.others')
    await expect(others.getByRole('article').first()).toBeHidden()
    await others.getByText('Dịch vụ khác').click()
    await expect(others.getByRole('article').first()).toBeVisible()
    await others.getByText('Dịch vụ khác').click()
    await expect(others.getByRole('article').first()).toBeHidden()
  })

  test('are searched by words and by quoted titles [B-083, B-084, B-090..B-093]', async ({
    page,
  }) => {
    await expect(page.getByText('Combo Tết')).toHaveCount(0)
    const box = page.getByRole('searchbox')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    await expect(page.getByText('Anh nhập từ khóa trước khi tìm giúp em nhé!')).toBeVisible()
    await box.fill('uon premlock')
    await expect(page.getByText('Tìm thấy 1 dịch vụ')).toBeVisible()
    await box.fill('"Gội massage thư giãn"')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Gội massage thư giãn',
    ])
    await box.fill('khong co gi')
    await expect(page.getByText('Không tìm thấy dịch vụ phù hợp')).toBeVisible()
  })

  test('a detail adds one version with its extras, and flashes without a version [B-094, B-096..B-100]', async ({
    page,
  }) => {
    await page
      .locator('#group-102')
      .getByRole('link', { name: 'Cắt gội Combo 2', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Cắt gội Combo 2' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await page.getByRole('checkbox', { name: /Lấy ráy tai/ }).check({ force: true })
    await expect(page.getByText('+70K')).toBeVisible()
    await page.getByRole('button', { name: 'Thêm 1 dịch vụ' }).click()
    await expect(page.getByText('Anh chọn một phiên bản giúp em nhé!')).toBeVisible()
    await page.getByRole('radio', { name: /Tiêu chuẩn/ }).check({ force: true })
    await page.getByRole('button', { name: 'Thêm 2 dịch vụ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chọn dịch vụ')
    await expect(page).toHaveURL(/chosenService=1003(,|%2C)1038/)
  })

  test('one that is no longer sold leaves the draft, and the page says so [B-198]', async ({
    page,
  }) => {
    await page.goto(
      `/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=${cutAndWash},1042`,
    )
    await expect(page.getByText('Một số dịch vụ không còn bán nữa')).toBeVisible()
    await expect(page).toHaveURL(/chosenService=1001(&|$)/)
  })
})

test('where the staff advise, a customer books without knowing the service [B-204, B-049, B-206]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto(`/booking?step=2&salonId=4&phone=${phone}&flow=1`)
  await page.getByRole('link', { name: /Anh không biết chọn dịch vụ gì/ }).click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await expect(page.getByText('Tư vấn tại salon')).toBeVisible()
  await cancelHere(page)
})

test('while the services are slow to come, four empty groups stand in their place [B-089]', async ({
  page,
}) => {
  await page.goto(`/booking?step=0&salonId=${salonId}&phone=0912345670`)
  await untilScripted(page)
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/booking.data*step=2*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Xem tất cả dịch vụ hấp dẫn' }).click()
  await expect(page.locator('.skeleton--card')).toHaveCount(4)
  letGo()
  await expect(page.locator('.service').first()).toBeVisible()
})

test('a video of a service is loaded only when it is asked for, and plays over the page [B-095, B-384]', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'film', contentType: 'text/html' }),
  )
  await page.goto(`/booking?step=3&flow=1&group=103&salonId=${salonId}&phone=0912345670`)
  await untilScripted(page)
  const video = page.getByRole('link', { name: 'Xem video: Cắt gội Combo 3 Chăm da' })
  await video.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  await video.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\//,
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the interface is Vietnamese and says so; a service may keep an English name [B-006]', async ({
  page,
}) => {
  await page.goto(`/booking?step=3&flow=1&group=107&salonId=${salonId}&phone=0912345670`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('heading', { name: 'Kid Combo' })).toBeVisible()
  await expect(page.getByText('Chọn phiên bản')).toBeVisible()
})

test('a link with a phone that is none and no salon opens the flow without a word about it [B-386, B-193, B-194]', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/booking?step=0&salonId=abc&phone=12')
  await untilScripted(page)
  await expect(page.getByRole('dialog').getByLabel('Số điện thoại của anh')).toHaveValue('')
  await expect(page.locator('.field__error')).toHaveCount(0)
  expect(complaints).toEqual([])
})
