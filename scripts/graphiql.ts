import { Response } from 'miniflare'

/** The query page for developers, with all its scripts inside: only the local chain has it, as it is 9 MB and names no outside address. */
export async function graphiql(): Promise<Response> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql' })
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
