import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { IconClock, IconPhone } from '~/ui/icons'
import { Logo } from '~/ui/logo'
import { MenuList } from './menu-list'
import type { CityOfFooter } from './footer.server'
import { useEffect, useRef, useState } from 'react'
import { trustedHtml } from '~/ui/trusted-html'

/** The inside of the footer. */
export function Footer({ cities, year }: { cities: readonly CityOfFooter[] | null; year: string }) {
  return (
    <div className="page footer__inside">
      <div className="footer__brand">
        <Logo />
        <p>{brand.tagline}</p>
      </div>
      <HotlineAndHours />
      <nav className="footer__policies" aria-label={shell.footerNavigation}>
        <h2 className="footer__title">{shell.policies}</h2>
        <a href="/chinh-sach-bao-mat">{shell.privacy}</a>
        <a href="/dieu-kien-giao-dich-chung">{shell.terms}</a>
        <a href={brand.links.franchise} target="_blank" rel="noopener">
          {shell.franchise}
        </a>
      </nav>
      <nav className="menu footer__menu" aria-label={shell.menu}>
        <MenuList />
      </nav>
      <section className="footer__salons" aria-labelledby="footer-salons">
        <h2 className="footer__title" id="footer-salons">
          {shell.footerSalons}
        </h2>
        {cities ? (
          <details className="footer__fold">
            <summary>{formatMessage(shell.footerCities, { n: cities.length })}</summary>
            <Cities cities={cities} />
          </details>
        ) : (
          <p>{shell.salonsUnavailable}</p>
        )}
      </section>
      <p className="footer__rights small">
        {formatMessage(shell.rights, { year, brand: brand.name, tagline: brand.tagline })}
      </p>
    </div>
  )
}

function HotlineAndHours() {
  return (
    <div className="footer__contact">
      <div>
        <h2 className="footer__title">{shell.hotlineTitle}</h2>
        <p>
          <a className="footer__hotline" href={`tel:${brand.hotline.tel}`}>
            <IconPhone />
            {brand.hotline.display}
          </a>
        </p>
        <p className="small">({brand.hotline.note})</p>
      </div>
      <div>
        <h2 className="footer__title">{shell.hoursTitle}</h2>
        <p className="footer__hours">
          <IconClock />
          {brand.hours.text}
        </p>
      </div>
    </div>
  )
}

function Cities({ cities }: { cities: readonly CityOfFooter[] }) {
  return (
    <div className="footer__cities">
      {cities.map((city) => (
        <FooterCityFold key={city.id} city={city} />
      ))}
    </div>
  )
}

/**
 * A city of the footer. Its salons are fetched when it is opened: hundreds of them are on no page
 * before. It keeps its link to them where they cannot be had.
 */
function FooterCityFold({ city: { id, name, count } }: { city: CityOfFooter }) {
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

/** The path that serves the salons of a city of the footer. */
function citySalonsPath(cityId: string): string {
  return `/system-salon/tinh/${cityId}`
}
