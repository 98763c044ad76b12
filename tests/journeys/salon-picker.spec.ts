import { expect, test } from '@playwright/test'
import { cutAndWash, freeHours, untilScripted } from './walk'

test.describe('the salon picker', () => {
  test.beforeEach(({ page }) =>
    page.goto('/booking?step=1&salonId=0&phone=0912345670').then(() => undefined),
  )

  test('keys pressed while the code of the page starts do not keep it from starting', async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    // In every gap that the start leaves.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        document
          .querySelector('input[type=search]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
        if (!document.querySelector('html.js')) port2.postMessage(null)
      }
      port2.postMessage(null)
    })
    await page.reload()
    await untilScripted(page)
    expect(faults).toEqual([])
  })

  test('finds salons and cities by words, accents aside, half a second after typing [B-053, B-054, B-055, B-056, B-059, B-077, B-078]', async ({
    page,
  }) => {
    const box = page.getByRole('searchbox')
    await box.pressSequentially('ha noi')
    await expect(page).toHaveURL(/q=ha(\+|%20)noi/)
    await expect(page.getByRole('link', { name: /Hà Nội \d+ cơ sở/ })).toBeVisible()
    await box.fill('ca mau')
    const city = page.getByRole('link', { name: /Cà Mau/ })
    await expect(city).toContainText('Chưa có cơ sở')
    await city.click()
    await expect(page.getByText('Hiện tại không có salon nào ở đây').first()).toBeAttached()
    await box.fill('dao tao an')
    await expect(page.getByText('Không tìm thấy Salon phù hợp')).toBeVisible()
  })

  test('lists regions, cities, districts and salons with parking [B-057, B-058, B-063..B-065, B-071]', async ({
    page,
  }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Miền Bắc',
      'Miền Trung',
      'Miền Nam',
    ])
    await expect(page.getByRole('link', { name: /Cà Mau/ })).toHaveCount(0)
    await page.getByRole('link', { name: /Hà Nội/ }).click()
    await expect(
      page.getByRole('combobox', { name: 'Quận huyện' }).locator('option').first(),
    ).toHaveText('Tất cả quận huyện')
    const cards = page.locator('.salon-card')
    await expect(cards.first()).toBeVisible()
    const all = await cards.count()
    await page
      .getByRole('switch', { name: 'Có chỗ đậu ô tô (Có thể mất phí)' })
      .check({ force: true })
    await expect(page).toHaveURL(/parking=1/)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    expect(await page.locator('.salon-card__parking').count()).toBe(await cards.count())
    await page.getByRole('switch', { name: /Có chỗ đậu ô tô/ }).uncheck({ force: true })
    await page
      .getByRole('combobox', { name: 'Quận huyện' })
      .selectOption({ label: 'Quận Cầu Giấy' })
    await expect(cards).toHaveCount(3)
  })

  test('finds the salons nearby, five at a time, closest first [B-062, B-069..B-071, B-074..B-076, B-326, B-331]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 21.0335, longitude: 105.7985 })
    await page.getByRole('button', { name: 'Tìm salon gần anh' }).click()
    const cards = page.locator('.salon-card')
    await expect(cards).toHaveCount(5)
    await expect(cards.first()).toContainText('phút di chuyển')
    await expect(page.getByText('phút di chuyển')).toHaveCount(1)
    await page.getByRole('link', { name: 'Xem thêm' }).click()
    await expect(cards).toHaveCount(10)
    const texts = await cards.locator('.num.strong').allInnerTexts()
    const kilometres = texts.map((text) => Number(text.replace(' km', '').replace(',', '.')))
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
    await expect(page.getByText('đào tạo')).toHaveCount(0)
  })

  test('says so when the position is refused, and offers the cities [B-327, B-328, B-036]', async ({
    page,
    context,
  }) => {
    await context.clearPermissions()
    await page.goto('/booking?step=0&salonId=0&phone=0912345670')
    await page.getByRole('link', { name: 'Tìm salon gần anh' }).click()
    await expect(
      page
        .getByText(
          'Bạn chưa cho phép quyền truy cập vị trí, bạn mở quyền hoặc tìm theo tỉnh thành nhé!',
        )
        .first(),
    ).toBeAttached()
    await expect(
      page.getByText(
        'Bạn đang khóa quyền truy cập vị trí, bạn tìm salon theo thành phố bên dưới nhé!',
      ),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  })

  test('a salon that opens soon says when, warns, and starts on its first day [B-072, B-073, B-191, B-038]', async ({
    page,
  }) => {
    await page.goto('/booking?step=1&salonId=0&phone=0912345670&q=25%2F4')
    await expect(page.getByText('Mới khai trương')).toBeVisible()
    await page.goto('/booking?step=1&salonId=0&phone=0912345670&q=cua+bac')
    const card = page.getByRole('link', { name: /96 Cửa Bắc/ })
    await expect(card).toContainText('Sắp khai trương')
    await card.click()
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/)
    await page
      .getByRole('link', { name: /^Tiêu chuẩn/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Xong' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Không, cảm ơn' }).click()
    await expect(page.getByText(/Salon khai trương ngày/)).toBeVisible()
    await expect(freeHours(page).first()).toBeVisible()
  })
})

test('a closed salon opens the dialog with open ones nearby, and leaves the address [B-124, B-125, B-192, B-387]', async ({
  page,
}) => {
  await page.goto(`/booking?salonId=28&phone=0912345670&step=0&chosenService=${cutAndWash}`)
  await expect(page).toHaveURL(/salonId=0/)
  const dialog = page.getByRole('dialog', { name: 'Thông báo' })
  await expect(dialog).toContainText('tạm nghỉ')
  await expect(dialog.getByRole('link', { name: 'Quay lại chọn salon' })).toBeVisible()
  await dialog.locator('.salon-card').first().click()
  await expect(page).toHaveURL(/salonId=[1-9]/)
  await expect(page).toHaveURL(/chosenService=1001/)
})
