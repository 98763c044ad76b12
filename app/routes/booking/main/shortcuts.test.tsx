import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { viewOf } from '../group/person-view'
import { cut, mainSent, type Sold } from '../testing/screen-data'
import { nearestSalons, soonestSalons } from './load.server'

const salon = (id: string, more: object = {}) => ({
  id,
  name: `Salon ${id}`,
  isOpen: true,
  openingDate: null,
  ...more,
})
const nobody = { people: [viewOf<Sold>([], [])], hours: null, stylists: null }
const words = (html: string, of: string) => [...load(html)(of)].map((one) => load(one).text())

test('of each city the open salon that is free soonest is proposed', () => {
  const salons = [
    salon('1'),
    salon('2'),
    salon('3', { isOpen: false }),
    salon('4', { openingDate: '2026-12-01' }),
  ]
  const cities = [
    { id: '62', name: 'Hà Nội', salonCount: 4, salons },
    { id: '63', name: 'Đà Nẵng', salonCount: 1, salons: [salon('5')] },
  ]
  const hours = [
    ['1', '10h10'],
    ['2', '9h50'],
    ['3', '8h30'],
    ['4', '8h30'],
  ] as const
  const found = soonestSalons(
    cities,
    hours.map(([salonId, label]) => ({ salonId, label })),
  )
  expect(found).toEqual([{ ...salon('2'), place: 'Hà Nội', label: '9h50' }])
})

test('near a known position the nearest salons that serve today are proposed instead', () => {
  const near = (id: string, distanceKm: number, more: object = {}) => ({
    salon: salon(id, more),
    distanceKm,
  })
  const salons = [
    near('3', 0.4, { isOpen: false }),
    near('2', 1.2),
    near('4', 1.5, { openingDate: '2026-12-01' }),
    near('1', 2),
    near('5', 3),
  ]
  expect(
    nearestSalons(salons, [{ salonId: '1', label: '9h30' }]).map(({ id, place, label }) => ({
      id,
      place,
      label,
    })),
  ).toEqual([
    { id: '2', place: '1,2 km', label: null },
    { id: '1', place: '2 km', label: '9h30' },
  ])
})

test('a newcomer chooses a proposed salon in one press', async () => {
  const proposed = [{ ...salon('2'), place: 'Hà Nội', label: '9h50' }]
  const html = await mainSent(
    { ...nobody, salon: null, proposed },
    'step=0&salonId=0&phone=0909090909',
  )
  expect(words(html, '#part-salon .chip')).toEqual(['Salon 2, Hà Nội ·\u00a09h50'])
  expect(load(html)('#part-salon .chip').attr('href')).toContain('salonId=2&')
  expect(words(await mainSent({ proposed }), '#part-salon .chip')).toEqual([])
})

test('what most come for is chosen in one press, and leads to the hours', async () => {
  const here = 'step=0&salonId=9&phone=0909090909'
  const chip = load(await mainSent({ ...nobody, popular: cut }, here))('#part-services .chip')
  expect(chip.text()).toBe('Cắt gội 10 bước – Tiêu chuẩn')
  expect(chip.attr('href')).toMatch(/chosenService=1001.*#part-hour$/)
})

test('a finished step is one line with the way to change it', async () => {
  const $ = load(await mainSent())
  expect([...$('.pick__row--done')].map((one) => $(one).find('.pick__change').text())).toEqual([
    'Đổi',
    'Đổi',
  ])
  expect($('#part-salon h2').hasClass('visually-hidden')).toBe(true)
  const open = load(await mainSent({ ...nobody, salon: null }, 'step=0&salonId=0&phone=0909090909'))
  expect(open('.pick__row--done')).toHaveLength(0)
  expect(open('#part-salon h2').hasClass('visually-hidden')).toBe(false)
})
