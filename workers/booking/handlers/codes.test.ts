import { expect, test } from 'vitest'
import { coded } from '../../kit/message'
import {
  booking,
  ownerToken,
  RIGHT_CODE,
  WRONG_CAPTCHA,
  sentCodes,
  session,
  newBookingInput,
  booked,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, morning, setClock } from '../testing/salon-day'

setUpDemoData()

/** A booking that waits for a code, and the browser that made it. */
async function waitingForCode() {
  const order = newBookingInput({ phone: '0944444444' }, { bookHourId: 6 })
  const client = booking(ownerToken('otp'))
  const { body } = await client.createBooking(order)
  const { bookingId } = body as { bookingId: string }
  return { client, body, bookingId, phone: order.phone }
}

test('a phone that needs a code has no booking before, only a place that is held [B-295]', async () => {
  const { client, body, bookingId, phone } = await waitingForCode()
  expect(body).toMatchObject({ needsCode: true, holdExpiresAt: morning + 300_000 })
  expect(await booking().checkBooking({ phone })).toMatchObject({
    body: { bookingId: null },
  })
  expect((await client.getBooking({ bookingId })).body).toMatchObject({
    status: 'pending_otp',
    holdExpiresAt: morning + 300_000,
  })
})

test('the code of a booking is sent to its own phone only [B-358]', async () => {
  const { client, bookingId, phone } = await waitingForCode()
  expect(
    (await client.sendBookingCode({ bookingId, phone: '0987654321', method: 'zalo' })).status,
  ).toBe(404)
  expect(await client.sendBookingCode({ bookingId, phone, method: 'sms' })).toMatchObject({
    status: 200,
    body: { sent: true, resendAfterSeconds: 60, channel: 'sms' },
  })
  expect(sentCodes.at(-1)).toMatchObject({ phone, purpose: 'booking' })
})

test('a captcha goes on to auth, which says when one is needed [B-325, B-358]', async () => {
  const { client, bookingId, phone } = await waitingForCode()
  const before = sentCodes.length
  const recaptcha = WRONG_CAPTCHA
  const refused = {
    status: 200,
    body: { sent: false, needsCaptcha: true, message: coded('NEEDS_CAPTCHA') },
  }
  expect(
    await client.sendBookingCode({ bookingId, phone, method: 'sms', recaptcha }),
  ).toMatchObject(refused)
  expect(await client.sendHolderCode({ bookingId, method: 'sms', recaptcha })).toMatchObject(
    refused,
  )
  expect(sentCodes).toHaveLength(before)
  expect(
    await client.sendBookingCode({ bookingId, phone, method: 'sms', recaptcha: 'right' }),
  ).toMatchObject({ body: { sent: true, needsCaptcha: false } })
})

test('a wrong code of a booking is refused, and tries are limited [B-324]', async () => {
  const { client, bookingId, phone } = await waitingForCode()
  expect(await client.confirmBooking({ bookingId, phone, code: '000000' })).toEqual({
    status: 400,
    body: { message: coded('WRONG_BOOKING_CODE') },
  })
  expect((await client.confirmBooking({ bookingId, phone, code: '999999' })).status).toBe(429)
})

test('the right code confirms a booking, also twice, with its own phone only [B-359]', async () => {
  const { client, bookingId, phone } = await waitingForCode()
  expect(
    (await client.confirmBooking({ bookingId, phone: '0987654321', code: RIGHT_CODE })).status,
  ).toBe(404)
  for (const _press of ['once', 'twice'])
    expect(await client.confirmBooking({ bookingId, phone, code: RIGHT_CODE })).toEqual({
      status: 200,
      body: { confirmed: true },
    })
  expect((await client.getBooking({ bookingId })).body).toMatchObject({
    status: 'confirmed',
    holdExpiresAt: null,
  })
})

test('any code confirms a confirmed booking again for its owner only [B-324, B-359]', async () => {
  await bindings.DB.prepare(
    `UPDATE booking SET status = 'canceled', current = NULL WHERE phone = '0944444444'`,
  ).run()
  const client = booking(ownerToken('twice'))
  const { id: bookingId, phone } = await booked(
    ownerToken('twice'),
    { phone: '0944444444', salonId: 12 },
    16,
  )
  await client.confirmBooking({ bookingId, phone, code: RIGHT_CODE })
  const wrong = { bookingId, phone, code: '000000' }
  for (const owner of [ownerToken('twice'), session(phone)])
    expect(await booking(owner).confirmBooking(wrong)).toEqual({
      status: 200,
      body: { confirmed: true },
    })
  for (const caller of [{}, ownerToken('other')])
    expect(await booking(caller).confirmBooking(wrong)).toEqual({
      status: 400,
      body: { message: coded('WRONG_BOOKING_CODE') },
    })
  expect((await booking(ownerToken('other')).getBooking({ bookingId })).body).toMatchObject({
    isOwner: false,
  })
})

test('a code that the salon-day could not use confirms at the next try [B-359]', async () => {
  await bindings.DB.prepare(
    `UPDATE booking SET status = 'canceled', current = NULL WHERE phone = '0944444444'`,
  ).run()
  const { id: bookingId, phone } = await booked(
    ownerToken('again'),
    { phone: '0944444444', salonId: 12 },
    24,
  )
  let checks = 0
  const once = {
    fetch: async () => Response.json({ success: ++checks === 1, message: 'Mã đã được dùng' }),
  }
  const away = {
    getByName: () => ({ confirm: () => Promise.reject(new Error('D1 is away')) }),
  } as unknown as typeof bindings.SALON_DAY
  const code = { bookingId, phone, code: RIGHT_CODE }
  await expect(
    booking(ownerToken('again'), { AUTH: once, SALON_DAY: away }).confirmBooking(code),
  ).rejects.toThrow('booking.confirmBooking')
  expect(
    await booking(ownerToken('other'), { AUTH: once }).confirmBooking(code),
    'another browser',
  ).toMatchObject({ status: 400 })
  expect(await booking(ownerToken('again'), { AUTH: once }).confirmBooking(code)).toEqual({
    status: 200,
    body: { confirmed: true },
  })
})

test('two concurrent confirmations with one code both succeed [B-359]', async () => {
  await bindings.DB.prepare(
    `UPDATE booking SET status = 'canceled', current = NULL WHERE phone = '0944444444'`,
  ).run()
  const { id: bookingId, phone } = await booked(
    ownerToken('both'),
    { phone: '0944444444', salonId: 12 },
    20,
  )
  const first = booking(ownerToken('both'))
  // The second press has found the booking pending; while its code is on the way, the first one confirms.
  const late = {
    fetch: async () => {
      await first.confirmBooking({ bookingId, phone, code: RIGHT_CODE })
      return Response.json({ success: false, message: 'Mã đã được dùng' })
    },
  }
  expect(
    await booking(ownerToken('both'), { AUTH: late }).confirmBooking({
      bookingId,
      phone,
      code: RIGHT_CODE,
    }),
  ).toEqual({ status: 200, body: { confirmed: true } })
})

test('the right code after the hold has expired is refused with 409 [B-359]', async () => {
  await bindings.DB.prepare(
    `UPDATE booking SET status = 'canceled', current = NULL WHERE phone = '0944444444'`,
  ).run()
  const client = booking(ownerToken('late'))
  const { id, phone } = await booked(ownerToken('late'), { phone: '0944444444', salonId: 11 }, 16)
  setClock(morning + 300_000)
  expect((await client.getBooking({ bookingId: id })).body).toMatchObject({
    status: 'expired',
    holdExpiresAt: null,
  })
  expect(await client.confirmBooking({ bookingId: id, phone, code: RIGHT_CODE })).toEqual({
    status: 409,
    body: { message: coded('HOLD_EXPIRED') },
  })
  expect((await client.sendBookingCode({ bookingId: id, phone, method: 'sms' })).status).toBe(404)
})

test('a host in the place of auth may answer under data, or refuse by a status, with its sentence', async () => {
  await bindings.DB.prepare(
    `UPDATE booking SET status = 'canceled', current = NULL WHERE phone = '0944444444'`,
  ).run()
  const order = { phone: '0944444444', salonId: 12 }
  const { id: bookingId, phone } = await booked(ownerToken('otp'), order, 28)
  const at = (body: object, status = 200, browser = 'otp') =>
    booking(ownerToken(browser), { AUTH: { fetch: async () => Response.json(body, { status }) } })
  const refusals: [object, number][] = [
    [{ data: { success: false, message: 'Không được' } }, 200],
    [{ message: 'Không được' }, 400],
    [{ message: 'Không được' }, 403],
  ]
  for (const refusal of refusals) {
    const client = at(...refusal)
    expect(await client.sendBookingCode({ bookingId, phone, method: 'sms' })).toMatchObject({
      body: { sent: false, message: 'Không được' },
    })
    const wrong = { status: 400, body: { message: 'Không được' } }
    const code = '000000'
    expect(await client.confirmBooking({ bookingId, phone, code })).toEqual(wrong)
    expect(await at(...refusal, 'other').proveHolder({ bookingId, code })).toEqual(wrong)
  }
  expect(
    await at({ data: { success: true } }).confirmBooking({ bookingId, phone, code: '246810' }),
  ).toMatchObject({ body: { confirmed: true } })
})
