import { useEffect, useRef, useState } from 'react'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { trustedHtml } from '~/ui/trusted-html'
import type { CityOfFooter } from './footer-cities'
import { citySalonsPath } from './city-salons-path'

/**
 * A city of the footer. Its salons are fetched when it is opened: hundreds of them are on no page
 * before. It keeps its link to them where they cannot be had.
 */
export function FooterCityFold({ city: { id, name, count } }: { city: CityOfFooter }) {
  const [html, setHtml] = useState<string | null>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const isAsked = useRef(false)

  function load() {
    if (!fold.current?.open || isAsked.current) return
    isAsked.current = true
    fetch(citySalonsPath(id))
      .then(async (response) => {
        if (!response.ok) throw new Error(`salons of the footer: ${response.status}`)
        setHtml(trustedHtml(await response.text()))
      })
      // Closing and opening the city requests it again.
      .catch(() => (isAsked.current = false))
  }
  // One that was opened before the page's JavaScript came.
  useEffect(load, [id])

  return (
    <details ref={fold} className="footer__city" name="footer-city" onToggle={load}>
      <summary>
        <span>{name}</span>{' '}
        <span className="footer__count small">{formatMessage(shell.salonCount, { n: count })}</span>
      </summary>
      {html === null ? (
        <a className="footer__all" href={`/system-salon#tinh-${id}`} data-salons={id}>
          {formatMessage(shell.salonsOf, { city: name })}
        </a>
      ) : (
        <div dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </details>
  )
}
