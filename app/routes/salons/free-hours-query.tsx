import { useEffect } from 'react'
import { useQuery } from 'urql'
import { byId } from '~/persisted-document'
import { UrqlProvider } from '~/urql/provider'
import { FirstFreeHoursDocument, SoonestMenuDocument } from '../../../schema/generated/graphql'
import { bookableServices } from '../../../domain/bookable-services'
import type { FreeHours } from './free-hour'

const menuQuery = byId(SoonestMenuDocument)
const hoursQuery = byId(FirstFreeHoursDocument)

type Queried = { onHours: (hours: FreeHours) => void }

/** Asks for the first free hours of salons, for what most come for. */
export default function FreeHoursQuery(queried: Queried) {
  return (
    <UrqlProvider>
      <QueryTwice {...queried} />
    </UrqlProvider>
  )
}

function QueryTwice({ onHours }: Queried) {
  const [menu] = useQuery({ query: menuQuery, requestPolicy: 'cache-first' })
  const [service] = bookableServices(menu.data?.serviceMenu ?? null)
  const serviceId = service?.id
  const [{ data }] = useQuery({
    query: hoursQuery,
    variables: { serviceIds: serviceId ? [serviceId] : [] },
    pause: !service,
  })
  useEffect(() => {
    const hours = data?.firstFreeHours
    if (hours && serviceId) onHours({ hours, serviceIds: [serviceId] })
  }, [data, serviceId, onHours])
  return null
}
