import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Unfolds the city that the address names, `#tinh-62`: a link inside the site does not do it by itself. */
export function useUnfold(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null
    const folded = named?.closest('details')
    if (!folded) return
    folded.open = true
    folded.scrollIntoView()
  }, [hash, key])
}
