import { expect, test } from 'vitest'
import { draftAfter, draftAfterAll, type Draft } from './draft'
import { bookingPath, readDraft, writeDraft } from './draft-query'

const full: Draft = {
  step: 0,
  salonId: 9,
  phone: '0909090909',
  serviceIds: [1001, 1038],
  isConsultation: false,
  date: '2026-11-22',
  stylistId: 31,
  skinnerId: 4,
  hourId: 12,
  groupId: null,
  isPressed: true,
  origin: { source: 'fb', utmSource: 'tikiapp', inApp: '1' },
}

test('B-008, B-022 the address tells the whole draft and gives it back', () => {
  expect(readDraft(writeDraft(full))).toEqual(full)
  const detail = { ...full, step: 3, groupId: 101, hourId: null }
  expect(readDraft(writeDraft(detail))).toEqual(detail)
  const consultation = { ...full, serviceIds: [], isConsultation: true }
  expect(readDraft(writeDraft(consultation))).toEqual(consultation)
})

test('B-011 the link of Home opens an empty draft', () => {
  const draft = readDraft(new URLSearchParams('salonId=0&phone=0&step=0'))
  expect(draft).toMatchObject({ step: 0, salonId: 0, phone: '', serviceIds: [], date: null, stylistId: null, hourId: null, isPressed: false })
  expect(bookingPath(draft)).toBe('/booking?step=0&salonId=0&phone=0')
})

test('H-003, H-004 a link brings a phone, a salon and a step', () => {
  expect(readDraft(new URLSearchParams('salonId=12&phone=0909090909&step=1'))).toMatchObject({ salonId: 12, phone: '0909090909', step: 1 })
})

test('the address stays readable and takes what is only about the screen', () => {
  expect(bookingPath({ ...full, origin: { source: '', utmSource: '', inApp: '' }, skinnerId: null }, { q: 'gội', show: null })).toBe(
    '/booking?step=0&salonId=9&phone=0909090909&chosenService=1001,1038&date=2026-11-22&hour=12&stylistId=31&next=1&q=g%E1%BB%99i',
  )
})

test.each([
  ['phone=123', { phone: '' }],
  ['phone=0909.090.909', { phone: '0909090909' }],
  ['phone=%2B84909090909', { phone: '0909090909' }],
  ['chosenService=1001,abc,1001,-4,1038', { serviceIds: [1001, 1038] }],
  ['chosenService=0', { serviceIds: [] }],
  ['date=22-11-2026', { date: null }],
  ['date=2026-02-31', { date: null }],
  ['hour=37', { hourId: null }],
  ['hour=0', { hourId: null }],
  ['stylistId=x&skinnerId=', { stylistId: null, skinnerId: null }],
  ['salonId=9&step=3', { step: 0 }],
  ['salonId=9&step=3&flow=1', { step: 3 }],
  ['salonId=20&source=customer_ios&inApp=1', { salonId: 0 }],
  ['consult=1&chosenService=1001', { isConsultation: false }],
])('B-193, B-194, B-025 the query "%s" is read as %o', (query, expected) => {
  expect(readDraft(new URLSearchParams(query))).toMatchObject(expected)
})

test('B-186 entering the services clears the chosen hour', () => {
  expect(draftAfter(full, { type: 'goTo', step: 2 })).toMatchObject({ step: 2, hourId: null })
  expect(draftAfter(full, { type: 'goTo', step: 1 })).toMatchObject({ step: 1, hourId: 12 })
})

test('B-187 changing the hour resets the next-click flag', () => {
  expect(draftAfter(full, { type: 'chooseHour', hourId: 14 })).toMatchObject({ hourId: 14, isPressed: false })
})

test('B-230 choosing a free hour stores it', () => {
  expect(draftAfter({ ...full, hourId: null }, { type: 'chooseHour', hourId: 14 }).hourId).toBe(14)
})

test('B-219 changing the stylist or the day clears the hour', () => {
  expect(draftAfter(full, { type: 'chooseStylist', stylistId: null })).toMatchObject({ stylistId: null, hourId: null, date: '2026-11-22' })
  expect(draftAfter(full, { type: 'chooseDate', date: '2026-11-21' })).toMatchObject({ date: '2026-11-21', hourId: null, stylistId: 31 })
})

test('B-217 other services clear the hour, whose places were for the old ones', () => {
  expect(draftAfter(full, { type: 'changeServices', serviceIds: [1001] })).toMatchObject({ serviceIds: [1001], hourId: null })
})

test('B-204 asking for advice takes the place of services, and the other way round', () => {
  const asked = draftAfter(full, { type: 'askAdvice', isOn: true })
  expect(asked).toMatchObject({ isConsultation: true, serviceIds: [] })
  expect(draftAfter(asked, { type: 'changeServices', serviceIds: [1001] })).toMatchObject({ isConsultation: false, serviceIds: [1001] })
  expect(draftAfter(asked, { type: 'askAdvice', isOn: false })).toMatchObject({ isConsultation: false, serviceIds: [] })
})

test('B-018, B-182 opening a group shows its detail and leaving forgets it', () => {
  const detail = draftAfter(full, { type: 'openGroup', groupId: 101 })
  expect(detail).toMatchObject({ step: 3, groupId: 101 })
  expect(draftAfter(detail, { type: 'goTo', step: 2 })).toMatchObject({ step: 2, groupId: null })
})

test('B-179 choosing a salon and going on are two events in a row', () => {
  const empty = readDraft(new URLSearchParams('step=1&phone=0909090909'))
  const after = draftAfterAll(empty, { type: 'chooseSalon', salon: { id: 9, isOpen: true, openingDate: null }, today: '2026-11-21' }, { type: 'goTo', step: 2 })
  expect(after).toMatchObject({ step: 2, salonId: 9, phone: '0909090909' })
})

test('B-194 a phone that is given is kept in the draft', () => {
  expect(draftAfter({ ...full, phone: '' }, { type: 'choosePhone', phone: '0912345678' }).phone).toBe('0912345678')
})
