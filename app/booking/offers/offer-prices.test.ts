import { expect, test } from 'vitest'
import {
  canChoose,
  canChooseInDetail,
  MAX_OFFERS,
  offersOfOthers,
  type OfferRule,
  sumOf,
  toggleOffer,
  withOffers,
  onOccasion,
} from './offer-prices'
import fc from 'fast-check'

const cut = { id: '1001', price: 120_000, oldPrice: null as number | null }
const wash = { id: '1013', price: 159_000, oldPrice: 180_000 }

function offer(id: string, more: Partial<OfferRule> = {}): OfferRule {
  return { id, isValid: true, isPrepaid: false, discount: 0, appliesTo: [], ...more }
}

test.each([
  ['lower than', 119_999, { price: 119_999, offerId: '501' }],
  ['equal to', 120_000, { price: 120_000, offerId: null }],
  ['higher than', 120_001, { price: 120_000, offerId: null }],
])('an offer price %s the current one [B-109, O-02]', (_how, price, expected) => {
  const held = offer('501', { appliesTo: [{ id: '1001', price }] })
  expect(withOffers([cut], [held]).services).toMatchObject([expected])
})

test('an offer that is not valid, or is for other services, changes no price [B-109]', () => {
  const offers = [
    offer('501', { isValid: false, appliesTo: [{ id: '1001', price: 1 }] }),
    offer('502', { appliesTo: [{ id: '1002', price: 1 }] }),
  ]
  expect(withOffers([cut], offers)).toMatchObject({
    services: [{ ...cut, offerId: null }],
    savings: [],
  })
})

test('the current price is that of the day: 199K is an offer on a weekend only [B-108, B-109, B-288]', () => {
  const weekend = [{ serviceId: '1003', dates: ['2026-11-22'], dayPrice: 219_000 }]
  const held = offer('505', { appliesTo: [{ id: '1003', price: 199_000 }] })
  const total = (date: string) =>
    withOffers(
      [onOccasion({ id: '1003', price: 199_000 }, weekend, { date, stylistLevel: null })],
      [held],
    )
  expect(total('2026-11-22')).toMatchObject({
    dong: 199_000,
    oldDong: 219_000,
    savings: [{ offerId: '505', dong: 20_000 }],
  })
  expect(total('2026-11-23')).toMatchObject({ dong: 199_000, oldDong: null, savings: [] })
})

test('chosen offers reprice the services, and what was paid before is struck through [B-108, B-291]', () => {
  const { services, dong, oldDong } = withOffers(
    [cut, wash],
    [offer('507', { appliesTo: [{ id: '1013', price: 99_000 }] })],
  )
  expect(services).toEqual([
    { ...cut, offerId: null },
    { id: '1013', price: 99_000, oldPrice: 180_000, offerId: '507' },
  ])
  expect([dong, oldDong]).toEqual([219_000, 300_000])
})

test('without offers nothing is struck through but what the chain strikes itself [B-291]', () => {
  expect(withOffers([cut], [])).toMatchObject({ dong: 120_000, oldDong: null, savings: [] })
  expect(withOffers([wash], [])).toMatchObject({ dong: 159_000, oldDong: 180_000 })
  const struckForNothing = { ...cut, oldPrice: 120_000 }
  expect(withOffers([struckForNothing], [])).toMatchObject({ dong: 120_000, oldDong: null })
})

test('a prepaid service costs nothing, with any price on its card [B-292]', () => {
  expect(
    withOffers(
      [cut],
      [offer('509', { isPrepaid: true, appliesTo: [{ id: '1001', price: 299_000 }] })],
    ),
  ).toMatchObject({ dong: 0, oldDong: 120_000, savings: [{ offerId: '509', dong: 120_000 }] })
})

test('of several offers on one service the lowest price wins, and no other is spent [B-109]', () => {
  const offers = [
    offer('3', { appliesTo: [{ id: '1001', price: 99_000 }] }),
    offer('2', { appliesTo: [{ id: '1001', price: 79_000 }] }),
    offer('1', { appliesTo: [{ id: '1001', price: 79_000 }] }),
  ]
  expect(withOffers([cut], offers)).toMatchObject({
    dong: 79_000,
    services: [{ offerId: '1' }],
    savings: [{ offerId: '1', dong: 41_000 }],
  })
})

test('money comes off the total once for each offer, the largest first, never below 0 [B-290]', () => {
  expect(
    withOffers([cut], [offer('508', { discount: 30_000 }), offer('506', { discount: 50_000 })]),
  ).toMatchObject({
    dong: 40_000,
    oldDong: 120_000,
    savings: [
      { offerId: '508', dong: 30_000 },
      { offerId: '506', dong: 50_000 },
    ],
  })
  expect(
    withOffers(
      [{ id: '1', price: 40_000 }],
      [offer('508', { discount: 30_000 }), offer('506', { discount: 50_000 })],
    ),
  ).toMatchObject({ dong: 0, savings: [{ offerId: '506', dong: 40_000 }] })
})

test('the total is the sum over all persons, with the old one beside it when it was higher [B-290, B-291]', () => {
  expect(
    sumOf([
      { dong: 100, oldDong: 150 },
      { dong: 70, oldDong: null },
    ]),
  ).toEqual({ dong: 170, oldDong: 220 })
  expect(sumOf([{ dong: 100, oldDong: null }])).toEqual({ dong: 100, oldDong: null })
})

test('a press selects a valid offer or clears a selected one; an invalid one is ignored [B-108, B-110]', () => {
  expect(canChoose({ isValid: false })).toBe(false)
  expect(toggleOffer(['501'], { id: '502', isValid: true })).toEqual(['501', '502'])
  expect(toggleOffer(['501', '502'], { id: '501', isValid: true })).toEqual(['502'])
  expect(toggleOffer(['501'], { id: '502', isValid: false })).toEqual(['501'])
  expect(toggleOffer(['501', '510'], { id: '510', isValid: false })).toEqual(['501'])
})

test('nobody chooses more offers than a booking takes', () => {
  const ten = Array.from({ length: MAX_OFFERS }, (_none, index) => String(index + 1))
  expect(toggleOffer(ten, { id: '99', isValid: true })).toEqual(ten)
})

test.each([
  [
    'an apply service is selected',
    { isValid: true, appliesTo: [{ isSelected: true }], requires: [] },
    true,
  ],
  [
    'a condition service is selected',
    { isValid: true, appliesTo: [{ isSelected: false }], requires: [{ isSelected: true }] },
    true,
  ],
  [
    'none is selected',
    { isValid: true, appliesTo: [{ isSelected: false }], requires: [{ isSelected: false }] },
    false,
  ],
  ['it does not hold', { isValid: false, appliesTo: [{ isSelected: true }], requires: [] }, false],
  ['it names no services', { isValid: true, appliesTo: [], requires: [] }, true],
])("'Choose offer' when %s [B-111]", (_when, offer, expected) => {
  expect(canChooseInDetail(offer)).toBe(expected)
})

test('the offers of the others count once for each person who chose them', () => {
  expect(
    offersOfOthers([{ offerIds: ['507', '506'] }, { offerIds: ['1'] }, { offerIds: ['507'] }], 1),
  ).toEqual(['507', '506', '507'])
})

test('money off an offer that does not hold is not taken off, and no amount adds to the total [B-109, B-290]', () => {
  const offers = [
    offer('1', { isValid: false, discount: 50_000 }),
    offer('2', { discount: -10_000 }),
  ]
  expect(withOffers([cut], offers)).toMatchObject({ dong: 120_000, savings: [] })
})

test('of equal amounts the older offer is spent first [B-290]', () => {
  const offers = [offer('10', { discount: 50_000 }), offer('3', { discount: 50_000 })]
  expect(withOffers([{ id: '1', price: 50_000 }], offers).savings).toEqual([
    { offerId: '3', dong: 50_000 },
  ])
})

const dong = fc.integer({ min: 0, max: 900_000 })
const serviceId = fc.integer({ min: 1, max: 6 }).map(String)
const date = fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23')
const someServices = fc.uniqueArray(
  fc.record({ id: serviceId, price: dong, oldPrice: fc.option(dong) }),
  { selector: ({ id }) => id, maxLength: 6 },
)
const someRules = fc.array(
  fc.record({
    serviceId,
    dates: fc.array(date),
    dayPrice: fc.option(dong),
    stylistPrice: fc.option(dong),
    dayStylistPrice: fc.option(dong),
    stylistLevel: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { maxLength: 8 },
)
const someOffers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }).map(String),
    isValid: fc.boolean(),
    isPrepaid: fc.boolean(),
    discount: fc.oneof(fc.constant(0), dong),
    appliesTo: fc.uniqueArray(fc.record({ id: serviceId, price: dong }), {
      selector: ({ id }) => id,
    }),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
)

test('with random campaigns one more offer never raises the total or makes it negative [B-109, B-290]', () => {
  fc.assert(
    fc.property(
      someServices,
      someRules,
      someOffers,
      date,
      fc.option(fc.integer({ min: 1, max: 3 })),
      (services, rules, offers, day, stylistLevel) => {
        const current = services.map((service) =>
          onOccasion(service, rules, { date: day, stylistLevel }),
        )
        let before = withOffers(current, []).dong
        offers.forEach((_offer, index) => {
          const after = withOffers(current, offers.slice(0, index + 1))
          expect(after.dong).toBeLessThanOrEqual(before)
          expect(after.dong).toBeGreaterThanOrEqual(0)
          before = after.dong
        })
      },
    ),
    { numRuns: 1000 },
  )
})

test("the offers' savings equal the discount, and each used offer saves something [B-109, B-291]", () => {
  fc.assert(
    fc.property(someServices, someOffers, (services, offers) => {
      const { dong: paid, savings, services: repriced } = withOffers(services, offers)
      const full = services.reduce((sum, { price }) => sum + price, 0)
      expect(paid + savings.reduce((sum, saving) => sum + saving.dong, 0)).toBe(full)
      expect(savings.every((saving) => saving.dong > 0)).toBe(true)
      for (const [index, { price, offerId }] of repriced.entries())
        expect(price < services[index]!.price).toBe(offerId !== null)
    }),
    { numRuns: 1000 },
  )
})

const weekend = {
  serviceId: '1001',
  dates: ['2026-11-21', '2026-11-22'],
  dayPrice: 140_000,
  stylistPrice: 130_000,
  dayStylistPrice: 150_000,
  stylistLevel: 2,
}

test.each([
  ['an ordinary day, any stylist', '2026-11-23', null, 120_000],
  ['an ordinary day, a stylist of another level', '2026-11-23', 3, 120_000],
  ['an ordinary day, a stylist of the level', '2026-11-23', 2, 130_000],
  ['a special day, any stylist', '2026-11-21', null, 140_000],
  ['a special day, a stylist of another level', '2026-11-21', 1, 140_000],
  ['a special day, a stylist of the level', '2026-11-22', 2, 150_000],
  ['no day yet', null, null, 120_000],
])('the price on %s [B-288, B-289, B-218]', (_what, date, stylistLevel, price) => {
  expect(onOccasion(cut, [weekend], { date, stylistLevel }).price).toBe(price)
})

test('a rule of another service changes nothing [B-288]', () => {
  expect(
    onOccasion({ id: '1002', price: 149_000 }, [weekend], { date: '2026-11-21', stylistLevel: 2 })
      .price,
  ).toBe(149_000)
})

test('a rule that names no price for the occasion changes nothing [B-288]', () => {
  expect(
    onOccasion(cut, [{ serviceId: '1001', dates: ['2026-11-21'] }], {
      date: '2026-11-21',
      stylistLevel: null,
    }),
  ).toBe(cut)
})

test.each([
  [130_000, null],
  [140_000, null],
  [160_000, 160_000],
])(
  'an old price of %i beside a special price of 140000 is struck through as %s [B-291]',
  (oldPrice, shown) => {
    expect(
      onOccasion({ ...cut, oldPrice }, [weekend], { date: '2026-11-21', stylistLevel: null })
        .oldPrice,
    ).toBe(shown)
  },
)
