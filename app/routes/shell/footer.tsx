import { openingPath } from '~/booking/draft/opening-path'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell } from '~/messages/vi/shell'
import { IconClock, IconPhone } from '~/ui/icons'
import { Logo } from '~/ui/logo'
import { salonPath } from '../salons/salon-path'
import type { MenuGroup } from './menu'
import { MenuList } from './menu-list'
import type { FooterCity } from './footer-cities'

/** The inside of the footer (H-080…H-090). It is rendered on the server only, hence plain links. */
export function Footer({
  cities,
  year,
  menu = [],
}: {
  cities: FooterCity[] | null
  year: number
  menu?: readonly MenuGroup[]
}) {
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
      {menu.length > 0 ? (
        <nav className="menu footer__menu" aria-label={shell.menu}>
          <MenuList groups={menu} />
        </nav>
      ) : null}
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

function Cities({ cities }: { cities: FooterCity[] }) {
  return (
    <div className="footer__cities">
      {cities.map((city) => (
        <details key={city.id} className="footer__city" name="footer-city">
          <summary>
            <span>{city.name}</span>{' '}
            <span className="footer__count small">
              {formatMessage(shell.salonCount, { n: city.salons.length })}
            </span>
          </summary>
          <a className="footer__all" href={`/system-salon#tinh-${city.id}`} data-salons={city.id}>
            {formatMessage(shell.salonsOf, { city: city.name })}
          </a>
        </details>
      ))}
    </div>
  )
}

/** The salons of a city, as they take the place of its link (H-083…H-087). */
export function CitySalons({ salons }: Pick<FooterCity, 'salons'>) {
  return (
    <ul>
      {salons.map((salon) => (
        <FooterSalon key={salon.id} salon={salon} />
      ))}
    </ul>
  )
}

// No icons: the address above each link is its context.
function FooterSalon({ salon }: { salon: FooterCity['salons'][number] }) {
  return (
    <li>
      <p>
        <a href={salonPath(salon)}>{salon.addressNew}</a>
      </p>
      <p className="footer__actions small">
        <a href={openingPath({ salonId: salon.id })}>{shell.bookNow}</a>
        <a href={`tel:${salon.phone}`}>{shell.call}</a>
        {salon.mapUrl ? (
          <a href={salon.mapUrl} target="_blank" rel="noopener">
            {shell.directions}
          </a>
        ) : (
          <span>{shell.noMap}</span>
        )}
      </p>
    </li>
  )
}
