import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { renderHtml } from '../booking/testing/render-html'
import { Header } from './frame'
import { shell } from '~/messages/vi/shell'
import { renderedInside, rendered, renderedPart } from '~/testing/rendered'
import * as accountLayout from '../account/layout'
import * as accountPage from '../account/page'
import * as offers from '../membership/offers'
import * as wheelLayout from '../wheel/layout'
import * as packs from '../wheel/packs'
import routes from '../../routes'
import { isElsewhere, menuGroups, MenuList } from './menu-list'

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

const entries = menuGroups.flatMap((group) => group.entries)

test.each([
  ['service', 'menu_service', /^\/dich-vu$/],
  ['store', 'menu_store', /^\/cua-hang$/],
  ['membership', 'menu_membership', /^\/thanh-vien$/],
  ['lookbook', 'menu_lookbook', /^\/lookbook$/],
  ['blog', 'menu_blog', /^\/blog$/],
  ['recruitment', 'menu_recruitment', /^https:/],
  ['rewards', 'menu_rewards', /^\/uu-dai$/],
  ['discover', 'menu_discover', /^\/kham-pha$/],
  ['lucky wheel', 'menu_lucky_wheel', /^\/vong-quay-may-man$/],
  ['Q&A group', 'menu_qa_group', /^https:/],
  ['academy', 'menu_academy', /^https:/],
  ['spa', 'menu_spa', /^\/spa\/[a-z-]+$/],
])('the menu has an entry %s, tracked as %s [H-069, O-37]', (_what, track, target) => {
  const found = entries.filter((entry) => entry.track === track)
  expect(found.length).toBeGreaterThan(0)
  for (const entry of found) expect(entry.href).toMatch(target)
})

test('the six spa pages each have their entry [H-069]', () => {
  expect(entries.filter(({ track }) => track === 'menu_spa')).toHaveLength(6)
})

test('each entry leads to a page or to another site', () => {
  const paths = new Set(
    routes.flatMap((route) => route.children ?? [route]).map(({ path }) => `/${path}`),
  )
  for (const { href } of entries)
    expect(isElsewhere(href) || paths.has(href) || href.startsWith('/spa/'), href).toBe(true)
})

test('other sites open in an isolated new tab, and the links are labelled so [H-061]', () => {
  const html = renderedPart(<MenuList />)
  const links = html.match(/<a [^>]*href="https:[^>]*>.*?<\/a>/gs)!
  expect(links).toHaveLength(3)
  for (const link of links)
    expect(link).toMatch(/href="https:[^"]*" target="_blank" rel="noopener".*\(mở trong thẻ mới\)/s)
})

test('no entry leads to what the hosts of the chain lack, and no heading stands over nothing [O-37]', async () => {
  const loader = () => ({ hidden: ['/booking-at-home', '/spa/'] })
  const html = await rendered(
    { id: 'root', path: '/', element: <MenuList />, loader },
    new Request('http://site/'),
  )
  expect(html).toContain('href="/som-nhat"')
  expect(html).not.toMatch(/booking-at-home|"\/spa\/|Spa/)
})
