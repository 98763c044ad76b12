/**
 * Who is visiting a customer's own page: a member; a logged-out visitor, who may log in; unknown
 * while auth is down.
 */
export type Who = 'member' | 'logged-out' | 'unknown'

/** The visitor, from the gateway's response. */
export function whoOf(
  answer: { ok: true; data: { viewer: unknown }; failed: readonly string[] } | { ok: false },
): Who {
  if (!answer.ok) return 'unknown'
  if (answer.data.viewer) return 'member'
  return answer.failed.includes('viewer') ? 'unknown' : 'logged-out'
}
