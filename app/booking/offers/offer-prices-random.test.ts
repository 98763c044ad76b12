import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOffers } from './offer-prices'
import { onOccasion } from './special-days'

const dong = fc.integer({ min: 0, max: 900_000 })
const serviceId = fc.integer({ min: 1, max: 6 })
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
    id: fc.integer({ min: 1, max: 20 }),
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
