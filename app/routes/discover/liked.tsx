import { content as words } from '~/messages/vi/content'
import { LogInNeeded } from '~/routes/auth/log-in-needed'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import type { LikedDiscoversQuery } from '../../../schema/generated/graphql'
import { contentPaths, likedPath } from '../content/paths'
import type { LogInStatus } from '../auth/log-in-status'
import { DiscoverCard } from './discover-card'

/** The customer's likes, newest first. */
export function Liked({
  who,
  liked,
}: {
  who: LogInStatus
  liked: LikedDiscoversQuery['likedDiscovers']
}) {
  if (who === 'logged-out')
    return <LogInNeeded title={words.logInTitle} text={words.logInText} next={likedPath} />
  if (!liked) return <ErrorNote retryTo={likedPath}>{words.listFailed}</ErrorNote>
  if (liked.length === 0) {
    return (
      <EmptyState
        picture="shelf"
        title={words.noLiked}
        action={
          <Button kind="primary" to={contentPaths.discover}>
            {words.toAll}
          </Button>
        }
      >
        <p>{words.noLikedText}</p>
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
