const storageKey = 'muot_booking_attempt'

/**
 * The key of an attempt to book: the same for the same request, so that a double press, a retry and
 * a lost connection book once. Another request gets another key, because the same key would bring
 * the first response again.
 */
export function attemptKey(request: string, fresh: string): string {
  const stored = read()
  if (stored?.request === request) return stored.key
  const key = stored?.key === fresh ? crypto.randomUUID() : fresh
  write({ request, key })
  return key
}

/**
 * A request as text, by which a retry is known. The agreement to a change is left out: a question's
 * button sends it first, and a field of the form when the same is sent again.
 */
export function requestText(choices: readonly unknown[], fields: FormData): string {
  const rest = [...fields].filter(([name]) => name !== 'key' && name !== 'allowChange')
  return JSON.stringify([...choices, ...rest])
}

/** The attempt got its response: the next one is a new one. */
export function forgetAttempt(): void {
  const stored = read()
  // The key stays known as spent: the form may still carry it when Back shows it again.
  if (stored) write({ request: '', key: stored.key })
}

function read(): { request: string; key: string } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'request' in stored && 'key' in stored
      ? { request: String(stored.request), key: String(stored.key) }
      : null
  } catch {
    return null
  }
}

function write(attempt: { request: string; key: string }): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // Private modes may refuse; the key in the form still guards this page.
  }
}
