import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import { SalonCard as OptionCard, type SalonOption } from '../booking/salon/salon-card'
import type { Salon } from './cities-by-region'
import { FreeHour, FreeHoursContext } from './free-hour'
import { SalonCard } from './salon-card'

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
const free = { hours: [{ salonId: '9', label: '9h30' }], serviceIds: ['1001'] }

test('a card of a salon leads to its first free hour, and says how far it is', async () => {
  const card = (
    <FreeHoursContext.Provider value={free}>
      <SalonCard salon={salon} distanceKm={1.2} />
    </FreeHoursContext.Provider>
  )
  const $ = load(await renderHtml(card, ''))
  const hour = $('.chip')
  expect(hour.text()).toBe('Trống 9h30')
  expect(hour.attr('href')).toBe('/booking?salonId=9&phone=0&step=0&chosenService=1001&nearest=1')
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
