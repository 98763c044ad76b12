import {
  createSourceEventStream,
  execute,
  getOperationAST,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import type { Context } from '../context'
import type { SerializedResult } from './event-stream'

/**
 * Root fields whose result depends on their event alone: neither on the viewer nor on arguments,
 * which the stream of events has already taken into account.
 */
const SHARED_FIELDS: ReadonlySet<string> = new Set(['hours'])

/**
 * Executes and serialises an event once for all listeners that get the same event by the same
 * document: a thousand screens that follow one salon-day cost one execution. Everything else is
 * executed for each listener, as graphql-js does it.
 */
export function useSharedEvents(): Plugin<Context> {
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn(subscribeShared)
    },
  }
}

/** Subscribes as graphql-js does, but executes shareable events once. */
export async function subscribeShared(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
  const events = await createSourceEventStream(args)
  if (!isAsyncIterable(events)) return events
  const isShared = isShareable(args)
  return mapAsyncIterator(events, (event) =>
    isShared && isObject(event)
      ? sharedResult(args, event)
      : execute({ ...args, rootValue: event }),
  )
}

/** Results by event, document and operation. */
const results = new WeakMap<object, WeakMap<DocumentNode, Map<string, SerializedResult>>>()

/**
 * The result for everybody. It is stored in the same turn, as many listeners come at once, and a
 * promise of one request must not be awaited in another.
 */
function sharedResult(
  args: ExecutionArgs,
  event: object,
): SerializedResult | Promise<SerializedResult> {
  const ofEvent = results.get(event) ?? new WeakMap<DocumentNode, Map<string, SerializedResult>>()
  results.set(event, ofEvent)
  const ofDocument = ofEvent.get(args.document) ?? new Map<string, SerializedResult>()
  ofEvent.set(args.document, ofDocument)
  const operation = args.operationName ?? ''
  const known = ofDocument.get(operation)
  if (known) return known
  const result = execute({ ...args, rootValue: event })
  // Errors are masked for each listener with his own request's id.
  if (result instanceof Promise || result.errors) return result
  const text = JSON.stringify(result)
  const shared = { ...result, stringify: () => text }
  ofDocument.set(operation, shared)
  return shared
}

const shareable = new WeakMap<DocumentNode, Map<string, boolean>>()

/** Whether the document's result depends on the event alone; looked up once for each document. */
function isShareable({ schema, document, operationName }: ExecutionArgs): boolean {
  const known = shareable.get(document) ?? new Map<string, boolean>()
  shareable.set(document, known)
  const name = operationName ?? ''
  const before = known.get(name)
  if (before !== undefined) return before
  const now = dependsOnEventAlone(schema, document, name)
  known.set(name, now)
  return now
}

/**
 * True when the operation has one shared root field, and nothing below it has a resolver or uses a
 * variable.
 */
export function dependsOnEventAlone(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
): boolean {
  const operation = getOperationAST(document, operationName || undefined)
  const [root, ...others] = operation?.selectionSet.selections ?? []
  if (root?.kind !== Kind.FIELD || others.length > 0 || root.directives?.length) return false
  if (!SHARED_FIELDS.has(root.name.value) || !root.selectionSet) return false
  const info = new TypeInfo(
    schema,
    schema.getSubscriptionType()?.getFields()[root.name.value]?.type,
  )
  let isAlone = true
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const field = info.getFieldDef()
      if (!field || field.resolve) isAlone = false
    },
    Variable() {
      isAlone = false
    },
  })
  visit(root.selectionSet, visitor)
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, visitor)
  return isAlone
}

function isObject(event: unknown): event is object {
  return typeof event === 'object' && event !== null
}
