import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, withOffers, onOccasion } from '../app/booking/offers/offer-prices.ts'
import { priceOf } from '../domain/special-prices.ts'
import { priceWithOffers } from '../workers/booking/pricing/chosen-offers.ts'

const dong = fc.integer({ min: 0, max: 900_000 })
const serviceId = fc.integer({ min: 1, max: 6 })
const date = fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23')
const level = fc.option(fc.integer({ min: 1, max: 3 }))
const rules = fc.array(
  fc.record({
    serviceId,
    dates: fc.array(date),
    dayPrice: fc.option(dong),
    stylistPrice: fc.option(dong),
    dayStylistPrice: fc.option(dong),
    stylistLevel: level,
  }),
  { maxLength: 8 },
)
const offers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    isPrepaid: fc.boolean(),
    discount: fc.oneof(fc.constant(0), dong),
    prices: fc.uniqueArray(fc.record({ id: serviceId, price: dong }), { selector: ({ id }) => id }),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
)
/** As the page has it: ids are text there. */
const asSent = ({ id, price }: { id: number; price: number }) => ({ id: String(id), price })
const person = fc.record({
  services: fc.uniqueArray(fc.record({ id: serviceId, price: dong }), {
    selector: ({ id }) => id,
    maxLength: 6,
  }),
  stylistLevel: level,
  offers,
})

test("the page shows each person's total as the booking backend charges it [B-218, B-289, B-290]", () => {
  fc.assert(
    fc.property(
      rules,
      date,
      fc.array(person, { minLength: 1, maxLength: 5 }),
      (specials, day, people) => {
        const sent = specials.map((rule) => ({ ...rule, serviceId: String(rule.serviceId) }))
        const shown = people.map(({ services, stylistLevel, offers }) =>
          withOffers(
            services.map((service) =>
              onOccasion(asSent(service), sent, { date: day, stylistLevel }),
            ),
            offers.map(({ id, prices, ...offer }) => ({
              ...{ ...offer, id: String(id), isValid: true },
              appliesTo: prices.map(asSent),
            })),
          ),
        )
        const charged = people.map(({ services, stylistLevel, offers }) =>
          priceWithOffers(
            services.map((service) => ({
              ...service,
              name: '',
              price: priceOf(service, { date: day, stylistLevel }, specials),
            })),
            offers.map((offer) => ({ ...offer, name: '' })),
          ),
        )
        expect(shown.map(({ dong: total, savings }) => [total, savings])).toEqual(
          charged.map(({ total, offers: spent }) => [
            total,
            spent.map(({ id, saved }) => ({ offerId: String(id), dong: saved })),
          ]),
        )
        expect(shown.map(({ services }) => services.map(({ price }) => price))).toEqual(
          charged.map(({ services }) => services.map(({ price }) => price)),
        )
        expect(sumOf(shown).dong).toBe(charged.reduce((sum, { total }) => sum + total, 0))
      },
    ),
    { numRuns: 1000 },
  )
})
