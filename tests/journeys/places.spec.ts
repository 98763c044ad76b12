import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ask, cutAndWash, finish, freshPhone, logIn, serverNow, untilScripted } from './walk'

const gold = '0912345678'
const plain = '0987654321'
const picker = (phone: string) =>
  `/booking?step=1&salonId=0&phone=${phone}&chosenService=${cutAndWash}`

async function kilometres(page: Page): Promise<number[]> {
  const texts = await page.locator('.salon-card .num.strong').allInnerTexts()
  return texts.map((text) => Number(text.replace(' km', '').replace(',', '.')))
}

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('a member swipes through the three salons he has been to, and sees those around the first [B-066, B-071, B-329, B-363, B-389, B-074]', async ({
  page,
}) => {
  await logIn(page, gold)
  await page.goto(picker(gold))
  const row = page.getByRole('group', { name: 'Salon anh đã từng đến' })
  await expect(row.locator('.salon-card')).toHaveCount(3)
  await expect(row.locator('.salon-card').first()).toContainText('176 Hàng Bông')
  await expect(row.getByText('Đã từng đến')).toHaveCount(3)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Xem thêm salon quanh đó' }).click()
  await expect(page.getByRole('heading', { name: 'Salon gần Salon 176 Hàng Bông' })).toBeVisible()
  await expect(page.locator('.salon-card')).toHaveCount(5)
  await expect(page.locator('.salon-card').first()).toContainText('phút di chuyển')
  const distances = await kilometres(page)
  expect(distances).toHaveLength(5)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  await page.getByRole('link', { name: 'Xem thêm', exact: true }).click()
  await expect(page.locator('.salon-card')).toHaveCount(10)
  await page.locator('.salon-card', { hasText: '176 Hàng Bông' }).click()
  await expect(page).toHaveURL(/step=2&salonId=1&/)
})

test('the main screen offers up to three salons visited before, and one press chooses [B-037, B-389]', async ({
  page,
}) => {
  await logIn(page, gold)
  await page.goto(`/booking?salonId=0&phone=${gold}&step=0&chosenService=${cutAndWash}`)
  const shortcuts = page.getByRole('navigation', { name: 'Salon anh đã từng đến' })
  await expect(shortcuts.getByRole('link')).toHaveText([
    'Salon 176 Hàng Bông',
    'Salon 3 Trần Quốc Hoàn',
    'Salon 252 Cầu Giấy',
  ])
  await shortcuts.getByRole('link', { name: 'Salon 252 Cầu Giấy' }).click()
  await expect(page).toHaveURL(/step=0&salonId=9&/)
  await expect(page).toHaveURL(/chosenService=1001/)
  await expect(shortcuts).toHaveCount(0)
})

test('a saved place lists the five salons near it, and a second press takes the filter back [B-060, B-061, B-365, O-22, B-069]', async ({
  page,
}) => {
  await logIn(page, gold)
  await page.goto(picker(gold))
  const home = page.getByRole('link', { name: 'Salon gần Nhà' })
  await home.click()
  await expect(page.getByRole('heading', { name: 'Salon gần Nhà' })).toBeVisible()
  await expect(home).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.salon-card')).toHaveCount(5)
  await expect(page.locator('.salon-card').first()).toContainText('252 Cầu Giấy')
  const distances = await kilometres(page)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  await page.getByRole('link', { name: 'Salon gần Công ty' }).click()
  await expect(page.locator('.salon-card').first()).toContainText('Hàng Bông')
  await expect(home).not.toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Salon gần Công ty' }).click()
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  await expect(page).not.toHaveURL(/address=/)
})

test('strangers, and members who book for another phone, see no saved places; no stranger sees where a phone has been [B-067, B-363, B-364]', async ({
  page,
}) => {
  await page.goto(picker(gold))
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Địa chỉ đã lưu' })).toHaveCount(0)
  await expect(page.getByText('đã từng đến')).toHaveCount(0)
  await logIn(page, plain)
  await page.goto(picker(gold))
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Địa chỉ đã lưu' })).toHaveCount(0)
  await expect(page.getByText('đã từng đến')).toHaveCount(0)
  await page.goto(picker(plain))
  await expect(page.getByRole('link', { name: 'Địa chỉ đã lưu' })).toBeVisible()
  const answer = await page.request.get(picker(plain))
  expect(answer.headers()['cache-control']).toBe('private, no-store')
})

test('from the flow to the saved places and back, without losing what was chosen [B-012, B-068, H-007]', async ({
  page,
}) => {
  await logIn(page, gold)
  await page.goto(picker(gold))
  await page.getByRole('link', { name: 'Địa chỉ đã lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Địa chỉ đã lưu' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Các địa chỉ của anh' }).getByRole('listitem'),
  ).toHaveCount(2)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Quay lại đặt lịch' }).click()
  await expect(page).toHaveURL(/\/booking\?step=1.*chosenService=1001/)
})

test('a place is found by words, saved, shown as a chip, changed and removed [H-007, H-199, H-200]', async ({
  page,
}) => {
  await logIn(page, plain)
  await page.goto('/save-location')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Thêm địa chỉ' }).click()
  await page.getByLabel('Tên địa chỉ').fill('Nhà bà')
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(page.getByText('Anh chọn tỉnh thành, quận huyện giúp em nhé!')).toBeVisible()
  await page.getByRole('searchbox').fill('dich vong hau')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' }).click()
  await expect(page.getByLabel('Quận, huyện').locator('option:checked')).toHaveText('Quận Cầu Giấy')
  await expect(page.getByLabel('Phường, xã').locator('option:checked')).toHaveText(
    'Phường Dịch Vọng Hậu',
  )
  await expect(page.getByLabel('Tên địa chỉ')).toHaveValue('Nhà bà')
  await page.getByLabel('Số nhà, tên đường').fill('8 Trần Quốc Hoàn')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(page.getByText('Em đã lưu địa chỉ.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nhà bà' })).toContainText(
    '8 Trần Quốc Hoàn, Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội',
  )
  expect(page.url()).not.toContain('Hoàn')

  await page.goto(picker(plain))
  await page.getByRole('link', { name: 'Salon gần Nhà bà' }).click()
  await expect(page.locator('.salon-card')).toHaveCount(5)

  await page.goto('/save-location')
  await page.getByRole('link', { name: 'Sửa Nhà bà' }).click()
  await expect(page.getByLabel('Phường, xã').locator('option:checked')).toHaveText(
    'Phường Dịch Vọng Hậu',
  )
  await page.getByLabel('Tên địa chỉ').fill('Nhà ngoại')
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await page.getByRole('link', { name: 'Xóa Nhà ngoại' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await expect(dialog).toContainText('Nhà ngoại')
  await dialog.getByRole('button', { name: 'Xóa' }).click()
  await expect(page.getByText('Em đã xóa địa chỉ.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anh chưa lưu địa chỉ nào' })).toBeVisible()
})

test('each choice of a province or district brings the lists below it, and the focus stays [H-007]', async ({
  page,
}) => {
  await logIn(page, plain)
  await page.goto('/save-location?edit=new')
  await untilScripted(page)
  await page
    .getByLabel('Tỉnh, thành phố', { exact: true })
    .selectOption({ label: 'TP. Hồ Chí Minh' })
  await page.getByLabel('Quận, huyện').selectOption({ label: 'Quận 1' })
  await page.getByLabel('Phường, xã').selectOption({ label: 'Phường Bến Nghé' })
  await page.getByLabel('Tỉnh, thành phố', { exact: true }).focus()
  await page.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption({ label: 'Hà Nội' })
  await expect(
    page.getByLabel('Quận, huyện').locator('option', { hasText: 'Quận Cầu Giấy' }),
  ).toBeAttached()
  await expect(page.getByLabel('Quận, huyện')).toHaveValue('')
  await expect(page.getByLabel('Tỉnh, thành phố', { exact: true })).toBeFocused()
})

test('the position is asked for by a press only; refused, the page says so [B-327, B-331]', async ({
  page,
  context,
}) => {
  await logIn(page, plain)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.0335, longitude: 105.7985 })
  await page.goto('/save-location?edit=new')
  await untilScripted(page)
  await expect(page.getByText('Em đã ghi vị trí của anh')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dùng vị trí hiện tại' }).click()
  await expect(page.getByText('Em đã ghi vị trí của anh')).toBeVisible()
  await expect(page.locator('input[name=point]')).toHaveValue('21.034,105.799')
  await context.clearPermissions()
  await page.reload()
  await untilScripted(page)
  await page.getByRole('button', { name: 'Dùng vị trí hiện tại' }).click()
  await expect(
    page
      .getByText(
        'Bạn chưa cho phép quyền truy cập vị trí, bạn mở quyền hoặc tìm theo tỉnh thành nhé!',
      )
      .first(),
  ).toBeAttached()
})

test('a visitor is asked to log in, and then sees what he saved [H-007]', async ({ page }) => {
  await page.goto('/save-location')
  await untilScripted(page)
  await expect(
    page.getByRole('heading', { name: 'Anh đăng nhập để xem địa chỉ đã lưu nhé!' }),
  ).toBeVisible()
  const button = page.getByRole('main').getByRole('link', { name: 'Đăng nhập' })
  expect(await button.getAttribute('href')).toBe('/dang-nhap?next=%2Fsave-location')
  await logIn(page, gold)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Các địa chỉ của anh' })).toBeVisible()
})

test('at the salon the frame that has just begun is chosen already, and is booked [B-225, B-226, B-227]', async ({
  page,
}) => {
  const day = new Date((await serverNow(page.request)) + 7 * 3_600_000).toISOString().slice(0, 10)
  type Found = { at: { groups: { hours: { id: number; isFree: boolean }[] }[] }; away: Found['at'] }
  const query =
    'query ($s: Int!, $d: LocalDate!, $i: [Int!]!) { at: hours(salonId: $s, date: $d, serviceIds: $i, utmSource: "book_at_salon") { groups { hours { id isFree } } } away: hours(salonId: $s, date: $d, serviceIds: $i) { groups { hours { id isFree } } } }'
  const first = (list: Found['at']) =>
    list.groups.flatMap(({ hours }) => hours).find(({ isFree }) => isFree)?.id ?? 99
  // Demo customers have taken many frames: some salon has one free that began within the last forty minutes.
  let begun = { salonId: 0, hourId: 0 }
  for (let salonId = 10; begun.salonId === 0 && salonId < 60; salonId++) {
    const { at, away } = await ask<Found>(page.request, query, {
      s: salonId,
      d: day,
      i: [cutAndWash],
    })
    if (first(at) < first(away)) begun = { salonId, hourId: first(at) }
  }
  expect(begun.salonId).toBeGreaterThan(0)
  await page.goto(
    `/booking?step=0&salonId=${begun.salonId}&phone=${freshPhone()}&chosenService=${cutAndWash}`,
  )
  await expect(page.locator(`input[name=hourId][value="${begun.hourId}"]`)).toBeDisabled()
  await page.goto(
    `/booking?step=0&salonId=${begun.salonId}&phone=${freshPhone()}&chosenService=${cutAndWash}&utm_source=book_at_salon`,
  )
  await untilScripted(page)
  await expect(page.locator(`input[name=hourId][value="${begun.hourId}"]`)).toBeChecked()
  await finish(page)
  await expect(page).toHaveURL(/\/booking\/success\?bookingId=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same places are saved by lists, used as a filter, and removed [B-060, B-061, B-066, H-007]', async ({
    page,
  }) => {
    await logIn(page, plain)
    await page.goto('/save-location?edit=new')
    await page.getByLabel('Tên địa chỉ').fill('Phòng trọ')
    await page.getByLabel('Tỉnh, thành phố', { exact: true }).selectOption({ label: 'Hà Nội' })
    await page.getByRole('button', { name: 'Tải danh sách quận huyện, phường xã' }).click()
    await page.getByLabel('Quận, huyện').selectOption({ label: 'Quận Đống Đa' })
    await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
    await expect(page.getByText('Em đã lưu địa chỉ.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Phòng trọ' })).toContainText(
      'Quận Đống Đa, Hà Nội',
    )

    await page.goto(picker(plain))
    await page.getByRole('link', { name: 'Salon gần Phòng trọ' }).click()
    await expect(page.locator('.salon-card')).toHaveCount(5)
    await page.getByRole('link', { name: 'Salon gần Phòng trọ' }).click()
    await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()

    await page.goto('/save-location')
    await page.getByRole('link', { name: 'Xóa Phòng trọ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
    await expect(page.getByText('Em đã xóa địa chỉ.')).toBeVisible()
    await expect(page.getByText('Phòng trọ')).toHaveCount(0)
  })
})
