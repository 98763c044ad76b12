import { POSTS_PER_PAGE } from '../contract/content'
import type {
  ArticleWire,
  FeedbackWire,
  LayoutWire,
  LookWire,
  PostWire,
  SpaWire,
  VideoWire,
} from '../contract/wire-content'

/** The body of an entry, by kind; discoveries are read with their likes. */
type Bodies = {
  layout: LayoutWire
  lookbook: LookWire & { onHome: boolean }
  blog: PostBody
  feedback: FeedbackWire
  video: VideoWire
  spa: SpaWire
}

type PostBody = Omit<ArticleWire, 'related'>

/** Posts shown below a post. */
const RELATED = 3

/** All entries of a kind in order. */
export async function readEntries<K extends keyof Bodies>(
  db: D1Database,
  kind: K,
): Promise<{ data: Bodies[K][] }> {
  const { results } = await db
    .prepare('SELECT body FROM content WHERE kind = ? ORDER BY position')
    .bind(kind)
    .all<{ body: string }>()
  return { data: results.map(({ body }) => JSON.parse(body) as Bodies[K]) }
}

/** The looks that are shown outside of the lookbook (H-246). */
export async function readHomeLooks(db: D1Database): Promise<{ data: LookWire[] }> {
  const { data } = await readEntries(db, 'lookbook')
  return { data: data.filter(({ onHome }) => onHome) }
}

/** A page of the blog, newest post first (H-247). */
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
  const row = await db
    .prepare("SELECT body FROM content WHERE kind = 'blog' AND slug = ?")
    .bind(slug)
    .first<{ body: string }>()
  if (!row) return undefined
  const article = JSON.parse(row.body) as PostBody
  const shared = ({ tags }: PostWire) =>
    tags.filter((tag) => article.post.tags.includes(tag)).length
  const others = (await readAllPosts(db)).filter((post) => post.slug !== slug)
  return {
    ...article,
    related: others.sort((one, other) => shared(other) - shared(one)).slice(0, RELATED),
  }
}

async function readAllPosts(db: D1Database): Promise<PostWire[]> {
  const { results } = await db
    .prepare(
      "SELECT json_extract(body, '$.post') AS post FROM content WHERE kind = 'blog' ORDER BY json_extract(body, '$.post.publishDate') DESC, position",
    )
    .all<{ post: string }>()
  return results.map(({ post }) => JSON.parse(post) as PostWire)
}
