import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderedPart } from '~/testing/rendered'
import { Footer } from './footer'
import { CitySalons } from './city-salons'
import { type FooterCity, frameDataOf } from './footer.server'
import type { Gateway } from '~/gateway.server'

function city(id: string, name: string, mapUrls: (string | null)[] = [null]): FooterCity {
  const salons = mapUrls.map((mapUrl, at) => ({
    id: `${id}0${at}`,
    name: `Salon ${at}`,
    slug: `${at}`,
    addressNew: `${at + 1} Phố Huế, ${name}`,
    phone: '02473021104',
    mapUrl,
  }))
  return { id, name, salonCount: salons.length, salons }
}

function html(cities: FooterCity[] | null): string {
  const named = cities && cities.map(({ id, name, salons }) => ({ id, name, count: salons.length }))
  return renderedPart(<Footer cities={named} year="2026" />)
}

test.each([
  ['its address', 'H-083', '1 Phố Huế, Hà Nội'],
  ['a call', 'H-084', 'href="tel:02473021104"'],
  ['directions', 'H-085', 'href="https://maps.example/x" target="_blank" rel="noopener"'],
  ['a booking', 'H-086', 'href="/booking?salonId=6200&amp;phone=0&amp;step=0"'],
])('each salon shows %s [%s]', (_what, _id, shown) => {
  const { salons } = city('62', 'Hà Nội', ['https://maps.example/x'])
  expect(renderToStaticMarkup(<CitySalons salons={salons} />)).toContain(shown)
})

test('a city leads to its salons, and none of them is on the page before it is opened [H-080]', () => {
  const shown = html([city('62', 'Hà Nội', [null, null])])
  expect(shown).toMatch(/<a [^>]*href="\/system-salon#tinh-62"[^>]*>Xem các salon ở Hà Nội<\/a>/)
  expect(shown).toMatch(/Hà Nội<\/span> <span[^>]*>2 salon</)
  expect(shown).not.toContain('Phố Huế')
})

test('all cities are in the page, folded under their number for small screens [H-080]', () => {
  const shown = html([city('62', 'Hà Nội'), city('15', 'Đà Nẵng')])
  expect(shown).toMatch(
    /<details class="footer__fold"><summary>Cả 2 tỉnh, thành phố<\/summary>.*Đà Nẵng/,
  )
})

test('a salon without a map shows a notice [H-087]', () => {
  const { salons } = city('62', 'Hà Nội', [null])
  expect(renderToStaticMarkup(<CitySalons salons={salons} />)).toContain(
    'Salon đang cập nhật tính năng chỉ đường!',
  )
})

test('policies, hotline and hours stand even when the salons cannot be had [H-088, H-089, H-090]', () => {
  const shown = html(null)
  expect(shown).toContain('href="/chinh-sach-bao-mat"')
  expect(shown).toContain('href="/dieu-kien-giao-dich-chung"')
  expect(shown).toContain('href="tel:1900272703"')
  expect(shown).toContain('1.000 đ/phút, bấm phím 2')
  expect(shown).toContain('Thứ Hai đến Chủ Nhật, 8h30–20h30')
})

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
          lacking: ['ARTICLES', 'SAVED_ADDRESSES', 'PROOF', 'SPA_PAGES'],
        },
        failed: [],
      }),
  } as unknown as Gateway
  await frameDataOf({ gateway, generation: purges(1), now: 2_000_000 })
  await frameDataOf({ gateway, generation: purges(1), now: 2_001_000 })
  expect(reads).toBe(2)
  expect(await frameDataOf({ gateway, generation: purges(2), now: 2_002_000 })).toMatchObject({
    cities: [{ name: 'Lần 3' }],
    hidden: ['/blog/', '/save-location', '/spa/'],
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
