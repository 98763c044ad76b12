import type { FormEvent } from 'react'
import { useMutation, useQuery } from 'urql'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { byId } from '~/persisted-document'
import { sentenceOf } from '~/refusal'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { useHydrated } from '~/routes/booking/use-script'
import { isVisitorKnown, refreshPersonal } from '~/routes/personal/use-personal'
import { icon } from '~/ui/icons'
import { currentClient, isLoggedOut } from '~/urql/client'
import { UrqlProvider } from '~/urql/provider'
import { LikeDiscoverDocument, MyLikesDocument } from '../../../schema/generated/graphql'
import { entryPaths } from '../content/paths'

const IconHeart = icon('heart')

const myLikes = {
  query: byId(MyLikesDocument),
  // A press on like makes the list old.
  context: { additionalTypenames: ['DiscoverLiked'] },
}
const likeDiscover = byId(LikeDiscoverDocument)

type LikeButtonProps = {
  id: string
  title: string
  /** As the page was made: up to a minute old, and without the customer's own. */
  likeCount: number
  /** Whether the customer likes it, where the page was rendered for them alone. */
  isLiked?: boolean
}

/**
 * Likes a discovery or undoes that: a form that works without JavaScript, and in place with it;
 * logged-out visitors log in first, then the like is stored.
 */
export function LikeButton(props: LikeButtonProps) {
  return (
    <UrqlProvider>
      <LikeForm {...props} />
    </UrqlProvider>
  )
}

function LikeForm({ id, title, ...made }: LikeButtonProps) {
  const isKnown = useHydrated() && isVisitorKnown()
  const [listed] = useQuery({ ...myLikes, pause: !isKnown })
  const [pressed, like] = useMutation(likeDiscover)
  const { openLogIn } = useLogIn()
  const result = pressed.data?.likeDiscover
  const isDone = result?.__typename === 'DiscoverLiked'
  const likes = listed.data?.viewer?.likedDiscovers
  const own = likes?.find((liked) => liked.id === id)
  const known = likes ? { likeCount: made.likeCount, ...own, isLiked: own !== undefined } : made
  const { isLiked = false, likeCount } = isDone ? result : known
  const refusal = result && !isDone ? sentenceOf(result, messages.likeFailed) : ''
  const hasFailed = pressed.error && !isLoggedOut(pressed.error)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pressed.fetching) return
    const wanted = { discoverId: id, isLiked: !isLiked }
    const { error } = await like(wanted)
    if (isLoggedOut(error))
      openLogIn({
        title: messages.logInToLike,
        // The log-in has made a new client, and this form is drawn anew.
        onLoggedIn: () =>
          void currentClient().mutation(likeDiscover, wanted).toPromise().then(refreshPersonal),
      })
  }

  return (
    <form
      method="post"
      action={entryPaths.discover(id)}
      className="like"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="muon" value={isLiked ? '0' : '1'} />
      <button
        type="submit"
        className={isLiked ? 'like__button like__button--on' : 'like__button'}
        aria-busy={pressed.fetching || undefined}
        aria-label={formatMessage(isLiked ? messages.likedNamed : messages.likeNamed, { title })}
        data-track="discover_like"
      >
        <IconHeart />
        <span>{isLiked ? messages.liked : messages.like}</span>
      </button>
      <span className="small muted num" data-testid="like-count">
        {formatMessage(messages.likes, { n: likeCount })}
      </span>
      <span role="alert" className="like__problem small">
        {hasFailed ? messages.likeFailed : refusal}
      </span>
    </form>
  )
}
