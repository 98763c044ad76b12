import { expect, test } from 'vitest'
import { coded } from '../../kit/message'
import {
  booking,
  type Headers,
  ownerToken,
  RIGHT_CODE,
  sentCodes,
  session,
  newBookingInput,
  booked,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, dayOf, morning, setClock } from '../testing/salon-day'

setUpDemoData()

const UNKNOWN = '0'.repeat(26)

test('only owner and session read phone and note of a booking [H-163, O-30]', async () => {
  const { id, phone } = await booked(ownerToken('a'), { note: 'Cửa sau' })
  const mine = (await booking(ownerToken('a')).getBooking({ bookingId: id })).body
  expect(mine).toMatchObject({
    phone,
    note: 'Cửa sau',
    isOwner: true,
    status: 'confirmed',
    hourLabel: '11h30',
    salonName: 'Salon 9',
    salonAddress: '9 Cầu Giấy',
    salonMapUrl: 'https://map',
    parkingMapUrl: null,
    isCanceled: false,
    personCount: 1,
    people: [
      { hourLabel: '11h30', services: [{ id: 1001, name: 'Cắt gội 10 bước – Tiêu chuẩn' }] },
    ],
  })
  expect((await booking(session(phone)).getBooking({ bookingId: id })).body).toMatchObject({
    phone,
    isOwner: true,
  })
  for (const caller of [{}, ownerToken('b'), session('0987654321'), { 'x-holder': 'short' }]) {
    expect((await booking(caller).getBooking({ bookingId: id })).body).toMatchObject({
      phone: `${phone.slice(0, 3)}***${phone.slice(-4)}`,
      note: null,
      isOwner: false,
    })
  }
})

test('only the owner reads the preferences and who was chosen, not who was assigned [O-30]', async () => {
  const stylist = await bindings.DB.prepare(
    "SELECT id FROM staff WHERE salon_id = 9 AND kind = 'stylist' AND level < 3 ORDER BY id LIMIT 1",
  ).first<{ id: number }>()
  const utilityService = [
    { id: 1, name: 'Da dễ kích ứng' },
    { id: 2, name: 'Hỏi kĩ' },
  ]
  const over = { utilityService, littleAdvice: true, acceptMakePhoto: true, numberPersons: 2 }
  const order = newBookingInput(over, { bookHourId: 16, stylistId: stylist!.id })
  const client = booking(ownerToken('wishes'))
  const { body } = await client.createBooking(order)
  const bookingId = 'bookingId' in body ? body.bookingId : ''
  expect((await client.getBooking({ bookingId })).body).toMatchObject({
    wishes: {
      requests: ['Da dễ kích ứng', 'Hỏi kĩ'],
      receiveAdvice: true,
      littleAdvice: true,
      acceptMakePhoto: true,
      numberPersons: 2,
    },
    people: [{ stylistId: stylist!.id, chosenStylistId: stylist!.id }],
  })
  expect((await booking(ownerToken('else')).getBooking({ bookingId })).body).toMatchObject({
    wishes: null,
    people: [{ stylistId: stylist!.id, chosenStylistId: null }],
  })
  const unchosen = await booked(ownerToken('any'), {}, 20)
  const assigned = await booking(ownerToken('any')).getBooking({ bookingId: unchosen.id })
  expect(assigned.body).toMatchObject({
    people: [{ stylistId: expect.any(Number) as number, chosenStylistId: null }],
  })
  // Bookings of the demo and erased ones have no wishes.
  await bindings.DB.prepare("UPDATE booking SET wishes = '{}' WHERE id = ?").bind(bookingId).run()
  expect((await client.getBooking({ bookingId })).body).toMatchObject({
    wishes: null,
    people: [{ chosenStylistId: null }],
  })
})

test("logging out everywhere deletes that customer's owner tokens [H-128, O-30]", async () => {
  const { id, phone } = await booked(ownerToken('leaves'), {}, 12)
  const other = await booked(ownerToken('stays'), {}, 13)
  await expect(booking(ownerToken('leaves')).deleteOwnerTokens({})).rejects.toThrow()
  expect(await booking(session(phone)).deleteOwnerTokens({})).toEqual({ success: true })
  const seenBy = async (headers: Headers, bookingId: string) =>
    (await booking(headers).getBooking({ bookingId })).body
  expect(await seenBy(ownerToken('leaves'), id)).toMatchObject({ isOwner: false, note: null })
  expect(await booking(ownerToken('leaves')).listMyBookings({})).toEqual([])
  expect(await seenBy(session(phone), id)).toMatchObject({ phone, isOwner: true })
  expect(await seenBy(ownerToken('stays'), other.id)).toMatchObject({ isOwner: true })
})

test('an unknown booking id is not found, as is one of another host, and an ill-formed one is refused [O-31]', async () => {
  for (const bookingId of [UNKNOWN, '918273', "bk:a'b"])
    expect((await booking().getBooking({ bookingId })).status).toBe(404)
  await expect(booking().getBooking({ bookingId: '..' })).rejects.toThrow()
})

test('a phone with a booking is found, one without is not [H-191, H-192]', async () => {
  const { id, phone } = await booked(ownerToken('a'), {}, 14)
  expect(await booking().checkBooking({ phone })).toEqual({ status: 200, body: { bookingId: id } })
  expect(await booking().checkBooking({ phone: '0909090909' })).toEqual({
    status: 200,
    body: { bookingId: null },
  })
})

test('look-ups are limited per client address, in IPv6 per /64, and minute [O-30]', async () => {
  const look = (address: string) =>
    booking({ 'x-client-address': address }).checkBooking({ phone: '0909090909' })
  for (let time = 0; time < 30; time++) expect((await look('203.0.113.7')).status).toBe(200)
  expect(await look('203.0.113.7')).toMatchObject({ status: 429, body: { retryAfterSeconds: 60 } })
  expect((await look('203.0.113.8')).status).toBe(200)
  for (let last = 1; last <= 30; last++)
    expect((await look(`2001:db8:1:2::${last}`)).status).toBe(200)
  expect((await look('2001:db8:1:2::ff')).status).toBe(429)
  setClock(morning + 60_000)
  expect((await look('203.0.113.7')).status).toBe(200)
})

test('my bookings are those of this browser and of the session, and none without either [H-193]', async () => {
  const { id, phone } = await booked(ownerToken('mine'), {}, 18)
  expect((await booking(ownerToken('mine')).listMyBookings({})).map((one) => one.id)).toEqual([id])
  expect((await booking(session(phone)).listMyBookings({})).map((one) => one.id)).toEqual([id])
  expect(await booking(ownerToken('other')).listMyBookings({})).toEqual([])
  expect(await booking().listMyBookings({})).toEqual([])
  expect((await booking(session('0912345678')).listMyBookings({})).map((one) => one.phone)).toEqual(
    ['0912345678'],
  )
})

test('a customer manages bookings made elsewhere; another session cannot [H-110]', async () => {
  const { id, phone } = await booked(ownerToken('elsewhere'), {}, 26)
  const mine = booking(session(phone))
  const other = booking(session('0987654321'))
  expect((await mine.listMyBookings({})).map((one) => one.id)).toEqual([id])
  expect((await other.listMyBookings({})).map((one) => one.id)).not.toContain(id)
  expect((await other.cancelBooking({ bookingId: id })).status).toBe(403)

  const change = newBookingInput({ phone, allowChange: true }, { bookHourId: 29 })
  expect((await other.createBooking(change)).status).toBe(403)
  expect((await mine.createBooking(change)).status).toBe(200)
  const changed = await mine.listMyBookings({})
  expect(changed.map((one) => one.hourLabel)).toEqual(['17h50'])
  expect((await mine.getBooking({ bookingId: id })).body).toMatchObject({ isCanceled: true })

  const now = changed[0]!.id
  expect(await mine.cancelBooking({ bookingId: now })).toEqual({
    status: 200,
    body: { success: true },
  })
  expect(await mine.listMyBookings({})).toEqual([])
})

test('the owner cancels, and the place is free again [H-107, H-194, H-195]', async () => {
  const before = await dayOf(9).freeStylists(22, 3)
  const { id, phone } = await booked(ownerToken('a'), {}, 22)
  expect(await dayOf(9).freeStylists(22, 3)).toBe(before - 1)
  expect(await booking(ownerToken('a')).cancelBooking({ bookingId: id })).toEqual({
    status: 200,
    body: { success: true },
  })
  expect(await dayOf(9).freeStylists(22, 3)).toBe(before)
  expect((await booking(ownerToken('a')).getBooking({ bookingId: id })).body).toMatchObject({
    isCanceled: true,
    status: 'canceled',
  })
  expect((await booking().checkBooking({ phone })).body).toEqual({ bookingId: null })
  const again = await booking(ownerToken('a')).cancelBooking({ bookingId: id })
  expect(again, 'the answer was lost, the request is repeated').toEqual({
    status: 200,
    body: { success: true },
  })
  expect((await booking().cancelBooking({ bookingId: id })).status).toBe(403)
})

test('only the owner may cancel an existing booking, before it begins [H-108, O-30]', async () => {
  const { id } = await booked(ownerToken('a'), {}, 26)
  expect((await booking().cancelBooking({ bookingId: id })).status).toBe(403)
  expect((await booking(session('0987654321')).cancelBooking({ bookingId: id })).status).toBe(403)
  expect(await booking(ownerToken('a')).cancelBooking({ bookingId: UNKNOWN })).toEqual({
    status: 404,
    body: { message: coded('NO_BOOKING') },
  })
  setClock(morning + 8 * 3_600_000)
  expect((await booking(ownerToken('a')).cancelBooking({ bookingId: id })).status).toBe(409)
})

test('a code sent to the phone makes another browser an owner [O-30]', async () => {
  const { id, phone } = await booked(ownerToken('a'), {}, 30)
  const other = booking({ ...ownerToken('b'), 'x-client-address': '203.0.113.9' })
  expect(await other.sendHolderCode({ bookingId: id, method: 'zalo' })).toMatchObject({
    status: 200,
    body: { sent: true, channel: 'zalo' },
  })
  expect(sentCodes.at(-1)).toEqual({
    phone,
    purpose: 'holder',
    address: '203.0.113.9',
    ownerToken: ownerToken('b')['x-holder'],
  })
  expect(await other.proveHolder({ bookingId: id, code: '000000' })).toEqual({
    status: 400,
    body: { message: coded('WRONG_BOOKING_CODE') },
  })
  expect((await other.proveHolder({ bookingId: id, code: '999999' })).status).toBe(429)
  expect((await other.cancelBooking({ bookingId: id })).status).toBe(403)
  expect((await other.proveHolder({ bookingId: id, code: RIGHT_CODE })).status).toBe(200)
  expect((await other.cancelBooking({ bookingId: id })).status).toBe(200)
  expect((await other.sendHolderCode({ bookingId: UNKNOWN, method: 'sms' })).status).toBe(404)
})

test('two presses with one code of proof both succeed, and nobody else gains by it [O-30]', async () => {
  const { id: bookingId } = await booked(ownerToken('a'), { salonId: 12 }, 34)
  const press = { bookingId, code: RIGHT_CODE }
  // The second press has found a stranger; while its code is on the way, the first one proves him.
  const used = {
    fetch: async () => {
      await booking(ownerToken('pressed')).proveHolder(press)
      return Response.json({ success: false, message: 'Mã đã được dùng' })
    },
  }
  expect(await booking(ownerToken('pressed'), { AUTH: used }).proveHolder(press)).toEqual({
    status: 200,
    body: { success: true },
  })
  for (const stranger of [{}, ownerToken('stranger'), session('0987654321')]) {
    expect((await booking(stranger).proveHolder({ bookingId, code: '000000' })).status).toBe(400)
    expect((await booking(stranger).getBooking({ bookingId })).body).toMatchObject({
      isOwner: false,
    })
  }
})
