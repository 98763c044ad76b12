import { GraphQLError, type ExecutionResult, type GraphQLErrorExtensions } from 'graphql'
import { BackendFailure, isAbsent, Unacceptable, Unauthenticated } from '../../workers/kit/connect'
import type { MessageCode } from '../../domain/message-codes'
import { coded } from '../../workers/kit/message'
import { logFailure } from '../../workers/kit/log'
import type { Language } from '../cache/list-table'
import type { Context } from '../context'
import { catalogs, sentenceOf } from './message'

/** Codes in `extensions.code` of errors that the gateway makes; gateway/README.md explains them. */
export type FailureCode =
  | 'BACKEND_FAILED'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'NOT_CONFIGURED'
  | 'NOT_OFFERED'
  | 'PERSISTED_DOCUMENT_NOT_FOUND'
  | 'PERSISTED_DOCUMENT_REQUIRED'
  | 'SESSION_ENDED'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_STREAMS'
  | 'UNAUTHENTICATED'

/** Invalid arguments of a query, as the code of what the customer reads. */
class BadInput extends Error {
  constructor(readonly reason: MessageCode) {
    super(reason)
  }
}

/** An error for invalid arguments of a query; its sentence is shown to the customer. */
export function badInput(reason: MessageCode): Error {
  return new BadInput(reason)
}

/** An address has too many open streams; its pages poll instead. */
export function tooManyStreams(): GraphQLError {
  return new GraphQLError('Too many streams from this address; ask again later.', {
    extensions: { code: 'TOO_MANY_STREAMS' satisfies FailureCode },
  })
}

/**
 * The form of an error that clients get. Errors thrown on purpose pass; all others are masked, and
 * logged unless they were logged where they were thrown.
 */
export function publicError(
  error: GraphQLError,
  requestId: string,
  language: Language,
): GraphQLError {
  const { sentences, failures } = catalogs[language]
  const thrown = causeOf(error)
  if (thrown instanceof GraphQLError) {
    // What has a place in the response but no code was thrown by the executor: a value of ours does
    // not fit the schema. The value itself, behind the colon, may be personal.
    // A compiled document's error has no extensions, whatever its type says.
    const extensions = thrown.extensions as GraphQLErrorExtensions | undefined
    if (extensions?.code !== undefined || !error.path) return error
    const fault = new Error(thrown.message.replace(/: .*$/s, ''))
    logFailure({ worker: 'gateway', call: error.path.join('.'), requestId }, fault)
    return masked(error, 'INTERNAL_SERVER_ERROR', failures.broken, requestId)
  }
  if (thrown instanceof BackendFailure) {
    const code = isAbsent(thrown) ? 'NOT_OFFERED' : 'BACKEND_FAILED'
    return masked(error, code, failures.broken, requestId)
  }
  if (thrown instanceof Unauthenticated)
    return masked(error, 'UNAUTHENTICATED', failures.logInFirst, requestId)
  if (thrown instanceof BadInput)
    return masked(error, 'BAD_USER_INPUT', sentences[thrown.reason], requestId)
  if (thrown instanceof Unacceptable)
    return masked(
      error,
      'BAD_USER_INPUT',
      sentenceOf(thrown.issues[0]?.message || coded('INVALID_VALUE'), language),
      requestId,
    )
  logFailure({ worker: 'gateway', call: error.path?.join('.') ?? '', requestId }, thrown)
  return masked(error, 'INTERNAL_SERVER_ERROR', failures.broken, requestId)
}

/**
 * The response, or undefined when the backend failed or refused; why is in the log. Faults of our
 * own still throw.
 */
export async function nullIfBackendFails<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isBackends(error)) return undefined
    throw error
  }
}

/** The response, or what stands for it at a host that has no such call. */
export async function orIfAbsent<T>(call: Promise<T>, instead: T): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isAbsent(error)) return instead
    throw error
  }
}

/** For a field whose null says something else than that the host has no such call. */
export function failIfAbsent(error: unknown): never {
  if (error instanceof BackendFailure && isAbsent(error))
    throw new BackendFailure(error.backend, error.call, 'status', error.detail)
  throw error
}

/**
 * Logs what happened behind a response, unless it is a backend's failure, which has been logged
 * where it was called.
 */
export function logBackendFailure(call: string, requestId: string): (error: unknown) => void {
  return (error) => {
    if (!isBackends(error)) logFailure({ worker: 'gateway', call, requestId }, error)
  }
}

function isBackends(error: unknown): boolean {
  return (
    error instanceof BackendFailure ||
    error instanceof Unauthenticated ||
    error instanceof Unacceptable
  )
}

/**
 * Masks errors for clients and notes their codes for the log. A field that may be null and is, as the
 * chain's host has no such call, is no error: pages hide what it would show.
 */
export function maskedErrors(
  errors: readonly GraphQLError[],
  data: unknown,
  { visitor: { requestId }, outcome, language }: Pick<Context, 'visitor' | 'outcome' | 'language'>,
): GraphQLError[] {
  const masked = errors
    .filter((error) => !(isAbsent(causeOf(error)) && isNullAt(data, error.path)))
    .map((error) => redactValues(publicError(error, requestId, language)))
  outcome.errors.push(
    ...masked.map(({ path, extensions: { code } }) =>
      [code ?? 'REFUSED', ...(path ? [fieldOf(path)] : [])].join(' '),
    ),
  )
  return masked
}

/**
 * A result whose `viewer` is null where a field below it found that the session has ended: whoever
 * asks is a visitor, and nothing of it has failed.
 */
export function withoutEndedViewer(result: ExecutionResult): ExecutionResult {
  const { data, errors = [] } = result
  const isBelowViewer = ({ path = [] }: GraphQLError) => path[0] === 'viewer'
  if (!errors.some((error) => isBelowViewer(error) && causeOf(error) instanceof Unauthenticated))
    return result
  return {
    ...result,
    data: { ...data, viewer: null },
    errors: errors.filter((error) => !isBelowViewer(error)),
  }
}

/**
 * The error about an invalid variable without its value, which may be personal, and without
 * suggestions, which reveal the schema.
 */
export function redactValues(error: GraphQLError): GraphQLError {
  if (!error.message.startsWith('Variable ')) return error
  const message = error.message
    .replace(/ got invalid value .*; /s, ' is invalid: ')
    .replace(/ value: .*$/s, ' value.')
    .replace(/ Did you mean .*\?$/s, '')
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: error.extensions,
  })
}

/** A field for the log: its name in the document, and that of the one around it. */
function fieldOf(path: readonly (string | number)[]): string {
  return path
    .filter((key) => typeof key === 'string')
    .slice(0, 2)
    .join('.')
}

/** Whether the field itself is null, and not one around it. */
function isNullAt(data: unknown, path: GraphQLError['path']): boolean {
  let value = data
  for (const key of path ?? []) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<string | number, unknown>)[key]
  }
  return value === null
}

function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

function masked(
  { nodes, path }: GraphQLError,
  code: FailureCode,
  message: string,
  requestId: string,
): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    path: path ?? null,
    extensions: { code, requestId },
  })
}
