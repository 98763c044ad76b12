import {
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLError,
  type ValidationRule,
} from 'graphql'
import { createYoga, isAsyncIterable, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import { logFailure } from '../../workers/kit/log'
import type { Context } from '../context'
import { CostLimitRule } from './cost'
import { isChecked, usePersistedOperations } from '../http/persisted-operations'
import { truncate, BROKEN_MESSAGE, redactValues, publicError } from './errors'
import { MAX_ERRORS, MAX_TOKENS, SizeLimitRule } from './limits'
import { useMutationRateLimit } from './rate-limit'
import { schema } from './schema'
import { useEventStream } from './event-stream'
import { useSharedEvents } from './shared-events'
import { NoConditionalSubscriptionRule } from './no-conditional-subscription'

/** Options of our GraphQL server. */
export type ServerOptions = {
  /** Allows introspection and suggests names: for GraphiQL, never in production. */
  allowsIntrospection: boolean
  /** Executes documents that the site does not have. */
  allowsArbitraryDocuments: boolean
}

/**
 * Creates the GraphQL server. That costs milliseconds, so an isolate does it once. Yoga caches
 * parsed and validated documents.
 */
export function createServer({
  allowsIntrospection,
  allowsArbitraryDocuments,
}: ServerOptions): YogaServerInstance<Context, object> {
  return createYoga<Context>({
    schema,
    plugins: [
      usePersistedOperations(allowsArbitraryDocuments),
      limited(allowsIntrospection),
      useMutationRateLimit(),
      useSharedEvents(),
      useEventStream(),
      masking(allowsIntrospection),
    ],
    // Our own masking comes first; this is what stands behind it.
    maskedErrors: { errorMessage: BROKEN_MESSAGE, isDev: false },
    graphqlEndpoint: '/graphql',
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

function limited(isOpen: boolean): Plugin<Context> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },
    onValidate({ addValidationRule, setValidationFn, context }) {
      for (const rule of ownRules(isOpen)) addValidationRule(rule)
      setValidationFn((types, document, rules) =>
        isChecked(document.loc?.source.body ?? '')
          ? []
          : validate(types, document, rules, {
              hideSuggestions: !isOpen,
              maxErrors: MAX_ERRORS,
            }).map(truncate),
      )
      // A response with errors is never stored in front of the site.
      return ({ valid }) => {
        if (!valid) (context as Context).outcome.errors.push('GRAPHQL_VALIDATION_FAILED')
      }
    },
  }
}

/** The validation rules besides those of GraphQL. */
export function ownRules(isOpen: boolean): ValidationRule[] {
  return [
    SizeLimitRule,
    CostLimitRule,
    NoConditionalSubscriptionRule,
    ...(isOpen ? [] : [NoSchemaIntrospectionCustomRule]),
  ]
}

function masking(isOpen: boolean): Plugin<Context> {
  return {
    onExecute({ args }) {
      const masked = maskOf(args.contextValue, isOpen)
      return {
        onExecuteDone({ result, setResult }) {
          if (!isAsyncIterable(result)) masked(result, setResult)
        },
      }
    },
    onSubscribe({ args }) {
      const masked = maskOf(args.contextValue, isOpen)
      return {
        onSubscribeResult({ result, setResult }) {
          if (!isAsyncIterable(result)) return void masked(result, setResult)
          return { onNext: ({ result: event, setResult: setEvent }) => masked(event, setEvent) }
        },
      }
    },
  }
}

/** Replaces the errors of a result by what the world may know of them. */
function maskOf(
  context: Context,
  isOpen: boolean,
): (result: ExecutionResult, setResult: (masked: ExecutionResult) => void) => void {
  return (result, setResult) => {
    if (result.errors?.length)
      setResult({ ...result, errors: maskedErrors(result.errors, context, isOpen) })
  }
}

/** Masks errors for clients and notes their codes for the log. */
export function maskedErrors(
  errors: readonly GraphQLError[],
  { visitor: { requestId }, outcome }: Context,
  isOpen: boolean,
): GraphQLError[] {
  const masked = errors.map((error) =>
    isOpen ? publicError(error, requestId) : redactValues(publicError(error, requestId)),
  )
  outcome.errors.push(
    ...masked.map(({ path, extensions: { code } }) =>
      [code ?? 'REFUSED', ...(path ?? []).slice(0, 1)].join(' '),
    ),
  )
  return masked
}
