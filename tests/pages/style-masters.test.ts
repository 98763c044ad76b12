import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'

const address = '/stylist-xuat-sac'

test('a visitor sees the ranking of the month and is led to the log-in to vote [H-228, H-021]', async () => {
  const page = await openPage(address)
  expect(page.part('h1').text).toMatch(/^Stylist xuất sắc tháng \d{2}\/\d{4}$/)
  const ranked = page.all('[data-testid=by-votes] > li')
  expect(ranked).toHaveLength(10)
  expect(ranked[0]!.link(/Đăng nhập để bình chọn/).href).toBe(
    `/dang-nhap?next=${encodeURIComponent(address)}`,
  )
})

test('a vote is a form for one changeable vote, and a reload adds none [H-229, H-230]', async () => {
  const { browser } = await newCustomer()
  let page = await browser.open(`${address}?salonId=12`)
  for (const at of [0, 1]) {
    const stylist = page.all('[data-testid=by-stars] > li')[at]!
    const name = stylist.part('h3').text
    page = await browser.press(page, stylist.button(/Bình chọn cho/))
    expect(page.path).toMatch(/salonId=12&da-binh-chon=1$/)
    page = await browser.open(page.path)
    const mine = page
      .all('[data-testid=by-stars] > li')
      .filter((one) => one.has('[data-testid=my-vote]'))
    expect(mine.map((one) => one.part('h3').text)).toEqual([name])
  }
})

test('the ranking has topics and the month before, without a form [H-231, H-232]', async () => {
  const browser = new Browser()
  const topic = await browser.follow((await browser.open(address)).main.link('Uốn & nhuộm'))
  expect(topic.path).toMatch(/^\/stylist-xuat-sac\/uon-nhuom-\d{4}-\d{2}$/)
  const before = await browser.follow(topic.main.link(/^Bảng tháng /))
  expect(before.main.text).toContain('Bảng này đã khép lại, anh xem kết quả nhé!')
  expect(before.buttons(/Bình chọn cho/)).toEqual([])
  expect(before.links(/Đăng nhập để bình chọn/)).toEqual([])
})

test('the ranking can be seen for one salon [H-231]', async () => {
  const browser = new Browser()
  const page = await browser.open(address)
  const salon = await browser.press(page, page.main.button('Xem'), { Salon: '9' })
  expect(salon.path).toMatch(/salonId=9/)
  expect(salon.heading(/^Stylist tại .*Cầu Giấy/)).toBeDefined()
  expect(salon.all('[data-testid=by-stars] > li').length).toBeGreaterThan(5)
})

test('a missing ranking shows a message', async () => {
  const page = await openPage(`${address}/khong-co`)
  expect(page.heading('Bảng bình chọn này không có')).toBeDefined()
})

test('the challenges of the staff show goals and who is furthest [H-234]', async () => {
  const browser = new Browser()
  const link = (await browser.open(address)).main.link('Thử thách của nhân viên')
  const page = await browser.follow(link)
  const challenges = page.all('[data-testid=challenge]')
  expect(challenges).toHaveLength(3)
  expect(page.main.text).toContain('Mục tiêu: 18 lượt bình chọn')
  for (const challenge of challenges) expect(challenge.all('li').length).toBeGreaterThan(0)
})
