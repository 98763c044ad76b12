import { expect, test } from 'vitest'
import type { NewBooking } from '../contract'
import { booking, ownerToken, session, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { morning, setClock } from '../testing/salon-day'

setUpDemoData()

const DAY = 86_400_000

async function book(phone: string, hour: number, over: Partial<NewBooking> = {}) {
  const order = newBookingInput({ phone, salonId: 14, ...over }, { bookHourId: hour })
  const { status, body } = await booking(session(phone)).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  return body.bookingId
}

async function feedOf(phone: string): Promise<string> {
  const { token } = await booking(session(phone)).openFeed({})
  if (!token) throw new Error('no feed')
  return token
}

async function read(token: string) {
  const { status, body } = await booking().readFeed({ token })
  return status === 200 ? body : status
}

test('a feed shows changes and cancellations under one id with rising revisions', async () => {
  const phone = '0855000001'
  const token = await feedOf(phone)
  expect(await read(token)).toEqual([])
  const first = await book(phone, 10)
  const second = await book(phone, 14, { allowChange: true })
  const changed = await read(token)
  expect(changed).toMatchObject([
    { id: second, appointmentId: first, revision: 1, isCanceled: false, isOwner: false },
  ])
  expect(JSON.stringify(changed)).not.toContain(phone)
  await booking(session(phone)).cancelBooking({ bookingId: second })
  expect(await read(token)).toMatchObject([
    { appointmentId: first, revision: 2, isCanceled: true, manageToken: null },
  ])
})

test('an entry of a feed has its manage link, and no entries of other phones', async () => {
  const [phone, other] = ['0855000002', '0855000003']
  const id = await book(phone, 16)
  await book(other, 18)
  const entries = await read(await feedOf(phone))
  if (!Array.isArray(entries)) throw new Error('no feed')
  expect(entries.map((entry) => entry.id)).toEqual([id])
  const opened = await booking().getManaged({ token: entries[0]?.manageToken ?? '' })
  expect(opened.body).toMatchObject({ booking: { id } })
})

test('appointments stay in a feed for 30 days', async () => {
  const phone = '0855000004'
  await book(phone, 20)
  const token = await feedOf(phone)
  setClock(morning + 29 * DAY)
  expect(await read(token)).toHaveLength(1)
  setClock(morning + 31 * DAY)
  expect(await read(token)).toEqual([])
})

test('a customer has one feed; a deleted address is invalid', async () => {
  const phone = '0855000005'
  const mine = booking(session(phone))
  expect(await mine.getFeedToken({})).toEqual({ token: null })
  const token = await feedOf(phone)
  expect(await feedOf(phone)).toBe(token)
  expect(await mine.getFeedToken({})).toEqual({ token })
  for (const visitor of [booking(), booking(ownerToken('a'))]) {
    await expect(visitor.getFeedToken({})).rejects.toThrow()
    await expect(visitor.openFeed({})).rejects.toThrow()
    await expect(visitor.closeFeed({})).rejects.toThrow()
  }
  await mine.closeFeed({})
  expect(await read(token)).toBe(404)
  const fresh = await feedOf(phone)
  expect(fresh).not.toBe(token)
  await mine.deleteOwnerTokens({})
  expect(await read(fresh), 'after leaving all devices').toBe(404)
})

test('a feed is read six times a minute at most, and wrong addresses are limited like manage links', async () => {
  const token = await feedOf('0855000006')
  for (let times = 0; times < 6; times++) expect(await read(token)).toEqual([])
  expect(await read(token)).toBe(429)
  const there = booking({ 'x-client-address': '203.0.113.90' })
  const wrong = token.slice(0, 26) + 'A'.repeat(24)
  for (let tries = 0; tries < 30; tries++)
    expect((await there.readFeed({ token: wrong })).status).toBe(404)
  expect((await there.readFeed({ token: wrong })).status).toBe(429)
})

test('the token of a feed opens no manage page, nor the other way round', async () => {
  const phone = '0855000007'
  const id = await book(phone, 22)
  const token = await feedOf(phone)
  const { body } = await booking(session(phone)).getBooking({ bookingId: id })
  const link = 'manageToken' in body ? (body.manageToken ?? '') : ''
  expect((await booking().getManaged({ token })).status).toBe(404)
  expect(await read(link)).toBe(404)
})
