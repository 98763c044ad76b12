import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onOccasion, sumOf } from '../../app/booking/offers/offer-prices'
import { viewOf } from '../../app/routes/booking/group/person-view'
import { FRAME_MINUTES, LAST_CLOSE_MINUTES, LAST_HOUR_ID, startOf } from '../../domain/frames'
import { addDays } from '../../domain/vietnam-day'
import { checkPeople } from '../../workers/booking/catalogue/check-people'
import { specialDayDto } from '../../workers/booking/contract/catalogue'
import catalogue from '../../workers/booking/data/services.json'
import { specialDay } from '../../workers/booking/handlers/catalogue'
import { fitsOpening, freeHours, nearestHours } from '../../workers/booking/salon-day/hours'
import { Ledger, rosterOf } from '../../workers/booking/salon-day/ledger'
import { checkPlaces } from '../../workers/booking/salon-day/rules'
import { specialPrices } from '../../workers/booking/seed/catalogue'

const int = (min: number, max: number) => fc.integer({ min, max })

test('no hour is offered or sold outside the row of its season, whatever it says', () => {
  const row = fc.tuple(int(0, 1500), int(0, 1500))
  const needs = fc.array(
    fc.record({
      hourId: int(-2, LAST_HOUR_ID + 9),
      frames: int(1, 9),
      stylistId: fc.constant(null),
    }),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(row, needs, ([openMinutes, closeMinutes], wanted) => {
      const opening = { isOpen: true, openMinutes, closeMinutes, message: '' }
      const ledger = new Ledger()
      const employee = { kind: 'stylist' as const, level: 1, dayOff: null }
      const shift = { fromMinutes: null, toMinutes: null }
      const team = [1, 2, 3].map((id) => ({ id, ...employee, ...shift }))
      ledger.setRoster(rosterOf(team, [], 1, opening))
      const isInside = (hourId: number, frames: number) =>
        startOf(hourId) >= openMinutes &&
        startOf(hourId) + frames * FRAME_MINUTES <= Math.min(closeMinutes, LAST_CLOSE_MINUTES)
      const offering = { ledger, opening, firstHour: 1 }
      const [{ frames }] = wanted as [(typeof wanted)[number]]
      const request = { stylistId: null, frames, delivery: 1 as const, ownerToken: null }
      const hours = freeHours(offering, request)
      expect(hours.every(({ hourId }) => isInside(hourId, 1))).toBe(true)
      expect(hours.filter(({ isFree }) => isFree).map(({ hourId }) => hourId)).toEqual(
        hours.map(({ hourId }) => hourId).filter((hourId) => isInside(hourId, frames)),
      )
      const people = wanted.map((need) => ({ ...need, delivery: 1 as const, skinnerId: null }))
      const sold = checkPlaces(people, '2027-01-25', offering, 0)
      expect(Array.isArray(sold)).toBe(
        people.every((need) => need.hourId >= 1 && isInside(need.hourId, need.frames)),
      )
      for (const near of nearestHours(offering, people, 'same')) {
        const shifted = people.map((need) => need.hourId + near - people[0]!.hourId)
        expect(
          shifted.every((hourId, at) => fitsOpening(opening, hourId, people[at]!.frames)),
        ).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('the price shown is the price charged, around Tết and at each salon, in 10,000 drafts [B-218, B-289]', () => {
  const services = catalogue.data
    .flatMap((category) => category.serviceGroups.flatMap((group) => group.services))
    .map((service) => ({
      ...{ id: service.serviceId, groupId: service.groupId, parentId: null },
      ...{ name: service.name, minutes: service.timeServe, price: service.priceNum },
      ...{ oldPrice: service.oldPriceNum, delivery: 1 as const, isHidden: false },
    }))
  const stylists = [1, 2, 3].map((level) => ({ id: level, level }))
  const rules = specialPrices('2027-01-15')
  const rulesOf = new Map(
    [9, 12].map((salonId) => {
      const specials = rules.filter((rule) => [null, salonId].includes(rule.salonId))
      const sent = specials.map((rule) => {
        const { salonId: _, ...sent } = specialDayDto.parse(specialDay(rule))
        return { ...sent, serviceId: String(sent.serviceId) }
      })
      return [salonId, { specials, sent }]
    }),
  )
  const day = int(0, 40).map((days) => addDays('2027-01-08', days))
  const person = fc.record({
    chosen: fc.uniqueArray(fc.constantFrom(...services), {
      selector: ({ groupId }) => groupId,
      minLength: 1,
      maxLength: 4,
    }),
    stylistId: fc.constantFrom(0, 1, 2, 3),
  })
  const draft = fc.record({
    salonId: fc.constantFrom(9, 12),
    date: day,
    people: fc.array(person, { minLength: 1, maxLength: 5 }),
  })
  const surcharged = new Set<string>()
  fc.assert(
    fc.property(draft, ({ salonId, date, people }) => {
      const { specials, sent } = rulesOf.get(salonId)!
      const shown = people.map(({ chosen, stylistId }) => {
        const stylistLevel = stylists.find(({ id }) => id === stylistId)?.level ?? null
        const priced = chosen.map((one) =>
          onOccasion({ ...one, id: String(one.id) }, sent, { date, stylistLevel }),
        )
        return viewOf(priced, [])
      })
      const { people: charged, issues } = checkPeople(
        {
          ...{ dateBook: date, stylistId: 0, skinnerId: 0 },
          bookHours: people.map(({ chosen, stylistId }) => ({
            ...{ bookHourId: 1, stylistId },
            chosenServices: chosen.map(({ id }) => ({
              ...{ id, name: '', type: 0, campaignId: 0, campaignName: '' },
            })),
          })),
        },
        {
          salonId,
          salon: { offersConsultation: false } as never,
          catalogue: {
            ...{ categories: [], suggestions: [], guides: [], specials },
            services: new Map(services.map((service) => [service.id, service])),
          },
          staff: stylists.map(
            ({ id, level }) => ({ id, level, kind: 'stylist', salonId }) as never,
          ),
        },
      )
      expect(issues).toEqual([])
      expect(shown.map(({ total }) => total.dong)).toEqual(charged.map(({ total }) => total))
      const total = charged.reduce((sum, one) => sum + one.total, 0)
      expect(sumOf(shown.map((one) => one.total)).dong).toBe(total)
      if (date >= '2027-01-22' && date <= '2027-02-04') surcharged.add(`${salonId} ${date}`)
    }),
    { numRuns: 10_000 },
  )
  expect(surcharged.size).toBe(28)
})
