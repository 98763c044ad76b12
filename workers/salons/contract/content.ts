import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { refusalWire, tooManyWire } from '../../kit/message'
import { pageWire } from '../../kit/page'
import { idText, intText } from '../../kit/wire'
import {
  articleWire,
  discoverDetailWire,
  discoverWire,
  feedbackWire,
  layoutWire,
  lookWire,
  postWire,
  slug,
  spaWire,
  videoWire,
} from './wire-content'

const nothing = z.object({})
const isLike = z.codec(z.enum(['1', '0']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (on) => (on ? '1' : '0'),
})

/**
 * Editors' content and customers' likes. A `customerId` must be the bearer's own; any other gets
 * 401.
 */
export const contentApi = {
  /** Discoveries in order, with how many like each. */
  listDiscovers: endpoint({
    method: 'GET',
    path: '/discovers',
    input: z.object(withLang),
    responses: { 200: listOf(discoverWire) },
  }),
  /** One discovery with its text. */
  getDiscover: endpoint({
    method: 'GET',
    path: '/discovers/{id}',
    input: z.object({ id: idText, ...withLang }),
    responses: {
      200: z.object({ data: discoverDetailWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /**
   * The bearer likes a discovery, or with `isLike=0` no longer. A GET that changes state: its
   * response must not be cached, and repeating it changes nothing.
   */
  likeDiscover: endpoint({
    method: 'GET',
    path: '/discovers/{id}/like',
    input: z.object({ id: idText, isLike }),
    responses: {
      200: z
        .object({ data: z.object({ isLike: z.boolean(), totalLike: z.int().nonnegative() }) })
        .transform(({ data }) => ({ isLiked: data.isLike, likeCount: data.totalLike })),
      404: refusalWire,
      429: tooManyWire,
    },
  }),
  /** What the bearer likes, the last liked first. */
  listLikedDiscovers: endpoint({
    method: 'GET',
    path: '/customers/{customerId}/discovers',
    input: z.object({ customerId: idText, ...withLang }),
    responses: { 200: listOf(discoverWire) },
  }),
  /** Which parts the discovery page shows, in which order. */
  dynamicLayout: endpoint({
    method: 'GET',
    path: '/static/dynamic-layout.json',
    input: z.object(withLang),
    responses: { 200: listOf(layoutWire) },
  }),
  /** Customers' feedback. */
  listFeedback: endpoint({
    method: 'GET',
    path: '/static/feedback.json',
    input: nothing,
    responses: { 200: listOf(feedbackWire) },
  }),
  /** The whole lookbook. */
  listLooks: endpoint({
    method: 'GET',
    path: '/static/lookbooks.json',
    input: z.object(withLang),
    responses: { 200: listOf(lookWire) },
  }),
  /** The looks that are shown outside of the lookbook. */
  listHomeLooks: endpoint({
    method: 'GET',
    path: '/static/home-lookbooks.json',
    input: z.object(withLang),
    responses: { 200: listOf(lookWire) },
  }),
  /** Posts, newest first, three a page. */
  listPosts: endpoint({
    method: 'GET',
    path: '/static/blog-posts.json',
    input: z.object({ ...withLang, page: intText.pipe(z.int().min(1).max(1000)) }),
    responses: {
      200: pageWire(postWire),
    },
  }),
  /** One post with its text and what to read next. */
  getPost: endpoint({
    method: 'GET',
    path: '/static/blog-posts/{slug}',
    input: z.object({ ...withLang, slug }),
    responses: {
      200: z.object({ data: articleWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** Films of the craft. */
  listVideos: endpoint({
    method: 'GET',
    path: '/static/marketing-videos.json',
    input: z.object(withLang),
    responses: { 200: listOf(videoWire) },
  }),
  /** The landing pages of the spa. */
  listSpaPages: endpoint({
    method: 'GET',
    path: '/static/spa-pages.json',
    input: z.object(withLang),
    responses: { 200: listOf(spaWire) },
  }),
} satisfies Api

function listOf<W extends z.ZodType>(item: W) {
  return z.object({ data: z.array(item) }).transform((wire) => wire.data)
}
