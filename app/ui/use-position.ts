import { useState } from 'react'

/**
 * Requests the customer's position from the browser, only after a press (B-331). `found` gets
 * `latitude,longitude` with three decimals, about a hundred metres: enough to sort salons.
 * `refused` is called when the customer or the browser refuses. Neither is called once he has gone
 * on to another address.
 */
export function usePosition(
  found: (point: string) => void,
  refused: () => void,
): { isLocating: boolean; locate: () => void } {
  const [isLocating, setLocating] = useState(false)
  function locate() {
    if (!('geolocation' in navigator)) return refused()
    setLocating(true)
    const from = location.href
    const end = (then: () => void) => {
      setLocating(false)
      if (location.href === from) then()
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        end(() => found(`${latitude.toFixed(3)},${longitude.toFixed(3)}`)),
      () => end(refused),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }
  return { isLocating, locate }
}
