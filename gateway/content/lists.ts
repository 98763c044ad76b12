import type { Backends } from '../backends'
import type { Lifetime } from '../cache'
import { lookOf, type ListedLook, type ListedSpaPage, type ListedArticle } from './shape'
import type { BlogPage, ContentBlock, Discover, Feedback, MarketingVideo } from '../../schema/generated/resolvers'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What editors write changes seldom; an outage of a week is no reason to hide it. */
const written: Lifetime = { fresh: 5 * minute, stale: hour, keep: 7 * day }
/** Likes are counted in it. */
const liked: Lifetime = { fresh: minute, stale: hour, keep: 7 * day }

/** Reads one cached list by its name, its lifetime and how it is made. */
export type ReadList = <T>(name: string, lifetime: Lifetime, load: () => Promise<T>, isWorthKeeping?: (value: T) => boolean) => Promise<T>

/** What editors write, the same for everybody. Each throws BackendFailure only when nothing is kept and the backend is down. */
export type ContentLists = {
  blocks: () => Promise<ContentBlock[]>
  discovers: () => Promise<Discover[]>
  looks: () => Promise<ListedLook[]>
  homeLooks: () => Promise<ListedLook[]>
  /** A page of the blog, from 1. */
  posts: (page: number) => Promise<BlogPage>
  /** One post; undefined when there is none of that name. */
  article: (slug: string) => Promise<ListedArticle | undefined>
  feedback: () => Promise<Feedback[]>
  videos: () => Promise<MarketingVideo[]>
  spaPages: () => Promise<ListedSpaPage[]>
}

/** The content lists of one request; `salons` must carry nothing of the visitor's. */
export function openContentLists(read: ReadList, salons: () => Backends['salons']): ContentLists {
  return {
    blocks: () => read('contentBlocks', written, async () => [...(await salons().dynamicLayout({}))].sort((one, other) => one.order - other.order)),
    discovers: () => read('discovers', liked, () => salons().listDiscovers({})),
    looks: () => read('looks', written, async () => (await salons().listLooks({})).map(lookOf)),
    homeLooks: () => read('homeLooks', written, async () => (await salons().listHomeLooks({})).map(lookOf)),
    // Pages and names that nobody wrote come from whoever tries; keeping them would push out what people read.
    posts: (page) => read(`posts/${page}`, written, () => salons().listPosts({ page }), ({ items }) => items.length > 0),
    article: (slug) =>
      read(
        `post/${slug}`,
        written,
        async () => {
          const answer = await salons().getPost({ slug })
          return answer.status === 200 ? answer.body : undefined
        },
        (article) => article !== undefined,
      ),
    feedback: () => read('feedback', written, () => salons().listFeedback({})),
    videos: () => read('videos', written, () => salons().listVideos({})),
    spaPages: () => read('spaPages', written, () => salons().listSpaPages({})),
  }
}
