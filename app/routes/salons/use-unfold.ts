import { useLocation } from '@remix-run/react'
import { useEffect, useLayoutEffect } from 'react'

/** React warns of a layout effect on the server, where there is no layout. */
const useBeforeScroll = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Unfolds the city that the address names, `#tinh-62`: a link inside the site does not do it by
 * itself. Before the router scrolls to that city, or on the way back to where the page was.
 */
export function useUnfold(): void {
  const { hash, key } = useLocation()
  useBeforeScroll(() => {
    const folded = hash ? document.getElementById(hash.slice(1))?.closest('details') : null
    if (folded) folded.open = true
  }, [hash, key])
}
