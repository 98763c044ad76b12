import { beforeEach, expect, test } from 'vitest'
import {
  booking,
  ownerToken,
  idOf,
  send,
  service,
  session,
  wheelReports,
  newBookingInput,
} from '../../testing/client'
import { setUpDemoData } from '../../testing/demo-data'
import { ratingTags } from '../../contract/visits'
import { bindings, morning, setClock } from '../../testing/salon-day'
import { saveRating } from '../../store/masters'

const member = '0912345678'
const other = '0912345680'
const DAY_MS = 86_400_000
const UNKNOWN = '0'.repeat(26)

setUpDemoData()
beforeEach(() => void (wheelReports.length = 0))

const mine = booking(session(member))

async function visitsOf(phone: string, pageNum = 1) {
  return booking(session(phone)).listVisitHistory({
    pageNum,
    customerId: idOf(phone),
    brandName: 'muot',
  })
}

/** The member's last visit, which has no rating yet. */
async function lastVisit(phone = member) {
  return (await visitsOf(phone)).items[0]!
}

/** Books for a new phone, and moves the clock behind the appointment. */
async function served(phone: string, salonId = 9, hour = 10, serviceId = 1001): Promise<string> {
  const response = await booking(ownerToken(phone)).createBooking(
    newBookingInput({ phone, salonId }, { bookHourId: hour, chosenServices: [service(serviceId)] }),
  )
  if (response.status !== 200) throw new Error('not booked')
  setClock(morning + DAY_MS)
  return response.body.bookingId
}

test('a visit strikes the list price that its booking struck [B-291]', async () => {
  const phone = '0799000291'
  await served(phone, 9, 10, 1003)
  expect((await visitsOf(phone)).items[0]!.people[0]!.services).toEqual([
    { id: 1003, name: expect.any(String) as string, price: 199_000, oldPrice: 219_000 },
  ])
})

test('the history has salon, staff, services and pictures, newest first [H-222]', async () => {
  const { items, total } = await visitsOf(member)
  expect([items.length, total]).toEqual([8, 8])
  expect(items.map((visit) => visit.salonId)).toEqual([1, 10, 9, 9, 10, 9, 1, 9])
  expect(items.map((visit) => visit.startsAt)).toEqual(
    items.map((visit) => visit.startsAt).toSorted((a, b) => b - a),
  )
  expect(items[0]).toMatchObject({
    salonName: 'Salon 1',
    rating: null,
    people: [
      {
        stylist: {
          id: expect.any(Number) as number,
          name: expect.stringMatching(/ /) as string,
          avatar: expect.stringMatching(/^\/people\//) as string,
        },
        services: [{ id: 1001, price: 120_000 }, { id: 1034 }],
      },
    ],
  })
  expect(items[0]!.total).toBe(
    items[0]!.people[0]!.services.reduce((sum, service) => sum + service.price, 0),
  )
  expect(items[0]!.photos.map((photo) => photo.caption)).toEqual([
    'Trước khi cắt',
    'Sau khi cắt',
    'Nhìn gần',
    'Nhìn gần',
  ])
  expect(items.filter((visit) => visit.photos.length === 0)).toHaveLength(1)
  expect(items.filter((visit) => visit.rating === null)).toHaveLength(1)
})

test('visits come ten to a page, and what lies behind the last page is empty [H-222]', async () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    bindings.DB.prepare(
      `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status, current,
         hold_expires_at, total, note, wishes, book_at, utm_source, params, created_at, canceled_at)
       SELECT ?, '0977000111', salon_id, date, starts_at + ?, ends_at + ?, 'done', NULL, NULL,
         total, note, wishes, book_at, utm_source, params, created_at, NULL
       FROM booking
       WHERE id = '01KDEMV0000000000000000001'`,
    ).bind(`01PAGED${String(index).padStart(19, '0')}`, index, index),
  )
  await bindings.DB.batch(rows)
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => visitsOf('0977000111', page)),
  )
  expect([first!.items.length, second!.items.length, third!.items.length, first!.total]).toEqual([
    10, 2, 0, 12,
  ])
  expect(new Set([...first!.items, ...second!.items].map((visit) => visit.id)).size).toBe(12)
})

test('a history is readable only with a session of its phone [H-222, H-196]', async () => {
  const listInput = { pageNum: 1, customerId: idOf(member), brandName: 'muot' }
  for (const client of [booking(), booking(ownerToken('guess')), booking(session(other))])
    await expect(client.listVisitHistory(listInput)).rejects.toThrow()
  await expect(booking(ownerToken('guess')).listBookingHistory({ pageNum: 1 })).rejects.toThrow()
  const id = (await lastVisit()).id
  expect((await booking(session(other)).getVisit({ bookingId: id })).status).toBe(404)
  expect((await mine.getVisit({ bookingId: UNKNOWN })).status).toBe(404)
  await expect(booking().getVisit({ bookingId: id })).rejects.toThrow()
})

test('the history of bookings has every state, newest first, and only of the own phone [H-196, O-39]', async () => {
  const phone = '0977000222'
  const states = [
    'confirmed',
    'checked_in',
    'serving',
    'done',
    'canceled',
    'no_show',
    'expired',
    'pending_otp',
  ]
  const at = (index: number) => morning + (index + 1) * DAY_MS
  await bindings.DB.batch(
    states.flatMap((status, index) => [
      bindings.DB.prepare(
        `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status, current,
           hold_expires_at, total, note, wishes, book_at, utm_source, params, created_at,
           canceled_at)
         VALUES (?1, ?2, 9, '2026-12-01', ?3, ?3 + 3600000, ?4, NULL, ?5, 120000, '', '{}', 3, '',
           '{}', 0, NULL)`,
      ).bind(
        `01STATE${String(index).padStart(19, '0')}`,
        phone,
        at(index),
        status,
        status === 'pending_otp' ? morning + 60_000 : null,
      ),
      bindings.DB.prepare(
        `INSERT INTO booking_person VALUES (?, 0, 10, 3, NULL, NULL, 120000, '[]', NULL)`,
      ).bind(`01STATE${String(index).padStart(19, '0')}`),
    ]),
  )
  const { items, total } = await booking(session(phone)).listBookingHistory({ pageNum: 1 })
  expect(items.map((one) => one.status)).toEqual(states.toReversed())
  expect([total, new Set(items.map((one) => one.phone))]).toEqual([8, new Set([phone])])
  // Code and appointment have ended by the clock, and the answer shows their current status.
  setClock(at(0) + 2 * 3_600_000)
  const later = (await booking(session(phone)).listBookingHistory({ pageNum: 1 })).items.map(
    (one) => one.status,
  )
  expect([later[0], later.at(-1)]).toEqual(['expired', 'done'])
})

test('a visit may be rated, and its rating is null before [H-223, H-225]', async () => {
  const { id } = await lastVisit()
  expect(await mine.getRating({ bookingId: id })).toEqual({ status: 200, body: null })
  expect(await mine.checkRating({ bookingId: id })).toEqual({
    status: 200,
    body: { canRate: true },
  })
})

test('a visit has one rating, which a second one replaces [H-223, H-224, O-38]', async () => {
  const { id } = await lastVisit()
  expect(
    await mine.rateVisit({ bookingId: id, star: 4, tags: ['Cắt đẹp'], comment: ' Tốt ' }),
  ).toMatchObject({
    status: 200,
    body: { stars: 4, tags: ['Cắt đẹp'], comment: 'Tốt', ratedAt: morning },
  })
  setClock(morning + DAY_MS)
  expect(await mine.rateVisit({ bookingId: id, star: 5, tags: [], comment: '' })).toMatchObject({
    status: 200,
    body: { stars: 5, ratedAt: morning, editableUntil: morning + 7 * DAY_MS },
  })
  expect(
    await bindings.DB.prepare(
      'SELECT count(*) AS n, max(stars) AS stars FROM rating WHERE booking_id = ?',
    )
      .bind(id)
      .first(),
  ).toEqual({ n: 1, stars: 5 })
  expect((await lastVisit()).rating).toMatchObject({ stars: 5, tags: [], comment: null })
  expect(await mine.getRating({ bookingId: id })).toMatchObject({ status: 200, body: { stars: 5 } })
})

test('a week after it was rated a visit keeps its rating [H-224, H-225]', async () => {
  const { id } = await lastVisit()
  await mine.rateVisit({ bookingId: id, star: 5, tags: [], comment: '' })
  setClock(morning + 7 * DAY_MS)
  expect(await mine.checkRating({ bookingId: id })).toEqual({
    status: 200,
    body: { canRate: false },
  })
  expect((await mine.rateVisit({ bookingId: id, star: 1, tags: [], comment: '' })).status).toBe(409)
  expect(await mine.getRating({ bookingId: id })).toMatchObject({ status: 200, body: { stars: 5 } })
})

test('rated twice at once a visit has one rating, and the wheel gets one report [H-224]', async () => {
  const { id } = await lastVisit(other)
  const rate = () =>
    booking(session(other)).rateVisit({ bookingId: id, star: 5, tags: [], comment: '' })
  expect((await Promise.all([rate(), rate()])).map((response) => response.status)).toEqual([
    200, 200,
  ])
  expect(
    await bindings.DB.prepare('SELECT count(*) AS n FROM rating WHERE booking_id = ?')
      .bind(id)
      .first(),
  ).toEqual({ n: 1 })
  expect(new Set(wheelReports.map((deed) => JSON.stringify(deed)))).toEqual(
    new Set([JSON.stringify({ questId: 3, customerId: idOf(other), reference: `rating:${id}` })]),
  )
})

test('a rating that the wheel did not hear of is reported with the history [H-224]', async () => {
  const phone = '0799000224'
  const id = await served(phone)
  await visitsOf(phone)
  await expect.poll(() => wheelReports.length).toBe(1)
  await expect.poll(async () => (await toldVisits()).includes(id)).toBe(true)
  const WHEEL = { fetch: () => Promise.resolve(new Response('down', { status: 503 })) }
  const rating = { bookingId: id, star: 5, tags: [], comment: '' }
  await booking(session(phone), { WHEEL }).rateVisit(rating)
  await expect.poll(async () => (await toldVisits()).includes(id)).toBe(false)
  await visitsOf(phone)
  await expect
    .poll(() => wheelReports)
    .toContainEqual({ questId: 3, customerId: idOf(phone), reference: `rating:${id}` })
})

test('a rating whose request ends before its report is reported with the history [H-224]', async () => {
  const phone = '0799000226'
  const id = await served(phone, 9, 20)
  await visitsOf(phone)
  await expect.poll(async () => (await toldVisits()).includes(id)).toBe(true)
  const rating = { bookingId: id, stylistId: null, salonId: 9, stars: 5, tags: [], comment: '' }
  expect(await saveRating(bindings.DB, rating, morning + DAY_MS, morning)).toBe(true)
  await visitsOf(phone)
  await expect
    .poll(() => wheelReports)
    .toContainEqual({ questId: 3, customerId: idOf(phone), reference: `rating:${id}` })
})

test('a wheel of the chain’s own may take a report without a word', async () => {
  const phone = '0799000225'
  const id = await served(phone)
  const WHEEL = { fetch: () => Promise.resolve(new Response(null, { status: 204 })) }
  await booking(session(phone), { WHEEL }).listVisitHistory({
    ...{ pageNum: 1, customerId: idOf(phone), brandName: 'muot' },
  })
  await expect.poll(async () => (await toldVisits()).includes(id)).toBe(true)
})

/** The visits that count as reported to the wheel. */
async function toldVisits(): Promise<unknown[]> {
  const { results } = await bindings.DB.prepare('SELECT booking_id FROM told_visit').all()
  return results.map((row) => row.booking_id)
}

test('only an own past visit is rated or reported [H-224, H-226, H-227]', async () => {
  const { id, photos } = await lastVisit()
  const imageId = photos[0]!.id
  const coming = (await booking(ownerToken('coming')).createBooking(
    newBookingInput({ phone: '0977000333' }, { bookHourId: 20 }),
  )) as { body: { bookingId: string } }
  for (const [caller, bookingId] of [
    [booking(session(other)), id],
    [mine, UNKNOWN],
    [booking(session('0977000333')), coming.body.bookingId],
  ] as const) {
    expect((await caller.rateVisit({ bookingId, star: 5, tags: [], comment: '' })).status).toBe(404)
    expect((await caller.getRating({ bookingId })).status).toBe(404)
    expect((await caller.checkRating({ bookingId })).status).toBe(404)
    expect((await caller.reportWrongImage({ bookingId, imageId, reason: '' })).status).toBe(404)
    expect((await caller.rateImage({ bookingId, imageId, rating: 'bad' })).status).toBe(404)
  }
  await expect(
    booking(ownerToken('a')).rateVisit({ bookingId: id, star: 5, tags: [], comment: '' }),
  ).rejects.toThrow()
  const ofAnother = (await lastVisit(other)).photos[0]!.id
  expect(
    (await mine.reportWrongImage({ bookingId: id, imageId: ofAnother, reason: '' })).status,
  ).toBe(404)
  expect(
    (await lastVisit(other)).photos.every((photo) => !photo.isReported && photo.verdict === null),
  ).toBe(true)
})

test('stars, tags and comments that cannot be are refused under their field [H-224]', async () => {
  const { id: bookingId } = await lastVisit()
  const good = { bookingId, star: 5, tags: [], comment: '' }
  const rows: [object, string][] = [
    [{ star: 0 }, 'star'],
    [{ star: 6 }, 'star'],
    [{ star: 4.5 }, 'star'],
    [{ tags: ['Xấu'] }, 'tags.0'],
    [{ comment: 'á'.repeat(501) }, 'comment'],
  ]
  for (const [change, field] of rows) {
    const response = await send('POST', '/api/rating', { ...good, ...change }, session(member))
    expect([response.status, response.body.issues?.[0]?.field]).toEqual([422, field])
  }
  expect(ratingTags).toContain('Cắt đẹp')
})

test('a reported picture stays reported, also when it is repeated [H-226]', async () => {
  const { id, photos } = await lastVisit()
  const imageId = photos[1]!.id
  for (const reason of ['Không phải tôi', 'Ảnh của người khác'])
    expect((await mine.reportWrongImage({ bookingId: id, imageId, reason })).status).toBe(200)
  expect(
    (await lastVisit()).photos.filter((photo) => photo.isReported).map((photo) => photo.id),
  ).toEqual([imageId])
})

test('a picture is liked or not, and the last choice is stored [H-227]', async () => {
  const { id, photos } = await lastVisit()
  for (const rating of ['bad', 'good'] as const)
    expect((await mine.rateImage({ bookingId: id, imageId: photos[2]!.id, rating })).status).toBe(
      200,
    )
  expect((await lastVisit()).photos.map((photo) => photo.verdict)).toEqual([
    null,
    null,
    'good',
    null,
  ])
})

test('so many opinions of one phone within a minute are enough [H-224]', async () => {
  const { id: bookingId } = await lastVisit('0912345679')
  const client = booking(session('0912345679'), { OPINIONS_PER_PHONE: '2' })
  const statuses = []
  for (const star of [3, 4, 5])
    statuses.push((await client.rateVisit({ bookingId, star, tags: [], comment: '' })).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('a new visit is reported to the wheel once, and a salon only on the first visit [O-38, H-256]', async () => {
  const phone = '0977000444'
  const first = await served(phone, 9, 14)
  await visitsOf(phone)
  await expect
    .poll(() => wheelReports)
    .toEqual([{ questId: 2, customerId: idOf(phone), reference: `visit:${first}` }])
  await bindings.DB.prepare(`UPDATE booking SET status = 'done', current = NULL WHERE id = ?`)
    .bind(first)
    .run()
  wheelReports.length = 0
  setClock(morning + 60_000)
  const later = await served(phone, 10, 26)
  await expect
    .poll(async () => {
      await visitsOf(phone)
      return wheelReports.length
    })
    .toBeGreaterThan(0)
  expect(wheelReports.slice(0, 2)).toEqual([
    { questId: 2, customerId: idOf(phone), reference: `visit:${later}` },
    { questId: 6, customerId: idOf(phone), reference: 'salon:10' },
  ])
})
