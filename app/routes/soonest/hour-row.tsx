import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { kilometresText } from '~/booking/salons/distance'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { days } from '~/messages/vi/days'
import { formatMessage } from '~/messages/format-message'
import { soonest as messages } from '~/messages/vi/soonest'
import { formatPrice } from '~/ui/price-format'
import type { SoonestHoursQuery } from '../../../schema/generated/graphql'
import { draftPath } from './draft-path'
import type { SoonestQuery } from './query'

/** The hours that were found. */
export type Found = NonNullable<SoonestHoursQuery['soonest']>

/** One of them. */
export type FoundHour = Found['hours'][number]

/** So many free stylists are counted. */
const COUNTED = 5

/**
 * One hour: a link to the booking with salon, services, day and hour filled in, for everybody of a
 * group; with JavaScript the press holds the hour first.
 */
export function HourRow({
  hour,
  query,
  today,
  isBusy,
  onPress,
}: {
  hour: FoundHour
  query: SoonestQuery
  today: string
  isBusy: boolean
  onPress: (event: MouseEvent<HTMLAnchorElement>, path: string) => void
}) {
  const { salon, distanceKm, travelMinutes, label, freeStylists, price } = hour
  const many = freeStylists >= COUNTED ? messages.freeMany : messages.free
  const path = draftPath(hour, query)
  return (
    <li>
      <Link
        className="soonest-row"
        to={path}
        aria-busy={isBusy || undefined}
        onClick={(event) => onPress(event, path)}
        data-track="soonest_take"
      >
        <span className="soonest-row__hour">
          <strong className="num">{hourText(label)}</strong>
          <span className="small muted">{dayOf(hour, today)}</span>
        </span>
        <span className="soonest-row__where">
          <strong>{salon.name}</strong>
          <span className="small muted">
            {distanceKm !== null && travelMinutes !== null
              ? formatMessage(messages.distance, {
                  distance: kilometresText(distanceKm),
                  minutes: travelMinutes,
                })
              : salon.districtName}
          </span>
          {freeStylists > 0 && !query.stylist ? (
            <span className="small muted">{formatMessage(many, { n: freeStylists })}</span>
          ) : null}
        </span>
        <span className="soonest-row__take">
          <span>{formatPrice(price)}</span>
          {query.people > 1 ? <span className="small muted">{messages.each}</span> : null}
          <span className="soonest-row__press" aria-hidden="true">
            {messages.take}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Today, or tomorrow with its date. */
export function dayOf({ date }: FoundHour, today: string): string {
  return date === today ? days.tags.TODAY : `${days.tags.TOMORROW}, ${dayText(date)}`
}
