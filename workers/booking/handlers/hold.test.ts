import { expect, test } from 'vitest'
import { Unacceptable } from '../../kit/connect'
import { addDays } from '../../kit/vietnam-time'
import { booking, type Headers, ownerToken, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import type { NewHold } from '../contract'
import { bindings, dayOf, morning, setClock, today } from '../testing/salon-day'
import { coded, type Message } from '../../kit/message'

setUpDemoData()

const UNTIL = morning + 180_000

function choice(
  over: Partial<NewHold> = {},
  hour: Partial<NewHold['bookHours'][number]> = {},
): NewHold {
  return {
    salonId: 9,
    dateBook: today,
    utmSource: '',
    bookHours: [{ bookHourId: 10, listServiceId: [1001], stylistId: 0, ...hour }],
    ...over,
  }
}

async function freeAt(
  hourId: number,
  headers: Headers,
  over: { salonId?: number; bookDate?: string; stylistId?: number; changesBookingOf?: string } = {},
): Promise<number> {
  const { groups } = await booking(headers).listHours({
    salonId: 9,
    bookDate: today,
    stylistId: 0,
    listServiceId: [1001],
    ...over,
  })
  return groups.flatMap((group) => group.hours).find((hour) => hour.id === hourId)!.freeStylists
}

test('a held hour is taken for others and free for its browser [B-230, O-51]', async () => {
  const before = await freeAt(10, {})
  expect(await booking(ownerToken('an')).holdHour(choice())).toEqual({
    status: 200,
    body: { until: UNTIL, extendableFrom: UNTIL - 45_000 },
  })
  expect([
    await freeAt(10, {}),
    await freeAt(10, ownerToken('an')),
    await freeAt(10, ownerToken('binh')),
  ]).toEqual([before - 1, before, before - 1])
  expect(await booking(ownerToken('an')).releaseHour({})).toEqual({ wasHeld: true })
  expect(await booking(ownerToken('an')).releaseHour({})).toEqual({ wasHeld: false })
  expect(await freeAt(10, {})).toBe(before)
})

test('the next hold releases the last one, at any salon and on any day [B-217, O-51]', async () => {
  const places: [number, string][] = [
    [9, today],
    [10, today],
    [10, addDays(today, 1)],
  ]
  const free = () =>
    Promise.all(places.map(([salonId, bookDate]) => freeAt(20, {}, { salonId, bookDate })))
  const before = await free()
  for (const [index, [salonId, dateBook]] of places.entries()) {
    await booking(ownerToken('an')).holdHour(choice({ salonId, dateBook }, { bookHourId: 20 }))
    expect((await free()).map((count, place) => before[place]! - count)).toEqual(
      places.map((_, place) => (place === index ? 1 : 0)),
    )
  }
  await booking(ownerToken('an')).releaseHour({})
  expect(await free()).toEqual(before)
})

test('the holds of a browser at other salons are released when it has booked [O-51]', async () => {
  const before = await freeAt(22, {}, { salonId: 10 })
  await booking(ownerToken('chi')).holdHour(choice({ salonId: 10 }, { bookHourId: 22 }))
  expect(
    await booking(ownerToken('chi')).createBooking(newBookingInput({}, { bookHourId: 22 })),
  ).toMatchObject({
    status: 200,
  })
  await expect.poll(() => freeAt(22, {}, { salonId: 10 })).toBe(before)
})

test('the browser that holds the last place gets the booking, the other one gets free hours [O-51]', async () => {
  // Stylist 901 is off or busy on some days, so it is one who is free.
  const { stylists } = await booking().listStaff({ salonId: 9, workDate: today })
  const free = await Promise.all(
    stylists.map(async ({ id, salonId }) =>
      salonId === 9 && (await freeAt(30, {}, { stylistId: id })) > 0 ? id : 0,
    ),
  )
  const last = { bookHourId: 30, stylistId: free.find((id) => id > 0)! }
  expect(await booking(ownerToken('an')).holdHour(choice({}, last))).toMatchObject({ status: 200 })
  expect(await booking(ownerToken('binh')).holdHour(choice({}, last))).toMatchObject({
    status: 409,
    body: {
      code: 'stylistBusy',
      nearest: expect.arrayContaining([
        { hourId: expect.any(Number), label: expect.stringMatching(/^\d+h\d0$/), date: today },
      ]),
    },
  })
  expect(await booking(ownerToken('binh')).createBooking(newBookingInput({}, last))).toMatchObject({
    status: 409,
  })
  expect(await booking(ownerToken('an')).createBooking(newBookingInput({}, last))).toMatchObject({
    status: 200,
  })
})

test.each<[string, NewHold, string, Message?]>([
  ['an unknown salon', choice({ salonId: 4711 }), 'salonId'],
  ['a day long past', choice({ dateBook: '2020-01-01' }), 'dateBook'],
  ['a day that cannot be booked yet', choice({ dateBook: addDays(today, 3) }), 'dateBook'],
  [
    'an unknown service',
    choice({}, { listServiceId: [77_777] }),
    'bookHours.0.listServiceId',
    coded('SERVICES_DISCONTINUED'),
  ],
  [
    'no service where nobody advises',
    choice({}, { listServiceId: [] }),
    'bookHours.0.listServiceId',
    coded('NEEDS_SERVICES'),
  ],
  ['a stylist of another salon', choice({}, { stylistId: 1101 }), 'bookHours.0.stylistId'],
  ['nobody', choice({ bookHours: [] }), 'bookHours'],
  [
    'six people',
    choice({ bookHours: Array(6).fill(choice().bookHours[0]) as NewHold['bookHours'] }),
    'bookHours',
  ],
])('no hour is held for %s', async (_what, unfit, field, message) => {
  const error = await booking(ownerToken('dung'))
    .holdHour(unfit)
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Unacceptable)
  expect((error as Unacceptable).issues).toContainEqual({
    field,
    message: message ?? expect.anything(),
  })
})

test('no hour is held for a browser without an owner token, since its hold would have no owner', async () => {
  await expect(booking().holdHour(choice())).rejects.toMatchObject({
    issues: [{ field: '', message: coded('NO_OWNER_TOKEN') }],
  })
  expect(await booking().releaseHour({})).toEqual({ wasHeld: false })
})

test('presses are limited per client address and minute, with any owner tokens [O-51]', async () => {
  const press = async (browser: number, address: string) =>
    (
      await booking(
        { ...ownerToken(`press ${browser}`.replace(' ', '-')), 'x-client-address': address },
        { HOLDS_PER_ADDRESS: '3' },
      ).holdHour(choice({}, { bookHourId: 4 + browser * 3 }))
    ).status
  expect([
    await press(1, '203.0.113.7'),
    await press(2, '203.0.113.7'),
    await press(3, '203.0.113.7'),
    await press(4, '203.0.113.7'),
    await press(4, '203.0.113.8'),
  ]).toEqual([200, 200, 200, 429, 200])
  setClock(morning + 60_000)
  expect(await press(5, '203.0.113.7')).toBe(200)
})

test('when the day is over nothing of its holds is left', async () => {
  await booking(ownerToken('em')).holdHour(choice({ salonId: 11 }))
  await dayOf(11).withState(() => undefined)
  setClock(morning + 17 * 3_600_000)
  await dayOf(11).ring()
  expect(await bindings.DB.prepare('SELECT COUNT(*) AS n FROM visit_hold').first()).toEqual({
    n: 0,
  })
})

test('the places of a booking count as free for its owner who changes it, and for nobody else [O-17, O-30]', async () => {
  const phone = '0912345699'
  const hour = 14
  const before = await freeAt(hour, {})
  const made = await booking(ownerToken('an')).createBooking(
    newBookingInput({ phone }, { bookHourId: hour }),
  )
  expect(made.status).toBe(200)
  const changesBookingOf = phone
  expect([
    await freeAt(hour, ownerToken('an')),
    await freeAt(hour, ownerToken('an'), { changesBookingOf }),
    await freeAt(hour, ownerToken('an'), { changesBookingOf: '0912345698' }),
    await freeAt(hour, ownerToken('binh'), { changesBookingOf }),
    await freeAt(hour, {}, { changesBookingOf }),
  ]).toEqual([before - 1, before, before - 1, before - 1, before - 1])
})
