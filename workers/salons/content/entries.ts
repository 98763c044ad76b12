import * as z from 'zod'
import { allRows, asSent, firstRow, jsonColumn } from '../../kit/rows'
import { POSTS_PER_PAGE } from '../../../domain/blog'
import {
  articleWire,
  type ArticleWire,
  feedbackWire,
  type FeedbackWire,
  layoutWire,
  type LayoutWire,
  lookWire,
  type LookWire,
  postWire,
  type PostWire,
  spaWire,
  type SpaWire,
  videoWire,
  type VideoWire,
} from '../contract/wire-content'

/** The body of an entry, by kind; posts are read with others, discoveries with their likes. */
type Bodies = {
  layout: LayoutWire
  lookbook: LookWire & { onHome: boolean }
  feedback: FeedbackWire
  video: VideoWire
  spa: SpaWire
}

const bodies: { [K in keyof Bodies]: z.ZodType<Bodies[K]> } = {
  layout: asSent(layoutWire),
  lookbook: asSent(lookWire).and(z.object({ onHome: z.boolean() })),
  feedback: asSent(feedbackWire),
  video: asSent(videoWire),
  spa: asSent(spaWire),
}

const entryRow = z.object({ body: jsonColumn(z.unknown()) })
const postRow = z.object({ post: jsonColumn(asSent(postWire)) })
const articleRow = z.object({ body: jsonColumn(asSent(articleWire.in.omit({ related: true }))) })

/** Posts shown below a post. */
const RELATED = 3

/** All entries of a kind in order. */
export async function readEntries<K extends keyof Bodies>(
  db: D1Database,
  kind: K,
): Promise<{ data: Bodies[K][] }> {
  const entries = db.prepare('SELECT body FROM content WHERE kind = ? ORDER BY position').bind(kind)
  const schema: z.ZodType<Bodies[K]> = bodies[kind]
  return { data: (await allRows(entries, entryRow)).map(({ body }) => schema.parse(body)) }
}

/** The looks that are shown outside of the lookbook. */
export async function readHomeLooks(db: D1Database): Promise<{ data: LookWire[] }> {
  const { data } = await readEntries(db, 'lookbook')
  return { data: data.filter(({ onHome }) => onHome) }
}

/** A page of the blog, newest post first. */
export async function readPosts(
  db: D1Database,
  page: number,
): Promise<{ data: PostWire[]; total: number }> {
  const posts = await readAllPosts(db)
  const first = (page - 1) * POSTS_PER_PAGE
  return { data: posts.slice(first, first + POSTS_PER_PAGE), total: posts.length }
}

/**
 * One post, with others to read next: those that share most of its tags, then the newest. Undefined
 * when there is none.
 */
export async function readArticle(db: D1Database, slug: string): Promise<ArticleWire | undefined> {
  const post = db.prepare("SELECT body FROM content WHERE kind = 'blog' AND slug = ?").bind(slug)
  const article = (await firstRow(post, articleRow))?.body
  if (!article) return undefined
  const shared = ({ tags }: PostWire) =>
    tags.filter((tag) => article.post.tags.includes(tag)).length
  const others = (await readAllPosts(db)).filter((post) => post.slug !== slug)
  return {
    ...article,
    related: others.sort((one, other) => shared(other) - shared(one)).slice(0, RELATED),
  }
}

async function readAllPosts(db: D1Database): Promise<PostWire[]> {
  const posts = db.prepare(
    `SELECT json_extract(body, '$.post') AS post FROM content
     WHERE kind = 'blog'
     ORDER BY json_extract(body, '$.post.publishDate') DESC, position`,
  )
  return (await allRows(posts, postRow)).map(({ post }) => post)
}
