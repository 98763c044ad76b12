import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { BookingCard, type CardBooking } from './booking-card'

const startsAt = Date.parse('2026-11-23T02:30:00Z')
const booking: CardBooking = {
  id: '01ABC',
  status: 'CONFIRMED',
  date: '2026-11-23',
  hourLabel: '9h30',
  startsAt,
  personCount: 1,
  salonId: 9,
  salonName: 'Salon 252 Cầu Giấy',
  salonAddress: '252 Cầu Giấy, Hà Nội',
  salonPhone: '1900272703',
  salonMapUrl: 'https://maps.test/9',
  parkingMapUrl: 'https://maps.test/9/p',
  isAtHome: false,
  isCanceled: false,
  isOwner: true,
  total: 99_000,
  oldTotal: null,
  phone: '0909090909',
  people: [{ services: [{ id: 1001 }, { id: 1038 }] }],
}

function sent(changes: Partial<CardBooking> = {}): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <BookingCard
        booking={{ ...booking, ...changes }}
        now={startsAt - (24 * 60 + 2 * 60 + 5) * 60_000}
      />
    </StaticRouter>,
  )
}

test('the card counts days, hours and minutes down and names the salon [H-099, H-100]', () => {
  const html = sent()
  expect(html).toContain('Còn 1 ngày 2 giờ 5 phút')
  expect(html).toContain('Salon 252 Cầu Giấy')
  expect(html).toContain('252 Cầu Giấy, Hà Nội')
  expect(html).toContain('9h30 · T2, 23/11')
})

test('the card has a map link and a parking link [H-101]', () => {
  const html = sent()
  expect(html).toContain('href="https://maps.test/9"')
  expect(html).toContain('href="https://maps.test/9/p"')
  expect(sent({ parkingMapUrl: null })).not.toContain('Gửi xe')
})

test('a card without a map link says so [H-105]', () => {
  const html = sent({ salonMapUrl: null })
  expect(html).toContain('Salon đang cập nhật tính năng chỉ đường!')
  expect(html).not.toContain('Chỉ đường</span>')
})

test('the card offers cancelling to its owner, while there is something to cancel [H-103]', () => {
  expect(sent()).toContain('href="/booking/success?bookingId=01ABC&amp;ask=cancel"')
  expect(sent({ isOwner: false })).not.toContain('ask=cancel')
  expect(sent({ status: 'DONE' })).not.toContain('ask=cancel')
})

test('a canceled booking says so and has no actions [H-104]', () => {
  const html = sent({ isCanceled: true, status: 'CANCELED' })
  expect(html).toContain('Lịch đặt đã hủy')
  expect(html).not.toContain('href=')
  expect(html).not.toContain('Còn lại')
})

test('a booking at home and one for several persons are cards too [H-106, H-163]', () => {
  const html = sent({ isAtHome: true, personCount: 3 })
  expect(html).toContain('Phục vụ tại nhà')
  expect(html).toContain('3 người')
})

test('the card of a booking with offers tells what they save [B-291]', () => {
  expect(sent({ oldTotal: 120_000 })).toContain('Ưu đãi giúp anh tiết kiệm 21.000 VNĐ')
  expect(sent()).not.toContain('tiết kiệm')
})

test('the card offers to change: the flow opens with what is booked, for each of a group [H-102]', () => {
  expect(sent()).toContain(
    'href="/booking?step=0&amp;salonId=9&amp;phone=0909090909&amp;chosenService=1001,1038"',
  )
  const group = [
    { services: [{ id: 1001 }] },
    { services: [{ id: 1012 }, { id: 1038 }] },
    { services: [] },
  ]
  expect(sent({ people: group })).toContain('chosenService=1001&amp;p2=1012-1038&amp;p3=0"')
  expect(sent({ isOwner: false })).not.toContain('Đổi lịch')
  expect(sent({ isCanceled: true })).not.toContain('Đổi lịch')
  expect(sent({ status: 'DONE' })).not.toContain('Đổi lịch')
})
