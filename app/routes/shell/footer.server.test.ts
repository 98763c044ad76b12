import { expect, test } from 'vitest'
import type { Gateway } from '~/gateway.server'
import { frameDataOf } from './footer.server'

const provinces = [
  {
    id: 62,
    name: 'Hà Nội',
    salonCount: 1,
    salons: [
      { id: 1, name: 'Salon', slug: 'x', addressNew: '1 Phố Huế', phone: '0247', mapUrl: null },
    ],
  },
]

const purges = (count: number) => () => Promise.resolve(count)

test('the footer is requested once a minute, and a stale one is used while the salons fail', async () => {
  let reads = 0
  let isDown = false
  const gateway = {
    query: () => {
      reads++
      return Promise.resolve(
        isDown
          ? { ok: false, failure: { code: 'GATEWAY_DOWN', message: '' } }
          : { ok: true, data: { provinces, lacking: [] }, failed: [] },
      )
    },
  } as unknown as Gateway
  expect((await frameDataOf({ gateway, generation: purges(0), now: 1_000_000 })).cities).toEqual([
    { id: 62, name: 'Hà Nội', count: 1 },
  ])
  await frameDataOf({ gateway, generation: purges(0), now: 1_059_000 })
  expect(reads).toBe(2)
  isDown = true
  expect((await frameDataOf({ gateway, generation: purges(0), now: 1_061_000 })).cities).toEqual([
    { id: 62, name: 'Hà Nội', count: 1 },
  ])
  expect(reads).toBe(4)
})

test('the footer is made anew when the lists were purged', async () => {
  let reads = 0
  const gateway = {
    query: () =>
      Promise.resolve({
        ok: true,
        data: {
          provinces: [{ ...provinces[0], name: `Lần ${++reads}` }],
          lacking: ['SAVED_ADDRESSES', 'PROOF', 'SPA_PAGES'],
        },
        failed: [],
      }),
  } as unknown as Gateway
  await frameDataOf({ gateway, generation: purges(1), now: 2_000_000 })
  await frameDataOf({ gateway, generation: purges(1), now: 2_001_000 })
  expect(reads).toBe(2)
  expect(await frameDataOf({ gateway, generation: purges(2), now: 2_002_000 })).toMatchObject({
    cities: [{ name: 'Lần 3' }],
    hidden: ['/save-location', '/spa/'],
  })
})

test('Hà Nội stands first, then Hồ Chí Minh, then the others, none of them twice [H-080, H-081]', async () => {
  const cities = [
    { ...provinces[0], id: '15', name: 'Đà Nẵng' },
    { ...provinces[0], id: '1', name: 'TP. Hồ Chí Minh' },
    { ...provinces[0], id: '62', name: 'Hà Nội' },
  ]
  expect(await namesOf(cities, 3_000_000)).toEqual(['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng'])
})

test('a city without salons is left out [H-082]', async () => {
  const cities = [
    { ...provinces[0], id: '15', name: 'Đà Nẵng', salons: [] },
    { ...provinces[0], id: '62', name: 'Hà Nội', salons: [] },
  ]
  expect(await namesOf(cities, 4_000_000)).toEqual([])
})

/** The names of the footer's cities when these are the chain's. */
async function namesOf(cities: object[], now: number) {
  const data = { provinces: cities, lacking: [] }
  const gateway = {
    query: () => Promise.resolve({ ok: true, data, failed: [] }),
  } as unknown as Gateway
  return (await frameDataOf({ gateway, generation: purges(now), now })).cities?.map(
    ({ name }) => name,
  )
}
