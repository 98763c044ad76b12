import { useLocation, useRouteLoaderData, Link, NavLink } from '@remix-run/react'
import type { loader } from '~/root'
import type { Elements } from '~/ui/elements'
import { SkipLink, VisuallyHidden } from '~/ui/visually-hidden'
import { Footer } from './footer'
import { LanguageLink } from './language-link'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shell, menu } from '~/messages/vi/shell'
import {
  IconChat,
  IconPhone,
  IconCalendar,
  IconDown,
  IconExternal,
  IconMenu,
  IconUp,
  IconUser,
} from '~/ui/icons'
import { scrollPageTo } from '~/ui/scroll'
import { useEffect, useRef, Suspense } from 'react'
import { ui } from '~/messages/vi/ui'
import { Logo } from '~/ui/logo'
import { LookupLink } from './lookup-link'
import { MenuList } from './menu-list'
import { accountPaths } from '~/routes/account/paths'
import { useLogInLink } from '~/routes/auth/log-in-provider'
import { useHydrated } from '~/routes/booking/use-script'
import { isVisitorKnown, usePersonal } from '~/routes/personal/use-personal'
import { lazyExtra } from '~/ui/lazy-extra'

const UserMenu = lazyExtra(() => import('./user-menu'), AccountLink)

/**
 * The header's last entry: the log-in for logged-out visitors, the way to the account for known
 * ones, and the customer's own menu once the browser has loaded it.
 */
function Account() {
  const own = usePersonal()
  const isScripted = useHydrated()
  const button = <LogInButton />
  // Who they are is on its way: a log-in beside a page that greets them would be wrong.
  if (isScripted && own === undefined && isVisitorKnown()) return <AccountLink />
  const viewer = own?.viewer
  if (!viewer) return button
  if (!viewer.profile) return <AccountLink />
  return (
    <Suspense fallback={button}>
      <UserMenu {...viewer} profile={viewer.profile} />
    </Suspense>
  )
}

/** The way to the account where the menu's code cannot be fetched. */
function AccountLink() {
  return (
    <Link to={accountPaths.profile} className="header__account" data-track="menu_account">
      <IconUser />
      <span className="header__account-name">{shell.account}</span>
    </Link>
  )
}

/** Opens the log-in over the page; without JavaScript it is a page of its own that leads back here. */
function LogInButton() {
  const { pathname, search } = useLocation()
  const { to, onClick } = useLogInLink({ next: pathname + search })
  return (
    // A cached public page was rendered without its query.
    <Link
      to={to}
      className="header__account"
      data-track="menu_log_in"
      onClick={pathname === '/dang-nhap' ? undefined : onClick}
      suppressHydrationWarning
    >
      <IconUser />
      <span className="header__account-name">{shell.logIn}</span>
    </Link>
  )
}

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

/** Pages whose own controls need the place of the mobile contact menu. */
const withoutContact = /^\/vong-quay-may-man(\/|$)/

/**
 * The floating buttons: to the top, the hotline, and on mobile a contact menu with chat and
 * hotline. They float only where the page leaves room at its side, and stand below it otherwise;
 * pages whose main action stands at the bottom have none there (`isHidden`).
 */
function Floating({ pathname, isHidden }: { pathname: string; isHidden: boolean }) {
  const hotline = formatMessage(shell.hotline, { number: brand.hotline.display })
  return (
    <aside
      className={isHidden ? 'floating floating--in-flow' : 'floating'}
      aria-label={shell.contact}
    >
      <ScrollTop />
      <a
        className="float-button floating__hotline hide-mobile"
        href={`tel:${brand.hotline.tel}`}
        aria-label={hotline}
        title={hotline}
        data-track="float_hotline"
      >
        <IconPhone />
      </a>
      {withoutContact.test(pathname) ? null : (
        <details className="floating__contact hide-desktop">
          <summary className="float-button" aria-label={shell.contact}>
            <IconChat />
          </summary>
          <div className="floating__choices">
            <a
              href={brand.links.messenger}
              target="_blank"
              rel="noopener noreferrer"
              data-track="float_messenger"
            >
              <IconChat />
              {shell.chat}
            </a>
            <a href={`tel:${brand.hotline.tel}`} data-track="float_hotline">
              <IconPhone />
              <span>{hotline}</span>
            </a>
          </div>
        </details>
      )}
    </aside>
  )
}

/**
 * A floating link to the top of the page; the style sheet shows it once the page has been scrolled.
 */
function ScrollTop() {
  return (
    <a
      className="float-button scroll-top"
      href="#top"
      aria-label={ui.toTop}
      title={ui.toTop}
      onClick={(event) => {
        event.preventDefault()
        scrollPageTo(0)
      }}
    >
      <IconUp />
    </a>
  )
}

/** Pages that hide the footer on mobile. */
const footerlessOnMobile = new Set(['/booking', '/save-location', '/booking-at-home'])

/** Pages that end with their main action on mobile, without the buttons for contact. */
const withoutFloating = /^\/(som-nhat$|cho(\/|$)|lich\/|salon\/)/

/** The customer's own pages: on mobile their footer leaves out the salons. */
const own = /^\/(cho|lich|tai-khoan|lich-su|thanh-vien|gioi-thieu|uu-dai|dang-nhap|booking\/)/

/** Header, page, footer and floating buttons; in the in-app mode only the page. */
export function Frame({ children }: { children: Elements }) {
  const { pathname } = useLocation()
  const {
    isInApp = false,
    cities = null,
    year = '',
  } = useRouteLoaderData<typeof loader>('root') ?? {}
  if (isInApp) return children
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <footer className={`footer on-pine ${footerKind(pathname)}`}>
        <Footer cities={cities} year={year} />
        <p className="page footer__language">
          <LanguageLink />
        </p>
      </footer>
      <Floating
        pathname={pathname}
        isHidden={footerlessOnMobile.has(pathname) || withoutFloating.test(pathname)}
      />
    </>
  )
}

function footerKind(pathname: string): string {
  if (footerlessOnMobile.has(pathname)) return 'hide-mobile'
  return own.test(pathname) ? 'footer--short' : ''
}
