import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { readOf, renderHtml } from '../testing/render-html'
import { listedSalon, salonPicker, salons } from '../testing/screen-data'
import type { SalonsData } from './load.server'
import { SalonStep } from './step'

test('a search for salons that failed can be tried again at its address [B-080]', async () => {
  const data: Partial<SalonsData> = {
    now: Date.UTC(2026, 10, 21, 2),
    isOwner: false,
    provinces: null,
    districts: [],
    salons: null,
    cities: [],
    visited: [],
    addresses: [],
    isList: true,
    isNear: false,
    off: null,
  }
  const query = 'step=1&salonId=0&phone=0912345678&q=cau+giay&parking=1'
  const html = await renderHtml(<SalonStep data={data as SalonsData} />, query)
  const link = load(html)('.empty a').attr('href') ?? ''
  const params = new URL(link, 'http://site').searchParams
  expect([params.get('q'), params.get('parking')]).toEqual(['cau giay', '1'])
})

test.each([
  ['how many salons were found, and not each of them', ['10', '11'], '2 salon phù hợp'],
  ['that none was found', [], 'Không tìm thấy Salon phù hợp'],
])('a search for salons reads out %s', async (_what, ids, words) => {
  const data = { ...salonPicker, isList: true, salons: ids.map(listedSalon) }
  const html = await renderHtml(<SalonStep data={data} />, 'step=1&salonId=0&phone=0&q=lang')
  const spoken = load(html)('[role=status], [aria-live]').text()
  expect(spoken).toContain(words)
  expect(spoken).not.toContain('Láng')
})

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

const salon = listedSalon('10')

test('the picker searches places, and counts the salons of a city [T-21, T-22, O-34]', async () => {
  const $ = load(await renderHtml(<SalonStep data={salons} />, 'step=1'))
  expect($('input[name=q]').attr('placeholder')).toBe('Tìm kiếm salon theo tỉnh, thành phố, quận')
  expect($('.cities__city').first().text()).toBe('Hà Nội30 cơ sở')
  const found = await renderHtml(
    <SalonStep data={{ ...salons, isList: true, salons: [] }} />,
    'step=1&q=dien',
  )
  expect(readOf(found).words).toContain('Điện BiênChưa có cơ sở')
})

test('the picker names the regions, all districts and the parking [T-23, T-24, T-25]', async () => {
  const $ = load(await renderHtml(<SalonStep data={salons} />, 'step=1'))
  expect(
    $('.picker__region')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Miền Bắc', 'Miền Trung', 'Miền Nam'])
  expect($('.salon-search').text()).toContain('Có chỗ đậu ô tô (Có thể mất phí)')
  const city = load(
    await renderHtml(
      <SalonStep data={{ ...salons, isList: true, salons: [salon] }} />,
      'step=1&cityId=62',
    ),
  )
  expect(city('select[name=districtId] option').first().text()).toBe('Tất cả quận huyện')
})

test('cards show saved places, visited, opening soon and newly opened salons [T-26, T-27]', async () => {
  const list = [
    { ...salon, tag: 'OPENING_SOON' as const },
    { ...salon, id: '11', tag: 'NEWLY_OPENED' as const },
  ]
  const { words } = readOf(
    await renderHtml(
      <SalonStep
        data={{
          ...salons,
          isNear: true,
          salons: list,
          visited: [salon],
        }}
      />,
      'step=1&phone=0909090909&near=21,105.8',
    ),
  )
  for (const text of ['Salon gần Nhà', 'Đã từng đến', 'Sắp khai trương', 'Mới khai trương'])
    expect(words).toContain(text)
})
