import { useState, type FormEvent } from 'react'
import { formatMessage } from '~/messages/format-message'
import { content as words } from '~/messages/vi/content'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { icon } from '~/ui/glyph'
import { entryPaths } from '../content/paths'
import { sendLike, useLike } from './use-likes'

const IconHeart = icon('heart')

type LikeButtonProps = {
  id: number
  title: string
  /** As the page was made: up to a minute old, and without the customer's own. */
  likeCount: number
  /** Whether he likes it, where the page was rendered for him alone. */
  isLiked?: boolean
}

/**
 * Likes a discovery or undoes that (H-237): a form that works without JavaScript, and in place with
 * it; logged-out visitors log in first, then the like is stored.
 */
export function LikeButton({ id, title, ...made }: LikeButtonProps) {
  const { isLiked = false, likeCount } = useLike(id) ?? made
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { openLogIn } = useLogIn()

  async function press(isWanted: boolean) {
    setBusy(true)
    setProblem('')
    const result = await sendLike(id, isWanted)
    setBusy(false)
    if (result.kind === 'logged-out')
      openLogIn({ title: words.logInToLike, onLoggedIn: () => void press(isWanted) })
    if (result.kind === 'refused') setProblem(result.message)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void press(!isLiked)
  }

  return (
    <form method="post" action={entryPaths.discover(id)} className="like" onSubmit={submit}>
      <input type="hidden" name="muon" value={isLiked ? '0' : '1'} />
      <button
        type="submit"
        className={isLiked ? 'like__button like__button--on' : 'like__button'}
        aria-busy={isBusy || undefined}
        aria-label={formatMessage(isLiked ? words.likedNamed : words.likeNamed, { title })}
        data-track="discover_like"
      >
        <IconHeart />
        <span>{isLiked ? words.liked : words.like}</span>
      </button>
      <span className="small muted num" data-testid="like-count">
        {formatMessage(words.likes, { n: likeCount })}
      </span>
      <span role="alert" className="like__problem small">
        {problem}
      </span>
    </form>
  )
}
