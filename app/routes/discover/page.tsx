import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, Link } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { Chip } from '~/ui/chip'
import {
  DiscoverPageDocument,
  LikedDiscoversDocument,
  type DiscoverPageQuery,
  type LikedDiscoversQuery,
  type DiscoverPartsFragment,
} from '../../../schema/generated/graphql'
import { ContentNav } from '../content/frame'
import { contentPaths, entryPaths, likedPath } from '../content/paths'
import { trailTo } from '../../seo/breadcrumbs'
import { describeList } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { logInStatusOf } from '../auth/log-in-status'
import { LogInNeeded } from '~/routes/auth/log-in-needed'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import type { LogInStatus } from '~/routes/auth/log-in-status'
import { FeedbackCard, LookCard, PostCard, SpaCard, VideoCard } from '~/routes/content/cards'
import { ContentSection } from '~/routes/content/frame'
import { liveLink } from '~/routes/home/link-to'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { LikeButton } from './like-button'

type Data = Omit<DiscoverPageQuery, '__typename'>
type DiscoverBlock = NonNullable<Data['contentBlocks']>[number]

/** Layouts with four columns; others have three. */
const fourColumns: readonly string[] = ['homeLookbook', 'video']

/** Stands for a configuration that cannot be had, or is empty. */
const discoveries: DiscoverBlock = {
  order: 1,
  layout: 'discover',
  title: messages.tabs.discover,
  summary: '',
  limit: 50,
  allLink: null,
}

/**
 * The configured parts of the page; an unknown layout is skipped, and without a configuration the
 * discoveries are shown.
 */
function Blocks(data: Data) {
  const blocks = data.contentBlocks?.length ? data.contentBlocks : [discoveries]
  return blocks.map((block) => {
    const entries = entriesOf(block, data)
    if (entries === undefined) return null
    return (
      <ContentSection
        key={`${block.order} ${block.layout}`}
        id={`muc-${block.order}`}
        title={block.title}
        lead={block.summary}
        allLink={block.allLink}
      >
        {entries === null ? (
          <ErrorNote retryTo={contentPaths.discover}>{messages.listFailed}</ErrorNote>
        ) : null}
        {entries?.length === 0 ? (
          <EmptyState picture="shelf" title={messages.noDiscovers} headingLevel="p" />
        ) : null}
        {entries?.length ? (
          <ul
            className={`content-grid content-grid--${fourColumns.includes(block.layout) ? 'four' : 'three'}`}
          >
            {entries}
          </ul>
        ) : null}
      </ContentSection>
    )
  })
}

/** The cards of a part; null while they cannot be had, undefined for a part that is not known. */
function entriesOf(
  { layout, limit }: DiscoverBlock,
  data: Data,
): React.ReactNode[] | null | undefined {
  const liked = data.viewer?.likedDiscovers?.map(({ id }) => id)
  switch (layout) {
    case 'discover':
      return cards(data.discovers, limit, (discover, index) => (
        <DiscoverCard
          key={discover.id}
          discover={discover}
          isLiked={liked?.includes(discover.id)}
          eager={index < 2}
        />
      ))
    case 'homeLookbook':
      return cards(data.homeLooks, limit, (look) => <LookCard key={look.slug} look={look} />)
    case 'spa':
      return cards(data.spaPages, limit, (page) => <SpaCard key={page.slug} page={page} />)
    case 'blog':
      return cards(data.blogPosts?.nodes ?? null, limit, (post) => (
        <PostCard key={post.slug} post={post} />
      ))
    case 'video':
      return cards(data.marketingVideos, limit, (video) => (
        <VideoCard key={video.id} video={video} />
      ))
    case 'feedback':
      return cards(data.feedback, limit, (feedback) => (
        <FeedbackCard key={feedback.id} feedback={feedback} />
      ))
    default:
      return undefined
  }
}

function cards<T>(
  list: readonly T[] | null,
  limit: number,
  card: (entry: T, index: number) => React.ReactElement,
): React.ReactNode[] | null {
  return list
    ? list
        .slice(0, limit)
        .map(card)
        .map((shown) => <li key={shown.key}>{shown}</li>)
    : null
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.discoverTitle, { brand: brand.name }),
    description: formatMessage(messages.discoverText, { brand: brand.name }),
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
  viewer: null,
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
        liked: response.ok ? (response.data.viewer?.likedDiscovers ?? null) : null,
      },
      parts: nothing,
    }
  }
  const response = await site.gateway.query(DiscoverPageDocument, {})
  const parts = response.ok ? response.data : nothing
  describeList(
    site,
    trailTo({ name: messages.tabs.discover, path: contentPaths.discover }),
    parts.discovers?.map(({ id, title }) => ({ name: title, path: entryPaths.discover(id) })),
  )
  const contentBlocks =
    parts.contentBlocks?.map((block) => ({
      ...block,
      allLink: liveLink(block.allLink, site.hasPage),
    })) ?? null
  return { mine: null, parts: { ...parts, contentBlocks } }
}

/** /kham-pha: what is worth knowing, with likes, and the way to all else that editors fill. */
export default function Discover() {
  const { mine, parts } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page section content">
      <header className="content__head">
        <h1>{mine ? messages.likedTitle : messages.tabs.discover}</h1>
        <p className="lead muted">
          {mine ? messages.likedText : formatMessage(messages.discoverText, { brand: brand.name })}
        </p>
      </header>
      <ContentNav current="discover" />
      <nav className="row" aria-label={messages.filter}>
        <Chip to={contentPaths.discover} on={!mine}>
          {messages.filterAll}
        </Chip>
        <Chip to={likedPath} on={Boolean(mine)}>
          {messages.filterLiked}
        </Chip>
      </nav>
      {mine ? <Liked {...mine} /> : <Blocks {...parts} />}
    </main>
  )
}

/** The customer's likes, newest first. */
function Liked({
  who,
  liked,
}: {
  who: LogInStatus
  liked: NonNullable<LikedDiscoversQuery['viewer']>['likedDiscovers']
}) {
  if (who === 'logged-out')
    return <LogInNeeded title={messages.logInTitle} text={messages.logInText} next={likedPath} />
  if (!liked) return <ErrorNote retryTo={likedPath}>{messages.listFailed}</ErrorNote>
  if (liked.length === 0) {
    return (
      <EmptyState
        picture="shelf"
        title={messages.noLiked}
        action={
          <Button kind="primary" to={contentPaths.discover}>
            {messages.toAll}
          </Button>
        }
      >
        <p>{messages.noLikedText}</p>
      </EmptyState>
    )
  }
  return (
    <ul className="content-grid content-grid--three" data-testid="liked">
      {liked.map((discover, index) => (
        <li key={discover.id}>
          <DiscoverCard discover={discover} isLiked heading="h2" eager={index < 2} />
        </li>
      ))}
    </ul>
  )
}

/** A discovery in a list, with its like. `eager`: above the fold. */
function DiscoverCard({
  discover,
  isLiked,
  eager = false,
  heading: Tag = 'h3',
}: {
  discover: DiscoverPartsFragment
  isLiked?: boolean
  eager?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <article className="content-card">
      <Picture src={discover.image} width={480} height={320} alt="" eager={eager} />
      <div className="content-card__words">
        {discover.tags[0] ? <span className="chip">{discover.tags[0]}</span> : null}
        <Tag className="content-card__title">
          <Link to={entryPaths.discover(discover.id)} data-track="discover_open">
            <Vietnamese>{discover.title}</Vietnamese>
          </Link>
        </Tag>
        <p className="small muted">
          <Vietnamese>{discover.summary}</Vietnamese>
        </p>
        <LikeButton
          id={discover.id}
          title={discover.title}
          likeCount={discover.likeCount}
          isLiked={isLiked}
        />
      </div>
    </article>
  )
}
