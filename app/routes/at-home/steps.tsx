import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { atHome as messages } from '~/messages/vi/at-home'
import { IconCheck } from '~/ui/icons'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The position in the request; the steps that are done lead back to them. */
export function Steps({ current, to }: { current: number; to: (step: number) => string }) {
  return (
    <ol className="visit-steps">
      {messages.steps.map((label, at) => {
        const isDone = at < current
        return (
          <li
            key={label}
            className={isDone ? 'visit-steps__step visit-steps__step--done' : 'visit-steps__step'}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className="visit-steps__sign num" aria-hidden="true">
              {isDone ? <IconCheck size="s" /> : at + 1}
            </span>
            <VisuallyHidden>
              {formatMessage(messages.stepOf, { n: at + 1, total: messages.steps.length })}
            </VisuallyHidden>
            {isDone ? <Link to={to(at)}>{label}</Link> : <span>{label}</span>}
          </li>
        )
      })}
    </ol>
  )
}
