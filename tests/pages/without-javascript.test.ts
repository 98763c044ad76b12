import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { dotted, freshPhone } from './customers.ts'
import type { Page } from './page.ts'
import type { Part } from './part.ts'

const screen = '/booking?salonId=9&phone=0&step=0&chosenService=1001'
const services = '/booking?step=2&salonId=9&phone=0912345670&flow=1'

test('the layout of the services is a link that a search keeps, and an empty search shows a hint [B-082, B-090]', async () => {
  const browser = new Browser()
  const list = await browser.open(services)
  const grid = await browser.follow(list.link('Kiểu xem: Lưới'))
  expect(grid.has('.service-list--grid')).toBe(true)
  const empty = await browser.press(grid, grid.button('Tìm'))
  expect(empty.main.text).toContain('Anh nhập từ khóa trước khi tìm giúp em nhé!')
  expect(empty.has('.service-list--grid')).toBe(true)
  const detail = await browser.follow(empty.link('Cắt gội 10 bước'))
  const back = await browser.press(detail, detail.button('Thêm dịch vụ'), { version: '1001' })
  expect(back.has('.service-list--grid')).toBe(true)
})

test('a service with versions is not added without one, and the list shows it [B-203]', async () => {
  const browser = new Browser()
  const list = await browser.open(services)
  const next = await browser.follow(list.link('Thêm dịch vụ Cắt gội 10 bước'))
  expect(next.main.text).toContain('Anh chọn một phiên bản giúp em nhé!')
})

test('the page of a service shows when nothing is chosen on it [B-100]', async () => {
  const browser = new Browser()
  const list = await browser.open(services)
  const detail = await browser.follow(list.link('Cắt gội 10 bước'))
  const next = await browser.press(detail, detail.button('Thêm dịch vụ'))
  expect(next.text).toContain('Anh chọn một phiên bản giúp em nhé!')
})

test('a booking without an hour is refused at the hours, and the note stays [B-173]', async () => {
  const browser = new Browser()
  const page = await browser.open(screen)
  const refused = await browser.press(page, doneOf(page), {
    'Ghi chú cho salon': 'Em đi cùng con',
  })
  expect(refused.part('#part-hour').alerts.join()).toContain('Anh chọn giúp em giờ phù hợp nhé!')
  expect(refused.field('Ghi chú cho salon').value).toBe('Em đi cùng con')
})

test('refused fields show their message, and the rest of the form stays [H-139, H-144]', async () => {
  const browser = new Browser()
  const page = await browser.open(screen)
  const hourId = freeHourOf(page)
  const refused = await browser.press(page, doneOf(page), {
    'Ghi chú cho salon': 'Em đi cùng con',
    phone: '0912',
    hourId,
  })
  expect(refused.text).toContain('Bạn nhập đủ 10 số giúp chúng mình nhé!')
  const wrong = refused.main.link(/Anh đánh dấu đồng ý/)
  expect(refused.has(`h2${wrong.href}`), 'the message leads to the boxes').toBe(true)
  expect(refused.part('input[name=phone]').value).toBe('0912')
  expect(refused.field('Ghi chú cho salon').value).toBe('Em đi cùng con')
  expect(refused.part('input[name=hourId][checked]').value).toBe(hourId)
})

test('the whole job without JavaScript: book, find the booking by phone, cancel it [B-001, H-096, H-107]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  const home = await browser.open('/')
  let page = await browser.press(home, home.button('ĐẶT LỊCH NGAY'), {
    'Số điện thoại': dotted(phone),
  })
  page = await browser.follow(page.link('Xem tất cả salon'))
  page = await browser.press(page, page.main.button('Tìm'), { q: 'cau giay' })
  page = await browser.follow(page.link(/252 Cầu Giấy/))
  page = await browser.follow(page.part('#group-101').link(/^Tiêu chuẩn/))
  page = await browser.follow(page.link('Xong'))

  const booked = await browser.press(page, doneOf(page), {
    [nameOfConsent(page)]: true,
    hourId: freeHourOf(page),
  })
  expect(booked.path).toMatch(/^\/booking\/success\?bookingId=/)
  expect(booked.heading('ĐẶT LỊCH THÀNH CÔNG')).toBeDefined()
  expect(booked.part('.booking-card').text).toContain('252 Cầu Giấy')

  const lookup = await browser.open('/booking/lookup')
  const found = await browser.press(lookup, lookup.button('Tìm lịch'), { phone: dotted(phone) })
  expect(found.path).toBe(booked.path)

  const next = await browser.follow(found.link(/^hủy lịch$/i))
  const canceled = await browser.press(next, next.dialog.button(/^hủy lịch$/i))
  expect(canceled.text).toContain('Hủy Lịch Thành Công!')
  expect(canceled.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
  expect(canceled.part('.booking-card').links()).toEqual([])
})

test('hints on what is missing are at the salon, then at the services [B-171, B-172]', async () => {
  const noSalon = await openPage('/booking?step=0&salonId=0&phone=0912345670&next=1')
  expect(noSalon.part('#part-salon').alerts.join()).not.toBe('')
  const noService = await openPage('/booking?step=0&salonId=9&phone=0912345670&next=1')
  expect(noService.part('#part-services').alerts.join()).not.toBe('')
})

/** The last button that finishes: the others only show what is still to do. */
function doneOf(page: Page): Part {
  return page.buttons('Hoàn tất').at(-1)!
}

function freeHourOf(page: Page): string {
  return page.part('.choice:not(.choice--gone) input[name=hourId]').value!
}

function nameOfConsent(page: Page): string {
  return page.field(/đồng ý cho salon dùng số điện thoại/).attribute('name')!
}
