import { expect, test } from 'vitest'
import { addDays } from '../../kit/vietnam-time'
import { booking, type Headers, ownerToken, listen, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import type { BookingEnv } from '../env'
import { dayOf, morning, setClock, today } from '../testing/salon-day'

setUpDemoData()

const input = { salonId: 9, bookDate: today, stylistId: 0, listServiceId: [1001] }

/** Opens a screen; `next` answers how many stylists are free at the next event, by hour. */
async function screen(
  headers: Headers = {},
  over: Partial<typeof input> = {},
  vars: Partial<BookingEnv> = {},
) {
  const events = await listen({ ...input, ...over }, headers, vars)
  const next = async () => {
    const event = await events.next()
    return event.done
      ? 'over'
      : Object.fromEntries(
          event.value.groups
            .flatMap((group) => group.hours)
            .map((hour) => [hour.id, hour.freeStylists]),
        )
  }
  return { next, leave: () => events.return!() }
}

test('a watcher gets the hours at once, and again after each booking [B-217, O-51]', async () => {
  const { next, leave } = await screen()
  const first = await next()
  expect(first).toEqual(
    Object.fromEntries(
      (await booking().listHours(input)).groups
        .flatMap((group) => group.hours)
        .map((hour) => [hour.id, hour.freeStylists]),
    ),
  )
  const order = await booking().createBooking(newBookingInput({}, { bookHourId: 12 }))
  expect(order.status).toBe(200)
  expect(await next()).toMatchObject({
    12: (first as Record<number, number>)[12]! - 1,
    20: (first as Record<number, number>)[20],
  })
  await leave()
})

test('a booking is published after its customer has his answer [B-217]', async () => {
  const { next, leave } = await screen({}, { salonId: 17 })
  await next()
  const arrivals: string[] = []
  await Promise.all([
    booking()
      .createBooking(newBookingInput({ salonId: 17 }, { bookHourId: 12 }))
      .then(() => arrivals.push('customer')),
    next().then(() => arrivals.push('listener')),
  ])
  expect(arrivals).toEqual(['customer', 'listener'])
  await leave()
})

test('a watcher gets an event for holds and cancels of others [O-51]', async () => {
  const mine = await screen(ownerToken('an'), { salonId: 10 })
  const others = await screen(ownerToken('binh'), { salonId: 10 })
  const [before] = [await mine.next(), await others.next()]
  const press = (name: string, bookHourId: number) =>
    booking(ownerToken(name)).holdHour({
      salonId: 10,
      dateBook: today,
      utmSource: '',
      bookHours: [{ bookHourId, listServiceId: [1001], stylistId: 0 }],
    })
  await press('an', 16)
  expect(await others.next()).toMatchObject({ 16: (before as Record<number, number>)[16]! - 1 })
  await press('binh', 24)
  // The next event on an's screen is binh's hold.
  expect(await mine.next()).toEqual({
    ...(before as object),
    ...Object.fromEntries([22, 23, 24, 25, 26].map((hour) => [hour, expect.any(Number)])),
    24: (before as Record<number, number>)[24]! - 1,
  })
  await booking(ownerToken('an')).releaseHour({})
  expect(await others.next()).toMatchObject({ 16: (before as Record<number, number>)[16] })
  await booking(ownerToken('binh')).releaseHour({})
  await Promise.all([mine.leave(), others.leave()])
})

test('a screen gets an event when another browser’s hold expires [O-51]', async () => {
  const day = dayOf(13)
  const { next, leave } = await screen({}, { salonId: 13 })
  const before = await next()
  await booking(ownerToken('an')).holdHour({
    salonId: 13,
    dateBook: today,
    utmSource: '',
    bookHours: [{ bookHourId: 16, listServiceId: [1001], stylistId: 0 }],
  })
  expect(await next()).not.toEqual(before)
  setClock(morning + 180_000)
  expect(await day.ring()).toBe(true)
  expect(await next()).toEqual(before)
  await leave()
})

test('many changes within milliseconds are sent together [O-51]', async () => {
  const { next, leave } = await screen({}, { salonId: 14 })
  const before = (await next()) as Record<number, number>
  const hours = [4, 8, 12, 16, 20, 24, 28]
  await Promise.all(
    hours.map((bookHourId) =>
      booking().createBooking(newBookingInput({ salonId: 14 }, { bookHourId })),
    ),
  )
  const gone = (now: Record<number, number>) =>
    hours.filter((hour) => now[hour]! < before[hour]!).length
  let events = 0
  for (let now = before; gone(now) < hours.length; events++)
    now = (await next()) as Record<number, number>
  expect(events).toBeLessThanOrEqual(3)
  await leave()
})

test('a restart ends the stream, and a new one begins with the newest hours [B-217]', async () => {
  const day = dayOf(15)
  const { next } = await screen({}, { salonId: 15 })
  const before = (await next()) as Record<number, number>
  await day.restart()
  expect(await next()).toBe('over')
  await booking().createBooking(newBookingInput({ salonId: 15 }, { bookHourId: 12 }))
  const again = await screen({}, { salonId: 15 })
  expect(await again.next()).toMatchObject({ 12: before[12]! - 1 })
  await again.leave()
})

test('a day out of range is sent once, empty, and an unknown salon too', async () => {
  for (const over of [{ bookDate: addDays(today, 3) }, { salonId: 4711 }]) {
    const { next } = await screen({}, over)
    expect([await next(), await next()]).toEqual([{}, 'over'])
  }
})

test('watchers of an address are limited per salon-day, a closed one frees its slot', async () => {
  const at = (address: string) => screen({ 'x-client-address': address }, { salonId: 16 })
  await dayOf(16).withState((state) => void Object.assign(state.env, { WATCHERS_PER_ADDRESS: '2' }))
  const open = [await at('203.0.113.7'), await at('203.0.113.7')]
  await expect(at('203.0.113.7')).rejects.toMatchObject({
    name: 'BackendFailure',
    why: 'status',
    detail: '429',
  })
  open.push(await at('203.0.113.8'))
  await open[0]!.next()
  await open[0]!.leave()
  await expect
    .poll(() =>
      at('203.0.113.7').then(
        ({ leave }) => leave().then(() => 'room'),
        () => 'full',
      ),
    )
    .toBe('room')
  await Promise.all(open.map(({ leave }) => leave()))
  await dayOf(16).withState(
    (state) => void Object.assign(state.env, { WATCHERS_PER_ADDRESS: undefined }),
  )
})
