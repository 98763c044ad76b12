import { expect, test } from 'vitest'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { emptyPerson } from '~/booking/group/person'
import { bookingPayload, selectionOf, type SelectedStep } from './booking-payload'

const now = Date.parse('2026-11-21T18:00:00Z')
const draft: Draft = {
  step: 0,
  salonId: '9',
  phone: '0909090909',
  people: [
    {
      ...emptyPerson,
      serviceIds: ['1001', '1038'],
      stylistId: '31',
      hourId: '12',
      offerIds: ['504'],
    },
    { ...emptyPerson, isConsultation: true, hourId: '13' },
    emptyPerson,
  ],
  current: 1,
  date: null,
  skinnerId: '4',
  groupId: null,
  offerId: null,
  takesBestOffer: null,
  codes: [],
  suggestedFor: [],
  isPressed: false,
  isChange: false,
  origin: { source: '', utmSource: '', inApp: '' },
}
const cut = {
  id: '1001',
  name: 'Cắt gội 10 bước',
  price: 120_000,
  minutes: 45,
  deliveryType: 'BOTH' as const,
}
const ear = {
  id: '1038',
  name: 'Lấy ráy tai VIP',
  price: 70_000,
  minutes: 10,
  deliveryType: 'SKINNER' as const,
}
const seen: SelectedStep = {
  day: '2026-11-22',
  salon: {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    openingDate: null,
    warnText: 'Đông khách',
    addressNew: '252 Cầu Giấy, Hà Nội',
    address: '252 Cầu Giấy, quận Cầu Giấy',
    manyPeople: 'NOT_TODAY',
    offersConsultation: true,
  },
  people: [{ chosen: [cut, ear] }, { chosen: [] }, { chosen: [] }],
  stylists: [{ id: '31', name: 'Huy Trần', level: 2 }],
  hours: {
    groups: [
      {
        hours: [
          { id: '4', label: '9h30', start: 570, isFree: true },
          { id: '5', label: '9h50', start: 590, isFree: false },
          { id: '12', label: '12h10', start: 730, isFree: false },
        ],
      },
      {
        hours: [
          { id: '13', label: '12h30', start: 750, isFree: true },
          { id: '14', label: '12h50', start: 770, isFree: false },
        ],
      },
    ],
  },
}
const of = (index: number, with_: SelectedStep | null = seen, from = draft) =>
  selectionOf(from, index, with_, now)

test('each person has index, status, phone and date (DD-MM-YYYY, today by default) [B-130, B-131]', () => {
  expect([0, 1, 2].map((index) => [of(index).index, of(index).isCurrent])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ])
  expect(of(0)).toMatchObject({ phone: '0909090909', dateBook: '22-11-2026' })
  // 01:00 on the 22nd in Vietnam.
  expect(of(0, null).dateBook).toBe('22-11-2026')
  expect(of(0, null, { ...draft, date: '2026-12-01' }).dateBook).toBe('01-12-2026')
})

test('the stylist is {id, name, skillLevel}, none where the system chooses [B-132]', () => {
  expect(of(0).stylist).toEqual({ id: 31, name: 'Huy Trần', skillLevel: 2 })
  expect(of(1).stylist).toBeNull()
  expect(of(0, null).stylist).toEqual({ id: 31, name: '', skillLevel: 0 })
})

test('the salon has the eight released fields, from id to selectConsultation [B-133]', () => {
  const {
    manyPeople: bookManyPeople,
    offersConsultation: selectConsultation,
    ...rest
  } = seen.salon!
  expect(of(0).salon).toEqual({ ...rest, id: 9, bookManyPeople, selectConsultation })
  expect(of(0, null).salon).toMatchObject({ id: 9, name: '' })
  expect(of(0, seen, { ...draft, salonId: null }).salon).toBeNull()
})

test('a selection contains skipped services, chosen services and weekend prices [B-134]', () => {
  const services = [
    { id: 1001, name: 'Cắt gội 10 bước', price: 120_000 },
    { id: 1038, name: 'Lấy ráy tai VIP', price: 70_000 },
  ]
  expect(of(0)).toMatchObject({
    noS: false,
    chosenService: services,
    chosenServiceWeekend: services,
  })
  expect(of(0, { ...seen, day: '2026-11-23' })).toMatchObject({
    chosenService: services,
    chosenServiceWeekend: [],
  })
  expect(of(1)).toMatchObject({ noS: true, chosenService: [] })
  expect(of(0, null).chosenService).toEqual([
    { id: 1001, name: '', price: 0 },
    { id: 1038, name: '', price: 0 },
  ])
})

test('the hour has the five released fields and lasts as long as the services [B-135]', () => {
  expect(of(0).hour).toEqual({
    bookHourId: 12,
    subHourId: 13,
    secondSubHourId: 14,
    hour: '12h10',
    hourFrame: '12h10-13h10',
  })
  expect(of(1).hour).toEqual({
    bookHourId: 13,
    subHourId: 14,
    secondSubHourId: 0,
    hour: '12h30',
    hourFrame: '12h30-13h10',
  })
  expect(of(2).hour).toBeNull()
  const last: Draft = { ...draft, people: [{ ...draft.people[0], hourId: '36' }] }
  expect(of(0, seen, last).hour).toMatchObject({ bookHourId: 36, subHourId: 0, secondSubHourId: 0 })
})

test('the selection contains the step, the offers of each person and the free hours that were shown [B-136]', () => {
  expect(of(0)).toMatchObject({
    step: 0,
    chosenCampaign: [504],
    availableHours: ['9h30', '12h30'],
  })
  expect(of(1).chosenCampaign).toEqual([])
  expect(of(0, null).availableHours).toEqual([])
})

test('each person’s selection contains skinner, group size and all hours [B-141, B-142, B-143]', () => {
  for (const person of [of(0), of(1)])
    expect(person).toMatchObject({ skinnerId: 4, groupBooking: 3, bookHours: [12, 13] })
})

test('what is not loaded yet is empty, and of several stylists the chosen one is named [B-132]', () => {
  const unloaded: SelectedStep = { ...seen, salon: null, people: [], stylists: null, hours: null }
  expect(of(0, unloaded)).toMatchObject({
    stylist: { id: 31, name: '', skillLevel: 0 },
    salon: {
      id: 9,
      name: '',
      openingDate: null,
      warnText: '',
      addressNew: '',
      address: '',
      bookManyPeople: 'OFF',
      selectConsultation: false,
    },
    chosenService: [{ id: 1001, name: '', price: 0 }, { id: 1038 }],
    hour: { bookHourId: 12, subHourId: 0, hour: '', hourFrame: '' },
    availableHours: [],
  })
  const stylists = [{ id: '30', name: 'An', level: 1 }, ...seen.stylists!]
  expect(of(0, { ...seen, stylists }).stylist).toMatchObject({ name: 'Huy Trần' })
})

test('the last frame of a day follows the one before it, and nothing follows the last [B-135]', () => {
  const at = (hourId: string) => of(0, seen, { ...draft, people: [{ ...draft.people[0], hourId }] })
  expect(at('13').hour).toMatchObject({ subHourId: 14, secondSubHourId: 0 })
  expect(at('14').hour).toMatchObject({ subHourId: 0, secondSubHourId: 0 })
})

const morning = Date.parse('2026-11-21T03:00:00Z')
const pair = readDraft(
  new URLSearchParams(
    'salonId=9&phone=0909090909&chosenService=1001&stylistId=31&hour=12&p2=1012_13&skinnerId=4&offers=504',
  ),
)
const seenByPair: SelectedStep = { ...seen, people: [{ chosen: [cut] }, { chosen: null }] }

test('an event of the flow contains salon, services, stylist, hours and step [B-374]', () => {
  expect(bookingPayload(pair, seenByPair, null, morning)).toEqual({
    step: 0,
    index: 0,
    groupBooking: 2,
    salonId: 9,
    salonName: 'Salon 252 Cầu Giấy',
    noS: false,
    chosenServices: '[{"id":1001,"name":"Cắt gội 10 bước","price":120000}]',
    isWeekend: true,
    dateBook: '22-11-2026',
    stylistId: 31,
    skillLevel: 2,
    skinnerId: 4,
    hoursAvailable: '9h30,12h30',
    hourBook: '12h10',
    hourFrame: '12h10-13h10',
    hours: '12,13',
    campaign: '504',
  })
})

test('phone and customer are sent only after consent, the customer only if logged in [B-170, O-47]', () => {
  const names = (known: Parameters<typeof bookingPayload>[2]) =>
    Object.keys(bookingPayload(pair, seenByPair, known, morning)).filter((name) =>
      /phone|customer/i.test(name),
    )
  expect(names(null)).toEqual([])
  expect(bookingPayload(pair, seenByPair, { customerId: 7 }, morning)).toMatchObject({
    phone: '0909090909',
    customerId: 7,
  })
  expect(names({ customerId: null })).toEqual(['phone'])
})

test('an empty draft is tracked as empty, and the JSON of twenty services fits [B-374]', () => {
  expect(bookingPayload(readDraft(new URLSearchParams()), null, null, morning)).toMatchObject({
    salonId: 0,
    chosenServices: '[]',
    dateBook: '21-11-2026',
    stylistId: 0,
    hourBook: '',
    hours: '',
    hoursAvailable: '',
  })
  const ids = Array.from({ length: 20 }, (_, index) => 1001 + index)
  const many = readDraft(new URLSearchParams(`salonId=9&chosenService=${ids.join()}`))
  const chosen = ids.map((id) => ({
    ...cut,
    id: `${id}`,
    name: 'Dịch vụ có tên rất dài '.repeat(8),
  }))
  const { chosenServices } = bookingPayload(many, { ...seen, people: [{ chosen }] }, null, morning)
  expect(String(chosenServices).length).toBeLessThanOrEqual(2000)
  expect((JSON.parse(String(chosenServices)) as unknown[]).length).toBeGreaterThan(5)
})
