import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'

test('products are found by group, plain words and price [H-169, H-239, H-240]', async () => {
  const browser = new Browser()
  const shop = await browser.open('/cua-hang')
  expect(shop.main.part('[role=status]').text).toContain('27 sản phẩm')
  const group = await browser.follow(shop.main.link(/^Tạo kiểu tóc/))
  expect(group.main.part('[role=status]').text).toContain('3 sản phẩm')
  const found = await browser.press(group, group.button('Xem'), {
    'Tìm sản phẩm': 'glanzen xit',
    'Sắp xếp': 'Giá tăng dần',
  })
  expect(found.all('.shop-card__name').map(({ text }) => text)).toEqual([
    expect.stringContaining('Magic Spray'),
    expect.stringContaining('Booster'),
  ])
})

test('an English page names products in English [O-36]', async () => {
  const shop = await openPage('/cua-hang?q=old+spice&lang=en')
  expect(shop.all('.shop-card__name').map(({ text }) => text)).toContain('Old Spice body wash')
})

test('the page of a product shows its price and where to buy it [H-239]', async () => {
  const product = await openPage('/cua-hang/xit-tao-phong-glanzen-booster')
  expect(product.part('h1').text).toContain('Xịt tạo phồng Glanzen Booster')
  expect(product.main.text).toContain('199.000 VNĐ')
  expect(product.main.has('a[href="tel:1900272703"]')).toBe(true)
  expect(product.link('Tìm salon gần anh').href).toBe('/system-salon')
})

test('a range of prices begins with “Từ”, a reduced product strikes the listed price through [H-169]', async () => {
  const range = await openPage('/cua-hang/sua-tam-old-spice')
  expect(range.part('.product__price').text).toBe('Từ 159.000 VNĐ')
  const reduced = (await openPage('/cua-hang?q=bha')).part('.shop-card')
  expect(reduced.part('del').text).toContain('499.000 VNĐ')
  expect(reduced.part('ins').text).toBe('399.000 VNĐ')
})

test('an empty search shows it, and a discontinued product is answered 404 [H-169]', async () => {
  const none = await openPage('/cua-hang?q=khongcogi')
  expect(none.heading('Chưa có sản phẩm nào hợp với lựa chọn này')).toBeDefined()
  const gone = await openPage('/cua-hang/khong-con-ban')
  expect(gone.status).toBe(404)
  expect(gone.link('Xem cửa hàng').href).toBe('/cua-hang')
})

test('a service is found with its prices and leads to a booking of its version [O-37]', async () => {
  const browser = new Browser()
  const found = await browser.open('/dich-vu?q=uon+han')
  const service = await browser.follow(found.main.link('Uốn Hàn Quốc'))
  expect(service.part('h1').text).toBe('Uốn Hàn Quốc')
  expect(service.all('.version')).toHaveLength(3)
  const booking = await browser.follow(service.link('Đặt lịch Uốn Hàn Quốc – Cao cấp'))
  expect(booking.path).toMatch(/^\/booking\?.*chosenService=1019/)
  expect(booking.part('h1').text).toBe('Đặt lịch giữ chỗ')
})
