import { openingPath } from '~/booking/draft/opening-path'
import { brand } from '~/brand'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as words } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { IconRoute } from '~/ui/icons'
import { BOOKABLE_DAYS } from '../../../domain/bookable-days'
import type { SalonPageQuery } from '../../../schema/generated/graphql'

/** A salon as its own page shows it. */
export type SalonOfPage = NonNullable<SalonPageQuery['salon']>
/** Its next days. */
export type OpeningDays = NonNullable<SalonPageQuery['openingDays']>

/** Where it is, how to get there and where to leave the car. */
export function SalonAddress({ salon }: { salon: SalonOfPage }) {
  return (
    <dl className="salon-facts">
      <div>
        <dt>{words.address}</dt>
        <dd>
          <span>{salon.addressNew}</span>{' '}
          {salon.addressNote ? <span className="muted">{`(${salon.addressNote})`}</span> : null}
          {salon.mapUrl ? (
            <Button
              size="s"
              kind="plain"
              href={salon.mapUrl}
              external
              icon={<IconRoute size="s" />}
              aria-label={formatMessage(words.directionsTo, { place: salon.addressNew })}
              data-track="salon_directions"
            >
              {words.directions}
            </Button>
          ) : (
            <span className="small muted">{words.noMap}</span>
          )}
        </dd>
      </div>
      {salon.address && salon.address !== salon.addressNew ? (
        <div>
          <dt>{words.oldAddress}</dt>
          <dd>{salon.address}</dd>
        </div>
      ) : null}
      <div>
        <dt>{words.parkingTitle}</dt>
        <dd>
          <span>{salon.hasParking ? words.parking : words.noParking}</span>
          {salon.parkingMapUrl ? (
            <Button
              size="s"
              kind="plain"
              href={salon.parkingMapUrl}
              external
              icon={<IconRoute size="s" />}
              data-track="salon_parking"
            >
              {words.parkingMap}
            </Button>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>{words.phone}</dt>
        <dd>
          <a href={`tel:${salon.phone}`} data-track="salon_call">
            {salon.phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}

/** When it serves in the next days; the first ones that it serves on lead to a booking. */
export function OpeningHours({
  salon,
  days,
  knownMessage,
}: {
  salon: SalonOfPage
  days: OpeningDays | null
  /** What the page says already; a day does not repeat it. */
  knownMessage?: string
}) {
  if (!days)
    return <ErrorNote>{formatMessage(words.hoursFailed, { hours: brand.hours.text })}</ErrorNote>
  const bookable = days.slice(0, BOOKABLE_DAYS).filter((day) => day.isOpen)
  return (
    <>
      <ul className="salon-days">
        {days.map((day, at) => (
          <li key={day.date} className={day.isOpen ? undefined : 'salon-days__closed'}>
            <span>{at === 0 ? words.today : dayText(day.date)}</span>
            <span className="num">
              {day.isOpen
                ? formatMessage(words.hoursOf, {
                    from: clock(day.opensAt),
                    to: clock(day.closesAt),
                  })
                : words.closedDay}
            </span>
            {day.message && day.message !== knownMessage ? (
              <span className="small muted salon-days__why">{day.message}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="small muted">{words.holidays}</p>
      {salon.isOpen ? (
        <div className="row">
          {bookable.map((day) => (
            <Button
              key={day.date}
              size="s"
              to={openingPath({ salonId: salon.id, date: day.date })}
              data-track="salon_book_day"
            >
              {formatMessage(words.bookDay, { day: dayText(day.date) })}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** Minutes after midnight as `8h30`. */
function clock(minutes: number): string {
  return hourText(
    `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`,
  )
}
