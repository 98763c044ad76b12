/**
 * Statuses of a network that had no response from the other side, or lost it, after it had passed the
 * request on. What never arrived there has others (521 to 523).
 */
export const RESPONSE_LOST: ReadonlySet<number> = new Set([504, 520, 524])
