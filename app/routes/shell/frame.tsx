import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'
import { useRendering } from '~/server-rendering'
import type { Elements } from '~/ui/elements'
import { SkipLink } from '~/ui/visually-hidden'
import { Floating } from './floating'
import { Header } from './header'
import { LanguageLink } from './language-link'
import { useFooterCities } from './use-footer-cities'

/** Pages that hide the footer on mobile (H-075…H-078). */
const footerlessOnMobile = new Set(['/booking', '/save-location', '/booking-at-home'])

/** Pages that end with their main action on mobile, without the buttons for contact. */
const withoutFloating = /^\/(som-nhat$|lich\/)/

/** The customer's own pages: on mobile their footer leaves out the menu and all salons. */
const own = /^\/(tai-khoan|lich-su|thanh-vien|gioi-thieu|uu-dai|dang-nhap|booking\/)/

/** Header, page, footer and floating buttons; in the in-app mode only the page (H-074). */
export function Frame({ children }: { children: Elements }) {
  const { pathname } = useLocation()
  const isInApp = useRouteLoaderData<typeof loader>('root')?.isInApp ?? false
  const { footerHtml = '' } = useRendering()
  const footer = useFooterCities()
  if (isInApp) return children
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <footer ref={footer} className={`footer on-pine ${footerKind(pathname)}`}>
        <div
          // Only the server renders the HTML; the browser keeps the server's.
          dangerouslySetInnerHTML={{ __html: footerHtml }}
          suppressHydrationWarning
        />
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
