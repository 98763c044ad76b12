import { useEffect, useState } from 'react'
import { openingPath } from '~/booking/draft/opening-path'
import { kilometresText } from '~/booking/salons/distance'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { logClientError } from '~/browser/log-client-error'
import { formatMessage } from '~/messages/format-message'
import { soonest as words } from '~/messages/vi/soonest'
import type { NearbyHours as Nearby } from '~/routes/personal/soonest'
import { soonestAddress } from '~/routes/soonest/query'
import { Button } from '~/ui/button'

/**
 * The soonest hours around a customer's usual salon, each one press away from his booking; nothing
 * when there are none.
 */
export function NearbyHours() {
  const nearby = useNearby()
  if (!nearby) return null
  const { hours, serviceIds, near } = nearby
  return (
    <section className="rebook" aria-labelledby="nearby-title">
      <h3 id="nearby-title" className="rebook__title">
        {words.nearbyTitle}
      </h3>
      {hours.map(({ salon, date, hourId, label, distanceKm, cursor }) => (
        <Button
          key={cursor}
          wide
          to={openingPath({ salonId: salon.id, serviceIds, date, hourId })}
          data-track="home_soonest"
        >
          {formatMessage(distanceKm ? words.nearbyAt : words.nearby, {
            hour: hourText(label),
            day: dayText(date),
            salon: salon.name,
            distance: kilometresText(distanceKm ?? 0),
          })}
        </Button>
      ))}
      <Button kind="plain" to={soonestAddress({ near, serviceIds })} data-track="home_soonest_all">
        {words.more}
      </Button>
    </section>
  )
}

/** The hours; null while they are on their way, or when there are none. */
function useNearby(): Nearby {
  const [nearby, setNearby] = useState<Nearby>(null)
  useEffect(() => {
    let isOld = false
    void fetch('/personal/soonest')
      .then((response) => response.json() as Promise<Nearby>)
      .then((found) => {
        if (!isOld) setNearby(found)
      })
      .catch(logClientError)
    return () => {
      isOld = true
    }
  }, [])
  return nearby
}
