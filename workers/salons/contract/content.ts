import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { refusalDto, tooManyDto } from '../../kit/message'
import {
  pageDto,
  count,
  flagText,
  idText,
  inData,
  intText,
  known,
  lenientList,
  numeric,
  onOff,
  rowId,
  rowName,
  rows,
  text,
  whole,
} from '../../kit/wire'
import { localDate } from '../../kit/values'

/** Part of an address that names an entry, e.g. `side-part-mat-vuong`. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'INVALID_VALUE')

/**
 * A section of a text; a string of `parts` is a paragraph, an array a list. Plain text without
 * markup.
 */
const sectionDto = z
  .object({
    id: slug,
    title: z.string(),
    parts: lenientList(z.union([z.string(), z.array(z.string())])),
  })
  .transform(({ parts, ...wire }) => ({
    ...wire,
    parts: parts.map((part) =>
      typeof part === 'string' ? { text: part, items: [] } : { text: null, items: part },
    ),
  }))

const sections = lenientList(sectionDto)
const serviceIds = lenientList(rowId)
const words = lenientList(z.string())
const length = numeric(z.int().positive())

/** A discovery in the list; `likes` counts the customers who like it. */
export const discoverDto = z
  .object({
    discoverId: rowId,
    title: z.string(),
    description: text,
    image: text,
    tags: words,
    publishDate: localDate,
    totalLike: known(count, 0),
    link: text,
    linkText: text,
  })
  .transform((wire) => ({
    id: wire.discoverId,
    title: wire.title,
    summary: wire.description,
    image: wire.image,
    tags: wire.tags,
    publishedOn: wire.publishDate,
    likeCount: wire.totalLike,
    link: wire.link || null,
    linkText: wire.linkText,
  }))

/** One discovery with its text. */
export const discoverDetailDto = z
  .object({ info: discoverDto, content: sections })
  .transform((wire) => ({ ...wire.info, sections: wire.content }))

/** A look: what it is, whom it suits, how to describe it to the stylist, and its services. */
export const lookDto = z
  .object({
    slug,
    title: z.string(),
    subTitle: text,
    image: text,
    tags: words,
    description: text,
    suits: words,
    ask: words,
    care: words,
    minutes: length,
    serviceIds,
    videoId: text,
  })
  .transform(({ subTitle, description, videoId, ...wire }) => ({
    ...wire,
    summary: subTitle,
    text: description,
    videoId: videoId || null,
  }))

/** A post as lists show it. */
export const postDto = z
  .object({
    slug,
    title: z.string(),
    description: text,
    image: text,
    tags: words,
    readMinutes: length,
    publishDate: localDate,
    author: text,
  })
  .transform((wire) => ({
    slug: wire.slug,
    title: wire.title,
    summary: wire.description,
    image: wire.image,
    tags: wire.tags,
    readMinutes: wire.readMinutes,
    publishedOn: wire.publishDate,
    author: wire.author,
  }))

/** A whole post with what to read next. */
export const articleDto = z
  .object({ post: postDto, content: sections, serviceIds, related: lenientList(postDto) })
  .transform(({ content, ...wire }) => ({ ...wire, sections: content }))

/** A customer's feedback, quoted. */
export const feedbackDto = z
  .object({
    id: rowId,
    customerName: z.string(),
    image: text,
    star: whole.refine((stars) => stars >= 1 && stars <= 5),
    content: text,
    serviceName: text,
    stylistName: text,
    salonName: text,
    date: localDate,
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.customerName,
    image: wire.image,
    stars: wire.star,
    text: wire.content,
    serviceName: wire.serviceName,
    stylistName: wire.stylistName,
    salonName: wire.salonName,
    date: wire.date,
  }))

/** A film of the craft, with a description of what it shows. */
export const videoDto = z
  .object({
    id: rowName,
    title: z.string(),
    description: text,
    image: text,
    link: text,
    seconds: length,
    steps: words,
  })
  .transform(({ description, ...wire }) => ({ ...wire, summary: description }))

/** A landing page of the spa. */
export const spaDto = z
  .object({
    slug,
    title: z.string(),
    subTitle: text,
    description: text,
    image: text,
    serviceIds,
    steps: lenientList(z.object({ title: z.string(), content: text, minutes: known(count, 0) })),
    suits: words,
    notFor: words,
    faq: lenientList(z.object({ question: z.string(), answer: z.string() })),
  })
  .transform(({ subTitle, description, faq, steps, ...wire }) => ({
    ...wire,
    summary: subTitle,
    text: description,
    steps: steps.map(({ content, ...step }) => ({ ...step, text: content })),
    questions: faq,
  }))

/** A part of the discovery page; unknown layouts are the page's to skip. */
export const layoutDto = z
  .object({
    order: whole,
    layout: z.string(),
    title: z.string(),
    subTitle: text,
    limit: length,
    linkViewAll: text,
  })
  .transform(({ subTitle, linkViewAll, ...wire }) => ({
    ...wire,
    summary: subTitle || null,
    allLink: linkViewAll || null,
  }))

export type DiscoverDto = z.input<typeof discoverDto>
export type DiscoverDetailDto = z.input<typeof discoverDetailDto>
export type LookDto = z.input<typeof lookDto>
export type PostDto = z.input<typeof postDto>
export type ArticleDto = z.input<typeof articleDto>
export type FeedbackDto = z.input<typeof feedbackDto>
export type VideoDto = z.input<typeof videoDto>
export type SpaDto = z.input<typeof spaDto>
export type LayoutDto = z.input<typeof layoutDto>

/**
 * Editors' content and customers' likes. A `customerId` must be the bearer's own; any other gets
 * 401.
 */
export const contentApi = {
  /** Discoveries in order, with how many like each. */
  listDiscovers: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/discovers',
    input: z.object(withLang),
    responses: { 200: inData(rows(discoverDto)) },
  }),
  /** One discovery with its text. */
  getDiscover: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/discovers/{id}',
    input: z.object({ id: idText, ...withLang }),
    responses: {
      200: inData(discoverDetailDto),
      404: refusalDto,
    },
  }),
  /**
   * The bearer likes a discovery, or with `isLike=0` no longer. A GET that changes state: its
   * response must not be cached, and repeating it changes nothing.
   */
  likeDiscover: endpoint({
    kind: 'specified',
    method: 'GET',
    isWrite: true,
    path: '/discovers/{id}/like',
    input: z.object({ id: idText, isLike: flagText }),
    responses: {
      200: inData(
        z
          .object({ isLike: onOff, totalLike: count })
          .transform((wire) => ({ isLiked: wire.isLike, likeCount: wire.totalLike })),
      ),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /** What the bearer likes, the last liked first. */
  listLikedDiscovers: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/customers/{customerId}/discovers',
    input: z.object({ customerId: idText, ...withLang }),
    responses: { 200: inData(rows(discoverDto)) },
  }),
  /** Which parts the discovery page shows, in which order. */
  dynamicLayout: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/dynamic-layout.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(layoutDto)) },
  }),
  /** Customers' feedback, in their own words in each language. */
  listFeedback: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/feedback.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(feedbackDto)) },
  }),
  /** The whole lookbook. */
  listLooks: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/lookbooks.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(lookDto)) },
  }),
  /** The looks that are shown outside of the lookbook. */
  listHomeLooks: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/home-lookbooks.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(lookDto)) },
  }),
  /** Posts, newest first, three a page. */
  listPosts: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/blog-posts.json',
    input: z.object({ ...withLang, page: intText.pipe(z.int().min(1).max(1000)) }),
    responses: {
      200: pageDto(postDto),
    },
  }),
  /** One post with its text and what to read next. */
  getPost: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/static/blog-posts/{slug}',
    input: z.object({ ...withLang, slug }),
    responses: {
      200: inData(articleDto),
      404: refusalDto,
    },
  }),
  /** Films of the craft. */
  listVideos: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/static/marketing-videos.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(videoDto)) },
  }),
  /** The landing pages of the spa. */
  listSpaPages: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/static/spa-pages.json',
    input: z.object(withLang),
    responses: { 200: inData(rows(spaDto)) },
  }),
} satisfies Api
