const storageKey = 'muot_booking_attempt'

/**
 * The key of an attempt to book: the same for the same wish, so that a double press, a retry and a lost connection book once.
 * Another wish gets another key, because the same key would bring the first answer again.
 */
export function attemptKey(wish: string, fresh: string): string {
  const kept = read()
  if (kept?.wish === wish) return kept.key
  const key = kept?.key === fresh ? crypto.randomUUID() : fresh
  write({ wish, key })
  return key
}

/** The attempt got its answer: the next one is a new one. */
export function forgetAttempt(): void {
  const kept = read()
  // The key stays known as spent: the form may still carry it when Back shows it again.
  if (kept) write({ wish: '', key: kept.key })
}

function read(): { wish: string; key: string } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'wish' in kept && 'key' in kept
      ? { wish: String(kept.wish), key: String(kept.key) }
      : null
  } catch {
    return null
  }
}

function write(attempt: { wish: string; key: string }): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // Private modes may refuse; the key in the form still guards this page.
  }
}
