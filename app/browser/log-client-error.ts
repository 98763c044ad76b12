/** Storage key of failures that were not shown. */
const key = 'errors'

/** Most failures that are stored, the newest. */
const MAX_FAILURES = 20

/**
 * Logs a failure that is not shown to the customer, as nothing of theirs depends on it: one line in
 * the console, and in the browser a list that has each message once.
 */
export function logClientError(error: unknown): void {
  const message = String(error)
  console.error(message)
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    if (!stored.includes(message))
      localStorage.setItem(key, JSON.stringify([...stored, message].slice(-MAX_FAILURES)))
  } catch {
    // Storage may be refused; the line is there all the same.
  }
}
