import { DAY_MS, MINUTE_MS } from '../../../domain/durations'
import { randomFrom } from '../../kit/random'
import { insertInto } from '../../kit/seeding'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import blog from '../data/blog.json'
import discovers from '../data/discovers.json'
import layout from '../data/dynamic-layout.json'
import feedback from '../data/feedback.json'
import looks from '../data/lookbooks.json'
import spaPages from '../data/spa-pages.json'
import videos from '../data/videos.json'

/** Customers of long ago who like things: auth knows none of them. */
const FIRST_OLD_CUSTOMER = 900_001
const OLD_CUSTOMERS = 200

/** 0912345678 likes two discoveries from the start. */
const DEMO_CUSTOMER = 1001
const DEMO_LIKES = [2, 5]

/** Editors' content, dated back from `now`'s day in Vietnam, with customers' likes. */
export function seedContent(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  return [
    ...entries(
      'layout',
      layout.map((part) => [part.layout, part]),
    ),
    ...entries(
      'lookbook',
      looks.map((look) => [look.slug, look]),
    ),
    ...entries(
      'blog',
      blog.map(({ post: { daysAgo, ...post }, ...article }) => [
        post.slug,
        { ...article, post: { ...post, publishDate: dayOf(daysAgo) } },
      ]),
    ),
    ...entries(
      'feedback',
      feedback.map(({ daysAgo, ...words }) => [
        String(words.id),
        { ...words, date: dayOf(daysAgo) },
      ]),
    ),
    ...entries(
      'video',
      videos.map((video) => [video.id, video]),
    ),
    ...entries(
      'spa',
      spaPages.map((page) => [page.slug, page]),
    ),
    ...entries(
      'discover',
      discovers.map(({ discoverId, daysAgo, demoLikes: _likes, ...discover }) => [
        String(discoverId),
        { ...discover, publishDate: dayOf(daysAgo) },
      ]),
    ),
    ...insertInto('discover_like', likes(now)),
  ]
}

function entries(kind: string, list: [slug: string, body: object][]): string[] {
  return insertInto(
    'content',
    list.map(([slug, body], index) => ({
      kind,
      slug,
      position: index + 1,
      body: JSON.stringify(body),
    })),
  )
}

/** Old customers, another part of them for each discovery, and the demo's own. */
function likes(now: Date) {
  const random = randomFrom(48)
  const old = discovers.flatMap(({ discoverId, demoLikes, daysAgo }) => {
    const first = Math.floor(random() * OLD_CUSTOMERS)
    return Array.from({ length: demoLikes }, (_none, index) => ({
      discover_id: discoverId,
      customer_id: FIRST_OLD_CUSTOMER + ((first + index) % OLD_CUSTOMERS),
      at: now.getTime() - Math.floor(random() * daysAgo * DAY_MS),
    }))
  })
  return [
    ...old,
    ...DEMO_LIKES.map((discoverId, index) => ({
      discover_id: discoverId,
      customer_id: DEMO_CUSTOMER,
      at: now.getTime() - (index + 1) * MINUTE_MS,
    })),
  ]
}
