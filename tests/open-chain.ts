import { addDays, vietnamDay } from '../domain/vietnam-day.ts'
import { build } from '../scripts/build.ts'
import { sameEachWeek, toTuesdayMorning } from '../scripts/clock.ts'
import { type Stack, type StackOptions, startStack } from '../scripts/stack.ts'
import { PARTNER_SECRET } from './chain-client.ts'

/** The whole chain as it would be deployed, with a state of its own, at 09:05 of a Tuesday (`scripts/clock.ts`). */
export type Chain = Stack & {
  /** Milliseconds since 1970 by the workers' clock. */
  now: () => number
  /** The Vietnamese day so many days ahead, `YYYY-MM-DD`. */
  day: (ahead: number) => string
  /** Sends a request to the gateway through the site, as a browser does. */
  graphql: <Data>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<GraphQLReply<Data>>
}

/** A GraphQL answer with its HTTP side. */
export type GraphQLReply<Data> = {
  status: number
  headers: Headers
  data?: Data | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

/**
 * The kinds of chains that files share: `demo` as it is started by hand, `free` without walk-ins, so
 * that every hour is free, and `unlimited` as well without limits, which would hide what is not
 * refused. In each a file may make backends fail for as long as a test takes.
 */
const kinds = {
  demo: { watched: true },
  free: {
    watched: true,
    vars: { booking: { DEMO_LOAD: '' }, site: { PARTNER_ORIGINS: 'tikiapp=https://partner.test' } },
  },
  unlimited: {
    vars: {
      auth: {
        LOGINS_PER_ADDRESS_HOUR: '10000',
        CODES_PER_PHONE_HOUR: '1000',
        PASSWORDS_PER_PHONE_HOUR: '1000',
      },
      booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' },
      wheel: { RATE_LIMITS: 'off' },
      gateway: { RATE_LIMITS: 'off' },
    },
  },
} satisfies Record<string, StackOptions>

/** The chains that run in this process; modules are loaded anew for each file. */
const shared = globalThis as { sharedChains?: Map<keyof typeof kinds, Promise<Chain>> }

/**
 * A chain that other files use too: for tests that leave behind nothing that another could meet. It
 * ends with the process.
 */
export function sharedChain(kind: keyof typeof kinds): Promise<Chain> {
  const chains = (shared.sharedChains ??= new Map())
  const chain = chains.get(kind) ?? openChain(kinds[kind])
  chains.set(kind, chain)
  return chain
}

/** Builds what changed and starts the chain; call it once a file, in `beforeAll`, and `stop` in `afterAll`. */
export async function openChain(options: StackOptions = {}): Promise<Chain> {
  await build()
  const clockOffsetMs = options.clockOffsetMs ?? toTuesdayMorning(Date.now())
  // A backend that a test mends is well at once, not half a second later.
  const vars = {
    ...options.vars,
    // Addresses that were found in one chain open the same in another.
    booking: { ...sameEachWeek, LINK_KEY: 'link key of the tests', ...options.vars?.booking },
    auth: { PARTNER_SECRETS: `tikiapp=${PARTNER_SECRET}`, ...options.vars?.auth },
    gateway: { BREAKERS: 'off', ...options.vars?.gateway },
  }
  const stack = await startStack({ ...options, vars, clockOffsetMs })
  const now = () => Date.now() + clockOffsetMs
  return {
    ...stack,
    now,
    day: (ahead) => addDays(vietnamDay(now()), ahead),
    async graphql<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<GraphQLReply<Data>> {
      const response = await fetch(`${stack.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: stack.url, ...headers },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await response.json()) as Pick<GraphQLReply<Data>, 'data' | 'errors'>
      return { status: response.status, headers: response.headers, ...body }
    },
  }
}
