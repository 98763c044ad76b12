import { Link } from '@remix-run/react'
import { step } from '~/booking/steps'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { Chip } from '~/ui/chip'
import { ErrorNote } from '~/ui/empty-state'
import { IconLocate, IconPin } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { Vietnamese } from '~/ui/vietnamese'
import { PickRow } from '../pick-row'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/**
 * 1: the chosen salon with its warning, the way to one nearby, and to up to three visited before;
 * to somebody who has visited none, to those of large cities.
 */
export function SalonSection({
  data: { salon, visited, cities, soonest, today },
  error,
}: {
  data: Pick<MainData, 'salon' | 'visited' | 'cities' | 'soonest' | 'today'>
  error: string | null
}) {
  const { draft, after } = useDraft()
  const toSalons = after({ type: 'goTo', step: step.salon, isPressed: false })
  const title = cities[0] ? messages.cities : messages.visitedSalons
  return (
    <section id="part-salon" className="part" aria-labelledby="part-salon-title">
      <h2 id="part-salon-title" className={salon ? 'visually-hidden' : 'part__title'}>
        {messages.partSalon}
      </h2>
      <PickRow
        to={toSalons}
        icon={<IconPin />}
        isEmpty={!salon}
        isDone={salon !== null}
        error={error}
      >
        {salon ? <span className="strong">{salon.addressNew}</span> : messages.allSalons}
      </PickRow>
      {draft.salonId > 0 && !salon ? (
        <ErrorNote retryTo={after()}>{messages.salonFailed}</ErrorNote>
      ) : null}
      {salon?.warnText ? (
        <Notice>
          <Vietnamese>{salon.warnText}</Vietnamese>
        </Notice>
      ) : null}
      {salon ? null : (
        <Link className="part__shortcut scripted-only" to={`${toSalons}&near=ask`}>
          <IconLocate />
          {messages.findNear}
        </Link>
      )}
      {salon || !soonest[0] ? null : (
        <nav className="part__visited" aria-label={messages.soonestSalons}>
          <span className="small muted">{messages.soonestSalons}</span>
          {soonest.map((one) => (
            <Chip key={one.id} to={after({ type: 'chooseSalon', salon: one, today })}>
              {formatMessage(messages.soonestSalon, {
                salon: one.name,
                city: one.city,
                hour: hourText(one.label),
              })}
            </Chip>
          ))}
        </nav>
      )}
      {salon || (!visited[0] && !cities[0]) ? null : (
        <nav className="part__visited" aria-label={title}>
          <span className="small muted">{title}</span>
          {visited.map((one) => (
            <Chip key={one.id} to={after({ type: 'chooseSalon', salon: one, today })}>
              {one.name}
            </Chip>
          ))}
          {cities.map(({ id, name }) => (
            <Chip key={id} to={`${toSalons}&cityId=${id}`}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
    </section>
  )
}
