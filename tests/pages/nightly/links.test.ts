import { beforeAll, expect, test } from 'vitest'
import { OWNER } from '../../authorisation/people.ts'
import { addresses, allRoutes } from '../../route-samples.ts'
import { dayAhead } from '../bookings.ts'
import { loggedIn } from '../customers.ts'
import { siteUrl } from '../site-url.ts'

/** Most addresses that differ in their query alone: the choices of a booking are links, and there are thousands. */
const MAX_QUERIES = 12

const pages = new Map<string, Page>()
const unseen: string[] = []

type Page = { status: number; html: string; foundOn: string }

beforeAll(async () => {
  const member = await loggedIn(OWNER)
  const at = await addresses(siteUrl(), member.cookie, await dayAhead(member, 1))
  const own = allRoutes().flatMap(({ isPage, samples }) =>
    isPage
      ? samples.filter(({ status = 200 }) => status === 200).map(({ path }) => at.get(path)!)
      : [],
  )
  await crawl([...(await inSitemap()), ...own], member.cookie)
}, 300_000)

test('every address in the sitemap and every internal link on every page resolves', () => {
  expect(pages.size, 'pages that were found at all').toBeGreaterThan(100)
  expect(
    [...pages]
      .filter(([, { status }]) => status !== 200)
      .map(([address, { status, foundOn }]) => `${status} ${address}, on ${foundOn}`),
  ).toEqual([])
})

test('every anchor leads to something on its page', () => {
  const lost = [...pages].flatMap(([address, { html }]) =>
    linksOn(html).flatMap(({ href }) => {
      const url = new URL(href, siteUrl() + address)
      const target =
        url.origin === siteUrl() && url.hash.length > 1
          ? pages.get(url.pathname + url.search)
          : undefined
      return target && !target.html.includes(` id="${decodeURIComponent(url.hash.slice(1))}"`)
        ? [`${href} on ${address}`]
        : []
    }),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('every link to another site hides where it comes from a new window', () => {
  const open = [...pages].flatMap(([address, { html }]) =>
    linksOn(html)
      .filter(
        ({ href, tag }) =>
          /^https?:/.test(href) &&
          new URL(href).origin !== siteUrl() &&
          !/\brel="[^"]*\b(noopener|noreferrer)\b/.test(tag),
      )
      .map(({ href }) => `${href} on ${address}`),
  )
  expect([...new Set(open)]).toEqual([])
})

/** The addresses of every part of the sitemap. */
async function inSitemap(): Promise<string[]> {
  const parts = locationsIn(await (await fetch(`${siteUrl()}/sitemap.xml`)).text())
  const all = await Promise.all(
    parts.map(async (part) => locationsIn(await (await fetch(part)).text())),
  )
  return all.flat().map((location) => location.slice(siteUrl().length) || '/')
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    match[1]!.replaceAll('&#38;', '&'),
  )
}

async function crawl(start: readonly string[], cookie: string): Promise<void> {
  const from = new Map<string, string>(
    start.map((address) => [address, 'the sitemap or the table of pages']),
  )
  const queries = new Map<string, number>()
  unseen.push(...new Set(start))
  while (unseen.length > 0) {
    await Promise.all(
      unseen.splice(0, 6).map(async (address) => {
        const response = await fetch(siteUrl() + address, {
          headers: { cookie, accept: 'text/html' },
          // A link into the flow cannot know the logged-in customer: the server adds his phone, and
          // finds the soonest hour around his salon.
          redirect: /^\/booking|[?&]take=first/.test(address) ? 'follow' : 'manual',
        })
        const html = await response.text()
        pages.set(address, { status: response.status, html, foundOn: from.get(address)! })
        if (!response.headers.get('content-type')?.includes('html')) return
        for (const { href } of [...linksOn(html), ...filesOn(html)]) {
          const url = new URL(href, siteUrl() + address)
          const target = url.pathname + url.search
          if (url.origin !== siteUrl() || from.has(target) || url.pathname === '/dang-xuat')
            continue
          const seen = queries.get(url.pathname) ?? 0
          if (url.search && seen >= MAX_QUERIES) continue
          if (url.search) queries.set(url.pathname, seen + 1)
          from.set(target, address)
          unseen.push(target)
        }
      }),
    )
  }
}

function linksOn(html: string): { href: string; tag: string }[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)]
    .map(([tag, href]) => ({ tag, href: href!.replaceAll('&amp;', '&') }))
    .filter(({ href }) => !/^(tel|mailto|sms|data|blob):/.test(href))
}

/** Pictures, styles and other files that a page loads. */
function filesOn(html: string): { href: string }[] {
  return [...html.matchAll(/<(?:img|source|video|link)\b[^>]*\b(?:src|href|poster)="([^"]*)"/g)]
    .map((match) => ({ href: match[1]!.replaceAll('&amp;', '&') }))
    .filter(({ href }) => !/^(data|blob):/.test(href))
}
