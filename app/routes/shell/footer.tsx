import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { IconClock, IconPhone } from '~/ui/icons'
import { Logo } from '~/ui/logo'
import { MenuList } from './menu-list'
import { FooterCityFold } from './footer-city'
import type { CityOfFooter } from './footer-cities'

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
        {cities ? <Cities cities={cities} /> : <p>{shell.salonsUnavailable}</p>}
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
