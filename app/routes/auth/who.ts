/**
 * Who is visiting a customer's own page: a member; a logged-out visitor, who may log in; unknown
 * while auth is down.
 */
export type Who = 'member' | 'logged-out' | 'unknown'

/** The visitor, from the gateway's response. */
export function whoOf(
  response: { ok: true; data: { viewer: unknown }; failed: readonly string[] } | { ok: false },
): Who {
  if (!response.ok) return 'unknown'
  if (response.data.viewer) return 'member'
  return response.failed.includes('viewer') ? 'unknown' : 'logged-out'
}
