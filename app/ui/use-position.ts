import { useState } from 'react'

/**
 * Asks the browser where the customer stands, only when he presses (B-331). `found` gets
 * `latitude,longitude` with three decimals, about a hundred
 * metres: enough to sort salons, and no more than is needed. `refused` is called when he, or the
 * browser, would rather not say.
 */
export function usePosition(
  found: (point: string) => void,
  refused: () => void,
): { isLocating: boolean; locate: () => void } {
  const [isLocating, setLocating] = useState(false)
  function locate() {
    if (!('geolocation' in navigator)) return refused()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        found(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      () => {
        setLocating(false)
        refused()
      },
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }
  return { isLocating, locate }
}
