/**
 * Who is visiting a customer's own page: a member; a logged-out visitor, who may log in; unknown
 * while that cannot be read.
 */
export type LogInStatus = 'member' | 'logged-out' | 'unknown'

/** The visitor, from the gateway's response. */
export function logInStatusOf(
  response: { ok: true; data: { viewer: object | null } } | { ok: false },
): LogInStatus {
  if (!response.ok) return 'unknown'
  const { viewer } = response.data
  if (!viewer) return 'logged-out'
  return 'profile' in viewer && viewer.profile === null ? 'unknown' : 'member'
}
