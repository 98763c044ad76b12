import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { renderHtml } from '../booking/testing/render-html'
import { Header } from './frame'
import { shell } from '~/messages/vi/shell'
import { renderedInside } from '~/testing/rendered'
import * as accountLayout from '../account/layout'
import * as accountPage from '../account/page'
import * as offers from '../membership/offers'
import * as wheelLayout from '../wheel/layout'
import * as packs from '../wheel/packs'

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

const loggedOut = { who: 'logged-out', viewer: null, account: null, rewards: [], courses: null }

test('a logged-out visitor finds the log-in in place of an own page, and before a public one [H-172]', async () => {
  const own = await renderedInside(accountLayout, accountPage, loggedOut)
  expect(own).toMatch(/<h1[^>]*>Tài khoản<.*aria-current="page"[^>]*>Tài khoản<.*next=%2F/)
  const isPublic = await renderedInside(accountLayout, offers, loggedOut)
  expect(isPublic).toMatch(/next=%2F.*Cho mọi người/)
})

test('a page that failed keeps its title and the way to the other pages of its area', async () => {
  for (const [html, name, other] of [
    [await renderedInside(accountLayout, accountPage), 'Tài khoản', '/lich-su'],
    [await renderedInside(accountLayout, offers), 'Ưu đãi của anh', '/lich-su'],
    [await renderedInside(wheelLayout, packs), 'Đổi lượt', '/vong-quay-may-man/nhiem-vu'],
  ] as const) {
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}`))
    expect(html).toContain(`href="${other}"`)
    expect(html).toMatch(/aria-current="page"/)
    expect(html).toContain(shell.brokenText)
  }
})
