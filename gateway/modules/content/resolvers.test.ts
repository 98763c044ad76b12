import { expect, test } from 'vitest'
import {
  aLook,
  aPost,
  aSection,
  aSpaPage,
  gateway,
  aDiscover,
  contentResponses,
} from '../../testing/content'
import { aCatalogue, aSalon, aService, endedSession, loggedIn } from '../../testing/people'
import { openGateway } from '../../testing/open-gateway'

test('the discovery page’s parts come in order, with customers’ words and films [H-243, H-244, H-248]', async () => {
  const block = { title: 'x', subTitle: '', limit: 4, linkViewAll: '' }
  const { execute } = gateway({
    dynamicLayout: () => ({
      data: [
        { ...block, order: 2, layout: 'blog' },
        { ...block, order: 1, layout: 'discover' },
      ],
    }),
  })
  const { data } = await execute(
    '{ contentBlocks { layout allLink } feedback { name stars } marketingVideos { id seconds steps } }',
  )
  expect(data).toEqual({
    contentBlocks: [
      { layout: 'discover', allLink: null },
      { layout: 'blog', allLink: null },
    ],
    feedback: [{ name: 'Anh Q', stars: 5 }],
    marketingVideos: [{ id: 'v', seconds: 60, steps: ['x'] }],
  })
})

test('looks are found by slug, those of Home apart [H-245, H-246]', async () => {
  const { execute } = gateway({
    listLooks: () => ({ data: [aLook(), aLook({ slug: 'mullet', tags: ['Dài'], videoId: 'm' })] }),
    listHomeLooks: () => ({ data: [aLook({ slug: 'mullet' })] }),
  })
  const { data } = await execute(
    `{
      looks { slug videoId }
      look(slug: "undercut") { title videoId }
      noLook: look(slug: "../x") { title }
      homeLooks { slug }
    }`,
  )
  expect(data).toEqual({
    looks: [
      { slug: 'undercut', videoId: null },
      { slug: 'mullet', videoId: 'm' },
    ],
    look: { title: 'Undercut', videoId: null },
    noLook: null,
    homeLooks: [{ slug: 'mullet' }],
  })
})

test('a spa page lists prices of the service list, and is served without them [O-37]', async () => {
  const services = [
    aService({
      serviceId: 1016,
      name: 'Gội Combo 4',
      versionName: '',
      priceNum: 289_000,
      price: '289K',
      timeServe: 60,
    }),
    aService({
      serviceId: 1007,
      name: 'Combo 4',
      versionName: 'Thương gia',
      priceNum: 439_000,
      price: '439K',
    }),
  ]
  const open = () =>
    gateway(
      {
        listSalons: () => ({ data: [aSalon({ id: 9, isOpen: false }), aSalon({ id: 10 })] }),
        listSpaPages: () => ({ data: [aSpaPage({ serviceIds: [1007, 4242, 1016] })] }),
      },
      {
        listServices: ({ salonId }) => ({
          status: 200,
          body: aCatalogue({ groupId: salonId, services }),
        }),
      },
    )
  const query = `{
    spaPage(slug: "da-nong") { title serviceIds services { id name price minutes } }
    noPage: spaPage(slug: "x") { title }
  }`
  expect((await open().execute(query)).data).toEqual({
    spaPage: {
      title: 'Đá nóng',
      serviceIds: ['1007', '4242', '1016'],
      services: [
        expect.objectContaining({ id: '1007', name: 'Combo 4 – Thương gia', price: 439_000 }),
        { id: '1016', name: 'Gội Combo 4', price: 289_000, minutes: 60 },
      ],
    },
    noPage: null,
  })
  const { execute, breakDown } = open()
  breakDown('booking')
  const { data, errors } = await execute(query)
  expect(data.spaPage).toEqual({
    title: 'Đá nóng',
    serviceIds: ['1007', '4242', '1016'],
    services: null,
  })
  expect(errors.map(({ path }) => path)).toEqual([['spaPage', 'services']])
})

test('the blog has pages and posts by valid slugs [H-247, H-057]', async () => {
  const pages: number[] = []
  const { execute, calls } = gateway({
    listPosts: ({ page }) => {
      pages.push(page)
      return { data: page > 3 ? [] : [aPost({ slug: `bai-${page}` })], total: 9 }
    },
    getPost: ({ slug }) =>
      slug === 'bai-1'
        ? {
            status: 200,
            body: {
              data: { post: aPost({ slug }), content: [aSection], serviceIds: [], related: [] },
            },
          }
        : { status: 404, body: { message: 'no' } },
  })
  const { data } = await execute(
    `{
      one: blogPosts { totalCount nodes { slug } }
      two: blogPosts(after: "3") { nodes { slug } }
      last: blogPosts(after: "9") { nodes { slug } }
      odd: blogPosts(after: "-1") { nodes { slug } }
      blogPost(slug: "bai-1") { post { title } sections { title } related { slug } }
      none: blogPost(slug: "khong-co") { post { title } }
    }`,
  )
  expect(data).toEqual({
    one: { totalCount: 9, nodes: [{ slug: 'bai-1' }] },
    two: { nodes: [{ slug: 'bai-2' }] },
    last: { nodes: [] },
    odd: { nodes: [{ slug: 'bai-1' }] },
    blogPost: { post: { title: 'Bài một' }, sections: [{ title: 'Một' }], related: [] },
    none: null,
  })
  expect([...pages].sort()).toEqual([1, 2, 4])
  const before = calls.length
  for (const slug of ['../admin', 'Bài', 'a b', 'x'.repeat(200), ''])
    expect(
      (await execute('query($s: ID!) { blogPost(slug: $s) { post { slug } } }', { s: slug })).data
        .blogPost,
    ).toBeNull()
  expect(calls).toHaveLength(before)
})

test('cached content is served while salons is down [H-235, H-245, H-247]', async () => {
  const { execute, breakDown, wait, settle } = gateway()
  const query = `{
    discovers { id }
    looks { slug }
    homeLooks { slug }
    blogPosts { nodes { slug } }
    blogPost(slug: "bai-mot") { post { slug } }
    feedback { id }
    marketingVideos { id }
    spaPages { slug }
    contentBlocks { layout }
  }`
  const first = await execute(query)
  expect(first.errors).toEqual([])
  await settle()
  breakDown('salons')
  wait(3 * 86_400)
  const later = await execute(query)
  expect(later.data).toEqual(first.data)
})

test('discoveries come with their likes, and one of them with its text in sections [H-235, H-236]', async () => {
  const { execute } = gateway()
  const { data } = await execute(
    `{
      discovers { id title likeCount publishedOn tags }
      discover(id: 3) { discover { likeCount } sections { id title parts { text items } } }
      none: discover(id: 0) { sections { id } }
    }`,
  )
  expect(data).toEqual({
    discovers: [
      { id: '3', title: 'Khăn ấm', likeCount: 7, publishedOn: '2026-11-12', tags: ['Mẹo hay'] },
    ],
    discover: {
      discover: { likeCount: 7 },
      sections: [
        {
          id: 'mot',
          title: 'Một',
          parts: [
            { text: 'Một đoạn.', items: [] },
            { text: null, items: ['gạch một', 'gạch hai'] },
          ],
        },
      ],
    },
    none: null,
  })
})

test('an unknown discovery is null, and the list comes from the cache [H-236]', async () => {
  const { execute, breakDown } = gateway({
    getDiscover: ({ id }) =>
      id === 3
        ? { status: 200, body: { data: { info: aDiscover(), content: [aSection] } } }
        : { status: 404, body: { message: 'no' } },
  })
  expect(
    (await execute('{ discovers { id } discover(id: 9) { sections { id } } }')).data.discover,
  ).toBeNull()
  breakDown('salons')
  const { data, errors } = await execute(
    '{ discover(id: 3) { discover { title } sections { id } } }',
  )
  expect(data.discover).toEqual({ discover: { title: 'Khăn ấm' }, sections: null })
  expect(errors.map(({ path }) => path)).toEqual([['discover', 'sections']])
})

test('likedDiscovers are those of the session, null for visitors [H-238]', async () => {
  const requested: number[] = []
  const { execute, calls } = gateway({
    listLikedDiscovers: ({ customerId }) => {
      requested.push(customerId)
      return { data: [aDiscover()] }
    },
  })
  expect((await execute('{ viewer { likedDiscovers { id } } }')).data).toEqual({
    viewer: null,
  })
  expect(calls).toEqual([])
  expect((await execute('{ viewer { likedDiscovers { id } } }', {}, loggedIn)).data).toEqual({
    viewer: { likedDiscovers: [{ id: '3' }] },
  })
  expect(requested).toEqual([7])
})

test('an expired session likes nothing, and its reader is a visitor [H-130]', async () => {
  const { execute } = openGateway({ auth: endedSession, salons: contentResponses })
  const { data, errors } = await execute(
    '{ viewer { likedDiscovers { id } } discovers { id } }',
    {},
    loggedIn,
  )
  expect([data, errors]).toEqual([{ viewer: null, discovers: [{ id: '3' }] }, []])
})

const like = (id = 3) =>
  `mutation {
    likeDiscover(input: { discoverId: ${id}, isLiked: true }) {
      __typename
      ... on DiscoverLiked { isLiked likeCount }
      ... on NotFound { message }
      ... on TooManyTries { retryAfterSeconds }
      ... on InvalidInput { issues { field } }
    }
  }`

test('a like is a mutation that passes the like on and returns the current count [H-237, O-42]', async () => {
  const requested: unknown[] = []
  const { execute } = gateway({
    likeDiscover: (input) => {
      requested.push(input)
      return { status: 200, body: { data: { isLike: input.isLike, totalLike: 8 } } }
    },
  })
  expect((await execute(like(), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'DiscoverLiked',
    isLiked: true,
    likeCount: 8,
  })
  expect(requested).toEqual([{ id: 3, isLike: true }])
  // A query may be prefetched or cached, so liking is a mutation only.
  expect(
    (
      await execute(
        '{ likeDiscover(input: { discoverId: 3, isLiked: true }) { __typename } }',
        {},
        loggedIn,
      )
    ).errors[0]?.message,
  ).toMatch(/likeDiscover/)
})

test('a refused like changes nothing and returns its reason [H-237]', async () => {
  const { execute, calls } = gateway({
    likeDiscover: ({ id }) =>
      id === 4
        ? { status: 404, body: { message: 'Không còn' } }
        : { status: 429, body: { message: 'Nhanh quá', retryAfterSeconds: 9 } },
  })
  expect((await execute(like())).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect((await execute(like(0), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'discoverId' }],
  })
  expect(calls).toEqual([])
  expect((await execute(like(4), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'NotFound',
    message: 'Không còn',
  })
  expect((await execute(like(5), {}, loggedIn)).data.likeDiscover).toEqual({
    __typename: 'TooManyTries',
    retryAfterSeconds: 9,
  })
})
