import type { LinksFunction } from '@remix-run/cloudflare'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useRendering } from './rendering'
import theme from './ui/theme/index.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: theme }]

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendering()
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Every page. */
export default function App() {
  return <Outlet />
}
