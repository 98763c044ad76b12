import { expect, test } from 'vitest'
import { rendered, renderedInside, renderedPage } from '~/testing/rendered'
import * as layout from '../account/layout'
import Bookings from './bookings'
import * as history from './page'
import * as visitPage from './visit'
import { visitTitle } from './visits'

const { default: History } = history
const { default: Visit } = visitPage

const id = '01KDEMV0000000000000000001'
const now = Date.parse('2026-11-22T02:05:00Z')
const long = `${'Nguyễn '.repeat(28)}💈<b>`
const service = { id: 1001, name: 'Cắt gội 10 bước', price: 120_000, oldPrice: null }
const person = {
  total: 120_000,
  stylist: { id: 904, name: long, avatar: null },
  skinner: { id: 951, name: 'An Lê' },
  services: [service],
}
const photo = {
  id: 5,
  url: '/art/hair/crop.svg',
  caption: 'Sau khi cắt',
  verdict: null,
  isReported: false,
}
const visit = {
  id,
  date: '2026-11-10',
  hourLabel: '11h50',
  salonId: 9,
  salonName: '252 Cầu Giấy',
  salonAddress: null,
  total: 120_000,
  people: [person],
  photos: [photo],
}
const rating = { stars: 4, tags: ['GOOD_CUT'], comment: long, editableUntil: now }
const page = {
  id,
  now,
  who: 'member',
  visit: { ...visit, ratingState: { mayRate: true, rating: null } },
  isFailed: false,
  response: null,
}

const rated = (ratingState: object | null) => ({ ...page, visit: { ...visit, ratingState } })

test('the history shows visits with services, stylist and rating, page by page [H-222]', async () => {
  const html = await renderedPage(History, {
    now,
    page: 2,
    who: 'member',
    hasVisitPage: true,
    coming: [],
    visits: {
      totalCount: 500,
      nodes: Array.from({ length: 500 }, (_, index) => ({
        ...visit,
        id: String(index),
        rating: index === 0 ? { stars: 4 } : null,
      })),
    },
  })
  expect(html.match(/class="visit-card"/g)).toHaveLength(500)
  expect(html).toContain('4 trên 5 sao')
  expect(html.match(/Chưa đánh giá/g)).toHaveLength(499)
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('href="/lich-su?trang=3"')
  expect(html).toContain('href="/lich-su"')
})

test('the history shows log-in, empty state or failure message [H-222, H-196]', async () => {
  const anonymous = await renderedInside(layout, history, {
    now,
    page: 1,
    who: 'logged-out',
    coming: null,
    visits: null,
  })
  expect(anonymous).toContain('href="/dang-nhap?next=%2F"')
  expect(anonymous).not.toContain('Em chưa tải được')
  const empty = await renderedPage(History, {
    now,
    page: 1,
    who: 'member',
    coming: [],
    visits: { nodes: [], totalCount: 0 },
  })
  expect(empty).toContain('Anh chưa ghé salon lần nào')
  expect(empty).toContain('href="/booking?salonId=0&amp;phone=0&amp;step=0"')
  expect(
    await renderedPage(History, { now, page: 1, who: 'unknown', coming: null, visits: null }),
  ).toContain('Em chưa tải được lịch sử của anh')
  expect(
    await renderedPage(Bookings, {
      page: 1,
      who: 'member',
      bookings: { nodes: [], totalCount: 0 },
    }),
  ).toContain('Anh chưa đặt lịch lần nào')
  expect(await renderedPage(Bookings, { page: 1, who: 'unknown', bookings: null })).toContain(
    'Em chưa tải được lịch sử của anh',
  )
})

test('each state of a booking has its word, and a served one leads to its visit [H-196, O-39]', async () => {
  const states = [
    'PENDING_CODE',
    'CONFIRMED',
    'CHECKED_IN',
    'SERVING',
    'DONE',
    'CANCELED',
    'NO_SHOW',
    'EXPIRED',
  ]
  const nodes = states.map((status) => ({
    id: status,
    status,
    date: '2026-11-22',
    hourLabel: '9h30',
    salonName: 'x',
    salonAddress: null,
    total: 0,
    people: [{ services: [service] }],
  }))
  const listed = { page: 1, who: 'member', bookings: { nodes, totalCount: 8 } }
  const html = await renderedPage(Bookings, { ...listed, hasVisitPage: true })
  for (const word of [
    'Chờ mã xác nhận',
    'Đã giữ chỗ',
    'Anh đã đến salon',
    'Đang phục vụ',
    'Đã hoàn thành',
    'Lịch đặt đã hủy',
    'Lịch đã qua',
    'Đã hết thời gian giữ chỗ',
  ])
    expect(html).toContain(word)
  expect(html).toContain('href="/lich-su/DONE"')
  expect(html).toContain('href="/booking/success?bookingId=CANCELED"')
  const without = await renderedPage(Bookings, { ...listed, hasVisitPage: false })
  expect(without, 'a host without a page of a visit').not.toContain('href="/lich-su/DONE"')
  expect(without).toContain('href="/booking/success?bookingId=DONE"')
})

test('a booking that may still be changed leads to its manage page, and no other does [H-196]', async () => {
  const row = {
    status: 'CONFIRMED',
    date: '2026-11-22',
    hourLabel: '9h30',
    startsAt: now + 60_000,
    salonName: 'x',
    salonAddress: null,
    total: 0,
    people: [],
  }
  const nodes = [
    { ...row, id: 'AHEAD', manageToken: 'AHEAD' },
    { ...row, id: 'BEGUN', manageToken: 'BEGUN', startsAt: now },
    { ...row, id: 'SERVING', manageToken: 'SERVING', status: 'SERVING' },
    { ...row, id: 'NONE', manageToken: null },
  ]
  const bookings = { nodes, totalCount: nodes.length }
  const html = await renderedPage(Bookings, { now, page: 1, who: 'member', bookings })
  expect(html.match(/href="\/lich\/[A-Z]+"/g)).toEqual(['href="/lich/AHEAD"'])
})

test('a visit is rated by a form that works by itself, and booked again by a link [H-224, O-38]', async () => {
  const html = await renderedPage(Visit, page)
  expect(html).toContain(`<form method="post" action="/lich-su/${id}"`)
  expect(html.match(/name="stars"/g)).toHaveLength(5)
  expect(html.match(/name="tag"/g)).toHaveLength(8)
  expect(html).toContain(
    'href="/booking?salonId=9&amp;phone=0&amp;step=0&amp;chosenService=1001&amp;stylistId=904&amp;nearest=1"',
  )
})

test('why a press far below the top has failed takes the focus', async () => {
  const action = () => ({ form: 'rate', message: 'Quá nhiều lần', problems: {}, typed: {} })
  const html = await rendered(
    { path: '/', element: <Visit />, loader: () => page, action },
    new Request('http://site/', { method: 'POST' }),
  )
  expect(html).toMatch(/<div tabindex="-1"><div class="notice notice--error".*Quá nhiều lần/i)
})

test('a rating is shown, and can be changed until its last day [H-223, H-225]', async () => {
  const open = await renderedPage(Visit, rated({ mayRate: true, rating }))
  expect(open).toContain('4 trên 5 sao')
  expect(open).toContain('Sửa đánh giá của anh')
  expect(open).toMatch(/name="stars"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/)
  const closed = await renderedPage(Visit, rated({ mayRate: false, rating }))
  expect(closed).toContain('Đánh giá đã quá 7 ngày')
  expect(closed).not.toContain('name="stars"')
  expect(await renderedPage(Visit, rated(null))).toContain('Em chưa tải được đánh giá')
})

test('a picture can be judged and reported; one that was reported is shown no more [H-226, H-227]', async () => {
  const html = await renderedPage(Visit, {
    ...page,
    visit: {
      ...visit,
      photos: [
        photo,
        { ...photo, id: 6, verdict: 'GOOD' },
        { ...photo, id: 7, url: '/art/hair/buzz.svg', isReported: true },
      ],
    },
  })
  expect(html.match(/value="judge"/g), 'not the one from before the cut').toHaveLength(1)
  expect(html.match(/value="report"/g)).toHaveLength(2)
  expect((await renderedPage(Visit, page)).match(/value="judge"/g), 'the only one').toHaveLength(1)
  expect(html).toContain('aria-pressed="true"')
  expect(html).not.toContain('buzz.svg')
  expect(html).toContain('Anh đã báo ảnh này không phải của anh')
  expect(await renderedPage(Visit, { ...page, visit: { ...visit, photos: [] } })).toContain(
    'Lần này chưa có ảnh',
  )
})

test('another’s visit and a missing one look the same; a failure shows a message [H-222]', async () => {
  expect(await renderedPage(Visit, { ...page, visit: null })).toContain(
    'Em không tìm thấy lần ghé này của anh',
  )
  expect(await renderedPage(Visit, { ...page, visit: null, isFailed: true })).toContain(
    'Em chưa tải được lần ghé này',
  )
  expect(
    await renderedInside(layout, visitPage, {
      ...page,
      who: 'logged-out',
      visit: null,
    }),
  ).not.toContain('Em không tìm thấy')
})

test('a page of a list that could not be loaded is itself loaded again [H-222, H-196]', async () => {
  const failed = { now, page: 3, who: 'member', coming: [], visits: null, bookings: null }
  expect(await renderedPage(History, failed)).toContain('href="/lich-su?trang=3"')
  expect(await renderedPage(Bookings, failed)).toContain('href="/lich-su/lich-dat?trang=3"')
})

test('a visit in the list shows its last photo that is not reported', async () => {
  const photos = [
    { ...photo, id: 5, url: '/art/hair/before.svg' },
    { ...photo, id: 6, url: '/art/hair/after.svg', isReported: true },
  ]
  const html = await renderedPage(History, {
    now,
    page: 1,
    who: 'member',
    coming: [],
    visits: { totalCount: 1, nodes: [{ ...visit, photos, rating: null }] },
  })
  expect(html).toContain('/art/hair/before.svg')
  expect(html).not.toContain('/art/hair/after.svg')
  // A host without a page of a visit: no link leads there.
  expect(html).not.toContain(`href="/lich-su/${visit.id}`)
})

test('a visit is called by its day and salon, whose word and number stay on one line', () => {
  const on = (salonName: string | null) => visitTitle({ date: '2026-11-21', salonName })
  expect(on('Salon 252 Cầu Giấy')).toBe('21/11/2026 · Salon\u00a0252 Cầu Giấy')
  expect(on('Salon đào tạo 82 Trần Đại Nghĩa')).toBe('21/11/2026 · Salon đào tạo 82 Trần Đại Nghĩa')
  expect(on(null)).toBe('21/11/2026')
})
