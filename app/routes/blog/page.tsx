import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { cursorOf, pageOf } from '~/paging'
import { lastPage, pagePath, Pager } from '~/ui/pager'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { BlogDocument } from '../../../schema/generated/graphql'
import { POSTS_PER_PAGE } from '../../../domain/blog'
import { PostCard } from '../content/cards'
import { ContentNav } from '../content/frame'
import { contentPaths, entryPaths } from '../content/paths'
import { trailTo } from '../../seo/breadcrumbs'
import { describeList } from '~/seo/json-ld'
import { originOf, pageMeta } from '../../seo/page-meta'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { page = 1, total = 0, posts } = data ?? {}
  const last = lastPage(total, POSTS_PER_PAGE)
  const title =
    page === 1
      ? formatMessage(messages.blogTitle, { brand: brand.name })
      : formatMessage(messages.blogPageTitle, { n: page, brand: brand.name })
  const origin = originOf(matches)
  const near = [
    ['prev', page - 1],
    ['next', page + 1],
  ] as const
  return [
    ...pageMeta(matches, {
      title,
      description: formatMessage(messages.blogText, { brand: brand.name }),
      path: pagePath(contentPaths.blog, page),
      isPublic: page === 1 || Boolean(posts?.length),
    }),
    ...near
      .filter(([, number]) => number >= 1 && number <= last)
      .map(([rel, number]) => ({
        tagName: 'link',
        rel,
        href: origin + pagePath(contentPaths.blog, number),
      })),
  ]
}

/** A page of posts; one after the last is not there. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(BlogDocument, {
    after: cursorOf(page, POSTS_PER_PAGE),
  })
  const { nodes: posts = null, totalCount: total = 0 } =
    (response.ok && response.data.blogPosts) || {}
  describeList(
    site,
    trailTo({ name: messages.blogName, path: contentPaths.blog }),
    posts?.map(({ slug, title }) => ({ name: title, path: entryPaths.post(slug) })),
  )
  return json({ page, total, posts }, { status: page > 1 && posts?.length === 0 ? 404 : 200 })
}

/** /blog: posts, three a page, newest first. */
export default function Blog() {
  const { page, total, posts } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page section content">
      <header className="content__head">
        <h1>{messages.blogName}</h1>
        <p className="lead muted">{messages.blogLead}</p>
      </header>
      <ContentNav current="blog" />
      {posts === null ? (
        <ErrorNote retryTo={pagePath(contentPaths.blog, page)}>{messages.listFailed}</ErrorNote>
      ) : null}
      {posts?.length === 0 ? (
        <EmptyState
          picture="shelf"
          title={page > 1 ? messages.noPostsHere : messages.noPosts}
          action={
            page > 1 ? <Button to={contentPaths.blog}>{messages.backToBlog}</Button> : undefined
          }
        />
      ) : null}
      <ul className="content-grid content-grid--three" data-testid="posts">
        {posts?.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} heading="h2" eager />
          </li>
        ))}
      </ul>
      {posts?.length ? (
        <Pager path={contentPaths.blog} page={page} total={total} size={POSTS_PER_PAGE} />
      ) : null}
    </main>
  )
}
