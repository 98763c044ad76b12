import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
} from '@remix-run/react'
import { useEffect, type ReactElement } from 'react'
import { vietnamDay } from '../domain/vietnam-day'
import { language } from '~/messages/vi/language'
import { brand } from './brand'
import { storePrompt } from './install/install-prompt'
import { useDocumentParts } from './document-context'
import { LogInProvider } from './routes/auth/log-in-provider'
import { useHeadingFocus } from './routes/booking/use-script'
import { Broken } from './routes/shell/broken'
import { frameDataOf } from './routes/shell/footer.server'
import { Frame } from './routes/shell/frame'
import sheet from './root.css?url'
import { starter } from './browser/start-after-paint'
import { watchOthers } from './browser/others-changes'
import { whenSeen } from './browser/when-seen'
import { isVisitorKnown } from './routes/personal/use-personal'
import { ToastProvider } from './ui/toast'
import { ui } from '~/messages/vi/ui'
import { leaveWaiting, trackEvent, withTracker } from './tracking/deferred'

/** The faces every page needs at once; the two of figures weigh 1.3 kB each. */
const fonts = ['be-vietnam-pro-400.v1', 'be-vietnam-pro-600.v1', 'figures-400.v1', 'figures-600.v1']

export const links: LinksFunction = () => [
  ...fonts.map((file) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href: `/fonts/${file}.woff2`,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: sheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/**
 * Data of every page: whether it is inside an app, the origin for canonical links, and whether it
 * may start the service worker.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const { cities, hidden } = await frameDataOf(site)
  return {
    isInApp: site.isInApp,
    origin: site.origin,
    hasWorker: site.hasServiceWorker,
    year: vietnamDay(site.now).slice(0, 4),
    cities: site.isInApp ? null : cities,
    hidden,
  }
}

export { brokenMeta as meta } from './routes/shell/broken'

/** Loaded once a visit, so that the in-app mode stays on through it. */
export function shouldRevalidate(): boolean {
  return false
}

/** The document around every page. */
export function Layout({ children }: { children: ReactElement }) {
  const { nonce, jsonLd, reportScript } = useDocumentParts()
  // A page that fails makes the document anew.
  useEffect(() => document.documentElement.classList.add('js'), [])
  return (
    // A script marks it before React comes.
    <html lang={language.code} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Safari would make links of phones before React looks for its texts. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={brand.themeColor} />
        <Meta />
        <Links />
        {/* JSON-LD is data and no script, so the security policy does not apply and it needs no
            nonce. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      </head>
      <body>
        <ToastProvider>
          <LogInProvider>
            <ProgressBar />
            <Frame>{children}</Frame>
          </LogInProvider>
        </ToastProvider>
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: onServer(
              [
                storageFallback + storePrompt + markRestoring + defaultPolicy + starter,
                reportScript,
              ].join(';'),
            ),
          }}
          suppressHydrationWarning
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {/* The last, as it would take what the browser has yet to read for others' elements. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: onServer(watchOthers) }}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}

/** Every page. */
export default function App() {
  const { key, pathname, search } = useLocation()
  // From the first navigation on, Back restores the position of a page that is rendered anew.
  useEffect(() => () => document.documentElement.classList.add(restoresScroll), [key])
  // A list has pages of its own.
  useHeadingFocus(`${pathname} ${new URLSearchParams(search).get('trang') ?? ''}`)
  useTracking()
  useOfflineCard(useLoaderData<typeof loader>().hasWorker, pathname)
  return <Outlet />
}

/** A page that failed keeps header, footer and a link onwards. */
export function ErrorBoundary() {
  return <Broken />
}

/** Inline scripts run before the page's code is there, which therefore does not carry them. */
function onServer(script: string): string {
  return import.meta.env.SSR ? script : ''
}

/** A line at the top of the screen while a page or the answer to a form is on its way. */
function ProgressBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div className="progress-bar" role="progressbar" aria-live="polite" aria-label={ui.loading} />
  )
}

/**
 * Stores the next booking for the time without a network, in browsers that have one: those that are
 * known, and those that hold a manage link. Its code comes after the page; visitors load none.
 */
function useOfflineCard(isOn: boolean, pathname: string): void {
  useEffect(() => {
    if (isOn && (isVisitorKnown() || pathname.startsWith('/lich/')))
      whenSeen(() => {
        import('./offline/start').then(
          ({ storeCard }) => storeCard(pathname),
          () => undefined,
        )
      })
  }, [isOn, pathname])
}

/** Sends every opened page to tracking, and presses on elements with `data-track`. */
function useTracking(): void {
  const { pathname, search } = useLocation()

  useEffect(() => trackEvent({ eventId: '', part: '', pathname, search }), [pathname, search])

  useEffect(() => {
    document.addEventListener('click', trackClick)
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('pagehide', leaveWaiting)
    return () => {
      document.removeEventListener('click', trackClick)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('pagehide', leaveWaiting)
    }
  }, [])
}

function trackClick({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('[data-track]') : null
  if (!pressed) return
  const eventId = pressed.getAttribute('data-track') ?? ''
  // A part of a page may have a name of its own.
  const part = pressed.closest('[data-screen]')?.getAttribute('data-screen') ?? ''
  const { pathname, search } = location
  trackEvent({ eventId, part, pathname, search })
}

function flushWhenHidden(): void {
  if (document.visibilityState === 'hidden') withTracker(({ flush }) => flush())
}

/** On the root element of a document that may scroll to where it was: its height must be final. */
export const restoresScroll = 'restores-scroll'

/** Script source, run before the router's that scrolls: a document with a state is reloaded or come back to. */
export const markRestoring = `history.state&&document.documentElement.classList.add('${restoresScroll}');`

/**
 * The default Trusted Types policy as script source. It allows React 18's empty script element, the
 * empty drawing by which Leaflet knows a browser, text without markup, and two sources of scripts:
 * the captcha and the service worker. It is inlined in HTML, so that `<` is written as \x3c.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>/^\\x3c(script>\\x3c\\/script|svg\\/)>$/.test(h)||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|\\/sw\\.js$)/.test(u)?u:null});`

/**
 * Script source. Where the browser refuses storage, as in a partner's frame or with all cookies
 * blocked, reading `sessionStorage` throws. Remix 2.17.5 reads it unguarded after each list of routes
 * (`fog-of-war.js`), so that a press on a link would end in the error page, and again in its script
 * that restores the scroll position. A store in memory stands in, there only; our own uses of storage
 * catch the refusal. It can go when Remix guards both.
 */
export const storageFallback =
  "try{sessionStorage}catch{const m=new Map;Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,''+v),removeItem:k=>void m.delete(k),clear:()=>m.clear()}})};"
