import { Link } from '@remix-run/react'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import type { DiscoverPartsFragment } from '../../../schema/generated/graphql'
import { entryPaths } from '../content/paths'
import { LikeButton } from './like-button'

/** A discovery in a list, with its like. `eager`: above the fold. */
export function DiscoverCard({
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
        {discover.tags[0] ? <span className="chip chip--neutral">{discover.tags[0]}</span> : null}
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
