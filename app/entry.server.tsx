import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { closeDocument } from './server/document/close-document'
import { jsonHandoff } from './server/document/json-handoff'
import { preloadLinks } from './server/document/preload-links'
import { logThrown } from './server/log'
import { DocumentProvider } from './document-context'
import { withReporting } from './reporting/tag'
import { jsonLdText } from './seo/json-ld-text'
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
  const parts = { nonce: site.nonce, jsonLd: jsonLdText(site.described) }
  const context = {
    ...remix,
    serverHandoffStream: jsonHandoff(remix) ?? remix.serverHandoffStream,
  }
  const body = await renderToReadableStream(
    <DocumentProvider value={parts}>
      <RemixServer context={context} url={request.url} nonce={site.nonce} />
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
  const html = closeDocument(await new Response(body).text())
  const link = preloadLinks(html)
  if (link) headers.set('link', link)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(withReporting(holdModules(html), site.reportTag), {
    headers,
    status: responseStatus,
  })
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
