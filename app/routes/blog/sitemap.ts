import type { Site } from '~/context'
import { cursorOf } from '~/paging'
import { SitemapPostsDocument } from '../../../schema/generated/graphql'
import { POSTS_PER_PAGE } from '../../../domain/blog'
import { entryPaths } from '../content/paths'

/** Pages of the blog that are read at most, of three posts each. */
const MAX_PAGES = 100

/** Every post for search engines, page by page as the blog has them; null while they cannot be had. */
export async function postEntries(
  gateway: Site['gateway'],
): Promise<{ path: string; changedOn: string }[] | null> {
  const entries: { path: string; changedOn: string }[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const after = cursorOf(page, POSTS_PER_PAGE)
    const response = await gateway.query(SitemapPostsDocument, { after })
    const posts = response.ok ? response.data.blogPosts : null
    if (!posts) return null
    entries.push(
      ...posts.nodes.map(({ slug, publishedOn }) => ({
        path: entryPaths.post(slug),
        changedOn: publishedOn,
      })),
    )
    if (!posts.pageInfo.hasNextPage) break
  }
  return entries
}
