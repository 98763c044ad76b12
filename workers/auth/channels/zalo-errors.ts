import type { FailureKind } from './channel'

/** Zalo's error code for an access token that it no longer takes. */
export const STALE_TOKEN = -124

/**
 * Zalo's error codes that no later try mends, as its list of 2024 explains them: the phone has no
 * Zalo or refuses notifications, or the template or its values are wrong. All others (quota,
 * balance, the account's own settings, unknown errors) may pass.
 */
const FINAL: ReadonlySet<number> = new Set([
  // The phone number is invalid, its Zalo is too old, inactive or refuses, or there is none.
  -108, -110, -114, -118, -119,
  // The customer does not take this kind of notification, or none of this account.
  -134, -139, -141,
  // The template, its values, its button or its text are not accepted.
  -109, -111, -112, -113, -116, -121, -122, -130, -131, -132, -145, -146,
])

/** What a code that is not 0 means for the message. */
export function zaloFailure(code: unknown): FailureKind {
  return typeof code === 'number' && FINAL.has(code) ? 'final' : 'temporary'
}
