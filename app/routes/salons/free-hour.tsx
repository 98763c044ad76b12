import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { openingPath } from '~/booking/draft/opening-path'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { useHydrated } from '~/routes/booking/use-script'
import { Chip } from '~/ui/chip'
import { lazyExtra } from '~/ui/lazy-extra'
import type { FirstFreeHoursQuery } from '../../../schema/generated/graphql'

/** The first free hours of salons, for these services. */
export type FreeHours = {
  hours: NonNullable<FirstFreeHoursQuery['firstFreeHours']>
  serviceIds: readonly string[]
} | null

/** The first free hours that the cards within show. */
export const FreeHoursContext = createContext<FreeHours>(null)
const FreeHoursQuery = lazyExtra(() => import('./free-hours-query'))

/**
 * Asks once for the first free hours of the salons within: the page may be cached for longer than
 * an hour stays free.
 */
export function WithFreeHours({ children }: { children: ReactNode }) {
  const [hours, setHours] = useState<FreeHours>(null)
  return (
    <FreeHoursContext.Provider value={hours}>
      {children}
      {useHydrated() ? (
        <Suspense>
          <FreeHoursQuery onHours={setHours} />
        </Suspense>
      ) : null}
    </FreeHoursContext.Provider>
  )
}

/**
 * The first hour of today at which a salon is free, nothing where it is not known; as a link it
 * leads to the booking, where it is chosen.
 */
export function FreeHour({ salonId, isLink }: { salonId: string; isLink?: boolean }) {
  const free = useContext(FreeHoursContext)
  const hour = free?.hours.find((found) => found.salonId === salonId)
  if (!free || !hour) return null
  const { date, hourId } = hour
  const path = openingPath({ salonId, serviceIds: free.serviceIds, date, hourId })
  return (
    <Chip tone="pine" to={isLink ? path : undefined}>
      {formatMessage(messages.free, { hour: hourText(hour.label) })}
    </Chip>
  )
}
