import { expect, test } from 'vitest'
import { randomToken } from '../../kit/digest'
import { ulid } from '../../kit/ids'
import { isLinkOf, linkToken } from '../manage-link'
import {
  booking,
  ownerToken,
  service,
  session,
  newBookingInput,
  bookedWithLink,
  tokenOf,
  type Headers,
  RIGHT_CODE,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, dayOf, morning, setClock } from '../testing/salon-day'
import { coded } from '../../kit/message'

setUpDemoData()

const HOUR = 3_600_000

test('a link opens its booking anywhere, without phone and note [O-30]', async () => {
  const { id, phone, token } = await bookedWithLink(10, ownerToken('owner-1'))
  expect(token).toMatch(/^[0-9A-Z]{26}[\w-]{24}$/)
  const { status, body } = await booking().getManaged({ token })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'open',
    lateMinutes: null,
    mayBeLate: true,
    mayCancel: true,
    booking: {
      id,
      hourLabel: '11h30',
      salonName: 'Salon 9',
      note: null,
      isOwner: false,
      manageToken: null,
    },
  })
  expect(JSON.stringify(body)).not.toContain(phone)
  expect(await tokenOf(id, {})).toBe('none')
  expect(await tokenOf(id, ownerToken('b'))).toBe('none')
  expect(await tokenOf(id, session(phone))).toBe(token)
})

test('10,000 guessed signatures open no booking, from many addresses either', async () => {
  const { id, token } = await bookedWithLink(12, ownerToken('guessed'))
  const subject = { appointment: id, linkVersion: 0 }
  const guesses = Array.from({ length: 10_000 }, () => id + randomToken(12))
  const opened = await Promise.all(guesses.map((guess) => isLinkOf(bindings, guess, subject)))
  expect(opened.filter(Boolean)).toEqual([])

  // Each address stays within its limit, so that the signature alone refuses them.
  const unknown = guesses.map((guess) => ulid(morning) + guess.slice(26))
  const tried = [...guesses.slice(0, 150), ...unknown.slice(0, 150)]
  const statuses = await Promise.all(
    tried.map(async (guess, index) => {
      const there = booking({ 'x-client-address': `10.20.${Math.floor(index / 20)}.1` })
      return (await there.getManaged({ token: guess })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await booking().getManaged({ token })).status).toBe(200)
})

test('the signature of one booking opens no other booking', async () => {
  const one = await bookedWithLink(13, ownerToken('one'))
  const other = await bookedWithLink(14, ownerToken('other'), { note: 'Gọi trước' })
  const subject = { appointment: one.id, linkVersion: 0 }
  expect(await isLinkOf(bindings, one.token, subject)).toBe(true)
  expect(await isLinkOf({ LINK_KEY: 'another key' }, one.token, subject)).toBe(false)
  expect(await linkToken({}, subject)).toBeNull()

  const mixed = other.id + one.token.slice(26)
  const browser = booking(ownerToken('bearer of one'))
  expect((await browser.getManaged({ token: mixed })).status).toBe(404)
  expect((await browser.cancelManaged({ token: mixed })).status).toBe(404)
  expect((await browser.startChange({ token: mixed })).status).toBe(404)
  expect((await browser.announceLate({ token: mixed, minutes: 10 })).status).toBe(404)
  expect((await browser.namePeople({ token: mixed, personNames: ['Tuấn'] })).status).toBe(404)
  expect((await browser.readFeed({ token: mixed })).status).toBe(404)
  await browser.startChange({ token: one.token })
  const shown = JSON.stringify([
    await browser.getManaged({ token: one.token }),
    await browser.listMyBookings({}),
  ])
  for (const secret of [other.id, other.phone, other.token]) expect(shown).not.toContain(secret)
  expect((await booking().getManaged({ token: other.token })).body).toMatchObject({
    booking: { id: other.id, isCanceled: false },
    lateMinutes: null,
  })
})

test('invalid links are limited per address, and valid ones are never refused there [O-30]', async () => {
  const { id, token } = await bookedWithLink(14, ownerToken('owner-3'))
  const there = booking({ 'x-client-address': '203.0.113.70' })
  const wrong = id + 'A'.repeat(24)
  for (let tries = 0; tries < 30; tries++)
    expect((await there.getManaged({ token: wrong })).status).toBe(404)
  expect(await there.getManaged({ token: wrong })).toMatchObject({
    status: 429,
    body: { retryAfterSeconds: 60 },
  })
  expect((await there.getManaged({ token })).status).toBe(200)
  expect((await there.cancelManaged({ token })).status).toBe(200)
  const elsewhere = booking({ 'x-client-address': '203.0.113.71' })
  expect((await elsewhere.getManaged({ token: wrong })).status).toBe(404)
  setClock(morning + 60_000)
  expect((await there.getManaged({ token })).status).toBe(200)
})

test('the bearer of a link may cancel, repeatedly, until the visit begins [H-107]', async () => {
  const before = await dayOf(9).freeStylists(16, 3)
  const { token } = await bookedWithLink(16, ownerToken('owner-4'))
  const canceled = { status: 200, body: { success: true } }
  expect(await booking().cancelManaged({ token })).toEqual(canceled)
  expect(await booking().cancelManaged({ token })).toEqual(canceled)
  expect(await dayOf(9).freeStylists(16, 3)).toBe(before)
  expect((await booking().getManaged({ token })).body).toMatchObject({
    state: 'open',
    mayCancel: false,
    booking: { isCanceled: true },
  })

  const begun = await bookedWithLink(17, ownerToken('b'))
  setClock(morning + 5 * HOUR)
  expect((await booking().cancelManaged({ token: begun.token })).status).toBe(409)
})

test('after the visit a link has the state over, and changes nothing', async () => {
  const { id, token } = await bookedWithLink(8, ownerToken('owner-5'))
  setClock(morning + 10 * HOUR)
  expect(await booking().getManaged({ token })).toEqual({
    status: 200,
    body: {
      state: 'over',
      booking: null,
      lateMinutes: null,
      mayBeLate: false,
      isComing: false,
      mayConfirm: false,
      mayName: false,
      mayCancel: false,
    },
  })
  expect((await booking().cancelManaged({ token })).status).toBe(404)
  expect((await booking(ownerToken('bearer')).startChange({ token })).status).toBe(409)
  expect((await booking().announceLate({ token, minutes: 5 })).status).toBe(409)
  expect((await booking(ownerToken('bearer')).getBooking({ bookingId: id })).body).toMatchObject({
    isOwner: false,
  })
})

test('a revoked link is invalid, its bearers lose access, and a new one works', async () => {
  const { id, token } = await bookedWithLink(32, ownerToken('owner-9'))
  const bearer = booking(ownerToken('bearer'))
  await bearer.startChange({ token })
  expect((await bearer.getBooking({ bookingId: id })).body).toMatchObject({ isOwner: true })
  expect((await booking(ownerToken('b')).withdrawLink({ bookingId: id })).status).toBe(403)
  expect((await booking(ownerToken('owner-9')).withdrawLink({ bookingId: id })).status).toBe(200)
  expect((await booking().getManaged({ token })).status).toBe(404)
  expect((await bearer.getBooking({ bookingId: id })).body).toMatchObject({ isOwner: false })
  const fresh = await tokenOf(id, ownerToken('owner-9'))
  expect(fresh).not.toBe(token)
  expect((await booking().getManaged({ token: fresh })).status).toBe(200)
})

test('a booking is as long as its services, not as their frames; a group until its last customer is served', async () => {
  const { results } = await bindings.DB.prepare(
    'SELECT id, minutes FROM service WHERE id IN (1001, 1038) ORDER BY id',
  ).all<{ id: number; minutes: number }>()
  const [cut = 0, wax = 0] = results.map(({ minutes }) => minutes)
  const minutesOf = async (token: string) => {
    const { body } = await booking().getManaged({ token })
    return 'booking' in body ? body.booking?.minutes : undefined
  }
  const person = newBookingInput(
    {},
    { bookHourId: 20, chosenServices: [service(1001), service(1038)] },
  )
  const bookHours = person.bookHours
  const alone = await bookedWithLink(20, ownerToken('alone'), { bookHours })
  expect(cut % 20).not.toBe(0)
  expect(await minutesOf(alone.token)).toBe(cut + wax)
  const [first] = bookHours
  const later = { ...first!, bookHourId: 22, chosenServices: [service(1001)] }
  const phone = '0912345678'
  const group = { phone, bookHours: [first!, later], allowChange: true, salonId: 12 }
  const both = await bookedWithLink(20, session(phone), group)
  expect(await minutesOf(both.token)).toBe(Math.max(cut + wax, 40 + cut))
})

test('logging out everywhere revokes all links [H-128]', async () => {
  const { phone, token } = await bookedWithLink(34, ownerToken('owner-10'))
  await booking(session(phone)).deleteOwnerTokens({})
  expect((await booking().getManaged({ token })).status).toBe(404)
})

test('the answer that he comes is taken from the evening before, once, and shown', async () => {
  const { token } = await bookedWithLink(30, ownerToken('coming'))
  const startsAt = morning + (9 * 60 + 5) * 60_000
  setClock(startsAt)
  expect((await booking().confirmComing({ token })).status, 'at the hour').toBe(409)
  setClock(morning)
  expect((await booking().getManaged({ token })).body).toMatchObject({
    isComing: false,
    mayConfirm: true,
  })
  for (const time of ['first', 'repeated'])
    expect((await booking().confirmComing({ token })).status, time).toBe(200)
  expect((await booking().getManaged({ token })).body).toMatchObject({
    isComing: true,
    mayConfirm: false,
    mayBeLate: false,
  })
  setClock(startsAt - HOUR)
  expect((await booking().announceLate({ token, minutes: 5 })).status, 'late after all').toBe(200)
})

test('two days ahead it is too early to answer that he comes, and a wrong link answers nothing', async () => {
  const { token } = await bookedWithLink(31, ownerToken('early'))
  setClock(morning - 2 * 24 * HOUR)
  expect((await booking().confirmComing({ token })).status).toBe(409)
  const wrong = token.slice(0, 26) + 'A'.repeat(24)
  expect((await booking().confirmComing({ token: wrong })).status).toBe(404)
})

test('a link may change its booking for half an hour, and opens the new one [O-17]', async () => {
  const { id, phone, token } = await bookedWithLink(20, ownerToken('owner-6'))
  const browser = booking(ownerToken('bearer'))
  const change = newBookingInput({ phone, allowChange: true }, { bookHourId: 24 })
  expect((await browser.createBooking(change)).status, 'before').toBe(403)
  expect((await browser.startChange({ token })).body).toMatchObject({ id, phone, isOwner: true })
  expect((await booking(ownerToken('another')).createBooking(change)).status).toBe(403)
  setClock(morning + 31 * 60_000)
  expect((await browser.createBooking(change)).status, 'too late').toBe(403)
  setClock(morning + 29 * 60_000)
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
