import { expect, test } from 'vitest'
import { type Draft, draftAfter } from './draft'
import { bookingPath, readDraft, writeDraft } from './draft-query'
import { emptyPerson } from '../group/person'
import { full, group, me } from '../testing/full-draft'

const empty: Draft = {
  step: 0,
  salonId: '9',
  phone: '',
  people: [emptyPerson],
  current: 0,
  date: null,
  skinnerId: null,
  groupId: null,
  offerId: null,
  takesBestOffer: null,
  codes: [],
  suggestedFor: [],
  isPressed: false,
  isChange: false,
  origin: { source: '', utmSource: '', inApp: '' },
}

function read(query: string): Draft {
  return readDraft(new URLSearchParams(query))
}

function written(over: Partial<Draft>): Record<string, string> {
  return Object.fromEntries(writeDraft({ ...empty, ...over }))
}

const least = { step: '0', salonId: '9', phone: '0' }

test('an empty query is an empty draft without a salon', () => {
  expect(read('')).toEqual({ ...empty, salonId: null })
})

test('an empty draft has only step, salon 0 and phone 0 in its address', () => {
  expect(written({})).toEqual(least)
})

test('a complete draft uses the parameter names of old links [B-008]', () => {
  const person = {
    serviceIds: ['1001', '1038'],
    isConsultation: false,
    stylistId: '31',
    hourId: '12',
  }
  const full: Partial<Draft> = {
    step: 5,
    phone: '0909090909',
    people: [
      { ...person, offerIds: ['504', '505'] },
      { ...person, offerIds: ['506', '507'] },
      { ...emptyPerson, hourId: '14' },
      { ...emptyPerson, isConsultation: true, stylistId: '32' },
      emptyPerson,
    ],
    current: 2,
    date: '2026-11-22',
    skinnerId: '4',
    groupId: '101',
    offerId: '504',
    codes: ['SHINE30', 'TET'],
    takesBestOffer: false,
    suggestedFor: ['1001', '1038'],
    isPressed: true,
    isChange: true,
    origin: { source: 'fb', utmSource: 'tikiapp', inApp: '1' },
  }
  expect(written(full)).toEqual({
    step: '5',
    salonId: '9',
    phone: '0909090909',
    chosenService: '1001,1038',
    date: '2026-11-22',
    hour: '12',
    stylistId: '31',
    skinnerId: '4',
    offers: '504,505',
    p2: '1001-1038_12_31_506-507',
    p3: '_14',
    p4: 'c__32',
    p5: '0',
    person: '3',
    group: '101',
    offer: '504',
    auto: '0',
    codes: 'SHINE30,TET',
    suggested: '1001,1038',
    next: '1',
    change: '1',
    flow: '1',
    source: 'fb',
    utm_source: 'tikiapp',
    inApp: '1',
  })
})

test('the address contains the request for advice [B-204]', () => {
  expect(written({ people: [{ ...emptyPerson, isConsultation: true }] })).toEqual({
    ...least,
    consult: '1',
  })
  expect(read('salonId=9&consult=1').people[0].isConsultation).toBe(true)
  expect(read('salonId=9&consult=0').people[0].isConsultation).toBe(false)
  expect(read('salonId=9&p2=c').people[1]).toEqual({ ...emptyPerson, isConsultation: true })
})

test("a step beyond the salons is one of the flow's own links, and so is the iOS app's salon [B-025, H-158]", () => {
  const flow = (over: Partial<Draft>) => written(over)['flow']
  expect([0, 1, 2].map((step) => flow({ step }))).toEqual([undefined, undefined, '1'])
  const origin = { source: 'customer_ios', utmSource: '', inApp: '1' }
  expect([flow({ origin }), flow({ origin, salonId: '20' })]).toEqual([undefined, '1'])
})

test('who is choosing is one of those who are there', () => {
  const current = (person: string) => read(`salonId=9&p2=0&p3=0&person=${person}`).current
  expect(['', '0', '1', '2', '3', '4', 'x'].map(current)).toEqual([0, 0, 0, 1, 2, 2, 0])
})

test('a promo code of a link has 1 to 40 letters, digits or hyphens; five are read, each once', () => {
  const codes = (text: string) => read(`codes=${text}`).codes
  expect(codes('a-1,,TET!,!TET,TET TET')).toEqual(['a-1'])
  expect(codes(`${'A'.repeat(40)},${'B'.repeat(41)}`)).toEqual(['A'.repeat(40)])
  expect(codes('A,B,A,C,D,E,F')).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('flags of a link are 1 and nothing else', () => {
  const flags = ({ isPressed, isChange }: Draft) => [isPressed, isChange]
  expect(flags(read('next=1&change=1'))).toEqual([true, true])
  expect(flags(read('next=0&change=true'))).toEqual([false, false])
})

test('a link says whether the best offer is taken, or leaves it open', () => {
  const takes = (query: string) => read(query).takesBestOffer
  expect([takes(''), takes('auto=0'), takes('auto=1')]).toEqual([null, false, true])
})

test('a link may change a booking that has no services yet, and so bring its hour [B-216]', () => {
  const hourOf = (query: string) => read(query).people[0].hourId
  expect(hourOf('salonId=9&hour=12&change=1')).toBe('12')
  expect(hourOf('salonId=9&hour=12')).toBeNull()
  expect(hourOf('salonId=9&hour=12&consult=1')).toBe('12')
  expect(hourOf('salonId=0&hour=12&change=1')).toBeNull()
})

test('ids of a link have nine digits at most and do not begin with 0', () => {
  const stylist = (text: string) => read(`salonId=9&stylistId=${text}`).people[0].stylistId
  expect(['999999999', '1000000000', '031', '31x', 'x31', '+31'].map(stylist)).toEqual([
    '999999999',
    null,
    null,
    null,
    null,
    '31',
  ])
})

test('an hour of a link may have any number that its host gave it', () => {
  const hourOf = (text: string) => read(`salonId=9&chosenService=1&hour=${text}`).people[0].hourId
  expect(['1', '137', '0', 'x'].map(hourOf)).toEqual(['1', '137', null, null])
})

test('twenty services and ten offers of each customer are read', () => {
  const ids = Array.from({ length: 25 }, (_, index) => String(index + 1))
  const [one, two] = read(
    `salonId=9&chosenService=${ids.join()}&offers=${ids.join()}&p2=${ids.join('-')}___${ids.join('-')}`,
  ).people
  for (const person of [one, two])
    expect(person).toMatchObject({ serviceIds: ids.slice(0, 20), offerIds: ids.slice(0, 10) })
})

test('those who come along are read in their order up to the first who is missing', () => {
  const { people } = read('salonId=9&p2=1001_12_31_5&p3=0&p5=1002')
  expect(people).toEqual([
    emptyPerson,
    { serviceIds: ['1001'], isConsultation: false, hourId: '12', stylistId: '31', offerIds: ['5'] },
    emptyPerson,
  ])
})

test('an address takes what is only about the screen, and leaves out what is not there', () => {
  const more = { q: 'gội', show: null, open: '', rows: 10 }
  expect(bookingPath(empty, more)).toBe('/booking?step=0&salonId=9&phone=0&q=g%E1%BB%99i&rows=10')
})

test('the address contains the whole draft and restores it [B-008, B-022]', () => {
  expect(readDraft(writeDraft(full))).toEqual(full)
  const detail = { ...full, step: 3, groupId: '101', offerId: null }
  expect(readDraft(writeDraft(detail))).toEqual(detail)
  const offer = { ...full, step: 5, offerId: '504' }
  expect(readDraft(writeDraft(offer))).toEqual(offer)
  const consultation = {
    ...full,
    people: [{ ...me, serviceIds: [], isConsultation: true }] as const,
  }
  expect(readDraft(writeDraft(consultation))).toEqual(consultation)
  expect(readDraft(writeDraft(group))).toEqual(group)
})

test('that a booking is changed goes along in the address [B-216]', () => {
  expect(readDraft(writeDraft({ ...full, isChange: true })).isChange).toBe(true)
  expect(readDraft(writeDraft(full)).isChange).toBe(false)
})

test('the link of Home opens an empty draft, in which phone 0 is no phone [B-011, O-05]', () => {
  const draft = readDraft(new URLSearchParams('salonId=0&phone=0&step=0'))
  expect(draft).toMatchObject({
    step: 0,
    salonId: null,
    phone: '',
    people: [emptyPerson],
    current: 0,
    date: null,
    isPressed: false,
    isChange: false,
  })
  expect(bookingPath(draft)).toBe('/booking?step=0&salonId=0&phone=0&flow=1')
})

test('a link brings a phone, a salon and a step [H-003, H-004]', () => {
  expect(readDraft(new URLSearchParams('salonId=12&phone=0909090909&step=1'))).toMatchObject({
    salonId: '12',
    phone: '0909090909',
    step: 1,
  })
})

test('the address stays readable and takes what is only about the screen', () => {
  expect(
    bookingPath(
      {
        ...full,
        takesBestOffer: null,
        codes: [],
        suggestedFor: [],
        people: [{ ...me, offerIds: [] }],
        origin: { source: '', utmSource: '', inApp: '' },
        skinnerId: null,
      },
      { q: 'gội', show: null },
    ),
  ).toBe(
    '/booking?step=0&salonId=9&phone=0909090909&chosenService=1001,1038' +
      '&date=2026-11-22&hour=12&stylistId=31&next=1&q=g%E1%BB%99i',
  )
})

test.each([
  ['phone=123', { phone: '' }],
  ['phone=0909.090.909', { phone: '0909090909' }],
  ['phone=%2B84909090909', { phone: '0909090909' }],
  ['salonId=9&chosenService=1001,abc,1001,-4,1038', { people: [{ serviceIds: ['1001', '1038'] }] }],
  ['salonId=9&chosenService=0', { people: [{ serviceIds: [] }] }],
  ['date=22-11-2026', { date: null }],
  ['date=2026-02-31', { date: null }],
  ['salonId=9&hour=37', { people: [{ hourId: null }] }],
  ['salonId=9&hour=0', { people: [{ hourId: null }] }],
  ['salonId=9&stylistId=x&skinnerId=', { people: [{ stylistId: null }], skinnerId: null }],
  ['salonId=9&step=3', { step: 0 }],
  ['salonId=9&step=3&flow=1', { step: 3 }],
  [
    'hour=12&stylistId=31&offers=504',
    { people: [{ hourId: null, stylistId: null, offerIds: ['504'] }] },
  ],
  ['salonId=9&p2=1003_14&p4=1001', { people: [{}, { serviceIds: ['1003'], hourId: '14' }] }],
  [
    'salonId=9&p2=x_99_-1_y&person=7',
    { people: [{}, { serviceIds: [], hourId: null, stylistId: null, offerIds: [] }], current: 1 },
  ],
  ['codes=SHINE30,<x>,SHINE30', { codes: ['SHINE30'] }],
  ['salonId=20&source=customer_ios&inApp=1', { salonId: null }],
  ['salonId=9&consult=1&chosenService=1001', { people: [{ isConsultation: false }] }],
])('the query "%s" is read as %o [B-193, B-194, B-025]', (query, expected) => {
  expect(readDraft(new URLSearchParams(query))).toMatchObject(expected)
})

test('the salon that the iOS app names by mistake can be chosen, and stays chosen [H-158, O-20]', () => {
  const stale = readDraft(new URLSearchParams('salonId=20&source=customer_ios&inApp=1'))
  expect(stale.salonId).toBeNull()
  const chosen = draftAfter(stale, {
    type: 'chooseSalon',
    salon: { id: '20', isOpen: true, openingDate: null },
    today: '2026-11-21',
  })
  expect(readDraft(writeDraft(chosen)).salonId).toBe('20')
})
