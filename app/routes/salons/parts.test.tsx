import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import { SalonCard as OptionCard, type SalonOption } from '../booking/salon/salon-card'
import type { Salon, Province } from './cities-by-region'
import { FreeHour, FreeHoursContext } from './free-hour'
import { SalonCard } from './salon-card'
import { freeGroups } from './free-row'
import { CountryMap } from './country-map'

const salon = {
  id: '9',
  name: 'Salon 252 Cầu Giấy',
  slug: '252-cau-giay',
  addressNew: '252 Cầu Giấy, Hà Nội',
  addressNote: null,
  isOpen: true,
  phone: '1900272703',
  distanceKm: 1.2,
} as unknown as Salon & SalonOption
const free = {
  hours: [{ salonId: '9', date: '2026-11-23', hourId: '4', label: '9h30' }],
  serviceIds: ['1001'],
}

test('a card of a salon leads to its first free hour, and says how far it is', async () => {
  const card = (
    <FreeHoursContext.Provider value={free}>
      <SalonCard salon={salon} distanceKm={1.2} />
    </FreeHoursContext.Provider>
  )
  const $ = load(await renderHtml(card, ''))
  const hour = $('.chip')
  expect(hour.text()).toBe('Trống 9h30')
  // This hour, as the nearest one is half an hour ahead.
  expect(hour.attr('href')).toBe(
    '/booking?salonId=9&phone=0&step=0&chosenService=1001&date=2026-11-23&hour=4',
  )
  expect($('.num').text()).toBe('1,2 km')
})

test('a salon to choose is named first, then its address and its first free hour', async () => {
  const card = (
    <FreeHoursContext.Provider value={free}>
      <OptionCard salon={salon} to="/booking" />
    </FreeHoursContext.Provider>
  )
  const $ = load(await renderHtml(card, ''))
  expect($('.salon-card__words > span').first().text()).toBe('Salon 252 Cầu Giấy')
  expect($.text().split('252 Cầu Giấy, Hà Nội')).toHaveLength(2)
  expect($('a a')).toHaveLength(0)
  expect($('.chip').first().text()).toBe('Trống 9h30')
})

test('where no free hour is known, the card shows none', async () => {
  expect(load(await renderHtml(<FreeHour salonId="9" />, ''))('.chip')).toHaveLength(0)
})

const hour = (id: string, isFree: boolean) => ({ id, label: `${id}h`, isFree })

test('a salon shows its free hours alone, and no part of the day without any', () => {
  const parts = [
    { name: 'Sáng', hours: [hour('9', false), hour('10', true), hour('11', true)] },
    { name: 'Chiều', hours: [hour('13', false)] },
  ]
  expect(freeGroups(parts)).toEqual([{ name: 'Sáng', hours: [hour('10', true), hour('11', true)] }])
})

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
