import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draft } from '~/booking/draft'

import { readDraft } from '~/booking/draft-query'
import { sold } from '~/booking/testing/catalogue'
import { aPress, ofSalon, today } from '~/booking/testing/presses'
import { sumOf } from '~/booking/totals'
import { dropUnsold, peopleAt } from './people.server'

type Catalogue = NonNullable<Parameters<typeof peopleAt>[1]>

const price = fc.integer({ min: 0, max: 2_000_000 })
const maybe = fc.option(price, { nil: null })
const rule = fc.record({ serviceId: fc.constantFrom(...sold.map(({ id }) => id)), dates: fc.subarray([today, '2026-11-22']), dayPrice: maybe, stylistPrice: maybe, dayStylistPrice: maybe, stylistLevel: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }) })
const priced = fc.tuple(...sold.map((service) => fc.record({ price, oldPrice: maybe }).map((change) => ({ ...service, ...change }))))

function catalogueOf(services: Catalogue['categories'][number]['groups'][number]['services'], specialDays: Catalogue['specialDays']): Catalogue {
  return { categories: [{ groups: services.slice(0, 5).map((service) => ({ services: [service] })) }, { groups: [{ services: services.slice(5) }] }], specialDays }
}

test('B-218, B-290, B-291 over random presses, prices and special days the total is what all services of all people cost, and an old total is there only if it was more', () => {
  const stylists = [1, 2, 3, 4, 5, 6].map((number) => ({ id: ofSalon(9, number), level: (number % 3) + 1 }))
  fc.assert(
    fc.property(fc.array(aPress, { maxLength: 40, size: 'max' }), priced, fc.array(rule, { maxLength: 4 }), fc.constantFrom(today, '2026-11-23'), (presses, services, rules, date) => {
      const draft = presses.reduce<Draft>((current, { act }) => act(current), readDraft(new URLSearchParams('salonId=9')))
      const people = peopleAt(draft, catalogueOf(services, rules), date, stylists, [])
      const shown = people.flatMap(({ chosen }) => chosen!)
      expect(shown.map(({ id }) => id)).toEqual(draft.people.flatMap(({ serviceIds }) => serviceIds))
      const { dong, oldDong } = sumOf(people.map(({ total }) => total))
      expect(dong).toBe(shown.reduce((sum, service) => sum + service.price, 0))
      expect(dong).toBe(people.reduce((sum, { total }) => sum + total.dong, 0))
      const before = shown.reduce((sum, service) => sum + Math.max(service.price, service.oldPrice ?? 0), 0)
      expect(oldDong).toBe(before > dong ? before : null)
      // Without a special day, a service costs what the list says.
      for (const service of shown) if (!rules.some(({ serviceId }) => serviceId === service.id)) expect(service).toBe(services.find(({ id }) => id === service.id))
    }),
    { numRuns: 1000 },
  )
})

test('B-198, B-201 over random presses and ends of sale everybody is left with services that are sold, each with what it needs', () => {
  fc.assert(
    fc.property(fc.array(aPress, { maxLength: 40, size: 'max' }), fc.subarray(sold), (presses, left) => {
      const draft = presses.reduce<Draft>((current, { act }) => act(current), readDraft(new URLSearchParams('salonId=9')))
      const after = afterDrop(draft, catalogueOf(left, []))
      expect(after.current).toBe(draft.current)
      for (const [index, { serviceIds, hourId }] of after.people.entries()) {
        for (const id of serviceIds) expect(left.map((service) => service.id)).toContain(id)
        for (const { id, parentId } of sold) if (parentId !== null && serviceIds.includes(id)) expect(serviceIds).toContain(parentId)
        // Whoever lost nothing keeps his hour too.
        if (serviceIds.length === draft.people[index]!.serviceIds.length) expect(hourId).toBe(draft.people[index]!.hourId)
      }
      expect(afterDrop(after, catalogueOf(left, []))).toBe(after)
    }),
    { numRuns: 500 },
  )
})

/** The draft that the address of the redirect tells, the same one when there is none. */
function afterDrop(draft: Draft, catalogue: Catalogue): Draft {
  try {
    dropUnsold(draft, catalogue)
    return draft
  } catch (answer) {
    return readDraft(new URL((answer as Response).headers.get('location')!, 'https://muot.example').searchParams)
  }
}
