import { useQuery } from 'urql'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { soonest as messages } from '~/messages/vi/soonest'
import { byId } from '~/persisted-document'
import { soonestAddress } from '~/routes/soonest/query'
import { Button } from '~/ui/button'
import { hasPlace } from '../../../domain/distance'
import { SoonestHoursDocument } from '../../../schema/generated/graphql'
import type { Proposal } from './rebook-paths'

const query = byId(SoonestHoursDocument)

/** Hours that Home shows. */
const SHOWN = 3

/**
 * The soonest hours around a customer's usual salon, each one press away from their booking;
 * nothing when there are none.
 */
export function NearbyHours({ salon, services }: Proposal) {
  const near = hasPlace(salon) ? { latitude: salon.latitude, longitude: salon.longitude } : null
  const serviceIds = services.map(({ id }) => id)
  const [{ data }] = useQuery({
    query,
    pause: near === null,
    variables: { serviceIds, ...near, provinceId: null, after: null, first: SHOWN },
  })
  const hours = data?.soonest?.hours ?? []
  if (near === null || hours.length === 0) return null
  return (
    <section className="rebook" aria-labelledby="nearby-title">
      <h3 id="nearby-title" className="rebook__title">
        {messages.nearbyTitle}
      </h3>
      {hours.map(({ salon: at, date, hourId, label, distanceKm, cursor }) => (
        <Button
          key={cursor}
          wide
          to={openingPath({ salonId: at.id, serviceIds, date, hourId })}
          data-track="home_soonest"
        >
          {formatMessage(distanceKm ? messages.nearbyAt : messages.nearby, {
            hour: hourText(label),
            day: dayText(date),
            salon: at.name,
            distance: kilometresText(distanceKm ?? 0),
          })}
        </Button>
      ))}
      <Button kind="plain" to={soonestAddress({ near, serviceIds })} data-track="home_soonest_all">
        {messages.more}
      </Button>
    </section>
  )
}
