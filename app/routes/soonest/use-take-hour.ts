import { useNavigate } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { HoldAnswer } from '~/live/live-hours'
import { isPlainPress } from '~/ui/plain-press'
import type { HoldHourInput } from '../../../schema/generated/graphql'
import type { FoundHour } from './hour-row'
import type { SoonestQuery } from './query'

/** A press waits no longer for its hold, in ms: the booking holds the hour as well. */
const TIMEOUT_MS = 2_000

/**
 * Holds an hour when it is pressed, and then opens its booking; `onTaken` gets one that somebody
 * else has taken meanwhile. Returns the cursor of the hour that is being held, and the handler.
 */
export function useTakeHour(query: SoonestQuery, onTaken: (hour: FoundHour) => void) {
  const navigate = useNavigate()
  const [taking, setTaking] = useState<string | null>(null)
  useEffect(() => {
    // Loaded while the list is read, so that the press waits for one request only.
    void loadLive().catch(() => undefined)
  }, [])

  function press(event: MouseEvent<HTMLAnchorElement>, hour: FoundHour, path: string) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    if (taking) return
    setTaking(hour.cursor)
    void hold(requestOf(hour, query)).then((answer) => {
      setTaking(null)
      if (answer?.__typename === 'PlaceTaken') onTaken(hour)
      else navigate(path)
    })
  }
  return { taking, press }
}

const loadLive = () => import('~/live/live-hours')

/** The answer to a hold; null when there is none in time. */
async function hold(input: HoldHourInput): Promise<HoldAnswer | null> {
  const live = await loadLive().catch(() => null)
  return new Promise((resolve) => {
    if (!live) return resolve(null)
    setTimeout(() => resolve(null), TIMEOUT_MS)
    live.holdHours(input, resolve)
  })
}

function requestOf(
  { salon, date, hourId }: FoundHour,
  { serviceIds, people, stylist }: SoonestQuery,
): HoldHourInput {
  const person = { serviceIds, hourId, stylistId: stylist?.id ?? null }
  return { salonId: salon.id, date, people: Array.from({ length: people }, () => person) }
}
