import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { RenderingProvider } from './rendering'
import { footerHtml } from './routes/shell/footer.server'
import { holdModules } from './start-after-paint'

/** Renders the document. It waits for all of it, since no loader defers: a page that breaks midway then still gets its status. */
export default async function renderDocument(request: Request, status: number, headers: Headers, remix: EntryContext, { site }: AppLoadContext): Promise<Response> {
  let answered = status
  const rendering = { nonce: site.nonce, footerHtml: site.isInApp ? '' : await footerHtml(site) }
  const body = await renderToReadableStream(
    <RenderingProvider value={rendering}>
      <RemixServer context={remix} url={request.url} nonce={site.nonce} />
    </RenderingProvider>,
    {
      nonce: site.nonce,
      signal: request.signal,
      onError(error: unknown) {
        answered = 500
        console.error(JSON.stringify({ level: 'error', what: 'a page broke while rendering', requestId: site.requestId, error: String(error) }))
      },
    },
  )
  const html = await new Response(body).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(holdModules(html), { headers, status: answered })
}

/** A loader or action threw; the page shows its own failure, the log tells which. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted) return
  const words = error instanceof Error ? error.stack : String(error)
  console.error(JSON.stringify({ level: 'error', what: 'a loader or action threw', requestId: context.site.requestId, url: request.url, error: words }))
}
