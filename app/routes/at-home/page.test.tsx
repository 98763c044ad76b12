import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { rendered, renderedPage } from '~/testing/rendered'
import AtHomePage, { clientAction, loader } from './page'
import { pressed } from '~/testing/pressed'
import { atHomeAction } from './action.server'

const visit = {
  id: '01KDEMV0000000000000000001',
  address: '8 Trần Quốc Hoàn',
  date: '2026-11-25',
  part: 'EVENING',
  total: 100_000,
  salon: { name: 'Salon 252 Cầu Giấy', phone: '0241234567' },
  services: [{ id: 1010, name: 'Cắt xả' }],
}

const page = {
  draft: { step: 0, addressId: null, placeId: null, phone: '', serviceIds: [] },
  addresses: [],
  where: null,
  isOffered: true,
  offer: null,
  isFailed: false,
  visits: [],
  done: null,
  lacksServices: false,
  form: null,
  asksConsent: false,
  key: 'key',
}

async function shown(status: string): Promise<string> {
  return renderedPage(AtHomePage, { ...page, visits: [{ ...visit, status }] })
}

test('a request can be taken back until the salon has called [H-006]', async () => {
  const waiting = await shown('REQUESTED')
  expect(waiting).toContain('Salon sẽ gọi lại')
  expect(waiting).toContain('Hủy yêu cầu')
})

test.each([
  ['ARRANGED', 'Salon đã hẹn giờ với anh.'],
  ['DECLINED', 'Salon không đến được.'],
])('a request that is %s says so, with the phone of the salon [H-006]', async (status, words) => {
  const html = await shown(status)
  expect(html).toContain(words)
  expect(html).toContain('href="tel:0241234567"')
  expect(html).not.toContain('Hủy yêu cầu')
})

test('a request says what it costs, as the salon reads it [H-006]', async () => {
  expect(await shown('REQUESTED')).toContain(
    'Tạm tính, chưa gồm phí di chuyển: <span class="price">100.000',
  )
})

/** The step of day and hour, where a cut costs more on some days. */
async function whenShown(dates: readonly string[]) {
  const cut = { id: '1010', name: 'Cắt xả', versionName: '', minutes: 20, price: 100_000 }
  const special = { serviceId: '1010', dates, dayPrice: 130_000, stylistLevel: null }
  const $ = load(
    await renderedPage(AtHomePage, {
      ...page,
      draft: { ...page.draft, step: 2, placeId: 'd5', serviceIds: ['1010'] },
      offer: {
        salon: { name: 'x' },
        distanceKm: 1,
        services: [cut],
        specialDays: [special],
        days: ['2027-01-21', '2027-01-22'],
      },
    }),
  )
  return {
    text: $('main').text(),
    days: $('.choice__note')
      .map((_at, note) => $(note).text())
      .get(),
  }
}

test('what is chosen has the price of the day of the visit [H-006]', async () => {
  const same = await whenShown(['2027-01-21', '2027-01-22'])
  expect(same.text).toMatch(/Tạm tính, chưa gồm phí di chuyển: 130\.000/)
  expect(same.days).toEqual([])
  const differ = await whenShown(['2027-01-22'])
  expect(differ.text).toContain('Giá khác nhau theo ngày')
  expect(differ.text).not.toContain('Tạm tính')
  expect(differ.days).toEqual([
    expect.stringContaining('100.000'),
    expect.stringContaining('130.000'),
  ])
})

/** What the page makes of a form whose response is lost. */
function lostAfter(fields: Record<string, string>) {
  return clientAction({
    request: new Request('http://site/', { method: 'POST', body: new URLSearchParams(fields) }),
    params: {},
    serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
  })
}

test('a request whose response is lost is still in its form, to be sent again as the same one [H-006]', async () => {
  const lost = await lostAfter({ intent: 'request', key: 'before', street: '8 Trần Quốc Hoàn' })
  const when = {
    ...page,
    draft: { ...page.draft, step: 2, placeId: 'd5', serviceIds: ['1010'] },
    offer: { salon: { name: 'x' }, distanceKm: 1, services: [], specialDays: [], days: [] },
  }
  const route = { path: '/', element: <AtHomePage />, loader: () => when, action: () => lost }
  const $ = load(await rendered(route, new Request('http://site/', { method: 'POST' })))
  expect($('[name=key]').val()).toBe('before')
  expect($('[name=street]').val()).toBe('8 Trần Quốc Hoàn')
  expect($('[role=alert]').text()).toContain('Có lỗi xảy ra')
})

test('the response to another form that is lost has no sentence of the page', async () => {
  await expect(lostAfter({ intent: 'cancel', id: visit.id })).rejects.toThrow('Failed to fetch')
})

test('a home visit that its browser may not cancel is not said to be canceled [H-006]', async () => {
  const missing = { __typename: 'NotFound', message: 'Lịch Không Tồn Tại!' }
  const press = await pressed(atHomeAction, { intent: 'cancel', id: 'a' }, missing)
  expect(press).toMatchObject({ status: 404, shown: { message: 'Lịch Không Tồn Tại!' } })
  expect(press.location).toBeUndefined()
})

test('why a home visit could not be canceled takes the focus, as its button may be gone [H-006]', async () => {
  const action = () => ({ form: 'cancel', message: 'Lịch Không Tồn Tại!' })
  const route = { path: '/', element: <AtHomePage />, loader: () => page, action }
  const $ = load(await rendered(route, new Request('http://site/', { method: 'POST' })))
  expect($('[tabindex="-1"] .notice--error').text()).toBe('Lịch Không Tồn Tại!')
})

test('canceling a home visit after the session has ended leads to the log-in', async () => {
  const visit = { intent: 'cancel', id: 'a' }
  const { status, location } = await pressed(atHomeAction, visit, 'UNAUTHENTICATED')
  expect(status).toBe(303)
  expect(location).toMatch(/^\/dang-nhap\?.*ly-do=het-han/)
})

test('after a session has ended a saved address asks for the log-in, and is not said to be too far', async () => {
  const answer = { ok: true, failed: [], data: { lacking: [], viewer: null, browser: {} } }
  const gateway = { query: () => Promise.resolve(answer) }
  const site = { origin: 'http://site', describe: () => undefined, gateway } as unknown as Site
  const request = new Request('http://site/booking-at-home?step=1&address=3&phone=0')
  const data = await loader({ request, params: {}, context: { site } })
  const html = await renderedPage(AtHomePage, data)
  expect(html).toContain('href="/dang-nhap?next=')
  expect(html).not.toContain('Em chưa phục vụ tại nhà ở khu vực này')
})
