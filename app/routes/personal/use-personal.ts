import { cookiesHere } from '~/browser/cookies'
import { createStore } from '~/ui/store'
import type { PersonalQuery } from '../../../schema/generated/graphql'

/** The visitor's own data; `now` is the server's clock, as pages show them long after they came. */
export type Personal = Omit<PersonalQuery, 'now'> & { now: () => number }

/** The visitor's own data, for the first JavaScript, which has no urql (personal-query.tsx). */
export const personal = createStore<Personal | undefined>(undefined)

/**
 * Grows when somebody logs in or out, and when a visitor's own data have changed: everything is
 * asked for anew, by a new client.
 */
export const sessionCount = createStore(0)

/** Whether this browser has a cookie that identifies its visitor: `muot_known` is set with each. */
export function isVisitorKnown(): boolean {
  return /(^|; )muot_known=1/.test(cookiesHere())
}

/** Asks for the visitor's own data anew, as after logging in; until they come the old ones stay. */
export function refreshPersonal(): void {
  sessionCount.set(sessionCount.get() + 1)
}

/** Drops the data of a customer who has logged out, then asks what this browser may still know. */
export function forgetPersonal(): void {
  personal.set(undefined)
  refreshPersonal()
}

/** The customer's own data; undefined until loaded, and for logged-out visitors. */
export function usePersonal(): Personal | undefined {
  return personal.use()
}

/**
 * Asks anew for what a page shows of its customer when the way back brings it as it was left: they
 * may have logged out since, on a page of another document. Ends by the returned function.
 */
export function askOnReturn(revalidate: () => void): () => void {
  const ask = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !personal.get()?.viewer) return
    refreshPersonal()
    revalidate()
  }
  window.addEventListener('pageshow', ask)
  return () => window.removeEventListener('pageshow', ask)
}
