import { useState } from 'react'
import { Link } from '@remix-run/react'
import { useQuery } from 'urql'
import { openingPath } from '~/booking/draft/opening-path'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { byId } from '~/persisted-document'
import { Button } from '~/ui/button'
import { Carousel } from '~/ui/carousel'
import { EmptyState } from '~/ui/empty-state'
import { hourSlides } from '~/ui/slides'
import { UrqlProvider } from '~/urql/provider'
import { SalonHoursDocument } from '../../../schema/generated/graphql'
import { soonestAddress } from '../soonest/query'

const query = byId(SalonHoursDocument)

/** `dates` are the salon's next open days, the service what most come for. */
export type FreeRowProps = { salonId: string; dates: readonly string[]; serviceId: string }

/** The free hours of a salon's first day that has any, each one press away from its booking. */
export default function FreeRow(props: FreeRowProps) {
  return (
    <UrqlProvider>
      <Hours {...props} />
    </UrqlProvider>
  )
}

function Hours({ salonId, dates, serviceId }: FreeRowProps) {
  const [day, setDay] = useState(0)
  const date = dates[day]!
  const serviceIds = [serviceId]
  const [{ data, error, fetching, stale }] = useQuery({
    query,
    variables: { salonId, input: { date, serviceIds } },
  })
  const isComing = fetching || stale
  const groups = freeGroups(data?.salon?.hours?.groups ?? [])
  const [first] = groups.flatMap(({ hours }) => hours)
  const isLast = day === dates.length - 1
  // A full day gives way to the next.
  if (data && !isComing && !first && !isLast) setDay(day + 1)
  if (!first) {
    if (isComing || (data && !isLast)) return null
    return (
      <EmptyState
        title={error || !data?.salon?.hours ? messages.freeFailed : messages.freeNone}
        action={
          <Button to={soonestAddress({ salonId, serviceIds })} data-track="salon_soonest">
            {messages.freeNear}
          </Button>
        }
      />
    )
  }
  const pathOf = (hourId: string) => openingPath({ salonId, serviceIds, date, hourId })
  return (
    <>
      <h2 className="h3">{formatMessage(messages.freeTitle, { day: dayText(date) })}</h2>
      <Button wide to={pathOf(first.id)} data-track="salon_book_hour">
        {formatMessage(messages.earliest, { hour: hourText(first.label) })}
      </Button>
      {groups.map(({ name, hours }) => (
        <div key={name} className="salon-free__part">
          <h3 className="small muted">
            {formatMessage(messages.hoursFree, { part: name, n: hours.length })}
          </h3>
          <Carousel label={formatMessage(messages.freeIn, { part: name })} {...hourSlides}>
            {hours.map(({ id, label }) => (
              <Link
                key={id}
                to={pathOf(id)}
                className="salon-free__hour num"
                data-track="salon_book_hour"
              >
                {hourText(label)}
              </Link>
            ))}
          </Carousel>
        </div>
      ))}
    </>
  )
}

type HoursPart = { name: string; hours: readonly { id: string; label: string; isFree: boolean }[] }

/** The parts of a day that have free hours, with those alone. */
export function freeGroups(parts: readonly HoursPart[]): HoursPart[] {
  return parts
    .map(({ name, hours }) => ({ name, hours: hours.filter(({ isFree }) => isFree) }))
    .filter(({ hours }) => hours.length > 0)
}
