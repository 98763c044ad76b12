import { Response } from 'miniflare'
import { barHtml } from './bar.ts'
import { examples } from './examples.ts'

/**
 * The query page for developers, with all its scripts inside: only the local chain has it, as it is
 * 9 MB and names no outside address.
 */
export async function graphiql(): Promise<Response> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({
    title: 'GraphiQL',
    endpoint: '/graphql',
    defaultTabs: examples(Date.now()),
  })
  // Before the page's own root, so that the keyboard comes by it first. A function, as the page's
  // scripts hold signs that mean something to replace.
  return new Response(
    html.replace('<div id="root">', (root) => barHtml() + root),
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}
