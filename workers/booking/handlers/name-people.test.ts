import { expect, test } from 'vitest'
import type { NewBooking } from '../contract'
import {
  booking,
  type Headers,
  night,
  ownerToken,
  send,
  session,
  newBookingInput,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, morning, setClock } from '../testing/salon-day'

setUpDemoData()

const HOUR = 3_600_000

/** An order for two at an hour of salon 9. */
function forTwo(bookHourId: number, over: Partial<NewBooking> = {}): NewBooking {
  const order = newBookingInput(over, { bookHourId })
  return { ...order, bookHours: [...order.bookHours, ...order.bookHours] }
}

/** A booking of the order with its manage link, made with the phone's session, as groups are. */
async function booked(order: NewBooking, browser: Headers) {
  const headers = { ...browser, ...session(order.phone) }
  const { status, body } = await booking(headers).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  const whole = (await booking(headers).getBooking({ bookingId: body.bookingId })).body
  if (!('manageToken' in whole) || !whole.manageToken) throw new Error('no link')
  return { id: body.bookingId, phone: order.phone, token: whole.manageToken }
}

/** The names in a booking as a caller sees them. */
async function namesIn(bookingId: string, headers: Headers) {
  const { body } = await booking(headers).getBooking({ bookingId })
  return 'people' in body ? body.people.map(({ name }) => name) : []
}

/** Whether the booking lets a caller name its people. */
async function mayName(bookingId: string, headers: Headers) {
  const { body } = await booking(headers).getBooking({ bookingId })
  return 'mayName' in body && body.mayName
}

/** The names as they are stored. */
async function stored(bookingId: string) {
  const { results } = await bindings.DB.prepare(
    'SELECT name FROM booking_person WHERE booking_id = ? ORDER BY position',
  )
    .bind(bookingId)
    .all<{ name: string | null }>()
  return results.map(({ name }) => name)
}

test('names by the link are seen by the owner and by the link, and by nobody else', async () => {
  const owner = ownerToken('names-owner')
  const { id, phone, token } = await booked(forTwo(10), owner)
  const given = { token, personNames: ['Tuấn', 'bé Bin'] }
  for (let times = 0; times < 2; times++)
    expect(await booking().namePeople(given)).toEqual({ status: 200, body: { success: true } })
  expect(await namesIn(id, owner)).toEqual(['Tuấn', 'bé Bin'])
  expect(await namesIn(id, session(phone))).toEqual(['Tuấn', 'bé Bin'])
  expect((await booking().getManaged({ token })).body).toMatchObject({
    mayName: true,
    booking: { people: [{ name: 'Tuấn' }, { name: 'bé Bin' }] },
  })
  expect(await namesIn(id, {})).toEqual([null, null])
  expect(await namesIn(id, ownerToken('somebody else'))).toEqual([null, null])
  const feed = await booking(session(phone)).openFeed({})
  const read = await booking().readFeed({ token: feed.token ?? '' })
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).not.toContain('Bin')

  await booking().namePeople({ token, personNames: ['', 'bé Bin'] })
  expect(await namesIn(id, owner)).toEqual([null, 'bé Bin'])
})

test('a bad name is refused with its person, and names for more persons than there are', async () => {
  const { id, token } = await booked(forTwo(12), ownerToken('names-bad'))
  for (const bad of ['\u0301\u0301', '0912', 'A'.repeat(61), 'Tuấn \ud83d']) {
    const names = { token, personNames: ['Minh', bad] }
    const { status, body } = await send('POST', '/booking/managed/names', names)
    expect([status, body.issues?.map(({ field }) => field)]).toEqual([422, ['personNames.1']])
  }
  for (const personNames of [['Minh'], ['Minh', 'Tuấn', 'Bin']])
    expect(await booking().namePeople({ token, personNames })).toMatchObject({
      status: 409,
      body: { message: [{ code: 'PEOPLE_CHANGED' }] },
    })
  expect(await stored(id)).toEqual([null, null])
})

test('a link of another booking, and a withdrawn one, name nobody [O-30]', async () => {
  const one = await booked(forTwo(14), ownerToken('names-one'))
  const other = await booked(forTwo(18), ownerToken('names-other'))
  const personNames = ['Người', 'Khác']
  const mixed = other.id + one.token.slice(26)
  expect((await booking().namePeople({ token: mixed, personNames })).status).toBe(404)
  const { status } = await booking(session(other.phone)).withdrawLink({ bookingId: other.id })
  expect(status).toBe(200)
  expect((await booking().namePeople({ token: other.token, personNames })).status).toBe(404)
  expect(await stored(other.id)).toEqual([null, null])
})

test('names are refused once the visit has begun, and after it is canceled', async () => {
  const { id, token } = await booked(forTwo(20), ownerToken('names-late'))
  const given = { token, personNames: ['Tuấn', ''] }
  const startsAt = morning + (5 * 60 + 45) * 60_000
  setClock(startsAt)
  const refused = { status: 409, body: { message: [{ code: 'TOO_LATE_TO_NAME' }] } }
  expect(await booking().namePeople(given)).toMatchObject(refused)
  expect((await booking().getManaged({ token })).body).toMatchObject({ mayName: false })
  setClock(startsAt - 60_000)
  expect((await booking().namePeople(given)).status).toBe(200)
  await booking().cancelManaged({ token })
  expect(await booking().namePeople(given)).toMatchObject(refused)
  expect(await stored(id)).toEqual(['Tuấn', null])
})

test('a booking shows its owner that it takes names, until the visit begins, and nobody else', async () => {
  const owner = ownerToken('names-asked')
  const { id, phone, token } = await booked(forTwo(32), owner)
  expect(await mayName(id, owner)).toBe(true)
  expect(await mayName(id, session(phone))).toBe(true)
  expect(await mayName(id, {})).toBe(false)
  setClock(morning + (9 * 60 + 45) * 60_000)
  expect(await mayName(id, owner)).toBe(false)
  setClock(morning)
  await booking().cancelManaged({ token })
  expect(await mayName(id, owner)).toBe(false)
})

test('a group keeps its names when it changes its hour, and not when its size changes', async () => {
  const owner = ownerToken('names-change')
  const first = await booked(forTwo(22), owner)
  await booking().namePeople({ token: first.token, personNames: ['Tuấn', 'bé Bin'] })
  const again = { phone: first.phone, allowChange: true }
  const moved = await booked(forTwo(26, again), owner)
  expect(await stored(moved.id)).toEqual(['Tuấn', 'bé Bin'])
  const alone = await booked(newBookingInput(again, { bookHourId: 30 }), owner)
  expect(await stored(alone.id)).toEqual([null])
})

test('in the night after the visit its names are deleted, and those of canceled ones', async () => {
  const over = await booked(forTwo(6), ownerToken('names-over'))
  const canceled = await booked(forTwo(33), ownerToken('names-canceled'))
  const ahead = await booked(forTwo(34), ownerToken('names-ahead'))
  const personNames = ['Tuấn', 'bé Bin']
  for (const { token } of [over, canceled, ahead])
    expect((await booking().namePeople({ token, personNames })).status).toBe(200)
  await booking().cancelManaged({ token: canceled.token })
  setClock(morning + 3 * HOUR)
  await night()
  expect(await stored(over.id)).toEqual([null, null])
  expect(await stored(canceled.id)).toEqual([null, null])
  expect(await stored(ahead.id)).toEqual(personNames)
})
