import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { MainStep } from '../main/step'
import { chosen, main, mainSent } from '../testing/screen-data'
import { renderHtml } from '../testing/render-html'
import { ChangeBar } from './change-bar'

const changing = {
  id: '1',
  date: main.day,
  hourLabel: '15h10',
  hourLabels: ['15h10'],
  salonName: 'Salon 348',
  size: 1,
  total: 99_000,
  serviceIds: ['1001'],
  typed: {},
}

/** The prices of the screen of a change: below the services, and in the bar. */
async function prices(query: string, change: Partial<typeof changing> = {}) {
  const $ = load(
    await renderHtml(
      <MainStep data={main} changing={{ ...changing, ...change }} result={undefined} />,
      `${chosen}&change=1${query}`,
    ),
  )
  return [...$('.part__total .price, .summary__total .price')].map((one) =>
    $(one).find('ins').add($(one).not(':has(ins)')).text(),
  )
}

test('a change costs what is booked until another hour is pressed', async () => {
  expect(await prices('')).toEqual(['99.000 VNĐ', '99.000 VNĐ'])
  const anew = ['120.000 VNĐ', '120.000 VNĐ']
  expect(await prices(`&date=${main.day}&hour=7`)).toEqual(anew)
  expect(await prices('', { serviceIds: ['1002'] }), 'other services').toEqual(anew)
  expect(await prices('', { date: '2026-11-23' }), 'another day').toEqual(anew)
})

test('a change leads to no other phone, for which it would book a second time [O-17]', async () => {
  const phones = async (query: string) => load(await mainSent({}, query))('a[href*=other_phone]')
  expect(await phones(chosen)).toHaveLength(1)
  expect(await phones(`${chosen}&change=1`)).toHaveLength(0)
})

test('the bar of a change has the old time alone until there is a new one', async () => {
  const bar = async (hours: typeof main.hours, query = '') =>
    load(
      await renderHtml(
        <ChangeBar changing={changing} hours={hours} />,
        `${chosen}&change=1&date=${main.day}${query}`,
      ),
    )('.change-bar span').text()
  expect(await bar(main.hours)).toBe('Đổi lịch 15h10, CN, 22/11')
  expect(await bar(main.hours, '&hour=7')).toBe('Đổi lịch 15h10, CN, 22/11 → 10h30, CN, 22/11')
  expect(await bar(null, '&hour=7'), 'on another step').toBe('Đổi lịch 15h10, CN, 22/11')
})
