/**
 * Whether the browser took itself for online while the page was loaded. Those of some apps never
 * do, and are wrong: the page has come.
 */
const canTell = typeof navigator === 'object' && navigator.onLine

/** Whether the browser is without a network, where it can tell. */
export function isOffline(): boolean {
  return canTell && !navigator.onLine
}
