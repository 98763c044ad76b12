import { Link, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import { step } from '~/booking/steps'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { shortcuts as messages } from '~/messages/vi/shortcuts'
import { Chip } from '~/ui/chip'
import { IconLocate } from '~/ui/icons'
import { useAfterPress } from '~/ui/use-after-press'
import { requestPosition } from '~/ui/use-position'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/**
 * Ways to a salon in one press, while none is chosen: nearby ones, those visited before, and to
 * somebody who has visited none the ones that are free soonest and the large cities.
 */
export function SalonShortcuts({
  data: { visited, cities, proposed, isNear, today },
}: {
  data: Pick<MainData, 'visited' | 'cities' | 'proposed' | 'isNear' | 'today'>
}) {
  const { after } = useDraft()
  useAllowedPosition()
  const toSalons = after({ type: 'goTo', step: step.salon, isPressed: false })
  const title = cities[0] ? messages.cities : messages.visitedSalons
  const proposedTitle = isNear ? messages.nearestSalons : messages.soonestSalons
  return (
    <>
      <Link className="part__shortcut scripted-only" to={`${toSalons}&near=ask`}>
        <IconLocate />
        {messages.findNear}
      </Link>
      {proposed[0] ? (
        <nav className="part__visited" aria-label={proposedTitle}>
          <span className="small muted">{proposedTitle}</span>
          {proposed.map((one) => (
            <Chip key={one.id} to={after({ type: 'chooseSalon', salon: one, today })}>
              {formatMessage(one.label ? messages.proposedSalon : messages.proposedPlace, {
                salon: one.name,
                place: one.place,
                hour: one.label ? hourText(one.label) : '',
              })}
            </Chip>
          ))}
        </nav>
      ) : null}
      {visited[0] || cities[0] ? (
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
      ) : null}
    </>
  )
}

/** Proposes salons nearby where the browser has been allowed before to tell the position; it asks nobody. */
function useAllowedPosition(): void {
  const { next, query } = useDraft()
  const navigate = useNavigate()
  const propose = useAfterPress((near: string, { state }) => {
    // A press that is under way comes first.
    if (state === 'idle')
      navigate(bookingPath(next, { near }), { replace: true, preventScrollReset: true })
  })
  const isKnown = query.has('near')
  useEffect(() => {
    if (isKnown || !('permissions' in navigator)) return
    let isGone = false
    void navigator.permissions.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state === 'granted' && !isGone)
          requestPosition((near) => {
            if (near) propose(near)
          })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
    // Once: a choice made meanwhile takes the shortcuts away.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
