import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('the menu leads to Home, the salons and, in a new tab, to the franchise [H-059, H-060, H-061, H-012]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/chinh-sach-bao-mat', { waitUntil: 'networkidle' })
  if (isMobile) await page.locator('.header__menu summary').click()
  const menu = page.getByRole('navigation', {
    name: isMobile ? 'Điều hướng nhanh' : 'Điều hướng chính',
  })
  await expect(menu.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('href', '/')
  const franchise = menu.getByRole('link', { name: /Nhượng quyền/ })
  await expect(franchise).toHaveAttribute('target', '_blank')
  await expect(franchise).toHaveAttribute('rel', /noopener/)
  await menu.getByRole('link', { name: 'Hệ thống salon' }).click()
  await page.waitForURL('/system-salon')
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống salon' })).toBeVisible()
  if (isMobile) await expect(page.locator('.header__sheet')).toBeHidden()
})

test('the menu opens the look-up of a booking over the page [H-068, H-095]', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('.header__lookup').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a phone without a booking reads Bạn chưa đặt lịch! with a way to book [H-097]', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('.header__lookup').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('0398765432')
  await dialog.getByRole('button', { name: 'Tìm lịch' }).click()
  await expect(dialog.getByText('Bạn chưa đặt lịch!')).toBeVisible()
  await expect(dialog.locator('a[href^="/booking?"]')).toBeVisible()
})

for (const [id, query] of [
  ['H-070', 'inApp=1'],
  ['H-071', 'source=customer_ios'],
  ['H-072', 'source=customer_android'],
  ['H-073', 'source=friendly_checkin'],
] as const) {
  test(`with ${query} header and footer are gone [${id}, H-074]`, async ({ page }) => {
    await page.goto(`/?${query}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('.header')).toHaveCount(0)
    await expect(page.locator('.footer')).toHaveCount(0)
  })
}

test('the in-app mode lasts through the visit [H-079]', async ({ page }) => {
  await page.goto('/?inApp=1', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /Xem tất cả SALON GẦN ANH/ }).click()
  await page.waitForURL('/system-salon')
  await expect(page.locator('.header')).toHaveCount(0)
  await page.goto('/chinh-sach-bao-mat')
  await expect(page.locator('.header')).toHaveCount(0)
  await page.goto('/?inApp=0')
  await expect(page.locator('.header')).toHaveCount(1)
})

test('on /booking the footer is for wide screens only [H-075, H-078]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/booking?salonId=0&phone=0&step=0')
  await expect(page.locator('.footer')).toBeVisible({ visible: !isMobile })
  await page.goto('/')
  await expect(page.locator('.footer')).toBeVisible()
})

test('the footer unfolds a city to its salons [H-080, H-082, H-083, H-084, H-085, H-086]', async ({
  page,
}) => {
  await page.goto('/')
  const cities = page.locator('.footer__city')
  await expect(cities.nth(0)).toContainText('Hà Nội')
  await expect(cities.nth(1)).toContainText('Hồ Chí Minh')
  await cities.nth(0).locator('summary').click()
  const salon = cities.nth(0).locator('li').first()
  await expect(salon).toContainText('Hà Nội')
  await expect(salon.locator('a[href^="tel:"]')).toBeVisible()
  await expect(salon.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute('target', '_blank')
  await expect(salon.getByRole('link', { name: 'Đặt lịch' })).toHaveAttribute(
    'href',
    /^\/booking\?salonId=\d+&phone=0&step=0$/,
  )
})

test('book-now opens the booking at that salon [H-004, H-086]', async ({ page }) => {
  await page.goto('/')
  await page.locator('.footer__city').first().locator('summary').click()
  const link = page.locator('.footer__city').first().getByRole('link', { name: 'Đặt lịch' }).first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`salonId=${/salonId=(\d+)/.exec(href!)![1]}`))
})

test('the footer shows policies, hotline and opening hours [H-088, H-089, H-090]', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Chính sách bảo mật' })).toHaveAttribute(
    'href',
    '/chinh-sach-bao-mat',
  )
  await expect(footer.getByRole('link', { name: 'Điều kiện giao dịch chung' })).toHaveAttribute(
    'href',
    '/dieu-kien-giao-dich-chung',
  )
  await expect(footer.locator('.footer__hotline')).toHaveAttribute('href', 'tel:1900272703')
  await expect(footer).toContainText('1.000 đ/phút, bấm phím 2')
  await expect(footer).toContainText('8h30–20h30')
})

test('a floating button leads back to the top [H-091]', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, 3000))
  await page.getByRole('link', { name: 'Lên đầu trang' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the hotline floats on wide screens; small ones have a contact menu with chat and hotline [H-092, H-093]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  if (!isMobile) {
    await expect(page.locator('.floating__hotline')).toHaveAttribute('href', 'tel:1900272703')
    await expect(page.locator('.floating__contact')).toBeHidden()
    return
  }
  await page.locator('.floating__contact summary').click()
  const choices = page.locator('.floating__choices')
  await expect(choices.getByRole('link', { name: /Messenger/ })).toHaveAttribute(
    'href',
    /^https:\/\/m\.me\//,
  )
  await expect(choices.locator('a[href="tel:1900272703"]')).toBeVisible()
})

test('the salon page shows every listed salon by region and city [H-002]', async ({ page }) => {
  await page.goto('/system-salon#tinh-62')
  for (const region of ['Miền Bắc', 'Miền Trung', 'Miền Nam'])
    await expect(page.getByRole('heading', { name: region })).toBeVisible()
  await expect(page.locator('#tinh-62 .salon-card').first()).toBeVisible()
  const list = await page.locator('script[type="application/ld+json"]').textContent()
  const told = JSON.parse(list!)['@graph'] as {
    '@type': string
    itemListElement: { item: { '@type': string } }[]
  }[]
  expect(
    told.find((thing) => thing['@type'] === 'ItemList')!.itemListElement[0]!.item['@type'],
  ).toBe('HairSalon')
})

test('the policies have their pages [H-009, H-010]', async ({ page }) => {
  await page.goto('/chinh-sach-bao-mat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chính sách bảo mật' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('91/2025/QH15')
  await page.goto('/dieu-kien-giao-dich-chung')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Điều kiện giao dịch chung' }),
  ).toBeVisible()
})

test('an unknown page leads to Home, a missing file or call is told so [B-014, O-33]', async ({
  page,
  request,
}) => {
  await page.goto('/khong-co-trang-nay')
  await expect(page).toHaveURL('/')
  const redirect = await request.get('/khong-co-trang-nay', { maxRedirects: 0 })
  expect(redirect.status()).toBe(302)
  for (const path of ['/assets/gone.js', '/art/gone.svg', '/api/gone'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the tracking token is a cookie for three years that no script can read [B-400]', async ({
  page,
  context,
}) => {
  const told = page.waitForResponse('/graphql')
  await page.goto('/')
  // Browsers cut long lives short: what counts is what was asked for.
  expect((await (await told).headerValues('set-cookie')).join()).toMatch(
    /muot_tracking=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=94608000/,
  )
  expect((await context.cookies()).find(({ name }) => name === 'muot_tracking')?.httpOnly).toBe(
    true,
  )
  expect(await page.evaluate(() => document.cookie)).not.toContain('muot_tracking')
})

test('a tracking call that fails shows nothing [H-270]', async ({ page }) => {
  await page.route('/graphql', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'))
  await page.goto('/', { waitUntil: 'load' })
  await failed
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/', '/system-salon', '/chinh-sach-bao-mat', '/dieu-kien-giao-dich-chung']) {
  test(`${path} has no barrier that a machine can find`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([])
  })
}
