import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { hourText } from '~/booking/time/vietnam-day'
import { logClientError } from '~/browser/log-client-error'
import { formatMessage } from '~/messages/format-message'
import { salons as words } from '~/messages/vi/salons'
import { Chip } from '~/ui/chip'
import type { FreeHours } from './free-hours'

const Hours = createContext<FreeHours>({})

/** Reads once the first free hours of the salons within, of one salon where `salonId` is given. */
export function WithFreeHours({ salonId, children }: { salonId?: number; children: ReactNode }) {
  const [hours, setHours] = useState<FreeHours>({})
  useEffect(() => {
    let isOld = false
    const query = salonId ? `?salon=${salonId}` : ''
    void fetch(`/system-salon/gio-trong${query}`)
      .then((response) => response.json() as Promise<FreeHours>)
      .then((found) => {
        if (!isOld) setHours(found)
      })
      .catch(logClientError)
    return () => {
      isOld = true
    }
  }, [salonId])
  return <Hours.Provider value={hours}>{children}</Hours.Provider>
}

/** The first hour of today at which a salon is free; nothing where it is not known. */
export function FreeHour({ salonId }: { salonId: number }) {
  const label = useContext(Hours)[salonId]
  return label ? (
    <Chip tone="pine">{formatMessage(words.free, { hour: hourText(label) })}</Chip>
  ) : null
}
