import { Link, NavLink, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { brand } from '~/brand'
import { say } from '~/messages/say'
import { shell } from '~/messages/vi/shell'
import { IconCalendar, IconExternal, IconMenu, IconPhone } from '~/ui/icons'
import { VisuallyHidden } from '~/ui/hidden'
import { Logo } from '~/ui/logo'
import { Account } from './account'
import { LanguageLink } from './language-link'
import { LookupLink } from './lookup-link'

/** The bar above every page (H-059…H-061, H-068). */
export function Header() {
  return (
    <header className="header on-pine" id="top">
      <div className="page header__line">
        <Link to="/" className="header__logo" aria-label={`${brand.name} – ${shell.home}`}>
          <Logo />
        </Link>
        <nav className="header__wide hide-mobile" aria-label={shell.mainNavigation}>
          <Entries />
        </nav>
        <LookupLink className="header__lookup" track="menu_booking_info">
          <IconCalendar />
          <span className="hide-mobile">{shell.myBooking}</span>
          <span className="hide-desktop">{shell.myBookingShort}</span>
        </LookupLink>
        <Account />
        <Menu />
      </div>
    </header>
  )
}

/** The folded menu of small screens: opens without JavaScript, closes when a page has been chosen. */
function Menu() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [key])
  return (
    <details ref={details} className="header__menu hide-desktop">
      <summary>
        <IconMenu size="l" />
        <VisuallyHidden>{shell.menu}</VisuallyHidden>
      </summary>
      <nav className="header__sheet" aria-label={shell.mainNavigation}>
        <Entries />
        <LookupLink track="menu_booking_info">{shell.myBooking}</LookupLink>
        <LanguageLink />
        <a href={`tel:${brand.hotline.tel}`} data-track="menu_hotline">
          <IconPhone size="s" />
          <span className="num">{say(shell.hotline, { number: brand.hotline.display })}</span>
        </a>
      </nav>
    </details>
  )
}

function Entries() {
  return (
    <>
      <NavLink to="/" end data-track="menu_home">
        {shell.home}
      </NavLink>
      <NavLink to="/system-salon" data-track="menu_salon_system">
        {shell.salons}
      </NavLink>
      <a href={brand.links.franchise} target="_blank" rel="noopener" data-track="menu_franchise">
        {shell.franchise} <VisuallyHidden>{shell.newTab}</VisuallyHidden>
        <IconExternal size="s" />
      </a>
    </>
  )
}
