import { GraphQLError, parse, type ExecutionResult } from 'graphql'
import {
  createYoga,
  isAsyncIterable,
  mapAsyncIterator,
  type Plugin,
  type YogaServerInstance,
} from 'graphql-yoga'
import { logFailure } from '../../workers/kit/log'
import type { Context } from '../context'
import { useDocumentsOfTheSite } from '../http/persisted-operations'
import { useCompiledDocuments } from './compiled-documents'
import { BROKEN_MESSAGE, maskedErrors, type FailureCode } from './errors'
import { useMutationRateLimit } from './rate-limit'
import { useResponseCache } from './response-cache'
import { schema } from './schema'

/** Options of our GraphQL server. */
export type ServerOptions = {
  /** Executes documents that the site does not have. */
  allowsArbitraryDocuments: boolean
}

/** Most tokens in a document. */
export const MAX_TOKENS = 2000

/** Executes GraphQL requests that have passed the guards. */
export type GraphQLServer = YogaServerInstance<Context, object>

/**
 * Creates the GraphQL server. That costs milliseconds, so an isolate does it once. Yoga caches
 * parsed and validated documents.
 */
export function createServer({ allowsArbitraryDocuments }: ServerOptions): GraphQLServer {
  return createYoga<Context>({
    schema,
    plugins: [
      useDocumentsOfTheSite(allowsArbitraryDocuments),
      useResponseCache(),
      useTokenLimit(),
      useMutationRateLimit(),
      useCompiledDocuments(),
      useMasking(),
    ],
    // GraphQL errors are masked with their request's id; this is for what is thrown around them.
    maskedErrors: { errorMessage: BROKEN_MESSAGE, maskError: maskFault },
    graphqlEndpoint: '/graphql',
    extraParamNames: ['documentId'],
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    logging: {
      debug: doNothing,
      info: doNothing,
      warn: doNothing,
      error: (error: unknown) => logFailure({ worker: 'gateway', call: '', requestId: '' }, error),
    },
    // `guards.ts` has already limited the body.
    maxRequestBodySize: false,
  })
}

function doNothing(): void {}

function useTokenLimit(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },
  }
}

/** Replaces the errors of results by what the world may know of them. */
function useMasking(): Plugin<Context, Context> {
  return {
    onExecutionResult({ result, setResult, context }) {
      const masked = (one: ExecutionResult): ExecutionResult =>
        one.errors?.length ? { ...one, errors: maskedErrors(one.errors, context) } : one
      if (isAsyncIterable(result)) setResult(mapAsyncIterator(result, masked))
      else if (result && !Array.isArray(result)) setResult(masked(result))
    },
  }
}

function maskFault(error: unknown, message: string): Error {
  if (error instanceof GraphQLError) return error
  return new GraphQLError(message, {
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies FailureCode },
  })
}
