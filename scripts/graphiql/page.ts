import { readFileSync } from 'node:fs'
import { type Request, Response } from 'miniflare'
import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import { openApiPage } from './openapi.ts'
import { requestsPage } from './requests.ts'

/** The operations of docs/examples.graphql, one a tab; TOMORROW is counted from `now` (epoch ms). */
export function examples(now: number): { query: string }[] {
  return readFileSync('docs/examples.graphql', 'utf8')
    .replaceAll('TOMORROW', addDays(vietnamDay(now), 1))
    .split(/\n(?=# )/)
    .map((query) => ({ query: query.trim() }))
}

const type = { 'content-type': 'text/html; charset=utf-8' }

/**
 * The query page for developers with the calls of a request below it, at `?requests` those of pages,
 * and at /openapi those that each backend has. All its scripts are inside: only the local chain has it, as it is 9 MB and names no outside
 * address.
 */
export async function graphiql({ url }: Pick<Request, 'url'>): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/openapi')
    return new Response(openApiPage(searchParams.get('of')), { headers: type })
  if (searchParams.has('requests')) return new Response(requestsPage(), { headers: type })
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const defaultTabs = examples(Date.now())
  const html = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultTabs })
  // Before the page's own script, which keeps the fetch that it finds.
  const panel = readFileSync('scripts/graphiql/panel.html', 'utf8')
  const root = '<div id="root"></div>'
  return new Response(
    html.replace(root, () => root + panel),
    { headers: type },
  )
}
