import { beforeEach, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { addDays } from '../../kit/vietnam-time'
import { booking, desk, type Headers, ownerToken, salons, session } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, today } from '../testing/salon-day'

const NEAR = salons.near
const tomorrow = addDays(today, 1)
const here = {
  attrId: 0,
  address: '1 Láng, Quận Đống Đa, Hà Nội',
  latitude: 21.01,
  longitude: 105.8,
}
const unlimited = { HOME_VISITS_PER_MINUTE: '1000' }

setUpDemoData()
beforeEach(() => void (salons.near = NEAR))

let made = 0
function visitRequest(over: object = {}) {
  const number = ++made
  return {
    ...here,
    idempotencyKey: `home-visit-number-${number}-of-tests`,
    customerPhone: `07${String(10_000_000 + number)}`,
    chosenServiceIds: [1010],
    dateBook: tomorrow,
    part: 'Tối' as const,
    note: '',
    ...over,
  }
}

async function requested(over: object = {}, headers: Headers = {}) {
  const { status, body } = await booking(headers, unlimited).requestHomeVisit(visitRequest(over))
  if (status !== 200) throw new Error(`not requested: ${JSON.stringify(body)}`)
  return body
}

test('the nearest salon offers what a stylist can do alone, from tomorrow on [H-006]', async () => {
  const { status, body } = await booking().getHomeOffer(here)
  if (status !== 200) throw new Error('nobody comes')
  expect(body).toMatchObject({
    salonId: 9,
    distanceKm: 0.5,
    dates: [tomorrow, addDays(today, 2), addDays(today, 3)],
  })
  expect(body.serviceIds).toEqual(expect.arrayContaining([1010, 1011, 1018]))
  // Washing needs a basin, an extra its service, and what is not sold here is not sold at home either.
  for (const id of [1001, 1012, 1023, 1042]) expect(body.serviceIds).not.toContain(id)
})

test('a salon that is still to open serves nobody at home: the next nearest does [H-006]', async () => {
  salons.opens[9] = tomorrow
  try {
    expect(await booking().getHomeOffer(here)).toMatchObject({ body: { salonId: 10 } })
    expect(await requested()).toMatchObject({ salonId: 10 })
    salons.opens[9] = today
    expect(await booking().getHomeOffer(here)).toMatchObject({ body: { salonId: 9 } })
  } finally {
    delete salons.opens[9]
  }
})

test('an address too far away or without a position has no offer [H-006]', async () => {
  expect((await booking().getHomeOffer({ ...here, latitude: null })).status).toBe(404)
  const none = { status: 404, body: { message: coded('TOO_FAR_AWAY') } }
  const near = [{ id: 9, name: 'Salon 9', distance: 20.1 }]
  const SALONS = { fetch: () => Promise.resolve(Response.json({ data: near })) }
  expect(await booking({}, { SALONS }).getHomeOffer(here)).toMatchObject(none)
  salons.near = []
  expect(await booking().getHomeOffer(here)).toMatchObject(none)
  salons.near = [9]
})

test('a saved address is used by its owner only [H-006]', async () => {
  const mine = { attrId: 1, address: '', latitude: null, longitude: null }
  expect(await booking(session('0912345678')).getHomeOffer(mine)).toMatchObject({
    status: 200,
    body: { salonId: 9 },
  })
  expect((await booking(session('0987654321')).getHomeOffer(mine)).status).toBe(404)
  await expect(booking().getHomeOffer(mine)).rejects.toThrow(Unauthenticated)
})

test('a request has our prices, and is readable by phone and browser [H-006]', async () => {
  const mine = ownerToken('home')
  const visit = await requested(
    { customerPhone: '0799999999', chosenServiceIds: [1010, 1018] },
    mine,
  )
  expect(visit).toMatchObject({
    salonId: 9,
    address: here.address,
    date: tomorrow,
    part: 'Tối',
    total: 419_000,
    services: [
      { id: 1010, price: 100_000 },
      { id: 1018, price: 319_000 },
    ],
  })
  const seen = async (headers: Headers) =>
    (await booking(headers).listHomeVisits({})).map(({ id }) => id)
  expect([
    await seen(mine),
    await seen(session('0799999999')),
    await seen({}),
    await seen(ownerToken('other')),
    await seen(session('0987654321')),
  ]).toEqual([[visit.id], [visit.id], [], [], []])
  expect((await booking(ownerToken('other')).cancelHomeVisit({ bookingId: visit.id })).status).toBe(
    404,
  )
  for (const _time of ['once', 'again'])
    expect((await booking(mine).cancelHomeVisit({ bookingId: visit.id })).status).toBe(200)
  expect(await seen(mine)).toEqual([])
})

test('a session that has ended is not told that its home visit does not exist [H-006]', async () => {
  const visit = await requested()
  const ended = booking({ authorization: 'Bearer token-of-a-session-that-has-ended' })
  await expect(ended.cancelHomeVisit({ bookingId: visit.id })).rejects.toThrow(Unauthenticated)
  const another = booking(session('0799999997'))
  expect((await another.cancelHomeVisit({ bookingId: visit.id })).status).toBe(404)
})

test('logging out on all devices takes home visits away from a lost one [H-128, H-006]', async () => {
  const customerPhone = '0799999998'
  const lost = ownerToken('lost')
  const mine = await requested({ customerPhone }, lost)
  const others = await requested({}, lost)
  await booking(session(customerPhone)).deleteOwnerTokens({})
  expect((await booking(lost).listHomeVisits({})).map(({ id }) => id)).toEqual([others.id])
  expect((await booking(lost).cancelHomeVisit({ bookingId: mine.id })).status).toBe(404)
  expect(await booking(session(customerPhone)).listHomeVisits({})).toMatchObject([
    { id: mine.id, phone: customerPhone },
  ])
})

test('the same key is one request, pressed twice at once or later [H-006]', async () => {
  const twice = visitRequest()
  const sameBrowser = booking(ownerToken('twice'), unlimited)
  const responses = await Promise.all([
    sameBrowser.requestHomeVisit(twice),
    sameBrowser.requestHomeVisit(twice),
  ])
  const again = await sameBrowser.requestHomeVisit(twice)
  const ids = [...responses, again].map(({ body }) => ('id' in body ? body.id : null))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).not.toBeNull()
  // O-30: a caller who knows the key and the phone learns nothing more by them.
  expect((await booking(ownerToken('another'), unlimited).requestHomeVisit(twice)).status).toBe(409)
})

test.each<[string, object]>([
  ['day', { dateBook: addDays(today, 2) }],
  ['part of the day', { part: 'Sáng' }],
  ['street', { address: '2 Láng, Quận Đống Đa, Hà Nội' }],
  ['services', { chosenServiceIds: [1010, 1018] }],
  ['note', { note: 'Gọi trước' }],
  ['phone', { customerPhone: '0766666666' }],
])(
  'a key that was used is refused with another %s, and the request stays as it was [H-006]',
  async (what, change) => {
    const mine = booking(ownerToken(`changes-${what.replaceAll(' ', '-')}`), unlimited)
    const first = visitRequest()
    expect((await mine.requestHomeVisit(first)).status).toBe(200)
    const stored = await mine.listHomeVisits({})
    expect(await mine.requestHomeVisit({ ...first, ...change })).toEqual({
      status: 409,
      body: { code: 'changed', message: coded('REQUEST_CHANGED') },
    })
    expect(await mine.listHomeVisits({})).toEqual(stored)
    expect((await mine.requestHomeVisit(first)).status).toBe(200)
  },
)

test('the same services in another order are the same request [H-006]', async () => {
  const mine = booking(ownerToken('order'), unlimited)
  const first = visitRequest({ chosenServiceIds: [1018, 1010] })
  const responses = [
    await mine.requestHomeVisit(first),
    await mine.requestHomeVisit({ ...first, chosenServiceIds: [1010, 1018, 1010] }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(responses[1]).toEqual(responses[0])
})

test('a canceled request is not reported as standing when it is repeated [H-006]', async () => {
  const mine = booking(ownerToken('canceled'), unlimited)
  const first = visitRequest()
  const { body } = await mine.requestHomeVisit(first)
  await mine.cancelHomeVisit({ bookingId: 'id' in body ? body.id : '' })
  expect(await mine.requestHomeVisit(first)).toMatchObject({
    status: 409,
    body: { code: 'changed', message: coded('CANCELED_SINCE') },
  })
  expect(await mine.listHomeVisits({})).toEqual([])
})

test("a request takes the place of the caller's own and of nobody else's, also of the third [H-006]", async () => {
  const mine = booking(ownerToken('replaces'), unlimited)
  const customerPhone = '0755555555'
  const [first, second, third] = [1, 2, 3].map(() => visitRequest({ customerPhone }))
  for (const one of [first!, second!, third!])
    expect((await mine.requestHomeVisit(one)).status).toBe(200)
  const stranger = booking(ownerToken('stranger'), unlimited)
  const theirs = visitRequest({ customerPhone, replacesKey: first!.idempotencyKey })
  expect((await stranger.requestHomeVisit(theirs)).status).toBe(409)
  const elsewhere = visitRequest({ replacesKey: first!.idempotencyKey })
  expect((await stranger.requestHomeVisit(elsewhere)).status).toBe(200)
  expect(await mine.listHomeVisits({})).toHaveLength(3)

  const later = addDays(today, 2)
  const changed = visitRequest({
    customerPhone,
    dateBook: later,
    replacesKey: first!.idempotencyKey,
  })
  for (let time = 0; time < 2; time++)
    expect(await mine.requestHomeVisit(changed)).toMatchObject({
      status: 200,
      body: { date: later },
    })
  const dates = (await mine.listHomeVisits({})).map(({ date }) => date)
  expect(dates).toEqual([tomorrow, tomorrow, later])
  // A key that names itself replaces nothing.
  const itself = visitRequest()
  const own = { ...itself, replacesKey: itself.idempotencyKey }
  expect((await booking(ownerToken('itself'), unlimited).requestHomeVisit(own)).status).toBe(200)
  expect(await booking(ownerToken('itself')).listHomeVisits({})).toHaveLength(1)
})

test('an invalid home visit is a field error and is not stored [H-006, B-199]', async () => {
  const before = await bindings.DB.prepare('SELECT count(*) AS n FROM home_visit').first()
  const issuesOf = async (over: object) => {
    const error: unknown = await booking({}, unlimited)
      .requestHomeVisit(visitRequest(over))
      .catch((thrown: unknown) => thrown)
    return error instanceof Unacceptable ? error.issues.map(({ field }) => field) : error
  }
  expect(await issuesOf({ chosenServiceIds: [1010, 1001] })).toEqual(['chosenServiceIds'])
  expect(await issuesOf({ chosenServiceIds: [987_654], dateBook: today })).toEqual([
    'chosenServiceIds',
    'dateBook',
  ])
  expect(await issuesOf({ chosenServiceIds: [1018, 1019] })).toEqual(['chosenServiceIds'])
  expect(await issuesOf({ dateBook: addDays(today, 4) })).toEqual(['dateBook'])
  expect(await bindings.DB.prepare('SELECT count(*) AS n FROM home_visit').first()).toEqual(before)
})

test('a phone has three open requests at most, and a minute has limits for phones and addresses [H-006]', async () => {
  const customerPhone = '0788888888'
  for (let count = 0; count < 3; count++) await requested({ customerPhone })
  expect(
    (await booking({}, unlimited).requestHomeVisit(visitRequest({ customerPhone }))).status,
  ).toBe(409)
  const limited = { HOME_VISITS_PER_MINUTE: '2' }
  const from = async (address: string) =>
    (await booking({ 'x-client-address': address }, limited).requestHomeVisit(visitRequest()))
      .status
  expect([
    await from('203.0.113.9'),
    await from('203.0.113.9'),
    await from('203.0.113.9'),
    await from('203.0.113.10'),
  ]).toEqual([200, 200, 429, 200])
})

test('requests of others do not lock out a phone that has logged in [H-006]', async () => {
  const customerPhone = '0744444444'
  const client = (name: string, headers: Headers = {}) =>
    booking({ ...ownerToken(name), ...headers }, unlimited)
  const request = async (from: ReturnType<typeof client>) =>
    (await from.requestHomeVisit(visitRequest({ customerPhone }))).status
  for (const name of ['stranger-1', 'stranger-2', 'stranger-3'])
    expect(await request(client(name))).toBe(200)
  expect(await request(client('no-account'))).toBe(409)
  const owner = client('owner', session(customerPhone))
  expect([await request(owner), await request(owner), await request(owner)]).toEqual([
    200, 200, 200,
  ])
  expect(await request(owner)).toBe(409)
})

test('a network has five open requests with unproved phones and a browser four; a log-in has more [H-006]', async () => {
  const request = async (
    address: string,
    browser: string,
    over: object = {},
    more: Headers = {},
  ) => {
    const headers = { 'x-client-address': address, ...ownerToken(browser), ...more }
    return (await booking(headers, unlimited).requestHomeVisit(visitRequest(over))).status
  }
  const ofNetwork = []
  for (let count = 0; count < 6; count++)
    ofNetwork.push(await request('198.51.100.1', `of-network-${count}`))
  expect(ofNetwork).toEqual([200, 200, 200, 200, 200, 409])
  const ofBrowser = []
  for (let count = 0; count < 5; count++)
    ofBrowser.push(await request(`198.51.100.${10 + count}`, 'of-many-networks'))
  expect(ofBrowser).toEqual([200, 200, 200, 200, 409])
  const customerPhone = '0733333333'
  expect(
    await request('198.51.100.1', 'of-many-networks', { customerPhone }, session(customerPhone)),
  ).toBe(200)
})

test('the desk of the salon reads whom to call back, and its answer is on their page [H-006]', async () => {
  const [mine, other] = [ownerToken('to-be-called'), ownerToken('takes-it-back')]
  const first = visitRequest({ note: 'Gọi sau 18h', dateBook: addDays(today, 3) })
  const { body } = await booking(mine, unlimited).requestHomeVisit(first)
  if (!('id' in body)) throw new Error('not requested')
  const visit = body
  const gone = await requested({}, other)
  await booking(other).cancelHomeVisit({ bookingId: gone.id })
  const reception = booking(await desk(9))
  const listed = async () => {
    const { items } = await reception.listDeskHomeVisits({ salonId: 9, pageNum: 1 })
    return items.filter(({ bookingId }) => bookingId === visit.id || bookingId === gone.id)
  }
  expect(await listed()).toEqual([
    {
      bookingId: visit.id,
      status: 'requested',
      customerPhone: first.customerPhone,
      address: here.address,
      dateBook: addDays(today, 3),
      part: 'Tối',
      note: 'Gọi sau 18h',
      services: [expect.any(String)],
      totalMoney: visit.total,
    },
  ])
  const answer = async (status: 'arranged' | 'declined', bookingId = visit.id, by = reception) =>
    (await by.answerHomeVisit({ bookingId, status })).status
  expect(await answer('arranged', gone.id), 'taken back').toBe(404)
  expect(await answer('arranged', visit.id, booking(await desk(10))), 'of another salon').toBe(404)
  for (const _time of ['once', 'twice']) expect(await answer('arranged')).toBe(200)
  expect(await listed()).toMatchObject([{ bookingId: visit.id, status: 'arranged' }])
  expect(await booking(mine).listHomeVisits({})).toMatchObject([{ status: 'arranged' }])
  expect(await booking(mine, unlimited).requestHomeVisit(first)).toMatchObject({
    status: 200,
    body: { id: visit.id, status: 'arranged' },
  })
  expect(await answer('declined')).toBe(200)
  expect(await listed()).toEqual([])
  expect(await booking(mine).listHomeVisits({})).toMatchObject([{ status: 'declined' }])
  const cancel = async () => (await booking(mine).cancelHomeVisit({ bookingId: visit.id })).status
  expect(await cancel()).toBe(404)
  expect(await answer('arranged'), 'declined by mistake').toBe(200)
  expect(await cancel()).toBe(200)
  expect(await listed()).toEqual([])
  expect(await answer('arranged')).toBe(404)
})

test('home visits of a salon are for the key of its desk alone', async () => {
  const { id: bookingId } = await requested()
  for (const caller of [booking(), booking(ownerToken('x')), booking(await desk(10))])
    await expect(caller.listDeskHomeVisits({ salonId: 9, pageNum: 1 })).rejects.toThrow(
      Unauthenticated,
    )
  await expect(booking().answerHomeVisit({ bookingId, status: 'declined' })).rejects.toThrow(
    Unauthenticated,
  )
})
