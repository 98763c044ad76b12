/**
 * Ms that a caller waits for a call that sends a one-time code. Who calls waits longer than whom it
 * calls: auth hands the code to providers one after the other, the gateway or booking asks auth, and
 * the gateway asks booking. The callers' other calls have shorter limits of their own.
 */
export const CODE_TIMEOUT_MS = { auth: 8_500, booking: 9_500 }

/** Ms that booking waits for auth to send a message about a booking; no customer waits with it. */
export const NOTICE_TIMEOUT_MS = 11_000

/** Most that a backend waits for a host that asks for time; the gateway waits 4 s for the backend. */
const MOST_OF_HOST_MS = 3_500

/** Ms that a backend waits for another: as ever, or what the host in its place asks for. */
export function limitFor(host: { timeoutMs?: number } | undefined, usualMs: number): number {
  return Math.max(usualMs, Math.min(host?.timeoutMs ?? 0, MOST_OF_HOST_MS))
}

/** The header in which a caller says how many ms it waits. */
export const TIMEOUT_HEADER = 'x-timeout-ms'

/** Ms of the caller's time that are for the worker's own storage and the way back. */
const MARGIN_MS = 500

/**
 * Until when (epoch ms of the machine's clock) others may be waited for: the caller says how long
 * it waits, and no call has more than `mostMs`.
 */
export function deadlineOf(request: Request, mostMs: number): number {
  const callerMs = Number(request.headers.get(TIMEOUT_HEADER))
  return Date.now() + Math.max(0, Math.min(callerMs > 0 ? callerMs : mostMs, mostMs) - MARGIN_MS)
}

/** Ms until a deadline, 1 at least: a limit of 0 is none to `AbortSignal.timeout`. */
export function msUntil(deadline: number): number {
  return Math.max(1, deadline - Date.now())
}

/** The deadline of the first of so many that share the time until a deadline. */
export function shareOf(deadline: number, sharers: number): number {
  const now = Date.now()
  return now + Math.max(0, deadline - now) / sharers
}
