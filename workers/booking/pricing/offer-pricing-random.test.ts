import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWithOffers } from './chosen-offers'
import { priceOf } from '../../../domain/special-prices'

const dong = fc.integer({ min: 0, max: 900_000 })
const serviceId = fc.integer({ min: 1, max: 6 })
const date = fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23')
const someServices = fc.uniqueArray(
  fc.record({ id: serviceId, name: fc.constant(''), price: dong }),
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
    name: fc.constant('x'),
    isPrepaid: fc.boolean(),
    discount: fc.oneof(fc.constant(0), dong),
    prices: fc.uniqueArray(fc.record({ id: serviceId, price: dong }), { selector: ({ id }) => id }),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
)

test('over random campaigns one more offer never raises a total [B-109, B-290]', () => {
  fc.assert(
    fc.property(
      someServices,
      someRules,
      someOffers,
      date,
      fc.option(fc.integer({ min: 1, max: 3 })),
      (services, rules, offers, day, stylistLevel) => {
        const current = services.map((service) => ({
          ...service,
          price: priceOf(service, { date: day, stylistLevel }, rules),
        }))
        const full = current.reduce((sum, { price }) => sum + price, 0)
        let before = full
        for (let count = 1; count <= offers.length; count++) {
          const { total, offers: spent } = priceWithOffers(current, offers.slice(0, count))
          expect(total).toBeLessThanOrEqual(before)
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total + spent.reduce((sum, { saved }) => sum + saved, 0)).toBe(full)
          expect(spent.every(({ saved }) => saved > 0)).toBe(true)
          before = total
        }
      },
    ),
    { numRuns: 500 },
  )
})
