import { Link, NavLink, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { menu } from '~/messages/vi/menu'
import { shell } from '~/messages/vi/shell'
import { IconCalendar, IconDown, IconExternal, IconMenu, IconPhone } from '~/ui/icons'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Logo } from '~/ui/logo'
import { Account } from './account'
import { LanguageLink } from './language-link'
import { LookupLink } from './lookup-link'
import { MenuList } from './menu-list'

/**
 * The bar above every page. Its menu opens without JavaScript; with it it closes on Escape and when
 * a page has been chosen.
 */
export function Header() {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => closeMenus(header.current, key), [key])
  useEffect(() => {
    const element = header.current
    element?.addEventListener('keydown', closeOnEscape)
    return () => element?.removeEventListener('keydown', closeOnEscape)
  }, [])

  return (
    <header ref={header} className="header on-pine" id="top">
      <div className="page header__line">
        <Link to="/" className="header__logo" aria-label={`${brand.name} – ${shell.home}`}>
          <Logo />
        </Link>
        <nav className="header__wide hide-mobile" aria-label={shell.mainNavigation}>
          <Entries />
        </nav>
        <LookupLink className="header__lookup" track="menu_booking_info">
          <IconCalendar />
          <span className="header__lookup-long">{shell.myBooking}</span>
          <span className="header__lookup-short">{shell.myBookingShort}</span>
        </LookupLink>
        <Account />
        <Menu />
      </div>
    </header>
  )
}

/** Escape closes the open menu around the focus, that of the logged-in customer too. */
function closeOnEscape({ key, target }: KeyboardEvent): void {
  const menu =
    key === 'Escape' && target instanceof Element
      ? target.closest<HTMLDetailsElement>('details[open]')
      : null
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** One that was opened before the page's JavaScript came stays open. */
function closeMenus(header: HTMLElement | null, key: string): void {
  if (key === 'default') return
  for (const menu of header?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open')
}

/** The folded menu: all entries on small screens, on wide ones those that the bar has no room for. */
function Menu() {
  return (
    <details className="header__menu">
      <summary>
        <span className="header__more hide-mobile">
          {menu.more}
          <IconDown size="s" />
        </span>
        <span className="hide-desktop">
          <IconMenu size="l" />
          <VisuallyHidden>{shell.menu}</VisuallyHidden>
        </span>
      </summary>
      <nav className="header__sheet" aria-label={shell.foldedNavigation}>
        <div className="header__sheet-part hide-desktop">
          <Entries />
          <LookupLink track="menu_booking_info">{shell.myBooking}</LookupLink>
        </div>
        <div className="menu header__sheet-more">
          <MenuList />
        </div>
        <div className="header__sheet-part hide-desktop">
          <LanguageLink />
          <a href={`tel:${brand.hotline.tel}`} data-track="menu_hotline">
            <IconPhone size="s" />
            {formatMessage(shell.hotline, { number: brand.hotline.display })}
          </a>
        </div>
      </nav>
    </details>
  )
}

/** No class where the router would write `active`, by which nothing is styled; `aria-current` stays. */
const noClass = () => undefined

function Entries() {
  return (
    <>
      <NavLink to="/" end className={noClass} data-track="menu_home">
        {shell.home}
      </NavLink>
      <NavLink to="/system-salon" className={noClass} data-track="menu_salon_system">
        {shell.salons}
      </NavLink>
      <NavLink to="/dich-vu" className="header__roomy" data-track="menu_service">
        {menu.serviceShort}
      </NavLink>
      <NavLink to="/cua-hang" className="header__roomy" data-track="menu_store">
        {menu.store}
      </NavLink>
      <a href={brand.links.franchise} target="_blank" rel="noopener" data-track="menu_franchise">
        {shell.franchise} <VisuallyHidden>{shell.newTab}</VisuallyHidden>
        <IconExternal size="s" />
      </a>
    </>
  )
}
