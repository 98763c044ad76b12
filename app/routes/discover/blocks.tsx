import { content as words } from '~/messages/vi/content'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import type { DiscoverPageQuery } from '../../../schema/generated/graphql'
import { FeedbackCard, LookCard, PostCard, SpaCard, VideoCard } from '../content/cards'
import { ContentSection } from '../content/frame'
import { contentPaths } from '../content/paths'
import { DiscoverCard } from './discover-card'

type Data = Omit<DiscoverPageQuery, '__typename'>
type DiscoverBlock = NonNullable<Data['contentBlocks']>[number]

/** Layouts with four columns; others have three. */
const fourColumns: readonly string[] = ['homeLookbook', 'video']

/**
 * The configured parts of the page; an unknown layout is skipped, and without a configuration the
 * discoveries are shown.
 */
export function Blocks(data: Data) {
  const blocks: DiscoverBlock[] = data.contentBlocks ?? [
    {
      order: 1,
      layout: 'discover',
      title: words.tabs.discover,
      summary: '',
      limit: 50,
      allLink: null,
    },
  ]
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
          <ErrorNote retryTo={contentPaths.discover}>{words.listFailed}</ErrorNote>
        ) : null}
        {entries?.length === 0 ? (
          <EmptyState picture="shelf" title={words.noDiscovers} headingLevel="p" />
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
  const liked = data.likedDiscovers?.map(({ id }) => id)
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
      return cards(data.blogPosts?.items ?? null, limit, (post) => (
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
