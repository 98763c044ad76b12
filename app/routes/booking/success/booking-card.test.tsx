import { load } from 'cheerio'
import { afterEach, expect, test, vi } from 'vitest'
import { rendered, renderedPart } from '~/testing/rendered'
import { draftAfter } from '~/booking/draft/draft'
import { readDraft, writeDraft } from '~/booking/draft/draft-query'
import { hasServices } from '~/booking/group/person'
import { canChooseTime, missingPart } from '~/booking/readiness'
import KnownCustomer from '~/routes/home/known-customer'
import { startClock } from '~/ui/use-server-now'
import { BookingCard, type CardBooking } from './booking-card'

const anyStylist = { stylistId: '31', stylistName: 'Huy Trần', chosenStylistId: null, offers: [] }
const cut = { id: '1001', name: 'Cắt gội 10 bước' }
const massage = { id: '1038', name: 'Massage cổ vai gáy' }
const startsAt = Date.parse('2026-11-23T02:30:00Z')
const booking: CardBooking = {
  id: '01ABC',
  status: 'CONFIRMED',
  date: '2026-11-23',
  hourLabel: '9h30',
  startsAt,
  personCount: 1,
  salonId: '9',
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
  people: [{ ...anyStylist, services: [cut, massage] }],
}

const dayBefore = startsAt - (24 * 60 + 2 * 60 + 5) * 60_000

function sent(changes: Partial<CardBooking> = {}, now = dayBefore): string {
  return renderedPart(<BookingCard booking={{ ...booking, ...changes }} now={now} />)
}

test('the card counts days, hours and minutes down and names the salon [H-099, H-100]', () => {
  const html = sent()
  expect(html).toContain('Còn 1 ngày 2 giờ 5 phút')
  expect(html).toContain('Salon 252 Cầu Giấy')
  expect(html).toContain('252 Cầu Giấy, Hà Nội')
  expect(html).toContain('9h30 · Thứ Hai, 23/11')
})

afterEach(() => void vi.useRealTimers())

test('on Home the card counts from the present, however long ago its booking was read [H-099]', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const now = startClock(startsAt - 30 * 60_000)
  vi.setSystemTime(10 * 60_000)
  const personal = { now, viewer: null, browser: { bookings: [booking] } }
  expect(renderedPart(<KnownCustomer personal={personal} />)).toContain('Còn 20 phút')
})

test('the card shows what is done, by whom and for how much', () => {
  const $ = load(sent())
  const done = (changes: Partial<CardBooking> = {}) =>
    load(sent(changes))('.booking-card__salon').last().text()
  expect(done()).toBe('Cắt gội 10 bước, Massage cổ vai gáy · Huy Trần99.000 VNĐ')
  expect($('.booking-card__salon')).toHaveLength(2)
  const person = { ...anyStylist, services: [cut] }
  expect(done({ people: [person, person], personCount: 2 })).toBe(
    'Cắt gội 10 bước2 người99.000 VNĐ',
  )
  expect(done({ people: [{ ...person, services: [] }] })).toBe(
    'Tư vấn tại salon · Huy Trần99.000 VNĐ',
  )
  expect(done({ people: [], total: null })).not.toContain('VNĐ')
})

test('two actions stand on the card, the others are folded, and cancelling is a quiet link', () => {
  const words = (html: string, of: string) => [...load(html)(of)].map((one) => load(one).text())
  const first = '.booking-card__body > .booking-card__actions > .button'
  expect(words(sent(), first)).toEqual(['Chỉ đường', 'ĐỔI LỊCH'])
  expect(words(sent(), 'details .button')).toEqual([
    'Gọi',
    'GỬI XE MÁY',
    'GỬI Ô TÔ',
    'Thêm vào lịch',
  ])
  expect(words(sent(), '.button--plain')).toEqual(['HỦY LỊCH'])
  expect(words(sent({}, startsAt), first)).toEqual(['Chỉ đường', 'Gọi'])
  expect(words(sent({}, startsAt), 'details .button')).not.toContain('Gọi')
})

test('inside an app, which may open no file, the link to Google Calendar comes before it', async () => {
  const card = <BookingCard booking={booking} now={dayBefore} googleCalendar="https://g.test" />
  const calendars = async (isInApp: boolean) => {
    const route = { id: 'root', path: '/', element: card, loader: () => ({ isInApp }) }
    const $ = load(await rendered(route, new Request('http://site/')))
    return [...$('details .button')].slice(-2).map((one) => $(one).text())
  }
  expect(await calendars(false)).toEqual(['Thêm vào lịch', 'Thêm vào Google Lịch'])
  expect(await calendars(true)).toEqual(['Thêm vào Google Lịch', 'Thêm vào lịch'])
})

test('the card has a map link and links to parking for motorbikes and for cars [H-101, T-38]', () => {
  const html = sent()
  expect(html).toMatch(/href="https:\/\/maps\.test\/9"[^>]*>(?:(?!<\/a>).)*<span>Chỉ đường</)
  expect(html).toMatch(/href="https:\/\/maps\.test\/9\/p"[^>]*>(?:(?!<\/a>).)*<span>GỬI Ô TÔ</)
  expect(html).toMatch(
    /href="[^"]*query=g%E1%BB%ADi%20xe%20m%C3%A1y%20252[^"]*"[^>]*>(?:(?!<\/a>).)*<span>GỬI XE MÁY</,
  )
  expect(sent({ parkingMapUrl: null })).not.toContain('GỬI Ô TÔ')
  expect(sent({ parkingMapUrl: null })).toContain('GỬI XE MÁY')
  expect(sent({ isAtHome: true })).not.toContain('GỬI XE MÁY')
})

test('a card without a map link shows a notice [H-105]', () => {
  const html = sent({ salonMapUrl: null })
  expect(html).toContain('Salon đang cập nhật tính năng chỉ đường!')
  expect(html).not.toContain('Chỉ đường</span>')
  expect(html).not.toContain('GỬI XE MÁY')
  expect(sent()).not.toContain('Salon đang cập nhật tính năng chỉ đường!')
})

test('a booking that waits for its code leads its owner to the field, and has no calendar yet [B-300]', () => {
  const html = sent({ status: 'PENDING_CODE' })
  expect(html).toMatch(
    /href="\/booking\?[^"]*phone=0909090909[^"]*&amp;code=01ABC&amp;sent=before"/,
  )
  expect(html).toContain('Nhập mã xác nhận')
  expect(html).toContain('ask=cancel')
  expect(html).not.toContain('/booking/calendar')
  expect(html).not.toContain('Còn lại')
  expect(sent({ status: 'PENDING_CODE', isOwner: false })).not.toContain('Nhập mã xác nhận')
  expect(sent()).not.toContain('Nhập mã xác nhận')
})

test('the card offers cancelling to its owner, while there is something to cancel [H-103]', () => {
  expect(sent()).toContain('href="/booking/success?bookingId=01ABC&amp;ask=cancel"')
  expect(sent({ isOwner: false })).not.toContain('ask=cancel')
  expect(sent({ status: 'DONE' })).not.toContain('ask=cancel')
})

test('once a booking has begun, its card offers neither a change nor a cancellation [H-102, H-103]', () => {
  expect(sent({}, startsAt - 1)).toContain('ĐỔI LỊCH')
  expect(sent({}, startsAt - 1)).toContain('ask=cancel')
  expect(sent({}, startsAt)).not.toContain('ĐỔI LỊCH')
  expect(sent({}, startsAt)).not.toContain('ask=cancel')
  expect(sent({}, startsAt)).toContain('href="tel:1900272703"')
})

test('a canceled booking shows its state and has no actions [H-104]', () => {
  const html = sent({ isCanceled: true, status: 'CANCELED' })
  expect(html).toContain('Lịch đặt đã hủy')
  expect(html).not.toMatch(/<a |<button/)
  expect(html).not.toContain('Còn lại')
})

test('a booking at home and one for several persons are cards too [H-106, H-163]', () => {
  const html = sent({ isAtHome: true, personCount: 3 })
  expect(html).toContain('Phục vụ tại nhà')
  expect(html).toContain('3 người')
})

test('the card shows what a booking saves [B-291]', () => {
  expect(sent({ oldTotal: 120_000 })).toContain('Anh tiết kiệm 21.000 VNĐ')
  expect(sent()).not.toContain('tiết kiệm')
})

/** The address that the card's change leads to. */
function changeOf(changes: Partial<CardBooking>): URLSearchParams {
  const path = /href="\/booking\?([^"]*)"[^>]*>(?:(?!<\/a>).)*ĐỔI LỊCH/.exec(sent(changes))?.[1]
  return new URLSearchParams(path?.split('#')[0]?.replaceAll('&amp;', '&'))
}

test('the change of a booking without services opens complete, with its group [B-204, B-216]', () => {
  const alone = readDraft(changeOf({ people: [{ ...anyStylist, services: [] }] }))
  expect(alone).toMatchObject({ salonId: '9', phone: '0909090909', isChange: true })
  expect(alone.people).toMatchObject([{ isConsultation: true, serviceIds: [] }])
  expect(canChooseTime(alone)).toBe(true)
  expect(missingPart(alone)).toEqual({ part: 'hour', index: 0 })
  const group = readDraft(
    changeOf({
      people: [
        { ...anyStylist, services: [cut] },
        { ...anyStylist, services: [] },
        { ...anyStylist, services: [] },
      ],
    }),
  )
  expect(group.people.map(({ isConsultation }) => isConsultation)).toEqual([false, true, true])
  expect(group.people.every(hasServices)).toBe(true)
})

test('the days of a booking that is changed open even when its services are not sold any more [B-216]', () => {
  const draft = draftAfter(readDraft(changeOf({})), { type: 'changeServices', serviceIds: [] })
  expect(canChooseTime(draft)).toBe(true)
  const timed = draftAfter(draft, { type: 'chooseHour', hourId: '12' })
  expect(readDraft(writeDraft(timed)).people[0].hourId).toBe('12')
  expect(missingPart(timed)).toEqual({ part: 'services', index: 0 })
})

test('the card offers to change: the flow opens with what is booked, for each of a group [H-102]', () => {
  expect(sent()).toContain(
    'href="/booking?step=0&amp;salonId=9&amp;phone=0909090909&amp;chosenService=1001,1038' +
      '&amp;date=2026-11-23&amp;change=1#part-hour"',
  )
  const group = [
    { ...anyStylist, services: [cut] },
    { ...anyStylist, services: [{ ...cut, id: '1012' }, massage] },
    { ...anyStylist, services: [] },
  ]
  expect(sent({ people: group })).toContain(
    'chosenService=1001&amp;p2=1012-1038&amp;p3=c&amp;date=2026-11-23&amp;change=1#part-hour"',
  )
  expect(sent({ isOwner: false })).not.toContain('ĐỔI LỊCH')
  expect(sent({ isCanceled: true })).not.toContain('ĐỔI LỊCH')
  expect(sent({ status: 'DONE' })).not.toContain('ĐỔI LỊCH')
})

test('a change keeps the offers that each person uses [H-102]', () => {
  const using = (...ids: string[]) => ({
    ...anyStylist,
    services: [cut],
    offers: ids.map((id) => ({ id })),
  })
  const offersOf = (...people: CardBooking['people']) =>
    readDraft(changeOf({ people })).people.map(({ offerIds }) => offerIds)
  expect(offersOf(using('508', '512'))).toEqual([['508', '512']])
  expect(offersOf(using(), using('508'), using())).toEqual([[], ['508'], []])
  const guest = { ...using('508'), services: [] }
  expect(readDraft(changeOf({ people: [using(), guest] })).people[1]).toMatchObject({
    isConsultation: true,
    offerIds: ['508'],
  })
})

test('a change keeps the stylist whom one person chose, and nobody who was assigned [H-102]', () => {
  const services = [cut]
  const chosen = { ...anyStylist, chosenStylistId: '31', services }
  expect(changeOf({ people: [chosen] }).get('stylistId')).toBe('31')
  expect(readDraft(changeOf({ people: [chosen] })).people[0].stylistId).toBe('31')
  expect(changeOf({ people: [{ ...anyStylist, services }] }).has('stylistId')).toBe(false)
  expect(changeOf({ people: [chosen, chosen] }).has('stylistId')).toBe(false)
})
