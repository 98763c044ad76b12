/**
 * Who is visiting a customer's own page: a member; a logged-out visitor, who may log in; unknown
 * while auth is down.
 */
export type LogInStatus = 'member' | 'logged-out' | 'unknown'

/** The visitor, from the gateway's response. */
export function logInStatusOf(
  response: { ok: true; data: { viewer: unknown }; failed: readonly string[] } | { ok: false },
): LogInStatus {
  if (!response.ok) return 'unknown'
  if (response.data.viewer) return 'member'
  return response.failed.includes('viewer') ? 'unknown' : 'logged-out'
}
