import { Response } from 'miniflare'
import { examples } from './graphiql-examples.ts'

/** The query page for developers, with all its scripts inside: only the local chain has it, as it is 9 MB and names no outside address. */
export async function graphiql(): Promise<Response> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultTabs: examples(Date.now()) })
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
