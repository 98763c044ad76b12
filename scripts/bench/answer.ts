import type { Target } from './load.ts'

/** The text of the response; throws when it failed. */
export async function answerTo({ url, ...request }: Target): Promise<string> {
  const answer = await fetch(url, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`)
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
