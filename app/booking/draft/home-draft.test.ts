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

test('phone=0 and invalid values count as missing; tick boxes name services one by one [H-006]', () => {
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
    serviceIds: ['1010', '1018'],
  })
})

const draft: fc.Arbitrary<HomeDraft> = fc
  .record({
    phone: fc.constantFrom('', '0912345678'),
    where: fc.oneof(
      fc.record({
        addressId: fc.integer({ min: 1, max: 9999 }).map(String),
        placeId: fc.constant(null),
      }),
      fc.record({ addressId: fc.constant(null), placeId: fc.constantFrom('d5', 'w163') }),
    ),
    serviceIds: fc.uniqueArray(fc.integer({ min: 1, max: 5000 }).map(String), {
      minLength: 1,
      maxLength: 10,
    }),
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

test('a saved address takes precedence over any place in a link [H-006]', () => {
  expect(read('address=3&place=d5')).toMatchObject({ addressId: '3', placeId: null })
  const wrong = ['03', '3x', 'x3', '1234567890', ''].map(
    (text) => read(`address=${text}`).addressId,
  )
  expect(wrong).toEqual([null, null, null, null, null])
})

test('a place is named by 2 to 200 letters, digits, underscores or hyphens [H-006]', () => {
  const place = (text: string) => read(`place=${text}`).placeId
  expect([place('d5'), place('p'.repeat(200))]).toEqual(['d5', 'p'.repeat(200)])
  expect(['d', 'p'.repeat(201), '!d5', 'd5!', ''].map(place)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a visit has ten services at most [H-006]', () => {
  const ids = Array.from({ length: 12 }, (_none, index) => String(index + 1))
  expect(read(`chosenService=${ids.join()}`).serviceIds).toEqual(ids.slice(0, 10))
})

test('the address of a draft contains the choices and the state of the screen [H-006]', () => {
  const nothing = { step: 0, phone: '', addressId: null, placeId: null, serviceIds: [] }
  expect(homePath(nothing)).toBe('/booking-at-home?step=0&phone=0')
  expect(homePath({ ...nothing, step: 1, placeId: 'd5' }, { q: 'gội' })).toBe(
    '/booking-at-home?step=1&phone=0&place=d5&q=g%E1%BB%99i',
  )
  const full = { ...nothing, phone: '0912345678', addressId: '3', serviceIds: ['1010', '1018'] }
  expect(homePath(full)).toBe(
    '/booking-at-home?step=0&phone=0912345678&address=3&chosenService=1010,1018',
  )
})
