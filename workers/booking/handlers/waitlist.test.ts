import { expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import type { InputOf } from '../../kit/endpoint'
import type { bookingApi } from '../contract'
import {
  booked,
  booking,
  idOf,
  night,
  ownerToken,
  session,
  bookedWithLink,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { instantOfHour } from '../salon-day/hours'
import { bindings, dayOf, morning, phoneOf, setClock, today } from '../testing/salon-day'

setUpDemoData()

type Join = InputOf<typeof bookingApi.joinWaitlist>

let phones = 650_000
const newPhone = () => phoneOf(++phones)

/** A cut with a wash at salon 9, begun between 14h50 (frame 20) and 15h50. */
function wish(over: Partial<Join> = {}): Join {
  return {
    ...{ salonId: 9, dateBook: today, fromHourId: 20, untilHourId: 23 },
    ...{ mode: 'ask', stylistId: 0, people: [[1001]], ...over },
  }
}

/** A stylist of salon 9 who is booked from 14h50 to 16h50, with the first of the two bookings. */
async function busyStylist(at: number) {
  const { stylists } = await booking().listStaff({ salonId: 9, workDate: today, lang: 'vi' })
  const stylistId = stylists.filter(({ salonId }) => salonId === 9)[at]!.id
  const owner = ownerToken(`busy-${at}`)
  const first = await booked(owner, { stylistId }, 20)
  await booked(ownerToken(`busy-${at}-later`), { stylistId }, 23)
  return { stylistId, cancel: () => booking(owner).cancelBooking({ bookingId: first.id }) }
}

async function joined(phone: string, over: Partial<Join>): Promise<string> {
  const reply = await booking(session(phone)).joinWaitlist(wish(over))
  if (reply.status !== 200) throw new Error(`not in line: ${JSON.stringify(reply.body)}`)
  return reply.body.token
}

async function entryOf(token: string) {
  const reply = await booking().getWaitlistEntry({ token })
  if (reply.status !== 200) throw new Error(`no entry: ${reply.status}`)
  return reply.body.data
}

/** The alarm of today's object of salon 9 rings. */
async function ringAt(at: number): Promise<void> {
  setClock(at)
  await dayOf(9).ring()
}

test('a customer joins, is offered the exact place that was freed, and has it by one press', async () => {
  const { stylistId, cancel } = await busyStylist(0)
  const phone = newPhone()
  const token = await joined(phone, { stylistId })
  expect(await joined(phone, { stylistId }), 'pressed twice').toBe(token)
  expect(await entryOf(token)).toMatchObject({
    ...{ state: 'waiting', position: 1, salonId: 9, date: today, people: 1, isMove: false },
    ...{ fromHour: '14h50', untilHour: '15h50', offer: null, manageToken: null },
  })
  await cancel()
  await ringAt(morning + 1000)
  const { offer } = await entryOf(token)
  expect(offer).toMatchObject({ hour: '14h50', stylistNames: [expect.any(String)] })
  const offerId = offer!.id
  const accepted = await booking().acceptPlace({ token, offerId })
  expect(accepted).toMatchObject({ status: 200, body: { needsCode: false } })
  expect(await booking().acceptPlace({ token, offerId })).toEqual(accepted)
  const { state, manageToken } = await entryOf(token)
  expect(state).toBe('booked')
  expect((await booking().getManaged({ token: manageToken! })).body).toMatchObject({
    booking: { date: today, hourLabel: '14h50', people: [{ stylistId }] },
  })
  expect((await booking().cancelManaged({ token: manageToken! })).status).toBe(200)
  expect(await entryOf(token), 'canceled since').toMatchObject({ state: 'left', manageToken: null })
})

test('who declines waits on, who leaves does not, and neither act works twice on another offer', async () => {
  const { stylistId, cancel } = await busyStylist(1)
  const token = await joined(newPhone(), { stylistId })
  await cancel()
  await ringAt(morning + 2000)
  const { id: offerId } = (await entryOf(token)).offer!
  expect((await booking().declinePlace({ token, offerId })).status).toBe(200)
  expect(await booking().declinePlace({ token, offerId })).toMatchObject({
    status: 409,
    body: { message: coded('PLACE_GONE') },
  })
  expect((await booking().acceptPlace({ token, offerId })).status).toBe(409)
  expect((await entryOf(token)).state).toBe('waiting')
  expect((await booking().keepWaiting({ token })).status).toBe(200)
  for (let press = 0; press < 2; press++)
    expect((await booking().leaveWaitlist({ token })).status).toBe(200)
  expect((await entryOf(token)).state).toBe('left')
})

test('joining needs a log-in, a window of an hour that is ahead, and at most two customers', async () => {
  await expect(booking().joinWaitlist(wish())).rejects.toThrow(Unauthenticated)
  const { joinWaitlist } = booking(session(newPhone()))
  const wrong: [Partial<Join>, field: string][] = [
    [{ untilHourId: 22 }, 'untilHourId'],
    [{ fromHourId: 1, untilHourId: 2 }, 'untilHourId'],
    [{ people: [] }, 'people'],
    [{ people: [[1001], [1001], [1001]] }, 'people'],
    [{ dateBook: '2020-01-01' }, 'dateBook'],
    [{ salonId: 4444 }, 'salonId'],
  ]
  for (const [over, field] of wrong)
    await expect(joinWaitlist(wish(over)), field).rejects.toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ field })]),
    })
})

test('a phone waits at three salons at most, and not where it has a booking', async () => {
  const phone = newPhone()
  const { joinWaitlist } = booking(session(phone))
  for (const salonId of [9, 10, 11])
    expect((await joinWaitlist(wish({ salonId }))).status).toBe(200)
  expect(await joinWaitlist(wish({ salonId: 12 }))).toMatchObject({
    status: 409,
    body: { message: coded('WAITS_ENOUGH') },
  })
  const left = await joined(phone, {})
  await booking().leaveWaitlist({ token: left })
  const again = await joined(phone, {})
  expect((await entryOf(again)).state, 'joined again at once').toBe('waiting')
  await booking().leaveWaitlist({ token: again })
  expect((await joinWaitlist(wish({ salonId: 12 }))).status).toBe(200)
  const busy = await booked(ownerToken('has a booking'), {}, 28)
  expect(await booking(session(busy.phone)).joinWaitlist(wish())).toMatchObject({
    status: 409,
    body: { message: coded('HAS_BOOKING') },
  })
})

test('who joins again with another wish waits with that one, by the same link', async () => {
  const phone = newPhone()
  const other = { salonId: 11, fromHourId: 24, untilHourId: 30, mode: 'book' } as const
  const token = await joined(phone, { salonId: 11 })
  for (const salonId of [12, 15]) await joined(phone, { salonId })
  expect(await joined(phone, other)).toBe(token)
  expect(await entryOf(token)).toMatchObject({
    mode: 'book',
    fromHour: '16h10',
    untilHour: '18h10',
  })
  // It waits beyond the end of the old wish, also after its customer has joined elsewhere.
  setClock(instantOfHour(today, 24))
  await joined(phone, { salonId: 16, fromHourId: 26, untilHourId: 30 })
  const waiting = bindings.DB.prepare(
    'SELECT salon_id FROM waitlist_entry WHERE phone = ? AND current = 1 ORDER BY salon_id',
  ).bind(phone)
  expect(await waiting.raw()).toEqual([[11], [16]])
})

test('a manage link asks for an earlier hour, also of who waited before; its booking stands until that is accepted', async () => {
  const { stylistId, cancel } = await busyStylist(2)
  const phone = newPhone()
  await joined(phone, {})
  const browser = ownerToken('waits-for-earlier')
  const { id, token: link } = await bookedWithLink(26, browser, { phone, stylistId })
  await bindings.DB.prepare("INSERT INTO booking_offer VALUES (?, 0, 509, 'Thẻ', 1, '2027-05-20')")
    .bind(id)
    .run()
  const joining = await booking().joinForEarlier({ token: link })
  if (joining.status !== 200) throw new Error(`not in line: ${joining.status}`)
  const { token } = joining.body
  expect(await entryOf(token)).toMatchObject({ isMove: true, untilHour: '16h30', state: 'waiting' })
  expect(await booking(session(phone)).joinWaitlist(wish())).toMatchObject({
    status: 409,
    body: { message: coded('HAS_BOOKING') },
  })
  await cancel()
  await ringAt(morning + 3000)
  const { id: offerId, hour } = (await entryOf(token)).offer!
  // A cut with a wash takes three frames, the last of which has become free.
  expect(hour).toBe('14h10')
  expect((await booking().getManaged({ token: link })).body).toMatchObject({
    booking: { hourLabel: '16h50' },
  })
  expect((await booking().acceptPlace({ token, offerId })).status).toBe(200)
  expect((await booking().getManaged({ token: link })).body).toMatchObject({
    booking: { hourLabel: '14h10', revision: 1 },
  })
  // The browser that booked has it as before.
  const mine = await booking(browser).listMyBookings({})
  expect(mine.map(({ hourLabel }) => hourLabel)).toEqual(['14h10'])
  // What it spent is of the same last day.
  expect(await booking().listOfferUses({ phone, isChange: false })).toEqual([
    { offerId: 509, uses: 1, endDate: '2027-05-20' },
  ])
  // The page of the place in line leads to the manage link, and must not lead to the next one.
  expect((await booking(browser).withdrawLink({ bookingId: mine[0]!.id })).status).toBe(200)
  expect((await booking().getWaitlistEntry({ token })).status).toBe(404)
})

test('nobody joins a line in which nothing could be offered in time any more', async () => {
  const phone = newPhone()
  const { token } = await bookedWithLink(26, ownerToken('too-near'), { phone, salonId: 11 })
  setClock(instantOfHour(today, 25) - 19 * 60_000)
  expect(await booking().joinForEarlier({ token })).toMatchObject({
    status: 409,
    body: { message: coded('NOTHING_EARLIER') },
  })
  const at = { salonId: 11, fromHourId: 24, untilHourId: 27 }
  const other = booking(session(newPhone()))
  await expect(other.joinWaitlist(wish({ ...at, mode: 'book' }))).rejects.toThrow(Unacceptable)
  expect((await other.joinWaitlist(wish(at))).status).toBe(200)
  setClock(instantOfHour(today, 25) - 20 * 60_000)
  expect((await booking().joinForEarlier({ token })).status).toBe(200)
})

test('places in line end with the link that they were asked for by, and by a log-out on all devices [H-128]', async () => {
  const phone = newPhone()
  const mine = booking(session(phone))
  const { id, token: link } = await bookedWithLink(20, session(phone), { phone, salonId: 12 })
  const joining = await booking().joinForEarlier({ token: link })
  if (joining.status !== 200) throw new Error(`not in line: ${joining.status}`)
  const { token } = joining.body
  expect((await entryOf(token)).state).toBe('waiting')
  await mine.withdrawLink({ bookingId: id })
  expect((await booking().getWaitlistEntry({ token })).status).toBe(404)
  expect((await booking().acceptPlace({ token, offerId: id })).status).toBe(404)

  const other = newPhone()
  const waiting = await joined(other, { salonId: 10 })
  await booking(session(other)).deleteOwnerTokens({})
  expect((await booking().getWaitlistEntry({ token: waiting })).status).toBe(404)
})

test('wrong tokens open nothing, and are counted; a page that is opened changes nothing', async () => {
  const token = await joined(newPhone(), { salonId: 10 })
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  const from = { 'x-client-address': '198.51.100.77' }
  const few = booking(from, { LINK_TRIES_PER_ADDRESS: '3' })
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt++)
    statuses.push((await few.getWaitlistEntry({ token: wrong })).status)
  expect(statuses).toEqual([404, 404, 404, 429, 429])
  expect((await few.getWaitlistEntry({ token })).status).toBe(200)
  const before = await entryOf(token)
  expect(await entryOf(token)).toEqual(before)
})

test('a customer who is deleted waits nowhere, and is booked nothing', async () => {
  const { stylistId, cancel } = await busyStylist(3)
  const phone = newPhone()
  const token = await joined(phone, { stylistId, mode: 'book' })
  await night({ number: 9, customerId: idOf(phone), phone, at: morning + 3_600_000 })
  await cancel()
  await ringAt(morning + 4000)
  expect((await booking().getWaitlistEntry({ token })).status).toBe(404)
  const rows = await bindings.DB.prepare('SELECT 1 FROM booking WHERE phone = ?').bind(phone).all()
  expect(rows.results).toEqual([])
})
