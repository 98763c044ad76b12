import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderedPart } from '~/testing/rendered'
import { Footer } from './footer'
import { CitySalons } from './city-salons'
import type { FooterCity } from './footer.server'

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
