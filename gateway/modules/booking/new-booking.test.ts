import { expect, test } from 'vitest'
import type { KnownService } from './catalogue'
import { OWN_FRAMES } from '../../../domain/board-entry'
import { timeLabel } from '../../../domain/frames'
import { followingFrames, newBookingInput, pageParams, toNewBooking, bookAt } from './new-booking'

const services = new Map<number, KnownService>([
  [1001, { id: 1001, name: 'Cắt gội 10 bước', price: 120_000, minutes: 45, type: 3 }],
  [1038, { id: 1038, name: 'Ráy tai', price: 50_000, minutes: 15, type: 2 }],
])

const offers = new Map([
  [501, { id: 501, name: 'Giờ vàng', prices: new Map([[1001, 99_000]]) }],
  [505, { id: 505, name: 'Giữ giá', prices: new Map([[1001, 120_000]]) }],
  [509, { id: 509, name: 'Thẻ', prices: new Map([[1001, 0]]) }],
])

const input = {
  idempotencyKey: 'k'.repeat(20),
  salonId: '10',
  phone: '0912.345.678',
  date: '2026-11-22',
  people: [
    { serviceIds: ['1001', '1038', '1001'], hourId: '4', stylistId: '21' },
    { serviceIds: ['1038'], hourId: '36' },
  ],
}

/** The frames of our own booking backend. */
const frames = OWN_FRAMES.map((frame) => ({ ...frame, label: timeLabel(frame.start) }))

function booked(
  more: object = {},
  knowledge = { services, offers, frames, userId: 7, isMaster: true, skinnerId: 51 },
) {
  return toNewBooking(newBookingInput.parse({ ...input, ...more }), knowledge)
}

test('the payload names salon, phone, stylist, day and services [B-376, B-377, B-378]', () => {
  expect(booked()).toMatchObject({
    salonId: 10,
    phone: '0912345678',
    stylistId: 21,
    skinnerId: 51,
    dateBook: '2026-11-22',
    services: 'Cắt gội 10 bước,Ráy tai,Ráy tai',
    chosenServices: [
      { id: 1001, name: 'Cắt gội 10 bước', type: 3, campaignId: 0, campaignName: '' },
      { id: 1038, name: 'Ráy tai', type: 2 },
      { id: 1038, name: 'Ráy tai', type: 2 },
    ],
  })
})

test('each person has an hour with its frames, services and a total [B-379, B-380]', () => {
  expect(booked().bookHours).toMatchObject([
    {
      bookHourId: 4,
      subHourId: 5,
      secondSubHourId: 6,
      campaigns: [],
      stylistId: 21,
      totalMoney: 170_000,
    },
    { bookHourId: 36, subHourId: 0, secondSubHourId: 0, stylistId: 0, totalMoney: 50_000 },
  ])
  expect(booked()).toMatchObject({
    subHourId: 5,
    secondSubHourId: 6,
    bookAt: 3,
    campaign: '',
    userId: 7,
  })
})

test.each([
  ['the note', 'B-381', { note: 'Cắt ngắn' }, { note: 'Cắt ngắn' }, { note: '' }],
  [
    'the choice of advice',
    'B-137',
    { receiveAdvice: false },
    { receiveAdvice: false },
    { receiveAdvice: true },
  ],
  [
    'the choice of little advice',
    'B-138',
    { littleAdvice: true },
    { littleAdvice: true },
    { littleAdvice: false },
  ],
  [
    'the consent to a photo',
    'B-140',
    { acceptMakePhoto: false },
    { acceptMakePhoto: false },
    { acceptMakePhoto: true },
  ],
  [
    'the requests',
    'B-381',
    { requests: ['Da dễ kích ứng'] },
    { utilityService: [{ id: 1, name: 'Da dễ kích ứng' }] },
    { utilityService: [] },
  ],
])('%s travels with a booking, or else its default does [%s]', (_what, _id, given, sent, none) => {
  expect(booked(given)).toMatchObject(sent)
  expect(booked()).toMatchObject(none)
})

test('a booking has the number of persons, 0 by default [B-141, B-270]', () => {
  expect(booked({ numberPersons: 2 })).toMatchObject({ numberPersons: 2 })
  expect(booked()).toMatchObject({ numberPersons: 0 })
})

test('the page query travels without utm_source and token [B-382]', () => {
  expect(
    booked({ utmSource: 'tikiapp', params: '?step=0&salonId=10&utm_source=tikiapp&token=secret' }),
  ).toMatchObject({ bookAt: 6, utmSource: 'tikiapp', params: { step: '0', salonId: '10' } })
  expect(
    Object.keys(pageParams(Array.from({ length: 50 }, (_, index) => `p${index}=1`).join('&'))),
  ).toHaveLength(20)
  expect(pageParams(`x=${'y'.repeat(900)}`).x).toHaveLength(500)
})

test('a long source or page query is cut and never keeps a customer from booking [B-382]', () => {
  const long = booked({
    source: 's'.repeat(300),
    utmSource: `${'u'.repeat(99)}💈`,
    params: Array.from({ length: 40 }, (_, index) => `p${index}=${'%01'.repeat(900)}`).join('&'),
  })
  expect(long).toMatchObject({ bookAt: 3, utmSource: 'u'.repeat(99) })
  expect(JSON.stringify(long.params).length).toBeLessThan(8100)
  expect(long.params.p0).toHaveLength(500)
  expect(pageParams(`x=${'💈'.repeat(300)}&y=${'a'.repeat(499)}💈`)).toEqual({
    x: '💈'.repeat(250),
    y: 'a'.repeat(499),
  })
})

test('half a sign in a note is stored as a whole one [B-381]', () => {
  expect(booked({ note: 'cắt\ud83d', requests: ['da\udc88'], params: 'x=\ud83d' })).toMatchObject({
    note: 'cắt\ufffd',
    utilityService: [{ name: 'da\ufffd' }],
    params: { x: '\ufffd' },
  })
})

test('master, change and the advice flags travel [B-340, B-383]', () => {
  expect(booked({ allowChange: true })).toMatchObject({
    isMaster: true,
    adviceUND: false,
    adviceProduct: false,
    allowChange: true,
    muonCaoMat: false,
  })
})

test('a service unknown to the gateway is forwarded, so that the backend can refuse it', () => {
  expect(
    booked(
      {},
      {
        services: new Map(),
        offers: new Map(),
        frames: [],
        userId: 0,
        isMaster: false,
        skinnerId: 0,
      },
    ),
  ).toMatchObject({
    services: '',
    bookHours: [
      { chosenServices: [{ id: 1001, name: '' }, { id: 1038 }], totalMoney: 0, subHourId: 0 },
      { chosenServices: [{ id: 1038 }] },
    ],
  })
})

test('services over 20 and over 40 minutes reach into the next frames, not past the last [B-149]', () => {
  expect([20, 21, 40, 41, 90].map((minutes) => followingFrames(1, minutes, frames))).toEqual([
    { subHourId: 0, secondSubHourId: 0 },
    { subHourId: 2, secondSubHourId: 0 },
    { subHourId: 2, secondSubHourId: 0 },
    { subHourId: 2, secondSubHourId: 3 },
    { subHourId: 2, secondSubHourId: 3 },
  ])
  const last = frames.at(-1)!.id
  expect(followingFrames(last - 1, 60, frames)).toEqual({ subHourId: last, secondSubHourId: 0 })
})

test('the next frames are those of the day, however its host numbers them', () => {
  const numbered = [
    { id: 137, start: 1300 },
    { id: 101, start: 1320 },
    { id: 119, start: 1340 },
  ]
  expect(followingFrames(137, 60, numbered)).toEqual({ subHourId: 101, secondSubHourId: 119 })
  expect(followingFrames(36, 60, numbered), 'of another day').toEqual({
    subHourId: 0,
    secondSubHourId: 0,
  })
})

test('one to five persons, each with a frame of the day and at most twenty services [B-143, O-01]', () => {
  const refusals = (more: object) =>
    newBookingInput
      .safeParse({ ...input, ...more })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  const person = { serviceIds: ['1001'], hourId: '4' }
  expect(refusals({ people: [] })).toEqual([['people', 'HOUR_MISSING']])
  expect(refusals({ people: Array.from({ length: 6 }, () => person) })).toEqual([
    ['people', 'TOO_MANY_PEOPLE'],
  ])
  expect(refusals({ people: [{ ...person, hourId: '0' }] })).toEqual([
    ['people.0.hourId', 'INVALID_HOUR'],
  ])
  expect(refusals({ people: [person, { ...person, serviceIds: ['0'] }] })).toEqual([
    ['people.1.serviceIds.0', 'INVALID_ID'],
  ])
  expect(refusals({ people: [{ ...person, stylistId: '-3' }] })).toEqual([
    ['people.0.stylistId', 'INVALID_ID'],
  ])
  expect(
    refusals({
      people: [{ ...person, serviceIds: Array.from({ length: 21 }, (_, index) => `${index + 1}`) }],
    }),
  ).toEqual([['people.0.serviceIds', 'TOO_MANY_SERVICES']])
  expect(
    refusals({ salonId: '-1', phone: '', note: 'x'.repeat(501), idempotencyKey: 'short' }),
  ).toEqual([
    ['idempotencyKey', 'INVALID_ID'],
    ['salonId', 'INVALID_ID'],
    ['phone', 'PHONE_MISSING'],
    ['note', 'NOTE_TOO_LONG'],
  ])
})

test('each person has offers, and each service the best of them [B-378, B-379, B-380]', () => {
  const payload = booked({
    codes: [' shine30', 'SHINE30'],
    people: [
      { serviceIds: ['1001', '1038'], hourId: '4', offerIds: ['501', '509', '501', '777'] },
      { serviceIds: ['1001'], hourId: '5', offerIds: ['505'] },
    ],
  })
  expect(payload.bookHours.map(({ campaigns }) => campaigns)).toEqual([
    [
      { id: 501, name: 'Giờ vàng' },
      { id: 509, name: 'Thẻ' },
      { id: 777, name: '' },
    ],
    [{ id: 505, name: 'Giữ giá' }],
  ])
  expect(
    payload.chosenServices.map(({ id, campaignId, campaignName }) => [
      id,
      campaignId,
      campaignName,
    ]),
  ).toEqual([
    [1001, 509, 'Thẻ'],
    [1038, 0, ''],
    [1001, 0, ''],
  ])
  expect([payload.campaign, payload.codes]).toEqual(['Giờ vàng,Thẻ,Giữ giá', ['SHINE30']])
})

test.each([
  [
    'people.0.offerIds',
    {
      people: [
        {
          serviceIds: ['1001'],
          hourId: '4',
          offerIds: Array.from({ length: 11 }, (_none, index) => `${index + 1}`),
        },
      ],
    },
    'TOO_MANY_OFFERS',
  ],
  ['codes', { codes: Array(11).fill('SHINE30') }, 'TOO_MANY_PROMO_CODES'],
  ['codes.0', { codes: ['<b>'] }, 'PROMO_CODE_INVALID'],
])('a malformed offer or code is refused under %s', (field, more, message) => {
  const issues = newBookingInput.safeParse({ ...input, ...more }).error!.issues
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    field,
    message,
  ])
})

test('signs that nobody can see are taken out of the note', () => {
  expect(booked({ note: 'Cắt\u0000 ngắn\u0007\nbên trái' }).note).toBe('Cắt ngắn\nbên trái')
})

test.each([
  ['customer_ios', null, 0, 'B-342'],
  ['customer_android', '', 2, 'B-343'],
  [null, 'rn_android', 4, 'B-344'],
  ['', 'rn_ios', 5, 'B-345'],
  [undefined, 'tikiapp', 6, 'B-346'],
  [null, null, 3, 'B-347'],
  ['friendly_checkin', 'book_at_salon', 3, 'B-347'],
  ['constructor', '__proto__', 3, 'B-347'],
])('the source %s and the utm source %s are booked at %i [%s]', (source, utmSource, code, _id) => {
  expect(bookAt(source, utmSource)).toBe(code)
})

test('the source ranks before the utm source [O-19]', () => {
  expect(bookAt('customer_ios', 'tikiapp')).toBe(0)
  expect(bookAt('elsewhere', 'rn_ios')).toBe(5)
})
