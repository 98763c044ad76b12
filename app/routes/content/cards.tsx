import { Link } from '@remix-run/react'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import type { Elements } from '~/ui/elements'
import { IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import type {
  FeedbackPartsFragment,
  LookPartsFragment,
  PostPartsFragment,
  SpaPartsFragment,
  VideoPartsFragment,
} from '../../../schema/generated/graphql'
import { useIsHidden } from '../shell/hidden'
import { entryPaths } from './paths'

type Heading = 'h2' | 'h3'

/** How a card stands in its list. `eager`: above the fold. */
type InList = { heading?: Heading; eager?: boolean }

/** A post in a list. */
export function PostCard({ post, ...place }: { post: PostPartsFragment } & InList) {
  return (
    <EntryCard
      {...place}
      entry={post}
      to={entryPaths.post(post.slug)}
      track="blog_post"
      size={[480, 320]}
    >
      <span className="small muted">
        <span>{fullDay(post.publishedOn)}</span> ·{' '}
        <span>{formatMessage(messages.readMinutes, { n: post.readMinutes })}</span>
      </span>
    </EntryCard>
  )
}

/** A look in a list. */
export function LookCard({ look, ...place }: { look: LookPartsFragment } & InList) {
  const to = entryPaths.look(look.slug)
  return <EntryCard {...place} entry={look} to={to} track="lookbook_look" size={[320, 320]} />
}

/** A spa page in a list. */
export function SpaCard({ page }: { page: SpaPartsFragment }) {
  const to = entryPaths.spa(page.slug)
  return <EntryCard entry={page} to={to} track="spa_page" size={[640, 360]} />
}

/** Without a link where the chain's host has the list alone. */
function EntryCard({
  entry: { title, summary, image },
  to,
  track,
  size: [width, height],
  heading: Tag = 'h3',
  eager,
  children,
}: InList & {
  entry: { title: string; summary: string; image: string }
  to: string
  track: string
  size: [width: number, height: number]
  children?: Elements
}) {
  const isHidden = useIsHidden()
  const card = (
    <>
      <Picture src={image} width={width} height={height} alt="" eager={eager} />
      <div className="content-card__words">
        <Tag className="content-card__title">
          <Vietnamese>{title}</Vietnamese>
        </Tag>
        <span className="small muted">
          <Vietnamese>{summary}</Vietnamese>
        </span>
        {children}
      </div>
    </>
  )
  if (isHidden(to)) return <div className="content-card">{card}</div>
  return (
    <Link to={to} className="content-card" data-track={track}>
      {card}
    </Link>
  )
}

/** A film in a list. */
export function VideoCard({ video }: { video: VideoPartsFragment }) {
  return (
    <article className="content-card">
      <Picture src={video.image} width={480} height={270} alt="" />
      <div className="content-card__words">
        <h3 className="content-card__title">
          <Link to={entryPaths.video(video.id)} data-track="video_open">
            <Vietnamese>{video.title}</Vietnamese>
          </Link>
        </h3>
        <span className="small muted">{lengthOf(video.seconds)}</span>
      </div>
    </article>
  )
}

/** A customer's feedback. */
export function FeedbackCard({ feedback }: { feedback: FeedbackPartsFragment }) {
  return (
    <figure className="content-quote">
      <span
        className="content-quote__stars"
        role="img"
        aria-label={formatMessage(messages.stars, { n: feedback.stars })}
      >
        {Array.from({ length: feedback.stars }, (_none, index) => (
          <IconStar key={index} size="s" />
        ))}
      </span>
      <blockquote>
        <Vietnamese>{feedback.text}</Vietnamese>
      </blockquote>
      <figcaption className="content-quote__who small muted">
        <Picture src={feedback.image} width={40} height={40} alt="" shape="round" />
        <span>
          <span className="strong">{feedback.name}</span>
          <br />
          <span>{feedback.serviceName}</span> · <span>{feedback.salonName}</span>
        </span>
      </figcaption>
    </figure>
  )
}

/** `1:05` of 65 seconds. */
export function lengthOf(seconds: number): string {
  return formatMessage(messages.seconds, {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  })
}
