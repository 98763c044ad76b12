import type { Target } from './load.ts'

/** The text of the response; throws when it failed. */
export async function responseTo({ url, ...request }: Target): Promise<string> {
  const response = await fetch(url, request)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`)
  return text
}

/** The data of a GraphQL response; throws when it has errors. */
export function dataOf(text: string): Record<string, unknown> {
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, unknown> | null
    errors?: unknown
  }
  if (!data || errors)
    throw new Error(`An answer with errors: ${JSON.stringify(errors ?? text).slice(0, 500)}`)
  return data
}
