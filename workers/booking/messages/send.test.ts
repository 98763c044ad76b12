import { beforeEach, describe, expect, test } from 'vitest'
import {
  bindings,
  dayOf,
  morning,
  newSalon,
  orderOf,
  phoneOf,
  rowOf,
  setClock,
  today,
} from '../testing/salon-day'
import { booking, desk, session } from '../testing/client'
import { provider } from '../testing/provider'
import type { BookingEnv } from '../env'
import type { Order } from '../pricing/order'
import { addDays } from '../../kit/vietnam-time'
import { noteDeskCancels, updateStatus } from '../store/status-updates'
import { eveningBefore } from './plan'
import { saveCopy } from '../clients/salons'
import { claimMessage, noteComing } from '../store/messages'
import { finishCanceling } from '../salon-day/recovery'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Day = ReturnType<typeof dayOf>

/** Lets the alarm ring at an instant, twice, as an object may be woken early. */
async function ringAt(day: Day, at: number): Promise<void> {
  setClock(at)
  await day.ring()
  await day.ring()
}

async function opened() {
  const auth = provider()
  const day = dayOf(await newSalon(3))
  await auth.serve(day)
  return { auth, day }
}

async function rowsOf(bookingId: string) {
  const { results } = await bindings.DB.prepare(
    'SELECT kind, tries, outcome FROM booking_message WHERE booking_id = ? ORDER BY tried_at',
  )
    .bind(bookingId)
    .all<{ kind: string; tries: number; outcome: string | null }>()
  return results
}

/** The number of a booking as its pages show it. */
const codeOf = ({ bookingId }: Order) => bookingId.slice(-6)

/** 15:10, six hours after these tests' morning. */
const afternoon = 21
const startsAt = morning + 6 * HOUR + 5 * MINUTE

beforeEach(() => setClock(morning))

test('a booking is confirmed within seconds and once, with the link that manages it', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  expect(auth.taken, 'the customer has his answer before').toEqual([])
  await ringAt(day, morning + 5_000)
  expect(auth.taken).toMatchObject([
    {
      key: `${order.bookingId}:booked:${order.bookingId}`,
      phone: order.phone,
      kind: 'booked',
      path: expect.stringMatching(/^\/lich\/[0-9A-Z]{26}[\w-]{24}$/),
      hour: '15h10',
    },
  ])
  expect(await rowsOf(order.bookingId)).toEqual([{ kind: 'booked', tries: 1, outcome: 'sent' }])
})

test('two hours before follows a reminder, unless the customer answered that he comes', async () => {
  const { auth, day } = await opened()
  const [silent, coming] = [orderOf(afternoon), orderOf(afternoon)]
  await day.book(silent)
  await day.book(coming)
  await ringAt(day, morning + 5_000)
  expect(await noteComing(bindings.DB, coming.bookingId, morning + HOUR)).toBe(true)
  await ringAt(day, startsAt - 2 * HOUR)
  expect(auth.taken.filter(({ kind }) => kind === 'soon').map(({ phone }) => phone)).toEqual([
    silent.phone,
  ])
})

test('a moved booking whose old day cannot be reached keeps no message back, and is tried again', async () => {
  const { auth, day } = await opened()
  const old = dayOf(await newSalon())
  const phone = phoneOf(9102)
  await old.book(orderOf(10, { phone }))
  const gone = { settle: () => Promise.reject(new Error('the old day is away')) }
  const SALON_DAY = { getByName: () => gone }
  await day.withState((state) => void Object.assign(state, { env: { ...state.env, SALON_DAY } }))
  await day.book(orderOf(afternoon, { phone, sessionPhone: phone, allowChange: true }))
  const order = orderOf(afternoon)
  await day.book(order)
  await ringAt(day, morning + 5_000)
  expect(auth.taken.map((notice) => notice.phone)).toContain(order.phone)
  expect(await old.freeStylists(10)).toBe(0)
  await day.withState((state) => void Object.assign(state, { env: bindings }))
  await ringAt(day, morning + 20_000)
  expect(await old.freeStylists(10)).toBe(1)
})

test('a canceled booking gets no message, though one was planned', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  await day.cancel(order.bookingId)
  await ringAt(day, morning + 5_000)
  await ringAt(day, startsAt - 2 * HOUR)
  expect(auth.taken).toEqual([])
  expect(await day.withState(({ messages }) => messages.next())).toBe(Infinity)
})

test('a booking that its desk cancels is told of once, and reminded of no more [O-39]', async () => {
  const auth = provider()
  const salonId = await newSalon(3)
  const day = dayOf(salonId)
  await auth.serve(day)
  const order = orderOf(afternoon)
  const { bookingId } = order
  await day.book(order)
  await ringAt(day, morning + 5_000)
  setClock(morning + HOUR)
  const reception = booking(await desk(salonId))
  const cancel = { bookingId, status: 'canceled' as const, images: [] }
  for (const _time of ['once', 'twice'])
    expect((await reception.updateBookingStatus(cancel)).status).toBe(200)
  expect(await rowOf(bookingId)).toEqual({ status: 'canceled', current: null })
  expect(await day.freeStylists(afternoon)).toBe(3)
  await ringAt(day, morning + HOUR + 5_000)
  await ringAt(day, startsAt - 2 * HOUR)
  expect(auth.taken.map(({ key, kind, hour }) => [key, kind, hour])).toEqual([
    [`${bookingId}:booked:${bookingId}`, 'booked', '15h10'],
    [`${bookingId}:canceled:${bookingId}`, 'canceled', '15h10'],
  ])
})

test('a customer is told of the cancel of their desk though the salon-day died in it', async () => {
  const salonId = await newSalon(3)
  const day = dayOf(salonId)
  const order = orderOf(afternoon)
  const { bookingId } = order
  await day.book(order)
  await day.dieAt('canceled')
  const reception = booking(await desk(salonId))
  const cancel = { bookingId, status: 'canceled' as const, images: [] }
  await expect(reception.updateBookingStatus(cancel)).rejects.toThrow()
  await day.restart()
  const auth = provider()
  await auth.serve(day)
  await ringAt(day, morning + HOUR)
  await ringAt(day, morning + HOUR + 5_000)
  expect(auth.kinds()).toContain('canceled')
})

test('a customer is told of the cancel of their desk though another message is on its way [O-39]', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  const { bookingId } = order
  await day.book(order)
  await day.withState((state) => {
    const { env } = state
    // The desk cancels while the provider takes its time.
    const fetch = async (request: Request) => {
      Object.assign(state, { env })
      await noteDeskCancels(env.DB, bookingId, state.now())
      await finishCanceling(state, bookingId)
      return env.AUTH!.fetch(request)
    }
    Object.assign(state, { env: { ...env, AUTH: { fetch } } })
  })
  await ringAt(day, morning + 5_000)
  await ringAt(day, morning + 10_000)
  expect(auth.kinds()).toEqual(['booked', 'canceled'])
})

test('who cancels after their desk could not reach the salon-day is not told that the salon canceled', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  const { bookingId } = order
  await day.book(order)
  const salonId = await day.withState(({ prepared }) => prepared.salonId)
  const cancel = () => Promise.reject(new Error('away'))
  const SALON_DAY = { getByName: () => ({ cancel }) } as unknown as BookingEnv['SALON_DAY']
  const reception = booking(await desk(salonId), { SALON_DAY })
  const canceled = { bookingId, status: 'canceled' as const, images: [] }
  await expect(reception.updateBookingStatus(canceled)).rejects.toThrow()
  expect((await booking(session(order.phone)).cancelBooking({ bookingId })).status).toBe(200)
  await ringAt(day, morning + 5_000)
  await ringAt(day, morning + HOUR)
  expect(auth.kinds()).not.toContain('canceled')
})

test('a change sends one message with the new hour and number, and counts with what was sent before', async () => {
  const { auth, day } = await opened()
  const phone = phoneOf(9101)
  const first = orderOf(afternoon, { phone })
  await day.book(first)
  await ringAt(day, morning + 5_000)
  const second = orderOf(afternoon + 3, { phone, sessionPhone: phone, allowChange: true })
  await day.book(second)
  await ringAt(day, morning + MINUTE)
  expect(auth.taken.map(({ kind, hour, code }) => [kind, hour, code])).toEqual([
    ['booked', '15h10', codeOf(first)],
    ['changed', '16h10', codeOf(second)],
  ])
  await day.book(orderOf(afternoon + 4, { phone, sessionPhone: phone, allowChange: true }))
  await ringAt(day, morning + 2 * MINUTE)
  await day.book(orderOf(afternoon + 5, { phone, sessionPhone: phone, allowChange: true }))
  await ringAt(day, morning + 3 * MINUTE)
  await ringAt(day, startsAt)
  expect(auth.kinds(), 'three at most').toEqual(['booked', 'changed', 'changed'])
})

test('an invitation to rate follows two hours after the visit that reception reported', async () => {
  const { auth, day } = await opened()
  const [served, silent] = [orderOf(afternoon), orderOf(afternoon)]
  for (const order of [served, silent]) await day.book(order)
  await ringAt(day, morning + 5_000)
  for (const { bookingId } of [served, silent]) await noteComing(bindings.DB, bookingId, morning)
  await ringAt(day, startsAt - 2 * HOUR)
  const { DB } = bindings
  const done = { images: [], now: startsAt + HOUR }
  await updateStatus(DB, served.bookingId, 'confirmed', 'checked_in', done)
  await updateStatus(DB, served.bookingId, 'checked_in', 'done', done)
  for (const hours of [2, 3, 4]) await ringAt(day, startsAt + hours * HOUR)
  expect(auth.taken.filter(({ kind }) => kind === 'review')).toMatchObject([
    { phone: served.phone, path: `/lich-su/${served.bookingId}` },
  ])
})

test.each(['messagesRead', 'messageClaimed', 'messageSent', 'messageFinished'] as const)(
  'killed at %s, the message is sent once and the booking stands',
  async (step) => {
    const { auth, day } = await opened()
    const order = orderOf(afternoon)
    await day.book(order)
    await day.dieAt(step)
    setClock(morning + 5_000)
    await day.ring()
    await day.restart()
    await auth.serve(day)
    for (const minutes of [1, 2, 3]) await ringAt(day, morning + 5_000 + minutes * MINUTE)
    expect(auth.kinds()).toEqual(['booked'])
    expect(await rowsOf(order.bookingId)).toMatchObject([{ kind: 'booked', outcome: 'sent' }])
    expect(await day.holds()).toEqual(['booked:1'])
  },
)

test('while the provider is down it is tried after 1, 5 and 15 minutes, then dropped', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  auth.respond('failed')
  let at = morning + 5_000
  for (const minutes of [0, 1, 5, 15]) await ringAt(day, (at += minutes * MINUTE))
  expect(await rowsOf(order.bookingId)).toEqual([{ kind: 'booked', tries: 4, outcome: 'dropped' }])
  auth.respond('sent')
  await ringAt(day, at + 15 * MINUTE)
  expect(auth.taken).toEqual([])
  expect(await day.holds()).toEqual(['booked:1'])
})

test('a message in the quiet hours of its customer is sent when they end', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  auth.beQuietUntil(morning + 2 * HOUR)
  await ringAt(day, morning + 5_000)
  await ringAt(day, morning + HOUR)
  expect(auth.taken).toEqual([])
  expect(await day.withState(({ messages }) => messages.next())).toBe(morning + 2 * HOUR)
  await ringAt(day, morning + 2 * HOUR)
  expect(auth.kinds()).toEqual(['booked'])
  expect(await rowsOf(order.bookingId)).toEqual([{ kind: 'booked', tries: 2, outcome: 'sent' }])
})

test('a reminder that his quiet hours outlast is dropped', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  await ringAt(day, morning + 5_000)
  auth.beQuietUntil(startsAt)
  await ringAt(day, startsAt - 2 * HOUR)
  await ringAt(day, startsAt)
  expect(auth.kinds()).toEqual(['booked'])
  expect((await rowsOf(order.bookingId)).at(-1)).toMatchObject({ kind: 'soon', outcome: 'dropped' })
})

describe('of the three messages of an appointment', () => {
  const tomorrow = addDays(today, 1)
  const nextMorning = morning + 24 * HOUR
  const visitAt = startsAt + 24 * HOUR
  const evening = eveningBefore(visitAt)
  let phones = 9200

  /** An appointment of the next day that was confirmed and changed; its evening message is next. */
  async function untilEvening() {
    const auth = provider()
    const salonId = await newSalon(3)
    const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
    await saveCopy(bindings.DB, `opening:${salonId}:${tomorrow}`, opening, 0)
    const day = dayOf(salonId, tomorrow)
    await auth.serve(day)
    const phone = phoneOf(++phones)
    const mine = { phone, sessionPhone: phone, allowChange: true }
    await day.book(orderOf(afternoon - 3, mine))
    await ringAt(day, morning + 5_000)
    const order = orderOf(afternoon, mine)
    await day.book(order)
    await ringAt(day, morning + MINUTE)
    expect(auth.kinds()).toEqual(['booked', 'changed'])
    return { auth, day, order }
  }

  test('one that his quiet hours outlasted is none: the reminder is sent', async () => {
    const { auth, day, order } = await untilEvening()
    auth.beQuietUntil(nextMorning)
    await ringAt(day, evening)
    await ringAt(day, nextMorning)
    await ringAt(day, visitAt - 2 * HOUR)
    expect(await rowsOf(order.bookingId)).toMatchObject([
      { kind: 'booked', outcome: 'sent' },
      { kind: 'evening', outcome: 'dropped' },
      { kind: 'soon', outcome: 'sent' },
    ])
    expect(auth.kinds()).toEqual(['booked', 'changed', 'soon'])
  })

  test('the evening one that failed is not tried again after the answer that he comes', async () => {
    const { auth, day, order } = await untilEvening()
    auth.respond('failed')
    await ringAt(day, evening)
    await noteComing(bindings.DB, order.bookingId, evening + MINUTE / 2)
    auth.respond('sent')
    for (const minutes of [1, 6, 21]) await ringAt(day, evening + minutes * MINUTE)
    await ringAt(day, visitAt - 2 * HOUR)
    expect(auth.kinds()).toEqual(['booked', 'changed'])
  })

  test.each(['evening', 'soon'] as const)(
    'the %s one is not claimed, first or again, when the answer comes in between',
    async (kind) => {
      const { order } = await untilEvening()
      const claim = (tries: number) =>
        claimMessage(bindings.DB, {
          bookingId: order.bookingId,
          kind,
          tries,
          startsAt: visitAt,
          now: evening,
          nextAt: evening + MINUTE,
        })
      expect(await claim(0)).toBe(true)
      await noteComing(bindings.DB, order.bookingId, evening)
      expect(await claim(1)).toBe(false)
      await bindings.DB.prepare('DELETE FROM booking_message WHERE booking_id = ? AND kind = ?')
        .bind(order.bookingId, kind)
        .run()
      expect(await claim(0)).toBe(false)
    },
  )

  test.each(['undeliverable', 'failed'] as const)('one that is %s is none', async (outcome) => {
    const { auth, day } = await untilEvening()
    auth.respond(outcome)
    let at = evening
    for (const minutes of [0, 1, 5, 15]) await ringAt(day, (at += minutes * MINUTE))
    auth.respond('sent')
    await ringAt(day, visitAt - 2 * HOUR)
    expect(auth.kinds()).toEqual(['booked', 'changed', 'soon'])
  })

  test('one that may have been sent, as no answer came, is one', async () => {
    const { auth, day, order } = await untilEvening()
    auth.fallSilent()
    await ringAt(day, evening)
    auth.beQuietUntil(nextMorning)
    await ringAt(day, evening + MINUTE)
    await ringAt(day, nextMorning)
    await ringAt(day, visitAt - 2 * HOUR)
    expect((await rowsOf(order.bookingId)).at(-1)).toEqual({
      kind: 'evening',
      tries: 2,
      outcome: 'dropped',
    })
    expect(auth.kinds()).toEqual(['booked', 'changed', 'evening'])
  })
})

test('a phone that no channel reaches is not tried again', async () => {
  const { auth, day } = await opened()
  const order = orderOf(afternoon)
  await day.book(order)
  auth.respond('undeliverable')
  await ringAt(day, morning + 5_000)
  expect(await rowsOf(order.bookingId)).toEqual([{ kind: 'booked', tries: 1, outcome: 'dropped' }])
})
