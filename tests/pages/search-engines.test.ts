import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import routes from '../../app/routes'
import { siteUrl } from './site-url.ts'

type Described = { '@type': string; itemListElement?: unknown[]; [property: string]: unknown }
type Page = { path: string; status: number; html: string; isPage: boolean; isPublic: boolean }

/** Paths of the sitemap, in all its parts. */
let listed: string[] = []

beforeAll(async () => {
  const index = locations(await text('/sitemap.xml'))
  listed = (await Promise.all(index.map((url) => text(new URL(url).pathname)))).flatMap((xml) =>
    locations(xml).map((url) => new URL(url).pathname),
  )
}, 300_000)

/** Routes that answer with a page: those whose file shows something. */
const pagePaths = flat(routes as Route[])
  .filter(({ file }) => /export default/.test(readFileSync(`app/${file}`, 'utf8')))
  .map(({ path }) => path)

/**
 * Pages of single things that search engines find otherwise, or not at all: one's own, and lists
 * that change by the month.
 */
const unlisted = [
  '/cho/:token',
  '/lich-su/:id',
  '/lich/:token',
  '/thanh-vien/don-hang/:id',
  '/vong-quay-may-man/doi-qua/:id',
  '/stylist-xuat-sac/:key',
]

test('every kind of detail page is in the sitemap, or on the list of exceptions', () => {
  const kinds = pagePaths.filter((path) => path.includes(':') && !unlisted.includes(path))
  expect(kinds.filter((path) => examplesOf(path).length === 0)).toEqual([])
})

test('the routes have pages at all, and the sitemap pages of every kind', () => {
  expect(pagePaths.length).toBeGreaterThan(15)
  expect(new Set(listed).size, 'each page once').toBe(listed.length)
  expect(listed.length).toBeGreaterThan(100)
})

test.each(pagePaths)('the page %s has metadata for search engines, or noindex', async (pattern) => {
  const pages = await Promise.all(examplesOf(pattern).map(open))
  for (const page of pages.filter(({ isPage }) => isPage)) {
    const { html, path } = page
    expect(html, `${path}: title`).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(meta(html, 'name', 'description')?.length ?? 0, `${path}: description`).toBeGreaterThan(
      20,
    )
    if (!page.isPublic) {
      expect(listed, `${path} is noindex`).not.toContain(path)
      continue
    }
    expect(listed, `${path} is in the sitemap`).toContain(path)
    expect(
      /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1],
      `${path}: canonical`,
    ).toBe(siteUrl() + (path === '/' ? '/' : path))
    for (const name of [
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'og:type',
      'og:site_name',
    ])
      expect(meta(html, 'property', name), `${path}: ${name}`).toBeTruthy()
    const graph = graphOf(html)
    expect(
      graph.map((thing) => thing['@type']),
      `${path}: JSON-LD`,
    ).toContain(path === '/' ? 'Organization' : 'BreadcrumbList')
    const way = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
      { item: string }[] | undefined
    if (way) expect(way.at(-1)!.item, `${path}: the way ends at the page`).toBe(siteUrl() + path)
  }
})

test('a picture that is shared exists, and networks can show it', async () => {
  for (const path of new Set(listed.filter((_path, at) => at % 40 === 0))) {
    const picture = meta((await open(path)).html, 'property', 'og:image')!
    expect(picture, path).toMatch(/\.(png|jpe?g)$/)
    expect((await fetch(picture, { method: 'HEAD' })).status, picture).toBe(200)
  }
})

test('titles and descriptions of public pages are their own', async () => {
  const pages = await Promise.all(listed.filter((path) => path.split('/').length <= 2).map(open))
  const titles = pages.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1])
  const descriptions = pages.map(({ html }) => meta(html, 'name', 'description'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('security.txt has the contact, the expiry and the policy [O-30]', async () => {
  const lines = (await text('/.well-known/security.txt')).trim().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^(mailto|tel):/),
    Canonical: `${siteUrl()}/.well-known/security.txt`,
    'Preferred-Languages': 'vi, en',
  })
  const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('robots forbids no page of the sitemap', async () => {
  const forbidden = [...(await text('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)]
  expect(forbidden.length).toBeGreaterThan(1)
  expect(
    listed.filter((path) => forbidden.some(([, start = '']) => path.startsWith(start))),
  ).toEqual([])
})

test('robots names the sitemap, and the manifest icons that exist, one of them for any mask', async () => {
  expect(await text('/robots.txt')).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`)
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', lang: 'vi' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await fetch(siteUrl() + src)).status, src).toBe(200)
})

/** Addresses of a route: itself, or up to three of the sitemap where it has places for names. */
function examplesOf(pattern: string): string[] {
  if (!pattern.includes(':')) return [pattern]
  const like = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
  return listed.filter((path) => like.test(path)).slice(0, 3)
}

async function open(path: string): Promise<Page> {
  const response = await fetch(siteUrl() + path, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  const html = await response.text()
  // A page of one's own may lead to the log-in.
  const isPage =
    response.status === 200 && (response.headers.get('content-type') ?? '').includes('text/html')
  expect(
    isPage || (response.status >= 300 && response.status < 400),
    `${path} answers ${response.status}`,
  ).toBe(true)
  return {
    path,
    status: response.status,
    html,
    isPage,
    isPublic: !/noindex/.test(meta(html, 'name', 'robots') ?? ''),
  }
}

async function text(path: string): Promise<string> {
  const response = await fetch(siteUrl() + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) =>
    match[1]!.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code))),
  )
}

function meta(html: string, kind: 'name' | 'property', name: string): string | undefined {
  return new RegExp(`<meta[^>]*${kind}="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
}

function graphOf(html: string): Described[] {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return (JSON.parse(data ?? '{"@graph":[]}') as { '@graph': Described[] })['@graph']
}

type Route = { path?: string; index?: boolean; file: string; children?: Route[] }

function flat(some: readonly Route[]): { path: string; file: string }[] {
  return some.flatMap((route) => [
    ...(route.path === '*' ? [] : [{ path: `/${route.path ?? ''}`, file: route.file }]),
    ...flat(route.children ?? []),
  ])
}
