import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '~/brand'
import { offline as messages } from '~/messages/vi/offline'
import { language } from '~/messages/vi/language'
import { isStoringOff } from '~/offline/off-cookie'
import fonts from '~/ui/theme/fonts.css?inline'
import tokens from '~/ui/theme/tokens.css?inline'
import { Switch } from './card'
import own from './offline.css?inline'

const style = fonts + tokens + own

/**
 * Renders a page whose only other file is the font, which browsers have cached since any earlier
 * page, so that a device can store it whole. It has no script, and its only style is allowed by its
 * hash. `seconds` is how long it may be stored; 0 for a page without a card.
 */
export async function offlineResponse(
  content: { title: string; body: ReactElement },
  { status = 200, seconds = 0 }: { status?: number; seconds?: number } = {},
): Promise<Response> {
  const html = renderToStaticMarkup(<Document {...content} />)
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${await styleHash()}'`,
        "font-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      // Its address may contain a manage token: send it to no other site.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      ...(seconds > 0 ? { 'x-card-seconds': String(seconds) } : {}),
    },
  })
}

/** Whether this browser's owner wants nothing stored, as the switch of /offline remembers. */
export function isOff(request: Request): boolean {
  return isStoringOff(request.headers.get('cookie') ?? '')
}

/** Says that nothing is stored. A worker that asks for a card deletes the one it has. */
export function offResponse(): Promise<Response> {
  return offlineResponse({
    title: messages.offTitle,
    body: (
      <>
        <h1>{messages.offTitle}</h1>
        <p>{messages.offText}</p>
        <Switch isOn={false} />
      </>
    ),
  })
}

function Document({ title, body }: { title: string; body: ReactElement }) {
  return (
    <html lang={language.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content={brand.themeColor} />
        <title>{`${title} – ${brand.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main id="main">
          {body}
          <p>
            <a href="/">{messages.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}

let hash: Promise<string> | undefined

function styleHash(): Promise<string> {
  hash ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(style))
    .then((bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))))
  return hash
}
