import { expect, test } from 'vitest'
import { coded } from '../../kit/message'
import {
  booking,
  type Headers,
  ownerToken,
  RIGHT_CODE,
  session,
  newBookingInput,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { morning, setClock } from '../testing/salon-day'
import { bookedWithLink, tokenOf } from '../testing/links'

setUpDemoData()

test('a link may change its booking for half an hour, and opens the new one [O-17]', async () => {
  const { id, phone, token } = await bookedWithLink(20, ownerToken('owner-6'))
  const browser = booking(ownerToken('bearer'))
  const change = newBookingInput({ phone, allowChange: true }, { bookHourId: 24 })
  expect((await browser.createBooking(change)).status, 'before').toBe(403)
  expect((await browser.startChange({ token })).body).toMatchObject({ id, phone, isOwner: true })
  expect((await booking(ownerToken('another')).createBooking(change)).status).toBe(403)
  setClock(morning + 31 * 60_000)
  expect((await browser.createBooking(change)).status, 'too late').toBe(403)
  setClock(morning)
  const unsure = newBookingInput({ phone }, { bookHourId: 24 })
  expect((await browser.createBooking(unsure)).status, 'without allowChange').toBe(403)
  const made = await browser.createBooking(change)
  expect(made).toMatchObject({ status: 200, body: { needsCode: false } })

  expect((await booking().getManaged({ token })).body).toMatchObject({
    state: 'open',
    booking: { hourLabel: '16h10', revision: 1, appointmentId: id },
  })
  expect((await browser.createBooking(newBookingInput({ phone, allowChange: true }))).status).toBe(
    403,
  )
})

/** Changes a booking by its link in a browser, with the phone's session or without one. */
async function changed(
  { id, phone }: { id: string; phone: string },
  headers: Headers,
  bookHourId: number,
): Promise<string> {
  await booking(headers).startChange({ token: await tokenOf(id, session(phone)) })
  const order = newBookingInput({ salonId: 12, phone, allowChange: true }, { bookHourId })
  const { status, body } = await booking(headers).createBooking(order)
  if (status !== 200) throw new Error(`not changed: ${JSON.stringify(body)}`)
  return body.bookingId
}

/** Which of these browsers own a booking, by the names of their proofs. */
async function ownersOf(bookingId: string, names: readonly string[]): Promise<string[]> {
  const responses = await Promise.all(
    names.map(async (name) => (await booking(ownerToken(name)).getBooking({ bookingId })).body),
  )
  return names.filter((_, at) => {
    const body = responses[at]
    return body && 'isOwner' in body && body.isOwner
  })
}

test('after a change by the link its owner stays owner, and the bearer loses it with the link', async () => {
  const names = ['owner-of-changed', 'bearer-1', 'bearer-2', 'another']
  const { id, phone, token } = await bookedWithLink(20, ownerToken('owner-of-changed'), {
    salonId: 12,
  })
  const second = await changed({ id, phone }, ownerToken('bearer-1'), 24)
  expect(await ownersOf(second, names)).toEqual(['owner-of-changed', 'bearer-1'])
  const owner = booking(ownerToken('owner-of-changed'))
  expect((await owner.withdrawLink({ bookingId: second })).status).toBe(200)
  expect((await booking().getManaged({ token })).status).toBe(404)
  expect(await ownersOf(second, names)).toEqual(['owner-of-changed'])

  const third = await changed({ id: second, phone }, ownerToken('bearer-2'), 27)
  expect(await ownersOf(third, names)).toEqual(['owner-of-changed', 'bearer-2'])
  expect((await booking(session(phone)).withdrawLink({ bookingId: third })).status).toBe(200)
  expect(await ownersOf(third, names)).toEqual(['owner-of-changed'])
})

test('on the page of a booking that was changed, a cancel says so, and its link is withdrawn with the new one [H-107]', async () => {
  const names = ['owner-of-old', 'bearer-4']
  const { id, phone, token } = await bookedWithLink(21, ownerToken('owner-of-old'), { salonId: 12 })
  const second = await changed({ id, phone }, ownerToken('bearer-4'), 25)
  const owner = booking(ownerToken('owner-of-old'))
  expect(await owner.cancelBooking({ bookingId: id })).toEqual({
    status: 409,
    body: { message: coded('CHANGED_SINCE') },
  })
  expect(await ownersOf(second, names)).toEqual(names)
  expect((await owner.withdrawLink({ bookingId: id })).status).toBe(200)
  expect((await booking().getManaged({ token })).status).toBe(404)
  expect(await ownersOf(second, names)).toEqual(['owner-of-old'])
  const canceled = { status: 200, body: { success: true } }
  expect(await owner.cancelBooking({ bookingId: second })).toEqual(canceled)
  expect(await owner.cancelBooking({ bookingId: id }), 'nothing stands').toEqual(canceled)
})

test('who owns only what was changed by a session does not withdraw the links of the new booking', async () => {
  const { id, phone } = await bookedWithLink(22, ownerToken('left-behind'), { salonId: 12 })
  const second = await changed({ id, phone }, { ...session(phone), ...ownerToken('browser-2') }, 26)
  const token = await tokenOf(second, session(phone))
  expect((await booking(ownerToken('left-behind')).withdrawLink({ bookingId: id })).status).toBe(
    403,
  )
  expect((await booking().getManaged({ token })).status).toBe(200)
})

test('after a change by a session only browsers that proved the phone own the new booking', async () => {
  const names = ['owner-unproved', 'owner-proved', 'bearer-3', 'browser-of-session']
  const { id, phone } = await bookedWithLink(20, ownerToken('owner-unproved'), { salonId: 12 })
  const code = { bookingId: id, code: RIGHT_CODE }
  expect((await booking(ownerToken('owner-proved')).proveHolder(code)).status).toBe(200)
  await booking(ownerToken('bearer-3')).startChange({ token: await tokenOf(id, session(phone)) })
  const mine = { ...session(phone), ...ownerToken('browser-of-session') }
  const second = await changed({ id, phone }, mine, 24)
  expect(await ownersOf(second, names)).toEqual(['owner-proved', 'browser-of-session'])
})

test('a phone that needs codes changes by its link without one [O-17, B-295]', async () => {
  const phone = '0944444444'
  const order = newBookingInput({ phone, note: '' }, { bookHourId: 25 })
  const mine = await booking(session(phone)).createBooking(order)
  if (mine.status !== 200) throw new Error('not booked')
  const token = await tokenOf(mine.body.bookingId, session(phone))
  const browser = booking(ownerToken('bearer'))
  await browser.startChange({ token })
  expect(
    await browser.createBooking(newBookingInput({ phone, allowChange: true }, { bookHourId: 27 })),
  ).toMatchObject({ status: 200, body: { needsCode: false } })
})

test('the right to change one person does not make a group without a log-in [B-264]', async () => {
  const { phone, token } = await bookedWithLink(28, ownerToken('owner-8'))
  const browser = booking(ownerToken('bearer'))
  await browser.startChange({ token })
  const group = newBookingInput({ phone, allowChange: true }, { bookHourId: 30 })
  group.bookHours.push({ ...group.bookHours[0]!, bookHourId: 30 })
  await expect(browser.createBooking(group)).rejects.toThrow()
})
