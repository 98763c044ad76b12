import { MINUTE_MS } from '../../domain/durations'
import { withoutPhones } from '../../domain/redact'
import type { DroppedRows } from './wire'

/** Where a failure happened; never a phone, a name, a note or a token. */
export type LogSite = { worker: string; call: string; requestId: string }

/**
 * Writes one JSON line about a failure, which the tail worker reports. Phone numbers in messages are
 * replaced by `0…`.
 */
export function logFailure(place: LogSite, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const message = withoutPhones(error instanceof Error ? error.message : String(error))
  const stack = error instanceof Error ? withoutPhones(error.stack ?? '') : undefined
  console.error(JSON.stringify({ level: 'error', ...place, error: name, message, stack }))
}

/** Writes one JSON line about a call that a backend refused (422), by the fields that it named. */
export function logRefusal(place: LogSite, fields: readonly string[]): void {
  console.warn(JSON.stringify({ level: 'warn', ...place, status: 422, fields }))
}

/** When each call was last logged for the rows that it lost. */
const loggedAt = new Map<string, number>()

/** Writes one JSON line, at most one a minute for each call, about rows that a response lost. */
export function logDropped(
  call: string,
  requestId: string | undefined,
  { rows, of, first }: DroppedRows,
): void {
  const now = Date.now()
  if (now - (loggedAt.get(call) ?? 0) < MINUTE_MS) return
  loggedAt.set(call, now)
  const message = `dropped ${rows} of ${of} ${call}, first: ${first}`
  console.warn(JSON.stringify({ level: 'warn', call, requestId, message }))
}

/** One finished request: the call and the type of its result, never their values. */
export type LoggedRequest = {
  worker: string
  requestId: string
  operation: string
  /** Whose document it was; absent where none was asked for. */
  client?: string
  status: number
  ms: number
  calls: readonly string[]
  errors: readonly string[]
  /** Rows that its calls lost; absent for none. */
  dropped?: number
  /** Of each mutation the type of its response; absent for queries. */
  mutations?: readonly string[]
}

/** Writes one JSON line about a finished request. */
export function logRequest(request: LoggedRequest): void {
  // eslint-disable-next-line no-console -- not a warning: every request has its line.
  console.info(JSON.stringify({ level: 'info', ...request }))
}
