import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import type { Province } from './cities-by-region'
import { CountryMap } from './country-map'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const city = (id: number, name: string, ...salons: object[]) =>
  ({ id, name, salons }) as unknown as Province
const provinces = [
  city(62, 'Hà Nội', at(21, 105.8), at(21.1, 105.8)),
  city(1, 'TP. Hồ Chí Minh', at(10.8, 106.7), at(10.7, 106.6), at(10.8, 106.6)),
  city(5, 'Bình Dương', at(11.3, 106.65)),
  city(6, 'Long An', at(10.77, 106.6)),
  city(7, 'Lào Cai'),
  city(8, 'Huế', { latitude: null, longitude: null }),
]

test('the map leads from each city with salons, but those below a larger one, to its list [H-002]', async () => {
  const $ = load(await renderHtml(<CountryMap provinces={provinces} />, ''))
  const cities = [...$('.country-map__city')]
  expect(cities.map((one) => $(one).attr('aria-label'))).toEqual([
    'TP. Hồ Chí Minh: 3 cơ sở',
    'Hà Nội: 2 cơ sở',
    'Bình Dương: 1 cơ sở',
  ])
  expect(cities.map((one) => $(one).attr('href'))).toEqual(
    [1, 62, 5].map((id) => expect.stringMatching(new RegExp(`#tinh-${id}$`)) as string),
  )
  const heights = cities.map((one) => Number($(one).find('circle').attr('cy')))
  expect(heights[1]).toBeLessThan(heights[0]!)
  const names = [...$('text:not(.country-map__island)')].map((one) => $(one).text())
  expect(names, 'a smaller city beside a larger one has no name').toEqual([
    'TP. Hồ Chí Minh',
    'Hà Nội',
  ])
})
