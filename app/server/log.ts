import { withoutSecrets } from '../../domain/redact'

/** Which request broke: its id, and its path without the query, where phones travel. */
export type LogSite = { requestId: string; path: string }

/**
 * Writes one JSON line about something that was thrown, which the tail worker reports. Phone numbers in it are replaced by `0…`,
 * keys in addresses by `…`.
 */
export function logThrown(what: string, { requestId, path }: LogSite, thrown: unknown): void {
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  console.error(
    JSON.stringify({
      level: 'error',
      what,
      requestId,
      path: withoutSecrets(path),
      error: withoutSecrets(error),
    }),
  )
}
