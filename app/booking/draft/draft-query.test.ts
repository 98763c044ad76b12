import { expect, test } from 'vitest'
import type { Draft } from './draft'
import { bookingPath, readDraft, writeDraft } from './draft-query'
import { emptyPerson } from '../group/person'

const empty: Draft = {
  step: 0,
  salonId: 9,
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
  expect(read('')).toEqual({ ...empty, salonId: 0 })
})

test('an empty draft has only step, salon 0 and phone 0 in its address', () => {
  expect(written({})).toEqual(least)
})

test('a complete draft uses the parameter names of old links [B-008]', () => {
  const person = { serviceIds: [1001, 1038], isConsultation: false, stylistId: 31, hourId: 12 }
  const full: Partial<Draft> = {
    step: 5,
    phone: '0909090909',
    people: [
      { ...person, offerIds: [504, 505] },
      { ...person, offerIds: [506, 507] },
      { ...emptyPerson, hourId: 14 },
      { ...emptyPerson, isConsultation: true, stylistId: 32 },
      emptyPerson,
    ],
    current: 2,
    date: '2026-11-22',
    skinnerId: 4,
    groupId: 101,
    offerId: 504,
    codes: ['SHINE30', 'TET'],
    takesBestOffer: false,
    suggestedFor: [1001, 1038],
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
  expect([flow({ origin }), flow({ origin, salonId: 20 })]).toEqual([undefined, '1'])
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
  expect(hourOf('salonId=9&hour=12&change=1')).toBe(12)
  expect(hourOf('salonId=9&hour=12')).toBeNull()
  expect(hourOf('salonId=9&hour=12&consult=1')).toBe(12)
  expect(hourOf('salonId=0&hour=12&change=1')).toBeNull()
})

test('numbers of a link have nine digits at most and do not begin with 0', () => {
  const stylist = (text: string) => read(`salonId=9&stylistId=${text}`).people[0].stylistId
  expect(['999999999', '1000000000', '031', '31x', 'x31', '+31'].map(stylist)).toEqual([
    999_999_999,
    null,
    null,
    null,
    null,
    31,
  ])
})

test('an hour of a link may have any number that its host gave it', () => {
  const hourOf = (text: string) => read(`salonId=9&chosenService=1&hour=${text}`).people[0].hourId
  expect(['1', '137', '0', 'x'].map(hourOf)).toEqual([1, 137, null, null])
})

test('twenty services and ten offers of each customer are read', () => {
  const ids = Array.from({ length: 25 }, (_, index) => index + 1)
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
    { serviceIds: [1001], isConsultation: false, hourId: 12, stylistId: 31, offerIds: [5] },
    emptyPerson,
  ])
})

test('an address takes what is only about the screen, and leaves out what is not there', () => {
  const more = { q: 'gội', show: null, open: '', rows: 10 }
  expect(bookingPath(empty, more)).toBe('/booking?step=0&salonId=9&phone=0&q=g%E1%BB%99i&rows=10')
})
