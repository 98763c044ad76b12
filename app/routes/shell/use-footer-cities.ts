import { useEffect, useRef, type RefObject } from 'react'
import { trustedHtml } from '~/ui/trusted-html'
import { citySalonsPath } from './city-salons-path'

/**
 * Fetches the salons of a city of the footer when it is opened (H-080…H-087): hundreds of them are
 * on no page before. A city keeps its link to them where they cannot be had.
 */
export function useFooterCities(): RefObject<HTMLElement> {
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = footer.current
    if (!element) return
    const fillOpened = () => element.querySelectorAll('[open] > [data-salons]').forEach(fill)
    // It does not bubble.
    element.addEventListener('toggle', fillOpened, true)
    // One that was opened before the page's JavaScript came.
    fillOpened()
    return () => element.removeEventListener('toggle', fillOpened, true)
  }, [])
  return footer
}

function fill(place: Element): void {
  const city = place.getAttribute('data-salons')!
  place.removeAttribute('data-salons')
  fetch(citySalonsPath(city))
    .then(async (response) => {
      if (response.ok) place.outerHTML = trustedHtml(await response.text())
      else place.setAttribute('data-salons', city)
    })
    // Closing and opening the city requests it again.
    .catch(() => place.setAttribute('data-salons', city))
}
