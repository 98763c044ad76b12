import type { MetaDescriptor } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { meta as Article } from '../routes/blog/article'
import { meta as Discover } from '../routes/discover/detail'
import { meta as Look } from '../routes/lookbook/look'
import { meta as Salon } from '../routes/salons/salon'
import { meta as Service } from '../routes/service/service'
import { meta as Product } from '../routes/shop/product'
import { meta as Spa } from '../routes/spa/page'
import { pageMeta, pathIn } from './page-meta'
import { brand } from '~/brand'
import { shareImageOf } from './inner-meta'

const matches = [{ id: 'root', data: { origin: 'https://muot.example' } }]

test('a page names its one address, and the picture by its full address', () => {
  const meta = pageMeta(matches, { title: 'T', description: 'D', path: '/system-salon' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://muot.example/system-salon',
  })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://muot.example/art/og.png' })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a photograph of another host is the picture of shared links, without a size that nobody knows', () => {
  const image = { src: 'https://anh.muot.example/1.jpg' }
  const meta = pageMeta(matches, { title: 'T', description: 'D', path: '/blog/a', image })
  expect(meta).toContainEqual({ property: 'og:image', content: image.src })
  expect(meta).not.toContainEqual(expect.objectContaining({ property: 'og:image:width' }))
})

test('a page outside of search has noindex', () => {
  expect(
    pageMeta(matches, { title: 'T', description: 'D', path: '/x', isPublic: false }),
  ).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a public page names itself in both languages, and Vietnamese for all others [O-36]', () => {
  const meta = pageMeta(matches, { title: 'T', description: 'D', path: '/blog?page=2' })
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `https://muot.example${path}`,
  })
  for (const link of [
    alternate('vi', '/blog?page=2'),
    alternate('en', '/blog?page=2&lang=en'),
    alternate('x-default', '/blog?page=2'),
  ])
    expect(meta).toContainEqual(link)
  expect(pathIn('en', '/')).toBe('/?lang=en')
})

test.each(['https://pictures.example/a.jpg?w=800', '/art/video/1.jpg'])(
  'links to a page of the photograph %s show it',
  (src) => {
    expect(shareImageOf(src)).toEqual({ src })
  },
)

test.each([null, '', 'https://pictures.example/a.svg', '/art/salon/9.SVG?v=2'])(
  'links to a page of "%s" show the picture of the chain',
  (src) => {
    expect(shareImageOf(src)).toBe(brand.shareImage)
  },
)

const pages = { Salon, Service, Product, Article, Look, Discover, Spa }

test.each(Object.entries(pages))(
  'the title of the page %s says that it is gone only where it is',
  (_, meta) => {
    const titleOf = (isBroken: boolean) =>
      (meta as (args: object) => MetaDescriptor[])({
        matches,
        location: { pathname: '/x' },
        data: { isBroken, salon: null, shown: null, product: null, look: null, page: null },
      }).find((one) => 'title' in one)
    expect(titleOf(false)).toEqual({ title: expect.stringMatching(/^Không có|không còn/) })
    expect(titleOf(true)).toEqual({ title: brand.title })
  },
)
