import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as words } from '~/messages/vi/content'
import { Chip } from '~/ui/chip'
import {
  DiscoverPageDocument,
  LikedDiscoversDocument,
  type DiscoverPageQuery,
} from '../../../schema/generated/graphql'
import { ContentNav } from '../content/frame'
import { contentPaths, entryPaths, likedPath } from '../content/paths'
import { trailTo } from '../../seo/breadcrumbs'
import { breadcrumbList, itemList } from '~/seo/json-ld-lists'
import { pageMeta } from '../../seo/page-meta'
import { logInStatusOf } from '../auth/log-in-status'
import { Blocks } from './blocks'
import { Liked } from './liked'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.discoverTitle, { brand: brand.name }),
    description: formatMessage(words.discoverText, { brand: brand.name }),
    path: contentPaths.discover,
    isPublic: !data?.mine,
  })

const nothing: Omit<DiscoverPageQuery, '__typename'> = {
  contentBlocks: null,
  discovers: null,
  homeLooks: null,
  spaPages: null,
  blogPosts: null,
  marketingVideos: null,
  feedback: null,
  likedDiscovers: null,
}

/**
 * The parts of the page, the same for all visitors; or with `?loc=da-thich` the customer's likes.
 */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.get('loc') === 'da-thich') {
    const response = await site.gateway.query(LikedDiscoversDocument, {})
    return {
      mine: {
        who: logInStatusOf(response),
        liked: response.ok ? response.data.likedDiscovers : null,
      },
      parts: nothing,
    }
  }
  const response = await site.gateway.query(DiscoverPageDocument, {})
  const parts = response.ok ? response.data : nothing
  site.describe(
    breadcrumbList(
      site.origin,
      trailTo({ name: words.tabs.discover, path: contentPaths.discover }),
    ),
    ...(parts.discovers
      ? [
          itemList(
            site.origin,
            words.tabs.discover,
            parts.discovers.map(({ id, title }) => ({
              name: title,
              path: entryPaths.discover(id),
            })),
          ),
        ]
      : []),
  )
  return { mine: null, parts }
}

/** /kham-pha: what is worth knowing, with likes, and the way to all else that editors fill. */
export default function Discover() {
  const { mine, parts } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page section content">
      <header className="content__head">
        <h1>{mine ? words.likedTitle : words.tabs.discover}</h1>
        <p className="lead muted">
          {mine ? words.likedText : formatMessage(words.discoverText, { brand: brand.name })}
        </p>
      </header>
      <ContentNav current="discover" />
      <nav className="row" aria-label={words.filter}>
        <Chip to={contentPaths.discover} on={!mine}>
          {words.filterAll}
        </Chip>
        <Chip to={likedPath} on={Boolean(mine)}>
          {words.filterLiked}
        </Chip>
      </nav>
      {mine ? <Liked {...mine} /> : <Blocks {...parts} />}
    </main>
  )
}
