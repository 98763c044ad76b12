import { useState } from 'react'
import { useAfterPress } from './use-after-press'

/**
 * Ms after which no position counts as a failure. The browser's own limit runs from the permission
 * on, so a question that stays open, or that the browser never shows, would be waited for without
 * end.
 */
const POSITION_TIMEOUT_MS = 15_000

/** The position, or null and whether it was denied; the address of the page that requested it. */
type Answer = { point: string | null; isDenied: boolean; from: string }

/**
 * Requests the customer's position from the browser, only after a press. `found` gets
 * `latitude,longitude` with three decimals, about a hundred metres: enough to sort salons.
 * `refused` is called once, when it is denied or does not come; a permission after that still
 * counts. Neither is called once the customer is on the way to another address.
 */
export function usePosition(
  found: (point: string) => void,
  refused: (isDenied: boolean) => void,
): { isLocating: boolean; locate: () => void } {
  const [isLocating, setLocating] = useState(false)
  const answer = useAfterPress(({ point, isDenied, from }: Answer, { state }) => {
    setLocating(false)
    if (state !== 'idle' || location.href !== from) return
    if (point === null) refused(isDenied)
    else found(point)
  })
  function locate() {
    const from = location.href
    setLocating(true)
    requestPosition((point, isDenied) => answer({ point, isDenied, from }))
  }
  return { isLocating, locate }
}

/** Requests the position; null where there is none, with whether it was denied. */
export function requestPosition(answer: (point: string | null, isDenied: boolean) => void): void {
  let isRefused = false
  const act = (point: string | null, isDenied = false) => {
    clearTimeout(timer)
    if (isRefused && point === null) return
    isRefused = point === null
    answer(point, isDenied)
  }
  const timer = setTimeout(() => act(null), POSITION_TIMEOUT_MS)
  if (!('geolocation' in navigator)) return act(null)
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        act(`${latitude.toFixed(3)},${longitude.toFixed(3)}`),
      ({ code, PERMISSION_DENIED }) => act(null, code === PERMISSION_DENIED),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  } catch {
    act(null)
  }
}
