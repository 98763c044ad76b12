import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { listedSalon, salonPicker } from '../testing/screen-data'
import { SalonStep } from './step'

const places = ['10', '11'].map((id) => ({ ...listedSalon(id), addressNote: `Ngõ ${id}, tầng 2` }))

test('visited salons are a row of cards, marked in every list [B-066, B-329, B-071]', async () => {
  const visited = {
    ...salonPicker,
    visited: places,
    visitedPoint: '21.01,105.8',
    visitedTitle: 'Salon anh đã từng đến',
  }
  const html = await renderHtml(<SalonStep data={visited} />, 'step=1&phone=0909090909')
  expect(html).toMatch(
    /<h2[^>]*>Salon anh đã từng đến<\/h2>.*10 Láng.*Ngõ 10, tầng 2.*Đã từng đến.*11 Láng/s,
  )
  expect(html).toMatch(/href="[^"]*near=21.01,105.8&amp;from=visited"/)
  expect(
    await renderHtml(<SalonStep data={salonPicker} />, 'step=1&phone=0909090909'),
  ).not.toContain('đã từng đến')
  const nearby = await renderHtml(
    <SalonStep data={{ ...visited, isNear: true, salons: [...places, listedSalon('12')] }} />,
    'step=1&phone=0909090909&near=21.01,105.8&from=visited',
  )
  expect(nearby).toContain('<h2 class="picker__region">Salon gần Salon 10</h2>')
  expect(nearby.match(/Đã từng đến/g)).toHaveLength(2)
})

const ownPlaces = {
  ...salonPicker,
  isOwner: true,
  addresses: [
    { id: '3', name: 'Nhà' },
    { id: '4', name: 'Công ty' },
  ],
}
const picker = 'step=1&salonId=0&phone=0909090909'

test('each saved place is a chip that lists the salons near it [B-060]', async () => {
  const html = await renderHtml(<SalonStep data={ownPlaces} />, picker)
  expect(html).toMatch(/href="[^"]*address=3"[^>]*>Salon gần Nhà</)
  expect(html).toMatch(/href="[^"]*address=4"[^>]*>Salon gần Công ty</)
})

test('a second press on the chip of a place takes its filter back [B-061]', async () => {
  const html = await renderHtml(
    <SalonStep data={{ ...ownPlaces, isNear: true, salons: places }} />,
    `${picker}&address=3`,
  )
  expect(html).toMatch(
    /<a[^>]*aria-current="true"[^>]*href="(?![^"]*address=)[^"]*"[^>]*>Salon gần Nhà</,
  )
  expect(html).toMatch(/href="[^"]*address=4"[^>]*>Salon gần Công ty</)
  expect(html).toContain('<h2 class="picker__region">Salon gần Nhà</h2>')
})

test('the box of saved places leads to them, and is there for their owner only [B-012, B-067, B-068]', async () => {
  expect(await renderHtml(<SalonStep data={ownPlaces} />, picker)).toMatch(
    /href="\/save-location\?back=%2Fbooking%3Fstep%3D1/,
  )
  const other = await renderHtml(<SalonStep data={{ ...ownPlaces, isOwner: false }} />, picker)
  expect(other).not.toContain('/save-location')
  expect(other).not.toContain('Salon gần Nhà')
})

test('no link leads to saved places where the hosts of the chain keep none, and chips stay [B-067]', async () => {
  const element = <SalonStep data={ownPlaces} />
  const loader = () => ({ hidden: ['/save-location'] })
  const html = await renderHtml(element, picker, { id: 'root', loader })
  expect(html).not.toContain('/save-location')
  expect(html).toContain('Salon gần Nhà')
})

test('a list that could not be loaded shows that there is no data [B-079]', async () => {
  expect(
    await renderHtml(<SalonStep data={{ ...salonPicker, provinces: null }} />, 'step=1'),
  ).toContain('Không có dữ liệu')
})

test('an empty search nearby shows a message [B-080]', async () => {
  const html = await renderHtml(
    <SalonStep data={{ ...salonPicker, isNear: true, salons: [] }} />,
    'step=1&near=8.5,104.7',
  )
  expect(html).toContain('Không có salon nào gần bạn, vui lòng thử lại sau!')
})
