import type { AppLoadContext, EntryContext, LinkDescriptor } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { logThrown } from './server/broken'
import { DocumentProvider } from './document-context'
import { jsonLdText } from './seo/json-ld'
import { holdModules } from './browser/start-after-paint'

/**
 * Renders the document. It waits for all of it, since no loader defers: a page that breaks midway
 * then still gets its status.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { site }: AppLoadContext,
): Promise<Response> {
  let responseStatus = status
  const parts = {
    nonce: site.nonce,
    reportScript: site.reportScript,
    jsonLd: jsonLdText(site.described),
  }
  const body = await renderToReadableStream(
    <DocumentProvider value={parts}>
      <RemixServer context={remix} url={request.url} nonce={site.nonce} />
    </DocumentProvider>,
    {
      nonce: site.nonce,
      // Parts that are complete stand in their place, and need no script to be moved there.
      progressiveChunkSize: Infinity,
      signal: request.signal,
      onError(error: unknown) {
        responseStatus = 500
        logThrown(
          'a page broke while rendering',
          { requestId: site.requestId, path: new URL(request.url).pathname },
          error,
        )
      },
    },
  )
  await body.allReady
  const html = await new Response(body).text()
  const link = preloadLinks(remix)
  if (link) headers.set('link', link)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(holdModules(html), { headers, status: responseStatus })
}

/**
 * The `Link` header: the style sheets and fonts of a document's routes. A platform that sends 103
 * sends these before the document is there.
 */
export function preloadLinks({
  manifest,
  routeModules,
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'routeModules' | 'staticHandlerContext'>): string {
  const links: LinkDescriptor[] = matches.flatMap(({ route }) => [
    ...(manifest.routes[route.id]?.css ?? []).map((href) => ({ rel: 'stylesheet', href })),
    ...(routeModules[route.id]?.links?.() ?? []),
  ])
  const entries = links.flatMap((link) => {
    if (!('href' in link) || !link.href) return []
    if (link.rel === 'stylesheet') return [`<${link.href}>;rel=preload;as=style`]
    return link.rel === 'preload' && link.as === 'font'
      ? [`<${link.href}>;rel=preload;as=font;crossorigin`]
      : []
  })
  return [...new Set(entries)].join(',')
}

/**
 * Logs an error of a loader or action; the page shows its own message. Aborted requests, and 404
 * and 405, are no failures.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  logThrown(
    'a loader or action threw',
    { requestId: context.site.requestId, path: new URL(request.url).pathname },
    error,
  )
}
