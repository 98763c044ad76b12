import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'
import type { Elements } from '~/ui/elements'
import { SkipLink } from '~/ui/visually-hidden'
import { Floating } from './floating'
import { Footer } from './footer'
import { Header } from './header'
import { LanguageLink } from './language-link'

/** Pages that hide the footer on mobile. */
const footerlessOnMobile = new Set(['/booking', '/save-location', '/booking-at-home'])

/** Pages that end with their main action on mobile, without the buttons for contact. */
const withoutFloating = /^\/(som-nhat$|lich\/)/

/** The customer's own pages: on mobile their footer leaves out the menu and all salons. */
const own = /^\/(tai-khoan|lich-su|thanh-vien|gioi-thieu|uu-dai|dang-nhap|booking\/)/

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
