/**
 * Whether a page of one's own can be shown: to a member; not to a stranger, who may log in; not
 * while nobody knows who he is.
 */
export type Who = 'member' | 'stranger' | 'unknown'

/** Who asks, as the gateway's answer shows it. */
export function whoOf(
  answer: { ok: true; data: { viewer: unknown }; failed: readonly string[] } | { ok: false },
): Who {
  if (!answer.ok) return 'unknown'
  if (answer.data.viewer) return 'member'
  return answer.failed.includes('viewer') ? 'unknown' : 'stranger'
}
