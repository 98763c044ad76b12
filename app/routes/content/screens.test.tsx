import { expect, test } from 'vitest'
import { rendered, renderedPage } from '~/testing/rendered'
import Article from '../blog/article'
import Blog from '../blog/page'
import DiscoverDetail, { loader as loadOne } from '../discover/detail'
import Discover, { loader as loadAll } from '../discover/page'
import Look from '../lookbook/look'
import Lookbook from '../lookbook/page'
import Spa from '../spa/page'
import Videos from '../video/page'
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { tagPath } from './paths'

const long = `${'Kiểu tóc '.repeat(25)}💈<b>`
const many = Array.from({ length: 500 }, (_none, index) => index + 1)
const failed = 'Em chưa tải được mục này'
const discover = {
  id: 3,
  title: long,
  summary: long,
  image: '',
  tags: [],
  publishedOn: '2026-11-20',
  likeCount: 0,
  link: null,
  linkText: '',
}
const look = {
  slug: 'x',
  title: long,
  summary: null,
  image: '',
  tags: [],
  text: long,
  suits: [],
  ask: [],
  care: [],
  minutes: 45,
  serviceIds: [1001],
  services: null,
  videoId: null,
}
const post = {
  slug: 'x',
  title: long,
  summary: long,
  image: '',
  tags: [],
  readMinutes: 1,
  publishedOn: '2026-11-20',
  author: '🙂',
}
const section = {
  id: 'mot',
  title: long,
  parts: [
    { text: '<script>alert(1)</script>', items: [] },
    { text: '', items: [long] },
  ],
}
const spaPage = {
  slug: 'x',
  title: long,
  summary: null,
  text: '',
  image: '',
  steps: [],
  suits: [],
  notFor: [],
  questions: [],
  serviceIds: [],
  services: [],
}
const nothing = {
  contentBlocks: null,
  discovers: null,
  homeLooks: null,
  spaPages: null,
  blogPosts: null,
  marketingVideos: null,
  feedback: null,
  likedDiscovers: null,
}
const block = {
  order: 1,
  layout: 'discover',
  title: 'Mục',
  summary: null,
  limit: 500,
  allLink: null,
}

test('the discovery page shows configured blocks and skips unknown ones [H-243]', async () => {
  const html = await renderedPage(Discover, {
    mine: null,
    parts: {
      ...nothing,
      contentBlocks: [
        block,
        { ...block, order: 2, layout: 'unknownLayout', title: 'Lạ' },
        { ...block, order: 3, layout: 'blog', title: 'Bài' },
      ],
      discovers: many.map((id) => ({ ...discover, id })),
      blogPosts: { nodes: [] },
    },
  })
  expect(html.match(/<article/g)).toHaveLength(500)
  expect(html).not.toContain('Lạ')
  expect(html).toContain('Chưa có bài nào ở mục này')
  expect(html).toContain('&lt;b&gt;')
  for (const contentBlocks of [null, []]) {
    const parts = { ...nothing, contentBlocks, discovers: [discover] }
    expect(await renderedPage(Discover, { mine: null, parts })).toContain('href="/kham-pha/3"')
  }
  expect(await renderedPage(Discover, { mine: null, parts: nothing })).toContain(failed)
})

test('a like works as a form, and the liked list handles every state [H-237, H-238]', async () => {
  const html = await renderedPage(Discover, {
    mine: { who: 'member', liked: [discover] },
    parts: nothing,
  })
  expect(html).toContain('<form method="post" action="/kham-pha/3"')
  expect(html).toContain('name="muon" value="0"')
  expect(html).toContain('Đã thích')
  expect(
    await renderedPage(Discover, { mine: { who: 'logged-out', liked: null }, parts: nothing }),
  ).toContain('href="/dang-nhap?next=%2Fkham-pha%3Floc%3Dda-thich"')
  expect(
    await renderedPage(Discover, { mine: { who: 'member', liked: [] }, parts: nothing }),
  ).toContain('Anh chưa thích bài nào')
  expect(
    await renderedPage(Discover, { mine: { who: 'unknown', liked: null }, parts: nothing }),
  ).toContain(failed)
})

test('a missing discovery leads back, and one without text shows a message [H-236]', async () => {
  const shown = {
    detail: { discover, sections: [section] },
    isBroken: false,
    isLiked: undefined,
    asksToLike: false,
  }
  expect(await renderedPage(DiscoverDetail, shown)).toContain('&lt;script&gt;alert(1)')
  expect(
    await renderedPage(DiscoverDetail, { ...shown, detail: { discover, sections: [] } }),
  ).toContain('Nội dung bài đang tạm thời chưa tải được.')
  expect(await renderedPage(DiscoverDetail, { ...shown, detail: null })).toContain(
    'Bài viết này không còn nữa',
  )
  expect(await renderedPage(DiscoverDetail, { ...shown, detail: null, isBroken: true })).toContain(
    failed,
  )
})

test('the lookbook renders 500 looks, none, a failure, and looks without prices [H-245]', async () => {
  expect(
    (
      await renderedPage(Lookbook, {
        tag: '',
        tags: [long],
        looks: many.map((id) => ({ ...look, slug: String(id) })),
      })
    ).match(/content-card"/g),
  ).toHaveLength(500)
  expect(await renderedPage(Lookbook, { tag: 'x', tags: [], looks: [] })).toContain(
    'Chưa có kiểu nào ở mục này',
  )
  expect(await renderedPage(Lookbook, { tag: '', tags: [], looks: null })).toContain(failed)
  expect(await renderedPage(Look, { look, similar: [], isBroken: false })).toContain(
    'chosenService=1001',
  )
  expect(await renderedPage(Look, { look: null, similar: [], isBroken: true })).toContain(failed)
})

test('where the host has no page of a post, its card leads nowhere', async () => {
  const open = (hidden: string[]) => {
    const loader = () => ({ page: 1, total: 1, posts: [{ ...post, slug: 'y' }], hidden })
    return rendered({ id: 'root', path: '/', element: <Blog />, loader }, new Request('http://x/'))
  }
  expect(await open(['/blog/'])).not.toContain('href="/blog/y"')
  expect(await open(['/spa/'])).toContain('href="/blog/y"')
})

test('the blog renders posts, none and a failure, and escapes their text [H-247]', async () => {
  const html = await renderedPage(Blog, {
    page: 2,
    total: 9,
    posts: [post, { ...post, slug: 'y' }, { ...post, slug: 'z' }],
  })
  expect(html).toContain('href="/blog?trang=3"')
  expect(html).toContain('href="/blog"')
  expect(await renderedPage(Blog, { page: 1, total: 0, posts: [] })).toContain(
    'Chưa có bài viết nào',
  )
  expect(await renderedPage(Blog, { page: 9, total: 9, posts: [] })).toContain(
    'Trang này không có bài viết',
  )
  expect(await renderedPage(Blog, { page: 1, total: 0, posts: null })).toContain(failed)
  const article = await renderedPage(Article, {
    article: { post, sections: [section], services: null, serviceIds: [1001], related: [] },
    isBroken: false,
  })
  expect(article).toContain('href="#mot"')
  expect(article).not.toContain('<script>alert')
  expect(article).toContain('chosenService=1001')
  expect(await renderedPage(Article, { article: null, isBroken: true })).toContain(failed)
})

test('films and spa pages stand with nothing in them and when they cannot be had [H-248, O-37]', async () => {
  expect(await renderedPage(Videos, { videos: [] })).toContain('Chưa có video nào')
  expect(await renderedPage(Videos, { videos: null })).toContain(failed)
  expect(
    (
      await renderedPage(Videos, {
        videos: many.map((id) => ({
          id: String(id),
          title: long,
          summary: null,
          image: '',
          link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          seconds: 65,
          steps: ['một', 'hai'],
        })),
      })
    ).match(/1:05/g),
  ).toHaveLength(500)
  expect(
    await renderedPage(Spa, { page: spaPage, isBroken: false, others: [], feedback: [] }),
  ).toContain('&lt;b&gt;')
  expect(
    await renderedPage(Spa, { page: null, isBroken: false, others: [], feedback: [] }),
  ).toContain('Trang spa này không còn nữa')
  expect(
    await renderedPage(Spa, { page: null, isBroken: true, others: [], feedback: [] }),
  ).toContain(failed)
})

/** A request to a site that has no page but the booking, where the gateway answers so. */
function answered(data: object): LoaderFunctionArgs {
  const site = {
    origin: 'http://site',
    describe: () => undefined,
    hasPage: (link: string) => link === '/booking',
    gateway: { query: () => Promise.resolve({ ok: true, failed: [], data }) },
  }
  const args = { params: { id: '3' }, request: new Request('http://site/'), context: { site } }
  return args as unknown as LoaderFunctionArgs
}

test.each([
  ['/booking', '/booking'],
  ['/khong-co', null],
])('of the configured link %s the discoveries show %s', async (link, shown) => {
  const discover = { discover: { id: '3', title: 'T', link }, sections: [] }
  const one = await loadOne(answered({ discover, viewer: null }))
  expect(one.data.detail?.discover.link).toBe(shown)
  const all = await loadAll(answered({ contentBlocks: [{ allLink: link }], discovers: null }))
  expect(all.parts.contentBlocks?.[0]?.allLink).toBe(shown)
})

test('a tag leads to the looks that have it', () => {
  expect(tagPath('Dễ chăm')).toBe('/lookbook?kieu=D%E1%BB%85%20ch%C4%83m')
})
