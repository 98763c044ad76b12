import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { bookingPayload, type SelectedStep } from './booking-payload'

const now = Date.parse('2026-11-21T03:00:00Z')
const draft = readDraft(
  new URLSearchParams(
    'salonId=9&phone=0909090909&chosenService=1001&stylistId=31&hour=12&p2=1012_13&skinnerId=4&offers=504',
  ),
)
const cut = {
  id: '1001',
  name: 'Cắt gội 10 bước',
  price: 120_000,
  minutes: 45,
  deliveryType: 'BOTH' as const,
}
const seen: SelectedStep = {
  day: '2026-11-22',
  salon: {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    openingDate: null,
    warnText: null,
    addressNew: '',
    address: '',
    manyPeople: 'OFF',
    offersConsultation: false,
  },
  people: [{ chosen: [cut] }, { chosen: null }],
  stylists: [{ id: '31', name: 'Huy Trần', level: 2 }],
  hours: {
    groups: [
      {
        hours: [
          { id: '4', label: '9h30', start: 570, isFree: true },
          { id: '5', label: '9h50', start: 590, isFree: false },
          { id: '12', label: '12h10', start: 730, isFree: true },
        ],
      },
    ],
  },
}

test('an event of the flow contains salon, services, stylist, hours and step [B-374]', () => {
  expect(bookingPayload(draft, seen, null, now)).toEqual({
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
    hoursAvailable: '9h30,12h10',
    hourBook: '12h10',
    hourFrame: '12h10-13h10',
    hours: '12,13',
    campaign: '504',
  })
})

test('phone and customer are sent only after consent, the customer only if logged in [B-170, O-47]', () => {
  const names = (known: Parameters<typeof bookingPayload>[2]) =>
    Object.keys(bookingPayload(draft, seen, known, now)).filter((name) =>
      /phone|customer/i.test(name),
    )
  expect(names(null)).toEqual([])
  expect(bookingPayload(draft, seen, { customerId: 7 }, now)).toMatchObject({
    phone: '0909090909',
    customerId: 7,
  })
  expect(names({ customerId: null })).toEqual(['phone'])
})

test('an empty draft is tracked as empty, and the JSON of twenty services fits [B-374]', () => {
  expect(bookingPayload(readDraft(new URLSearchParams()), null, null, now)).toMatchObject({
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
  const { chosenServices } = bookingPayload(many, { ...seen, people: [{ chosen }] }, null, now)
  expect(String(chosenServices).length).toBeLessThanOrEqual(2000)
  expect((JSON.parse(String(chosenServices)) as unknown[]).length).toBeGreaterThan(5)
})
