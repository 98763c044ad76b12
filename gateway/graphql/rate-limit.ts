import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { networkOf } from '../../workers/kit/request'
import { sha256 } from '../../workers/kit/digest'
import type { Context } from '../context'
import type { FailureCode } from './errors'
import { catalogs } from './message'

/** Counts what happens under a key, within a minute and at one place of the edge: a rate limiting binding. */
export type Limiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/**
 * The rate limits of mutations; their figures are in wrangler.toml. Expensive mutations have
 * further limits in their backend.
 */
export type RateVars = {
  MUTATIONS_PER_SESSION?: Limiter
  MUTATIONS_PER_ADDRESS?: Limiter
  /** "off" takes any number. For tests. */
  RATE_LIMITS?: string
}

/** The limiters' period, in seconds. */
const PERIOD_SECONDS = 60

/**
 * Whether one more mutation of this visitor may run. Sessions and addresses are counted separately,
 * as many customers share an address, and what only tells tracking something apart from the rest:
 * it may not use up what bookings need.
 */
export async function allowsMutation(
  vars: RateVars,
  { authorization, 'x-client-address': address }: Record<string, string>,
  onlyTracks: boolean,
): Promise<boolean> {
  if (vars.RATE_LIMITS === 'off') return true
  const kind = onlyTracks ? 'track ' : ''
  const counts = [
    // The limiter need not know the token.
    authorization &&
      vars.MUTATIONS_PER_SESSION?.limit({ key: kind + (await sha256(authorization)) }),
    address && vars.MUTATIONS_PER_ADDRESS?.limit({ key: kind + networkOf(address) }),
  ]
  return (await Promise.all(counts)).every((count) => !count || count.success)
}

/** Refuses mutations above the rate limit, whichever they are. */
export function useMutationRateLimit(): Plugin<Context> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { contextValue, operationName } = args
      const operation = getOperationAST(args.document as DocumentNode, operationName)
      if (operation?.operation !== OperationTypeNode.MUTATION) return
      if (await contextValue.allowsMutation(onlyTracks(operation))) return
      setResultAndStopExecution({ errors: [tooMany(contextValue)] })
    },
  }
}

/** Whether all that a mutation does is to tell tracking something. */
function onlyTracks({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (field) =>
      field.kind === Kind.FIELD && /^track(Location|BookingError)?$/.test(field.name.value),
  )
}

function tooMany({ language }: Context): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(PERIOD_SECONDS) } }
  return new GraphQLError(catalogs[language].sentences.TOO_FAST, {
    extensions: {
      code: 'TOO_MANY_REQUESTS' satisfies FailureCode,
      retryAfterSeconds: PERIOD_SECONDS,
      http,
    },
  })
}
