import { useEffect, useSyncExternalStore } from 'react'
import { logClientError } from '~/browser/log-client-error'
import type { PersonalData } from './data'

let personal: PersonalData | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Asks again for what is the visitor's own, as after logging in or out; strangers cost no request. */
export function refreshPersonal(): Promise<void> {
  // The mark is set together with whatever makes a visitor known.
  if (!/(^|; )muot_known=1/.test(document.cookie)) return Promise.resolve()
  asking ??= fetch('/personal')
    .then((answer) => answer.json() as Promise<PersonalData>)
    .then((data) => {
      personal = data
      listeners.forEach((listener) => listener())
    }, logClientError)
    .finally(() => (asking = undefined))
  return asking
}

/**
 * What the customer has of his own; undefined until it is here, and for strangers. All who show it
 * share one request (H-129).
 */
export function usePersonal(): PersonalData | undefined {
  useEffect(() => void refreshPersonal(), [])
  return useSyncExternalStore(
    subscribe,
    () => personal,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
