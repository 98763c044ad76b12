import type { AppLoadContext } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { loader, sitemapPart } from './sitemap'

const down = { ok: false, failure: { code: 'GATEWAY_DOWN', message: '' } }

function requestSitemap(part?: string, response: object = down) {
  const site = {
    origin: 'https://muot.example',
    now: 0,
    generation: () => Promise.resolve(0),
    gateway: { query: () => Promise.resolve(response) },
  }
  return loader({
    request: new Request('https://muot.example/'),
    params: part === undefined ? {} : { part },
    context: { site } as unknown as AppLoadContext,
  })
}

test('the sitemap names its parts without a backend request', async () => {
  const xml = await (await requestSitemap()).text()
  expect(xml).toContain('<sitemap><loc>https://muot.example/sitemap/pages.xml</loc></sitemap>')
  expect(xml).toContain('https://muot.example/sitemap/salons.xml')
})

test('the site’s pages are listed while backends are down; salons then answer 503', async () => {
  const pages = await requestSitemap('pages.xml')
  expect(pages.status).toBe(200)
  expect(await pages.text()).toContain('<loc>https://muot.example/system-salon</loc>')
  const salons = await requestSitemap('salons.xml')
  expect([salons.status, salons.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('each salon is listed under its own address', async () => {
  const salons = await requestSitemap('salons.xml', {
    ok: true,
    failed: [],
    data: { salons: [{ id: 9, slug: '252-cau-giay' }] },
  })
  expect(await salons.text()).toContain('<loc>https://muot.example/salon/252-cau-giay-9</loc>')
})

test('what the chain’s hosts lack is not listed: posts without articles, visits at home', async () => {
  const lists = {
    provinces: [],
    lacking: ['ARTICLES', 'AT_HOME'],
    blogPosts: {
      pageInfo: { hasNextPage: false },
      nodes: [{ slug: 'goi-dau', publishedOn: '2026-11-20' }],
    },
  }
  const xmlOf = async (part: string) =>
    (await requestSitemap(part, { ok: true, failed: [], data: lists })).text()
  expect(await xmlOf('posts.xml')).not.toContain('<loc>')
  const pages = await xmlOf('pages.xml')
  expect(pages).toContain('<loc>https://muot.example/blog</loc>')
  expect(pages).not.toContain('/booking-at-home')
})

test.each(['salons', 'toString.xml', 'constructor.xml', '../pages.xml'])(
  'there is no part %s of the sitemap',
  async (name) => {
    expect((await requestSitemap(name)).status).toBe(404)
  },
)

test('addresses are escaped for XML, with the day of the last change if there is one', () => {
  const xml = sitemapPart('https://muot.example', [
    { path: '/blog/a&b', changedOn: '2026-11-20T08:00:00Z' },
    { path: '/tóc' },
  ])
  expect(xml).toMatch(
    /<loc>https:\/\/muot\.example\/blog\/a&#38;b<\/loc>.*<lastmod>2026-11-20<\/lastmod><\/url>/,
  )
  expect(xml).toMatch(/<loc>https:\/\/muot\.example\/t%C3%B3c<\/loc>(<xhtml:link [^>]*\/>)*<\/url>/)
})

test('each address names the same page in English, and the default for other languages [O-36]', () => {
  const xml = sitemapPart('https://muot.example', [{ path: '/blog' }])
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(
    [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, address]) => [
      language,
      address,
    ]),
  ).toEqual([
    ['vi', 'https://muot.example/blog'],
    ['en', 'https://muot.example/blog?lang=en'],
    ['x-default', 'https://muot.example/blog'],
  ])
})
