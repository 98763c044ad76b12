import { Link } from '@remix-run/react'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
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
import { entryPaths } from './paths'

type Heading = 'h2' | 'h3'

/** A post in a list. `eager`: above the fold. */
export function PostCard({
  post,
  heading: Tag = 'h3',
  eager = false,
}: {
  post: PostPartsFragment
  heading?: Heading
  eager?: boolean
}) {
  return (
    <Link to={entryPaths.post(post.slug)} className="content-card" data-track="blog_post">
      <Picture src={post.image} width={480} height={320} alt="" eager={eager} />
      <div className="content-card__words">
        <Tag className="content-card__title">
          <Vietnamese>{post.title}</Vietnamese>
        </Tag>
        <span className="small muted">
          <Vietnamese>{post.summary}</Vietnamese>
        </span>
        <span className="small muted">
          <span>{fullDay(post.publishedOn)}</span> ·{' '}
          <span>{formatMessage(messages.readMinutes, { n: post.readMinutes })}</span>
        </span>
      </div>
    </Link>
  )
}

/** A look in a list. */
export function LookCard({
  look,
  heading: Tag = 'h3',
  eager = false,
}: {
  look: LookPartsFragment
  heading?: Heading
  eager?: boolean
}) {
  return (
    <Link to={entryPaths.look(look.slug)} className="content-card" data-track="lookbook_look">
      <Picture src={look.image} width={320} height={320} alt="" eager={eager} />
      <div className="content-card__words">
        <Tag className="content-card__title">
          <Vietnamese>{look.title}</Vietnamese>
        </Tag>
        <span className="small muted">
          <Vietnamese>{look.summary}</Vietnamese>
        </span>
      </div>
    </Link>
  )
}

/** A spa page in a list. */
export function SpaCard({
  page,
  heading: Tag = 'h3',
}: {
  page: SpaPartsFragment
  heading?: Heading
}) {
  return (
    <Link to={entryPaths.spa(page.slug)} className="content-card" data-track="spa_page">
      <Picture src={page.image} width={640} height={360} alt="" />
      <div className="content-card__words">
        <Tag className="content-card__title">
          <Vietnamese>{page.title}</Vietnamese>
        </Tag>
        <span className="small muted">
          <Vietnamese>{page.summary}</Vietnamese>
        </span>
      </div>
    </Link>
  )
}

/** A film in a list. */
export function VideoCard({
  video,
  heading: Tag = 'h3',
}: {
  video: VideoPartsFragment
  heading?: Heading
}) {
  return (
    <article className="content-card">
      <Picture src={video.image} width={480} height={270} alt="" />
      <div className="content-card__words">
        <Tag className="content-card__title">
          <Link to={entryPaths.video(video.id)} data-track="video_open">
            <Vietnamese>{video.title}</Vietnamese>
          </Link>
        </Tag>
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
