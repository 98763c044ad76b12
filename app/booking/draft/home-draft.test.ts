import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homePath, readHomeDraft, type HomeDraft } from './home-draft'

const read = (query: string) => readHomeDraft(new URLSearchParams(query))

test.each([
  ['H-156 a step above 2 is 2', 'step=7&place=d5&chosenService=1010', 2],
  ['H-156 a step that is none is 0', 'step=-1&place=d5&chosenService=1010', 0],
  ['O-03 three steps, 0 to 2', 'step=2&address=3&chosenService=1010', 2],
  ['H-006 without a place the place comes first', 'step=2&chosenService=1010', 0],
  ['H-006 without services the services come first', 'step=2&place=d5', 1],
])('%s', (_name, query, step) => {
  expect(read(query).step).toBe(step)
})

test('phone=0 and what makes no sense count as not said; tick boxes name services one by one [H-006]', () => {
  expect(read('phone=0&place=../x&address=-1&chosenService=x')).toEqual({
    step: 0,
    phone: '',
    addressId: null,
    placeId: null,
    serviceIds: [],
  })
  expect(
    read('phone=0912.345.678&step=1&place=w163&chosenService=1010&chosenService=1018,1010'),
  ).toEqual({
    step: 1,
    phone: '0912345678',
    addressId: null,
    placeId: 'w163',
    serviceIds: [1010, 1018],
  })
})

const draft: fc.Arbitrary<HomeDraft> = fc
  .record({
    phone: fc.constantFrom('', '0912345678'),
    where: fc.oneof(
      fc.record({ addressId: fc.integer({ min: 1, max: 9999 }), placeId: fc.constant(null) }),
      fc.record({ addressId: fc.constant(null), placeId: fc.constantFrom('d5', 'w163') }),
    ),
    serviceIds: fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 10 }),
    step: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ where, ...rest }) => ({ ...rest, ...where }))

test('a draft reads back from its address as it was [H-006]', () => {
  fc.assert(
    fc.property(draft, (one) => {
      expect(readHomeDraft(new URL(homePath(one), 'http://site').searchParams)).toEqual(one)
    }),
  )
})
