import { useEffect, useSyncExternalStore } from 'react'
import { logClientError } from '~/browser/log-client-error'
import type { PersonalData } from './data'

let personal: PersonalData | undefined
let pending: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Reloads the visitor's own data, as after logging in or out; for logged-out visitors no request is
 * sent.
 */
export function refreshPersonal(): Promise<void> {
  // The cookie `muot_known` is set together with every cookie that identifies a visitor.
  if (!/(^|; )muot_known=1/.test(document.cookie)) return Promise.resolve()
  pending ??= fetch('/personal')
    .then((answer) => answer.json() as Promise<PersonalData>)
    .then((data) => {
      personal = data
      listeners.forEach((listener) => listener())
    }, logClientError)
    .finally(() => (pending = undefined))
  return pending
}

/**
 * The customer's own data; undefined until loaded, and for logged-out visitors. All components
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
