import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconStar } from '~/ui/icons'

const all = [1, 2, 3, 4, 5] as const

/** So many of five stars; read aloud as a number. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span>
      <span aria-hidden="true" className="stars__row">
        {all.map((number) => (
          <span
            key={number}
            className={number <= Math.round(stars) ? 'stars__one stars__one--on' : 'stars__one'}
          >
            <IconStar size="s" />
          </span>
        ))}
      </span>
      <VisuallyHidden>{formatMessage(messages.starsOf, { n: stars })}</VisuallyHidden>
    </span>
  )
}
