import { createScheduledController } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { authWithDeletions } from '../../kit/testing/auth-with-deletions'
import worker, { type Env } from '../worker'
import { auth, DB, fillWithDemoData, get, NOW, salonsAt, salonsFor } from '../testing/seeded-db'

const salons = salonsAt(0)
beforeAll(fillWithDemoData)

/** A logged-in customer of the test's own. */
function customer(id: number) {
  const token = `token-of-the-customer-${id}`
  auth.sessions.set(token, id)
  return salonsFor(token)
}

test('discoveries come in order, each with how many customers like it [H-235]', async () => {
  const discovers = await salons.listDiscovers({})
  expect(discovers).toHaveLength(10)
  expect(discovers[0]).toMatchObject({
    id: 1,
    title: 'Ba câu nên nói khi ngồi vào ghế',
    likeCount: 86,
    publishedOn: '2026-11-18',
  })
  const stored = await DB.prepare(
    'SELECT count(*) AS n FROM discover_like WHERE discover_id = 2',
  ).first<{ n: number }>()
  expect(discovers[1]?.likeCount).toBe(stored?.n)
})

test('stories, looks, posts, videos and spa pages are in English as a whole [O-36]', async () => {
  const lang = 'en'
  const stories = await salons.listDiscovers({ lang })
  const pages = await Promise.all([1, 2, 3].map((page) => salons.listPosts({ page, lang })))
  const posts = pages.flatMap(({ items }) => items)
  expect([stories.length, posts.length]).toEqual([10, 9])
  const first = await salons.getDiscover({ id: 1, lang })
  const whole = await Promise.all([
    ...stories.map(({ id }) => salons.getDiscover({ id, lang })),
    ...posts.map(({ slug }) => salons.getPost({ slug, lang })),
    salons.listLooks({ lang }),
    salons.listVideos({ lang }),
    salons.listSpaPages({ lang }),
    salons.dynamicLayout({ lang }),
  ])
  expect(first.status === 200 && first.body).toMatchObject({
    ...stories[0],
    title: 'Three things to say when you sit down',
    sections: [
      { id: 'ba-cau', title: 'The three things', parts: [{ text: null }] },
      { id: 'vi-sao', title: 'Why these three', parts: [{ items: [] }] },
    ],
  })
  const texts = JSON.stringify([stories, posts, whole]).replaceAll('Mượt', '').split('"')
  expect(texts.filter((text) => /[à-ỹđ]/i.test(text))).toEqual([])
})

test('a story leads to the looks with a tag of its language [H-235, O-36]', async () => {
  const stories = await salons.listDiscovers({ lang: 'en' })
  const looks = await salons.listLooks({ lang: 'en' })
  const link = stories.find(({ linkText }) => linkText === 'Easy-care styles')?.link
  const tag = new URL(link ?? '', 'https://site').searchParams.get('kieu')
  expect(looks.filter(({ tags }) => tags.includes(tag ?? ''))).toHaveLength(4)
})

test('one discovery comes with its text, an unknown one is 404 [H-236]', async () => {
  const found = await salons.getDiscover({ id: 7 })
  expect(found.status === 200 && found.body).toMatchObject({
    id: 7,
    sections: [
      { id: 'hai-phut' },
      {
        id: 'o-nha',
        parts: [
          { text: null, items: [expect.any(String), expect.any(String), expect.any(String)] },
        ],
      },
    ],
  })
  expect((await salons.getDiscover({ id: 99 })).status).toBe(404)
})

test('likes and unlikes are idempotent and are not cached [H-237, O-42]', async () => {
  const me = customer(21)
  const before = (await salons.listDiscovers({})).find(({ id }) => id === 3)!.likeCount
  expect(await me.likeDiscover({ id: 3, isLike: true })).toEqual({
    status: 200,
    body: { isLiked: true, likeCount: before + 1 },
  })
  expect(await me.likeDiscover({ id: 3, isLike: true })).toEqual({
    status: 200,
    body: { isLiked: true, likeCount: before + 1 },
  })
  expect(await customer(22).likeDiscover({ id: 3, isLike: true })).toEqual({
    status: 200,
    body: { isLiked: true, likeCount: before + 2 },
  })
  expect(await me.likeDiscover({ id: 3, isLike: false })).toEqual({
    status: 200,
    body: { isLiked: false, likeCount: before + 1 },
  })
  expect(await me.likeDiscover({ id: 3, isLike: false })).toEqual({
    status: 200,
    body: { isLiked: false, likeCount: before + 1 },
  })
  const response = await get('/discovers/3/like?isLike=1', {
    authorization: 'Bearer token-of-the-customer-22',
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a like needs a session and an existing discovery, and too many are refused [H-237]', async () => {
  expect((await get('/discovers/3/like?isLike=1')).status).toBe(401)
  expect(
    (await get('/discovers/3/like?isLike=1', { authorization: 'Bearer of-nobody-in-particular' }))
      .status,
  ).toBe(401)
  expect((await get('/discovers/3/like?isLike=maybe')).status).toBe(422)
  const me = customer(23)
  expect((await me.likeDiscover({ id: 99, isLike: true })).status).toBe(404)
  expect(
    await DB.prepare('SELECT count(*) AS n FROM discover_like WHERE discover_id = 99').first(),
  ).toEqual({ n: 0 })
  const responses = []
  // So many that a minute which begins in between does not help.
  for (let press = 0; press < 121; press++)
    responses.push(await me.likeDiscover({ id: 4, isLike: press % 2 === 0 }))
  expect(responses.find(({ status }) => status === 429)?.body).toEqual({
    message: coded('TOO_FAST'),
    retryAfterSeconds: expect.any(Number) as number,
  })
})

test('tries are forgotten after an hour, as their buckets may name an address or a phone', async () => {
  const minute = Math.floor(NOW / 60_000)
  await DB.batch(
    [61, 60].map((ago) =>
      DB.prepare("INSERT INTO attempt VALUES ('like:old', ?, 1)").bind(minute - ago),
    ),
  )
  await customer(26).likeDiscover({ id: 5, isLike: true })
  const { results } = await DB.prepare("SELECT minute FROM attempt WHERE bucket = 'like:old'").all()
  expect(results).toEqual([{ minute: minute - 60 }])
})

test('a customer gets only his own likes, the newest first [H-238]', async () => {
  const me = customer(1001)
  expect((await me.listLikedDiscovers({ customerId: 1001 })).map(({ id }) => id)).toEqual([2, 5])
  expect(await customer(24).listLikedDiscovers({ customerId: 24 })).toEqual([])
  await expect(customer(24).listLikedDiscovers({ customerId: 1001 })).rejects.toThrow()
  expect((await get('/customers/1001/discovers')).status).toBe(401)
  expect(
    (await get('/customers/1001/discovers', { authorization: 'Bearer token-of-the-customer-24' }))
      .status,
  ).toBe(401)
})

test('while auth is down a like fails, and the list is served [H-237]', async () => {
  const me = customer(25)
  auth.isDown = true
  await expect(me.likeDiscover({ id: 1, isLike: true })).rejects.toThrow('status: 500')
  expect(await salons.listDiscovers({})).toHaveLength(10)
  auth.isDown = false
})

test('the discovery page is made of parts that are configured, one of them unknown [H-243]', async () => {
  expect((await salons.dynamicLayout({})).map(({ layout }) => layout)).toEqual([
    'discover',
    'homeLookbook',
    'spa',
    'blog',
    'video',
    'feedback',
    'unknownLayout',
  ])
})

test('a comment stays as its customer wrote it, and who wrote it is in English [H-244, O-36]', async () => {
  const vietnamese = await salons.listFeedback({})
  const english = await salons.listFeedback({ lang: 'en' })
  expect(english.map(({ text }) => text)).toEqual(vietnamese.map(({ text }) => text))
  expect(english[0]?.name).toBe('Quân, bank clerk')
  // The first word is the customer's own name.
  const abouts = english.flatMap(({ name, serviceName }) => [name.split(', ')[1], serviceName])
  expect(abouts.filter((about) => /[à-ỹđ]/i.test(about ?? ''))).toEqual([])
})

test('there are six customer comments and eight films [H-244, H-248]', async () => {
  const feedback = await salons.listFeedback({})
  expect(feedback).toHaveLength(6)
  expect(feedback[0]).toMatchObject({
    stars: 5,
    date: '2026-11-15',
    salonName: 'Salon 252 Cầu Giấy',
  })
  const videos = await salons.listVideos({})
  expect(videos).toHaveLength(8)
  expect(videos.every(({ steps, seconds }) => steps.length > 0 && seconds > 0)).toBe(true)
})

test('the lookbook has twelve looks with services and films [H-245, H-246]', async () => {
  const looks = await salons.listLooks({})
  expect(looks).toHaveLength(12)
  expect(
    looks.every(
      ({ serviceIds, suits, ask }) => serviceIds.length > 0 && suits.length > 0 && ask.length > 0,
    ),
  ).toBe(true)
  expect((await salons.listHomeLooks({})).map(({ slug }) => slug)).toEqual([
    'undercut',
    'side-part',
    'two-block',
    'layer-han',
  ])
  const films = (await salons.listVideos({})).map(({ id }) => id)
  expect(looks.flatMap(({ videoId }) => videoId ?? []).filter((id) => !films.includes(id))).toEqual(
    [],
  )
})

test('posts come three a page, the newest first, and a page after the last is empty [H-247]', async () => {
  const first = await salons.listPosts({ page: 1 })
  expect(first.total).toBe(9)
  expect(first.items.map(({ slug }) => slug)).toEqual([
    'toc-doi-mu-bao-hiem',
    'side-part-mat-vuong',
    'middle-part-giu-nep',
  ])
  expect((await salons.listPosts({ page: 3 })).items).toHaveLength(3)
  expect((await salons.listPosts({ page: 4 })).items).toEqual([])
  expect((await get('/static/blog-posts.json?page=0')).status).toBe(422)
})

test('a post has related posts, and an unknown one is 404 [H-247]', async () => {
  const found = await salons.getPost({ slug: 'cham-toc-sau-uon' })
  if (found.status !== 200) throw new Error('the post is there')
  const { post, sections, related } = found.body
  expect(post.publishedOn).toBe('2026-11-05')
  const words = sections
    .flatMap(({ parts }) => parts.flatMap(({ text, items }) => [text, ...items]))
    .join(' ')
    .split(' ')
  expect(words.length).toBeGreaterThan(400)
  expect(related).toHaveLength(3)
  expect(related[0]?.tags.some((tag) => post.tags.includes(tag))).toBe(true)
  expect(related.map(({ slug }) => slug)).not.toContain('cham-toc-sau-uon')
  expect((await salons.getPost({ slug: 'khong-co' })).status).toBe(404)
})

test('the spa has six landing pages, whose steps take the minutes of a service [O-37]', async () => {
  const pages = await salons.listSpaPages({})
  expect(pages.map(({ slug }) => slug)).toEqual([
    'goi-duong-sinh',
    'cham-da',
    'lay-nhan-mun',
    'da-nong',
    'ray-tai',
    'cabin-rieng',
  ])
  expect(pages.map(({ steps }) => steps.reduce((sum, { minutes }) => sum + minutes, 0))).toEqual([
    50, 50, 80, 60, 20, 75,
  ])
})

test('the likes of a customer whom auth has deleted are forgotten', async () => {
  const rowsOf = (customerId: number) =>
    DB.prepare('SELECT count(*) AS n FROM discover_like WHERE customer_id = ?')
      .bind(customerId)
      .first('n')
  await DB.batch(
    [990001, 990002].map((customerId) =>
      DB.prepare('INSERT INTO discover_like VALUES (1, ?, 0)').bind(customerId),
    ),
  )
  const gone = { number: 1, customerId: 990001, phone: '0912000001', at: 1 }
  await worker.scheduled(createScheduledController(), {
    DB,
    AUTH: authWithDeletions(gone),
  } as unknown as Env)
  expect([await rowsOf(990001), await rowsOf(990002)]).toEqual([0, 1])
})
