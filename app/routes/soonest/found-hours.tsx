import { Link } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { clockText, dayText, hourText, vietnamDay } from '~/booking/time/vietnam-day'
import { days } from '~/messages/vi/days'
import { say } from '~/messages/say'
import { soonest as words } from '~/messages/vi/soonest'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { formatPrice } from '~/ui/price-format'
import type { SoonestHoursQuery } from '../../../schema/generated/graphql'
import { soonestAddress, type SoonestQuery } from './query'

type Found = NonNullable<SoonestHoursQuery['soonest']>
type Hour = Found['hours'][number]

/** A list older than this shows its age, in ms. */
const OLD_MS = 10_000

/** So many free stylists are counted. */
const COUNTED = 5

/** Salons in the group of the nearest. */
const NEAREST = 3

/**
 * The hours that were found: the soonest first, and below them the nearest salons' where a position
 * is known.
 */
export function FoundHours({
  found: { hours, seenAt, isPartial },
  query,
  now,
}: {
  found: Found
  query: SoonestQuery
  now: number
}) {
  const today = vietnamDay(now)
  const nearest = query.near ? nearestOf(hours) : []
  const last = hours.at(-1)
  const row = (hour: Hour) => (
    <HourRow key={hour.cursor} hour={hour} serviceIds={query.serviceIds} today={today} />
  )
  return (
    <>
      {now - seenAt > OLD_MS ? (
        <Notice>{say(words.seenAt, { time: clockText(seenAt) })}</Notice>
      ) : null}
      {isPartial ? <Notice>{words.partial}</Notice> : null}
      <section aria-labelledby="soonest-list">
        <h2 id="soonest-list" className="h3">
          {words.list}
        </h2>
        <ul className="soonest-list">{hours.map(row)}</ul>
      </section>
      {nearest.length > 0 ? (
        <section aria-labelledby="soonest-nearest">
          <h2 id="soonest-nearest" className="h3">
            {words.nearest}
          </h2>
          <ul className="soonest-list">{nearest.map(row)}</ul>
        </section>
      ) : null}
      {last ? (
        <Button to={soonestAddress({ ...query, after: last.cursor })} wide>
          {words.more}
        </Button>
      ) : null}
    </>
  )
}

/** The first hour of each of the nearest salons, unless the list begins with them anyway. */
function nearestOf(hours: readonly Hour[]): Hour[] {
  const firsts = hours.filter(
    (hour, index) => hours.findIndex(({ salon }) => salon.id === hour.salon.id) === index,
  )
  const nearest = [...firsts]
    .sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))
    .slice(0, NEAREST)
  return nearest.every((hour, index) => hour === hours[index]) ? [] : nearest
}

/** One hour: a link to the booking with salon, services, day and hour filled in. */
function HourRow({
  hour: { salon, distanceKm, travelMinutes, date, hourId, label, freeStylists, price },
  serviceIds,
  today,
}: {
  hour: Hour
  serviceIds: readonly number[]
  today: string
}) {
  const day = date === today ? days.tags.TODAY : `${days.tags.TOMORROW}, ${dayText(date)}`
  const many = freeStylists >= COUNTED ? words.freeMany : words.free
  return (
    <li>
      <Link
        className="soonest-row"
        to={openingPath({ salonId: salon.id, serviceIds, date, hourId })}
        data-track="soonest_take"
      >
        <span className="soonest-row__hour">
          <strong className="num">{hourText(label)}</strong>
          <span className="small muted">{day}</span>
        </span>
        <span className="soonest-row__where">
          <strong>{salon.name}</strong>
          <span className="small muted">
            {distanceKm !== null && travelMinutes !== null
              ? say(words.distance, {
                  distance: kilometresText(distanceKm),
                  minutes: travelMinutes,
                })
              : salon.districtName}
          </span>
          {freeStylists > 0 ? (
            <span className="small muted">{say(many, { n: freeStylists })}</span>
          ) : null}
        </span>
        <span className="soonest-row__take">
          {formatPrice(price, true)}
          <span className="soonest-row__press" aria-hidden="true">
            {words.take}
          </span>
        </span>
      </Link>
    </li>
  )
}
