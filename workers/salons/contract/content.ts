import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { refusalDto, tooManyDto } from '../../kit/message'
import { pageDto } from '../../kit/page'
import { idText, intText } from '../../kit/wire'
import {
  articleDto,
  discoverDetailDto,
  discoverDto,
  feedbackDto,
  layoutDto,
  lookDto,
  postDto,
  slug,
  spaDto,
  videoDto,
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
    responses: { 200: listOf(discoverDto) },
  }),
  /** One discovery with its text. */
  getDiscover: endpoint({
    method: 'GET',
    path: '/discovers/{id}',
    input: z.object({ id: idText, ...withLang }),
    responses: {
      200: z.object({ data: discoverDetailDto }).transform((wire) => wire.data),
      404: refusalDto,
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
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /** What the bearer likes, the last liked first. */
  listLikedDiscovers: endpoint({
    method: 'GET',
    path: '/customers/{customerId}/discovers',
    input: z.object({ customerId: idText, ...withLang }),
    responses: { 200: listOf(discoverDto) },
  }),
  /** Which parts the discovery page shows, in which order. */
  dynamicLayout: endpoint({
    method: 'GET',
    path: '/static/dynamic-layout.json',
    input: z.object(withLang),
    responses: { 200: listOf(layoutDto) },
  }),
  /** Customers' feedback. */
  listFeedback: endpoint({
    method: 'GET',
    path: '/static/feedback.json',
    input: nothing,
    responses: { 200: listOf(feedbackDto) },
  }),
  /** The whole lookbook. */
  listLooks: endpoint({
    method: 'GET',
    path: '/static/lookbooks.json',
    input: z.object(withLang),
    responses: { 200: listOf(lookDto) },
  }),
  /** The looks that are shown outside of the lookbook. */
  listHomeLooks: endpoint({
    method: 'GET',
    path: '/static/home-lookbooks.json',
    input: z.object(withLang),
    responses: { 200: listOf(lookDto) },
  }),
  /** Posts, newest first, three a page. */
  listPosts: endpoint({
    method: 'GET',
    path: '/static/blog-posts.json',
    input: z.object({ ...withLang, page: intText.pipe(z.int().min(1).max(1000)) }),
    responses: {
      200: pageDto(postDto),
    },
  }),
  /** One post with its text and what to read next. */
  getPost: endpoint({
    method: 'GET',
    path: '/static/blog-posts/{slug}',
    input: z.object({ ...withLang, slug }),
    responses: {
      200: z.object({ data: articleDto }).transform((wire) => wire.data),
      404: refusalDto,
    },
  }),
  /** Films of the craft. */
  listVideos: endpoint({
    method: 'GET',
    path: '/static/marketing-videos.json',
    input: z.object(withLang),
    responses: { 200: listOf(videoDto) },
  }),
  /** The landing pages of the spa. */
  listSpaPages: endpoint({
    method: 'GET',
    path: '/static/spa-pages.json',
    input: z.object(withLang),
    responses: { 200: listOf(spaDto) },
  }),
} satisfies Api

function listOf<W extends z.ZodType>(item: W) {
  return z.object({ data: z.array(item) }).transform((wire) => wire.data)
}
