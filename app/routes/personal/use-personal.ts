import { cookiesHere } from '~/browser/cookies'
import { useEffect } from 'react'
import { inOwnTask } from '~/browser/own-task'
import { logClientError } from '~/browser/log-client-error'
import { createStore } from '~/ui/store'
import type { PersonalData } from './data'

const personal = createStore<PersonalData | undefined>(undefined)
let pending: Promise<void> | undefined

/** Whether this browser has a cookie that identifies its visitor: `muot_known` is set with each. */
export function isVisitorKnown(): boolean {
  return /(^|; )muot_known=1/.test(cookiesHere())
}

/**
 * Reloads the visitor's own data, as after logging in or out; for logged-out visitors no request is
 * sent.
 */
export function refreshPersonal(): Promise<void> {
  if (!isVisitorKnown()) return Promise.resolve()
  pending ??= fetch('/personal')
    .then((response) => response.json() as Promise<PersonalData>)
    .then(personal.set, logClientError)
    .finally(() => (pending = undefined))
  return pending
}

/**
 * The customer's own data; undefined until loaded, and for logged-out visitors. All components
 * share one request (H-129).
 */
export function usePersonal(): PersonalData | undefined {
  useEffect(() => inOwnTask(() => void refreshPersonal()), [])
  return personal.use()
}
