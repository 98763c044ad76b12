import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { listedSalon, salonPicker } from '../testing/screen-data'
import { SalonStep } from './step'
import type { SalonsData } from './load.server'

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
