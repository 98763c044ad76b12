import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { HoldResult } from '~/live/live-hours'
import { isPlainPress } from '~/ui/plain-press'
import type { HoldHourInput } from '../../../schema/generated/graphql'
import type { FoundHour } from './hour-row'
import type { SoonestQuery } from './query'

/** A press waits no longer for its hold, in ms: the booking holds the hour as well. */
const TIMEOUT_MS = 2_000

/**
 * Holds an hour when it is pressed, and then opens its booking; `onTaken` gets one that somebody
 * else has taken meanwhile. Returns the cursor of the hour that is being held, and the handler. When
 * the visitor goes elsewhere first, the booking is not opened and the hour is released.
 */
export function useTakeHour(query: SoonestQuery, onTaken: (hour: FoundHour) => void) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [taking, setTaking] = useState<string | null>(null)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => {
    // Loaded while the list is read, so that the press waits for one request only.
    void loadLive().catch(() => undefined)
  }, [])
  useEffect(
    () => () => {
      waiting.current?.abort()
      waiting.current = null
      setTaking(null)
    },
    [isLeaving],
  )

  function press(event: MouseEvent<HTMLAnchorElement>, hour: FoundHour, path: string) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    if (taking) return
    const own = new AbortController()
    waiting.current = own
    setTaking(hour.cursor)
    void hold(requestOf(hour, query), own.signal).then((response) => {
      if (own.signal.aborted) return
      waiting.current = null
      setTaking(null)
      if (response?.__typename === 'PlaceTaken') onTaken(hour)
      else navigate(path)
    })
  }
  return { taking, press }
}

const loadLive = () => import('~/live/live-hours')

/** The response to a hold; null when there is none in time. Aborting releases the hour. */
async function hold(input: HoldHourInput, signal: AbortSignal): Promise<HoldResult | null> {
  const live = await loadLive().catch(() => null)
  return new Promise((resolve) => {
    if (!live || signal.aborted) return resolve(null)
    setTimeout(() => resolve(null), TIMEOUT_MS)
    live.holdHours(input, resolve)
    signal.addEventListener('abort', () => live.holdHours(null, () => undefined))
  })
}

function requestOf(
  { salon, date, hourId }: FoundHour,
  { serviceIds, people, stylist }: SoonestQuery,
): HoldHourInput {
  const person = { serviceIds, hourId, stylistId: stylist?.id ?? null }
  return { salonId: salon.id, date, people: Array.from({ length: people }, () => person) }
}
