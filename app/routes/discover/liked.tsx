import type { MouseEvent } from 'react'
import { content as words } from '~/messages/vi/content'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { logInPath } from '~/routes/auth/next-path'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import type { LikedDiscoversQuery } from '../../../schema/generated/graphql'
import { contentPaths, likedPath } from '../content/paths'
import type { Who } from '../wheel/who'
import { DiscoverCard } from './discover-card'

/** What the customer likes, the last liked first (H-238). */
export function Liked({ who, liked }: { who: Who; liked: LikedDiscoversQuery['likedDiscovers'] }) {
  if (who === 'stranger') return <LogInNeeded />
  if (!liked) return <ErrorNote retryTo={likedPath}>{words.listFailed}</ErrorNote>
  if (liked.length === 0) {
    return (
      <EmptyState picture="shelf" title={words.noLiked} action={<Button kind="primary" to={contentPaths.discover}>{words.toAll}</Button>}>
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

function LogInNeeded() {
  const { openLogIn } = useLogIn()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openLogIn()
  }

  return (
    <section className="content-log-in">
      <h2 className="h3">{words.logInTitle}</h2>
      <p className="muted">{words.logInText}</p>
      <Button kind="primary" to={logInPath({ next: likedPath })} onClick={open}>
        {words.logIn}
      </Button>
    </section>
  )
}
