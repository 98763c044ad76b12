import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { renderHtml } from '../booking/testing/render-html'
import { Header } from './frame'

const html = await renderHtml(<Header />, '')

test('the header leads to Home and to the salons [H-059, H-060]', () => {
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Trang chủ<\/a>/)
  expect(html).toMatch(/<a[^>]*href="\/system-salon"[^>]*>Hệ thống salon<\/a>/)
})

test('franchise opens another site in an isolated new tab, and the link is labelled so [H-012, H-061]', () => {
  const links = [...html.matchAll(/<a[^>]*menu_franchise[^>]*>.*?<\/a>/gs)].map(([link]) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link).toContain(`href="${brand.links.franchise}"`)
    expect(link).toContain('target="_blank" rel="noopener"')
    expect(link).toContain('Nhượng quyền')
    expect(link).toContain('mở trong thẻ mới')
  }
})
