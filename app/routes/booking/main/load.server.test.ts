import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { BookingDayDocument } from '../../../../schema/generated/graphql'
import { soldCatalogue } from '../testing/screen-data'
import { loadMain, pathWithoutLost } from './load.server'
import { priceNotes } from './price-notes.server'

const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24']
const open = { data: { salon: { isOpen: true }, atSalon: { services: soldCatalogue } }, failed: [] }
const closed = {
  data: { salon: { isOpen: false }, atSalon: { services: soldCatalogue } },
  failed: [],
}
const unknown = { data: { salon: null, atSalon: { services: null } }, failed: [] }

/** Where an address is sent by somebody who is logged in with another phone; null: it stays. */
function sentTo(
  query: string,
  loaded: Omit<Parameters<typeof pathWithoutLost>[1], 'day'> & { day?: string } = open,
  bookedPeople = 1,
) {
  const draft = readDraft(new URLSearchParams(`phone=0912345678&${query}`))
  return pathWithoutLost(
    draft,
    { day: draft.date ?? sunday, ...loaded },
    {
      salonId: draft.salonId,
      phone: draft.phone,
      viewerPhone: '0909090909',
      mayBookForOthers: false,
      bookedPeople,
    },
  )
}

test('an address that can be had stays, also while its salon cannot be loaded [B-192]', () => {
  expect(sentTo('salonId=9&chosenService=1001&hour=12&date=2026-11-22')).toBeNull()
  expect(sentTo('salonId=9', { data: { salon: null }, failed: ['salon'] })).toBeNull()
  expect(sentTo('salonId=9', { data: null, failed: ['salon'] })).toBeNull()
})

test('a closed salon is left with its number, an unknown one with the missing part marked [B-192, B-386]', () => {
  expect(sentTo('salonId=9&chosenService=1001', closed)).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&chosenService=1001&flow=1&off=9',
  )
  expect(sentTo('salonId=9', unknown)).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&next=1&flow=1',
  )
})

test('services that are not sold are left out with a notice [B-198]', () => {
  expect(sentTo('salonId=9&chosenService=1001,1022')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&gone=1',
  )
})

test('an address that lost several things is sent on once, with every notice [B-198, B-253, B-265]', () => {
  expect(sentTo('salonId=9&chosenService=1001,1022&p2=1001')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&group_refused=otherPhone&gone=1',
  )
  // Back to one person, the hour is to be chosen anew.
  expect(sentTo('salonId=9&chosenService=1001&hour=12&p2=1001_14')).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&group_refused=otherPhone',
  )
  const first = sentTo('salonId=9&chosenService=1022&p2=1001', closed)
  expect(first).toBe(
    '/booking?step=0&salonId=0&phone=0912345678&chosenService=1022&flow=1&off=9&group_refused=salon',
  )
  expect(sentTo(first!.slice(first!.indexOf('?') + 1), unknown)).toBeNull()
})

test('hours of a day that is not on offer, for this phone or any more, are to be chosen anew [B-219, B-388]', () => {
  const at = (more: string) =>
    sentTo(`salonId=9&chosenService=1001${more}`, { ...open, day: sunday })
  const gone = '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001'
  expect(at(`&hour=12&date=${tuesday}`)).toBe(`${gone}&day_gone=1`)
  expect(at('&hour=12&date=2026-11-21')).toBe(`${gone}&day_gone=1`)
  expect(at(`&date=${tuesday}`), 'without an hour').toBeNull()
  expect(at('&hour=12'), 'without a day').toBeNull()
  expect(at(`&hour=12&date=${sunday}`)).toBeNull()
})

test('a group that is changed by its link keeps its people, and those who are added are left out [O-17, B-265]', () => {
  const three = 'salonId=9&chosenService=1001&p2=1001&p3=1001&change=1'
  expect(sentTo(three, open, 3)).toBeNull()
  expect(sentTo(three, open, 2)).toBe(
    '/booking?step=0&salonId=9&phone=0912345678&chosenService=1001&p2=1001&change=1&group_refused=otherPhone',
  )
})

const rule = {
  serviceId: '1001',
  dates: [sunday, tuesday],
  dayPrice: 140_000,
  stylistPrice: 130_000,
  dayStylistPrice: 150_000,
  stylistLevel: 2,
}
const stylist = {
  id: '31',
  name: 'Nam Phạm',
  level: 2,
  isMaster: false,
  stars: 4.8,
  customerCount: 1250,
}
const days = [sunday, monday, tuesday].map((date) => ({ date, isActive: date !== tuesday }))

function notes({ day = sunday, stylistId = null as string | null, rules = [rule] } = {}) {
  return priceNotes([{ id: '1001', price: 120_000 }], rules, {
    day,
    days,
    stylists: [stylist, { ...stylist, id: '32', level: 3, isMaster: true, stars: 0 }],
    stylistId,
  })
}

test('days show their prices where these differ, closed ones never [B-218, B-288]', () => {
  expect(notes().days.map(({ price }) => price)).toEqual(['140K', '120K', null])
  expect(notes({ stylistId: '31' }).days.map(({ price }) => price)).toEqual(['150K', '130K', null])
  expect(notes({ rules: [] }).days.map(({ price }) => price)).toEqual([null, null, null])
})

/** What priceNotes makes of a day before Tết 2027 on which a cut costs 30K more. */
function tetNotes(day: string, marks: Record<string, 'FULL' | 'CLOSED'> = {}) {
  const dates = ['2027-01-21', '2027-02-04', '2027-02-05', '2027-02-09']
  const rules = [{ serviceId: '1001', dates: ['2027-02-04'], dayPrice: 150_000 }]
  return priceNotes([{ id: '1001', price: 120_000 }], rules, {
    ...{ day, stylists: null, stylistId: null },
    days: dates.map((date) => ({
      ...{ date, isActive: marks[date] !== 'CLOSED', mark: marks[date] ?? null },
    })),
  })
}

test('days around Tết have their lunar names, full and closed ones are marked [B-214]', () => {
  const marks = { '2027-02-04': 'FULL', '2027-02-05': 'CLOSED' } as const
  expect(tetNotes('2027-02-04', marks).days.map(({ kind }) => kind)).toEqual([
    'Ngày thường',
    '28 Chạp · đã kín',
    '29 Chạp · salon nghỉ',
    'Mùng 4',
  ])
})

test('what Tết costs besides stands at the hours and in the sum, a weekend in the sum only [B-218, B-288]', () => {
  expect(tetNotes('2027-02-04')).toMatchObject({
    hourExtra: { short: '+30K', text: '+30K ngày Tết' },
    priceSum: '150K = 120K + 30K ngày Tết',
  })
  expect(tetNotes('2027-01-21').hourExtra).toBeNull()
  expect(notes({ day: sunday }).hourExtra).toBeNull()
  expect(notes({ day: tuesday }).hourExtra?.text).toBe('+20K ngày lễ')
})

test('a stylist shows his rating, his customers and what he costs besides [B-245, B-289]', () => {
  expect(notes({ day: monday }).stylists?.map(({ facts }) => facts)).toEqual([
    ['4,8/5 · 1,2k khách', '+10K'],
    ['Master', '1,2k khách'],
  ])
})

test('a price that is not the usual one is explained by parts that add up [B-218, B-288, B-289]', () => {
  expect(notes().priceSum).toBe('140K = 120K + 20K cuối tuần')
  expect(notes({ stylistId: '31' }).priceSum).toBe(
    '150K = 120K + 20K cuối tuần + 10K stylist Nam Phạm',
  )
  expect(notes({ day: monday, stylistId: '31' }).priceSum).toBe(
    '130K = 120K + 10K stylist Nam Phạm',
  )
  expect(notes({ day: tuesday }).priceSum).toBe('140K = 120K + 20K ngày lễ')
  expect(notes({ day: monday }).priceSum).toBeNull()
})

/** Step 0 at an address for which the gateway answers so; the promise is a redirect where it leads on. */
function mainAt(address: string, atSalon: object, staff: readonly object[] = []) {
  const main = { salon: { isOpen: true, openingDate: null }, atSalon, lacking: [] }
  const day = { salon: { staff: { stylists: staff }, hours: null } }
  const query = (document: unknown) =>
    Promise.resolve({ ok: true, failed: [], data: document === BookingDayDocument ? day : main })
  const site = { now: Date.parse('2026-11-23T02:05:00Z'), hostOf: () => null, gateway: { query } }
  const parts = new URLSearchParams(`salonId=9&chosenService=1001&hour=12&${address}`)
  const about = { cookies: '', changing: null }
  return loadMain(site as unknown as Site, readDraft(parts), parts, about)
}

test('the price of a stylist stays while somebody is shown who has chosen nothing yet [B-289]', async () => {
  const { total, stylists } = await mainAt(
    `phone=0912345678&stylistId=31&date=${monday}&p2=0&person=2`,
    { services: { ...soldCatalogue, specialDays: [rule] } },
    [stylist],
  )
  expect(total.dong).toBe(130_000)
  expect(stylists?.map(({ name }) => name)).toEqual(['Nam Phạm'])
})

test('an hour of a day that the phone may choose stays while another phone is typed [B-219]', async () => {
  const atSalon = { services: soldCatalogue, bookingRules: { days, isDefault: false } }
  const at = (phone: string) => mainAt(`phone=${phone}&date=${tuesday}&other_phone=1`, atSalon)
  expect((await at('0')).day).toBe(tuesday)
  await expect(at('0909090909')).rejects.toMatchObject({ status: 302 })
})
