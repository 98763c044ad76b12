import { expect, test } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import { untilScripted } from './walk'

test('a product is found in the shop by group, by words without accents and by price, and says where to buy it [H-169, H-239, H-240]', async ({
  page,
}) => {
  await page.goto('/cua-hang')
  await expect(page.getByRole('main').getByRole('status')).toContainText('27 sản phẩm')
  await page.getByRole('link', { name: /^Tạo kiểu tóc/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('3 sản phẩm')
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('glanzen xit')
  await page.getByLabel('Sắp xếp').selectOption({ label: 'Giá tăng dần' })
  await page.getByRole('button', { name: 'Xem', exact: true }).click()
  await expect(page.locator('.shop-card__name')).toHaveText([/Magic Spray/, /Booster/])
  await page.locator('.shop-card').nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Xịt tạo phồng Glanzen Booster',
  )
  await expect(page.getByRole('main')).toContainText('199.000 VNĐ')
  await expect(page.getByRole('main').locator('a[href="tel:1900272703"]')).toBeVisible()
  await page.getByRole('link', { name: 'Tìm salon gần anh' }).click()
  await expect(page).toHaveURL('/system-salon')
})

test('a range of prices says from, a reduced product strikes the listed price through, and what is not sold is said so [H-169]', async ({
  page,
}) => {
  await page.goto('/cua-hang/sua-tam-old-spice')
  await expect(page.locator('.product__price')).toHaveText('Từ 159.000 VNĐ')
  await page.goto('/cua-hang?q=bha')
  await expect(page.locator('.shop-card del')).toContainText('499.000 VNĐ')
  await expect(page.locator('.shop-card ins')).toHaveText('399.000 VNĐ')
  await page.goto('/cua-hang?q=khongcogi')
  await expect(
    page.getByRole('heading', { name: 'Chưa có sản phẩm nào hợp với lựa chọn này' }),
  ).toBeVisible()
  const gone = await page.goto('/cua-hang/khong-con-ban')
  expect(gone!.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Xem cửa hàng' })).toBeVisible()
})

test('a service is found with its prices, and its version is chosen in the booking that it leads to [O-37]', async ({
  page,
}) => {
  await page.goto('/dich-vu?q=uon+han')
  await page.getByRole('link', { name: 'Uốn Hàn Quốc', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uốn Hàn Quốc' })).toBeVisible()
  await expect(page.locator('.version')).toHaveCount(3)
  await page.getByRole('link', { name: 'Đặt lịch Uốn Hàn Quốc Cao cấp' }).click()
  await expect(page).toHaveURL(/\/booking\?.*chosenService=1019/)
  await expect(page.getByRole('heading', { level: 1, name: 'Đặt lịch giữ chỗ' })).toBeVisible()
})

test('a salon has a page from which it is booked; a closed one names others, the training salon has none [H-005, H-087]', async ({
  page,
}) => {
  await page.goto('/system-salon?q=252+cau+giay')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Salon 252 Cầu Giấy', exact: true })
    .click()
  await expect(page).toHaveURL('/salon/252-cau-giay-9')
  await expect(page.locator('.salon-days li')).toHaveCount(7)
  await expect(page.locator('.salon-stylists li').first()).toBeVisible()
  await page.getByRole('link', { name: 'Đặt lịch tại salon này' }).click()
  await expect(page).toHaveURL(/\/booking\?salonId=9&/)
  await expect(page.getByRole('main')).toContainText('252 Cầu Giấy')

  await page.goto('/salon/ten-cu-82')
  await expect(page).toHaveURL('/salon/time-garden-25-4-82')
  await expect(page.getByRole('main')).toContainText('Salon đang cập nhật tính năng chỉ đường!')
  await page.goto('/salon/104-hau-giang-28')
  await expect(page.getByRole('heading', { name: 'Salon gần đó đang phục vụ' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Đặt lịch tại salon này' })).toHaveCount(0)
  expect((await page.goto('/salon/dao-tao-269'))!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Không có salon này' })).toBeVisible()
})

test('the menu is used with the keyboard alone, and closes on Escape and with the next page [H-069]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await untilScripted(page)
  const summary = page.locator(isMobile ? '.header__menu summary' : '.header__more summary')
  const menu = page.locator(isMobile ? '.header__menu' : '.header__more')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Dịch vụ & bảng giá' })).toBeVisible()
  for (const name of [
    'menu_service',
    'menu_store',
    'menu_recruitment',
    'menu_lucky_wheel',
    'menu_qa_group',
    'menu_academy',
  ])
    await expect(menu.locator(`[data-track=${name}]`).last()).toBeVisible()
  await expect(page.locator('.header [data-track=menu_booking_info]').first()).toBeVisible()
  await menu.locator('.menu a').first().focus()
  await page.keyboard.press('Escape')
  await expect(menu.locator('.menu a').first()).toBeHidden()
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Dịch vụ & bảng giá' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dich-vu')
  await expect(menu.locator('.menu a').first()).toBeHidden()
})

test('a press on a configured block of Home is told of the new home, one above it of home [H-271, H-272]', async ({
  page,
}) => {
  const told: { pageId: string; screenId: string; eventId: string }[] = []
  page.on('request', (request) => {
    const text = request.url().endsWith('/graphql') ? request.postData() : null
    if (text?.includes('"Track"'))
      told.push(...(JSON.parse(text) as { variables: { events: typeof told } }).variables.events)
  })
  await page.goto('/')
  await untilScripted(page)
  await page.locator('[data-track=home_service]').first().click()
  await expect
    .poll(() => told)
    .toContainEqual(
      expect.objectContaining({ pageId: 'newHome', screenId: 'newHome', eventId: 'home_service' }),
    )
  expect(told).toContainEqual(
    expect.objectContaining({ pageId: 'home', screenId: 'home', eventId: 'view' }),
  )
})

test('the open menu has no barrier at 320 px, and shop and menu work without JavaScript [B-014]', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/cua-hang')
  await page.locator('.header__menu summary').first().click()
  await expectNoBarriers(page, 'the open menu')
  await expectNoSidewaysScroll(page, 'the open menu')

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await plain.goto('/cua-hang')
  await plain.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('sap vuot')
  await plain.getByRole('button', { name: 'Xem', exact: true }).click()
  await expect(plain.locator('.shop-card')).toHaveCount(1)
  const menu = plain.locator(isMobile ? '.header__menu' : '.header__more').first()
  await menu.locator('summary').first().click()
  await menu.getByRole('link', { name: 'Dịch vụ & bảng giá' }).first().click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Dịch vụ' })).toBeVisible()
  await plain.close()
})

test('what was typed on the page of all salons before its code came is searched for [H-016]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const box = document.querySelector<HTMLInputElement>('#main input[name=q]')
      if (document.readyState === 'interactive' && box && location.search === '')
        box.value = 'cau giay'
    }),
  )
  await page.goto('/system-salon')
  await expect(page).toHaveURL(/\/system-salon\?q=cau(%20|\+)giay$/)
  await expect(page.getByRole('status').getByRole('heading', { name: /cau giay/ })).toBeVisible()
})
