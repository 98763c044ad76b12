import { expect, test } from 'vitest'
import { rendered, renderedPart } from '~/testing/rendered'
import routes from '../../routes'
import { isElsewhere, menuGroups, MenuList } from './menu-list'

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
