import { readFileSync } from 'node:fs'
import { Response } from 'miniflare'
import { addDays, vietnamDay } from '../domain/vietnam-day.ts'

/** The operations of docs/examples.graphql, one a tab; TOMORROW is counted from `now` (epoch ms). */
export function examples(now: number): { query: string }[] {
  return readFileSync('docs/examples.graphql', 'utf8')
    .replaceAll('TOMORROW', addDays(vietnamDay(now), 1))
    .split(/\n(?=# )/)
    .map((query) => ({ query: query.trim() }))
}

/**
 * The query page for developers, with all its scripts inside: only the local chain has it, as it is
 * 9 MB and names no outside address.
 */
export async function graphiql(): Promise<Response> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const defaultTabs = examples(Date.now())
  const html = renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', defaultTabs })
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
