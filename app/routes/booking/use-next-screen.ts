import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { prepareScreen } from './screens'

/** Fetches the code of the next screen while its data is on the way, instead of after it. */
export function useNextScreen(): void {
  const { location } = useNavigation()
  const search = location?.pathname === '/booking' ? location.search : null
  useEffect(() => {
    // Some browsers remember that a file could not be had.
    if (search !== null && navigator.onLine) void prepareScreen(new URLSearchParams(search))
  }, [search])
}
