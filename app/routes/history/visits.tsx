import { openingPath } from '~/booking/draft/opening-path'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { IconStar } from '~/ui/icons'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** What a visit is called. A line does not end between “Salon” and the number of its house. */
export function visitTitle({
  date,
  salonName,
}: {
  date: string
  salonName: string | null
}): string {
  return [fullDay(date), salonName?.replace(/^Salon (?=\d)/, 'Salon\u00a0')]
    .filter(Boolean)
    .join(' · ')
}

/** The parts of a visit that are booked again. */
type Rebooked = {
  salonId: string
  people: readonly { services: readonly { id: string }[]; stylist?: { id: string } | null }[]
}

/**
 * The flow with the visit's salon, services and stylist chosen, and the nearest free hour if they
 * came alone.
 */
export function rebookPath({ salonId, people }: Rebooked): string {
  const [mine] = people
  return openingPath({
    salonId,
    serviceIds: mine?.services.map(({ id }) => id),
    stylistId: mine?.stylist?.id,
    takesNearest: people.length === 1,
  })
}

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
