import { expect, test } from 'vitest'
import { aLook, aPost, aSection, aSpaPage, gateway } from '../../testing/content'
import { aCatalogue, aSalon, aService } from '../../testing/people'

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
  const { execute, breakDown, wait } = gateway(
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
  expect((await execute(query)).data).toEqual({
    spaPage: {
      title: 'Đá nóng',
      serviceIds: [1007, 4242, 1016],
      services: [
        expect.objectContaining({ id: 1007, name: 'Combo 4 – Thương gia', price: 439_000 }),
        { id: 1016, name: 'Gội Combo 4', price: 289_000, minutes: 60 },
      ],
    },
    noPage: null,
  })
  breakDown('booking')
  wait(120)
  const { data, errors } = await execute(query)
  expect(data.spaPage).toEqual({
    title: 'Đá nóng',
    serviceIds: [1007, 4242, 1016],
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
      one: blogPosts { total items { slug } }
      two: blogPosts(page: 2) { items { slug } }
      last: blogPosts(page: 4) { items { slug } }
      odd: blogPosts(page: -1) { items { slug } }
      blogPost(slug: "bai-1") { post { title } sections { title } related { slug } }
      none: blogPost(slug: "khong-co") { post { title } }
    }`,
  )
  expect(data).toEqual({
    one: { total: 9, items: [{ slug: 'bai-1' }] },
    two: { items: [{ slug: 'bai-2' }] },
    last: { items: [] },
    odd: { items: [{ slug: 'bai-1' }] },
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
    blogPosts { items { slug } }
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
