import { expect, test, vi } from 'vitest'
import { bookingApi } from '../../../workers/booking/contract'
import { received } from '../../testing/received'
import { catalogue, frame, hoursOf, service, staff, stylist } from '../../testing/specified'

const day = '2026-11-22'
const booking = (body: object) => received(bookingApi, body)
const hours = { salonId: 9, bookDate: day, stylistId: 0, listServiceId: [] }
const menu = { salonId: 9, lang: 'vi' as const, choosenServiceIds: [] }

/** Rows that vanished without a word before: each is kept. Of a part that is lost a line is logged. */
const odd: [string, object, object][] = [
  ['oldPrice null', { oldPrice: null, oldPriceNum: null }, { oldPrice: null }],
  ['children as objects', { listService: [{ serviceId: 4 }] }, { childIds: [] }],
  ['serviceId as text', { serviceId: '1001' }, { id: 1001 }],
  ['timeServe 0', { timeServe: 0 }, { minutes: 0 }],
  ['a price as text', { priceNum: '120000' }, { price: 120_000 }],
  ['FREE without a number', { price: 'Free', priceNum: null }, { price: 0 }],
]

test.each(odd)('a service with %s is kept', async (_name, part, expected) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const reply = await booking(catalogue({ ...service, ...part })).listServices(menu)
  expect(reply).toMatchObject({ body: { categories: [{ groups: [{ services: [expected] }] }] } })
  warned.mockRestore()
})

test.each<[string, object, object]>([
  [
    'number 137 in the evening',
    { hourId: 137, hour: '22h50', hourFrame: '' },
    { id: 137, start: 1370 },
  ],
  ['number 40', { hourId: 40 }, { id: 40 }],
  ['subHourId null', { subHourId: null, secondSubHourId: null }, { subHourId: null }],
  ['a count null', { totalStylistEmpty: null }, { freeStylists: 1 }],
  [
    'a frame in other words',
    { hour: '09:30', hourFrame: '09:30:00' },
    { start: 570, label: '09:30' },
  ],
])('an hour with %s is kept', async (_name, part, expected) => {
  const reply = await booking(hoursOf({ ...frame, ...part })).listHours(hours)
  expect(reply).toMatchObject({ groups: [{ hours: [expected] }] })
})

test.each<[string, object, object]>([
  ['avatar null', { avatar: null }, { avatar: null }],
  ['description null', { description: null }, { descriptionHtml: '' }],
  ['experience as text', { experience: '4' }, { yearsOfExperience: 4 }],
  ['no salonEnroll', { salonEnroll: undefined }, { salonId: 0 }],
])('a stylist with %s is kept', async (_name, part, expected) => {
  const reply = await booking(staff({ ...stylist, ...part })).listStaff({
    salonId: 9,
    workDate: day,
  })
  expect(reply).toMatchObject({ stylists: [expected] })
})

test('hours stand in the order of the day, however their host orders and numbers them', async () => {
  const at = (hourId: number, hour: string) => ({ ...frame, hourId, hour, hourFrame: hour })
  const body = hoursOf(at(101, '14h30'), at(107, '13h10'))
  body.data.hourGroup.push({ name: 'Sáng', hours: [at(140, '9h30'), at(139, '8h30')] })
  const { groups } = await booking(body).listHours(hours)
  expect(groups.map((part) => part.hours.map(({ label }) => label))).toEqual([
    ['8h30', '9h30'],
    ['13h10', '14h30'],
  ])
})
