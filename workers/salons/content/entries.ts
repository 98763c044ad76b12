import * as z from 'zod'
import { allRows, asSent, firstRow, jsonColumn } from '../../kit/rows'
import { POSTS_PER_PAGE } from '../../../domain/blog'
import {
  articleDto,
  type ArticleDto,
  feedbackDto,
  type FeedbackDto,
  layoutDto,
  type LayoutDto,
  lookDto,
  type LookDto,
  postDto,
  type PostDto,
  spaDto,
  type SpaDto,
  videoDto,
  type VideoDto,
} from '../contract/content'

/** The body of an entry, by kind; posts are read with others, discoveries with their likes. */
type Bodies = {
  layout: LayoutDto
  lookbook: LookDto & { onHome: boolean }
  feedback: FeedbackDto
  video: VideoDto
  spa: SpaDto
}

const bodies: { [K in keyof Bodies]: z.ZodType<Bodies[K]> } = {
  layout: asSent(layoutDto),
  lookbook: asSent(lookDto).and(z.object({ onHome: z.boolean() })),
  feedback: asSent(feedbackDto),
  video: asSent(videoDto),
  spa: asSent(spaDto),
}

const entryRow = z.object({ body: jsonColumn(z.unknown()) })
const postRow = z.object({ post: jsonColumn(asSent(postDto)) })
const articleRow = z.object({ body: jsonColumn(asSent(articleDto.in.omit({ related: true }))) })

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
export async function readHomeLooks(db: D1Database): Promise<{ data: LookDto[] }> {
  const { data } = await readEntries(db, 'lookbook')
  return { data: data.filter(({ onHome }) => onHome) }
}

/** A page of the blog, newest post first. */
export async function readPosts(
  db: D1Database,
  page: number,
): Promise<{ data: PostDto[]; total: number }> {
  const posts = await readAllPosts(db)
  const first = (page - 1) * POSTS_PER_PAGE
  return { data: posts.slice(first, first + POSTS_PER_PAGE), total: posts.length }
}

/**
 * One post, with others to read next: those that share most of its tags, then the newest. Undefined
 * when there is none.
 */
export async function readArticle(db: D1Database, slug: string): Promise<ArticleDto | undefined> {
  const post = db.prepare("SELECT body FROM content WHERE kind = 'blog' AND slug = ?").bind(slug)
  const article = (await firstRow(post, articleRow))?.body
  if (!article) return undefined
  const shared = ({ tags }: PostDto) => tags.filter((tag) => article.post.tags.includes(tag)).length
  const others = (await readAllPosts(db)).filter((post) => post.slug !== slug)
  return {
    ...article,
    related: others.sort((one, other) => shared(other) - shared(one)).slice(0, RELATED),
  }
}

async function readAllPosts(db: D1Database): Promise<PostDto[]> {
  const posts = db.prepare(
    `SELECT json_extract(body, '$.post') AS post FROM content
     WHERE kind = 'blog'
     ORDER BY json_extract(body, '$.post.publishDate') DESC, position`,
  )
  return (await allRows(posts, postRow)).map(({ post }) => post)
}
