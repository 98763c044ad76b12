import type { Target } from '../load.ts'
import type { Screen } from '../screens/documents.ts'
import type { Running } from '../runtimes/workerd.ts'

/** The facts for starting a contender. */
export type Setting = {
  upstream: string
  screen: Screen
  /** The response that every contender must give, as the gateway sends it. */
  response: () => Promise<string>
}

/** A server that serves the screens. */
export type Contender = {
  name: string
  /** Where it runs; each in a process of its own. */
  on: 'workerd' | 'Miniflare' | 'Node'
  /** Another GraphQL server, which the gateway must be ahead of. */
  isPeer: boolean
  /** Caches lists between requests. */
  isCaching: boolean
  /** Measured on this screen only; nothing: on all. */
  only?: Screen['name']
  start: (setting: Setting) => Promise<Running>
  execute: (url: string, screen: Screen) => Target
  /** Its response in the form of the others'; those who need none give what they were sent. */
  contentOf: (data: Record<string, unknown>, screen: Screen) => unknown
}

/** A question as text, POSTed. */
export function queryByText(url: string, { document, variables }: Screen): Target {
  return post(`${url}/graphql`, { query: document, variables })
}

/** A POST of JSON. */
export function post(url: string, body: unknown): Target {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }
}

/** For responses that need no conversion. */
export function asSent(data: Record<string, unknown>): unknown {
  return data
}
