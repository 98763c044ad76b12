import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { useHydrated } from '~/routes/booking/use-script'
import { Chip } from '~/ui/chip'
import { lazyExtra } from '~/ui/lazy-extra'
import type { FirstFreeHoursQuery } from '../../../schema/generated/graphql'

/** The first free hours of salons. */
export type FreeHours = FirstFreeHoursQuery['firstFreeHours']

const Hours = createContext<FreeHours>(null)
const FreeHoursQuery = lazyExtra(() => import('./free-hours-query'))

/**
 * Asks once for the first free hours of the salons within, of one salon where `salonId` is given:
 * the page may be cached for longer than an hour stays free.
 */
export function WithFreeHours({ salonId, children }: { salonId?: number; children: ReactNode }) {
  const [hours, setHours] = useState<FreeHours>(null)
  return (
    <Hours.Provider value={hours}>
      {children}
      {useHydrated() ? (
        <Suspense>
          <FreeHoursQuery salonId={salonId} onHours={setHours} />
        </Suspense>
      ) : null}
    </Hours.Provider>
  )
}

/** The first hour of today at which a salon is free; nothing where it is not known. */
export function FreeHour({ salonId }: { salonId: number }) {
  const hour = useContext(Hours)?.find((found) => found.salonId === salonId)
  return hour ? (
    <Chip tone="pine">{formatMessage(messages.free, { hour: hourText(hour.label) })}</Chip>
  ) : null
}
