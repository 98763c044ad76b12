import { build } from '../../scripts/build.ts'
import { sameEachWeek, toTuesdayMorning } from '../../scripts/clock.ts'
import { type Stack, type StackOptions, startStack } from '../../scripts/stack.ts'

/** The gateway in workerd over the real backends, without the site: what attacks and measurements are aimed at. */
export type GatewayChain = Stack & {
  /** The gateway's own address, past every proxy. */
  endpoint: string
  /** POSTs a document as a program does. */
  post: (
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Headers; body: string }>
}

/**
 * Starts it at 09:05 of a Tuesday (`scripts/clock.ts`), with what GraphiQL needs when `isOpen`, else as
 * production has it but for DOCUMENTS, so that any document is answered.
 */
export async function openGateway({
  isOpen,
  vars,
  ...options
}: StackOptions & { isOpen: boolean }): Promise<GatewayChain> {
  await build()
  const stack = await startStack({
    only: ['auth', 'salons', 'campaign', 'wheel', 'tracking', 'booking', 'gateway'],
    direct: ['gateway'],
    clockOffsetMs: toTuesdayMorning(Date.now()),
    ...options,
    vars: {
      ...vars,
      booking: { ...sameEachWeek, ...vars?.booking },
      gateway: { GRAPHIQL: isOpen ? '1' : '', DOCUMENTS: 'any', ...vars?.gateway },
    },
  })
  const endpoint = `${await stack.directUrl('gateway')}/graphql`
  return {
    ...stack,
    endpoint,
    async post(query, variables, headers = {}) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return { status: response.status, headers: response.headers, body: await response.text() }
    },
  }
}
