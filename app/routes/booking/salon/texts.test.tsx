import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { SalonStep } from './step'
import { readOf, renderHtml } from '../testing/render-html'
import { listedSalon, salons } from '../testing/screen-data'

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
