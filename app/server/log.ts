import { queueReport } from '../reporting/waiting'

/** Which request broke: its id, and its path without the query, where phones travel. */
export type LogSite = { requestId: string; path: string }

/** Writes one JSON line about something that was thrown; what looks like a phone is blotted out of it. */
export function logThrown(what: string, { requestId, path }: LogSite, thrown: unknown): void {
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  console.error(
    JSON.stringify({
      level: 'error',
      what,
      requestId,
      path: withoutPhones(path),
      error: withoutPhones(error),
    }),
  )
  queueReport({ what, requestId, message: withoutPhones(`${path} ${error}`) })
}

/** Replaces anything that looks like a Vietnamese phone number by `0…`. */
export function withoutPhones(text: string): string {
  return text.replace(/(\+?84|0)[\d. ]{8,12}\d/g, '0…')
}
