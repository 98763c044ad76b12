import type { Backends } from '../../backends/table'
import type { ReadList } from '../../cache/list-reader'
import type { ContentInput } from '../../cache/lists'
import { lookOf, type ListedLook, type ListedSpaPage, type ListedArticle } from './mapping'
import type {
  BlogPage,
  ContentBlock,
  Discover,
  Feedback,
  MarketingVideo,
} from '../../../schema/generated/resolvers'

/**
 * Editors' content, the same for all visitors. Each throws BackendFailure only when nothing is
 * cached and the backend is down.
 */
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
export function openContentLists(
  read: ReadList,
  salons: () => Backends['salons'],
  content: ContentInput,
): ContentLists {
  return {
    blocks: () =>
      read('contentBlocks', async () =>
        [...(await salons().dynamicLayout(content))].sort((one, other) => one.order - other.order),
      ),
    discovers: () => read('discovers', () => salons().listDiscovers(content)),
    looks: () => read('looks', async () => (await salons().listLooks(content)).map(lookOf)),
    homeLooks: () =>
      read('homeLooks', async () => (await salons().listHomeLooks(content)).map(lookOf)),
    // Unknown pages and slugs are not cached: any caller can invent them, and they would push out
    // real ones.
    posts: (page) =>
      read(
        `posts/${page}`,
        () => salons().listPosts({ ...content, page }),
        ({ items }) => items.length > 0,
      ),
    article: (slug) =>
      read(
        `post/${slug}`,
        async () => {
          const response = await salons().getPost({ ...content, slug })
          return response.status === 200 ? response.body : undefined
        },
        (article) => article !== undefined,
      ),
    feedback: () => read('feedback', () => salons().listFeedback({})),
    videos: () => read('videos', () => salons().listVideos(content)),
    spaPages: () => read('spaPages', () => salons().listSpaPages(content)),
  }
}
