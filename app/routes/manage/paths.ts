/**
 * The page that manages a booking without a log-in. Links to it are never prefetched, as its address
 * contains the token that opens the booking.
 */
export function managePath(token: string): string {
  return `/lich/${token}`
}

/** The id of the part of that page that asks for the names of a group. */
export const namesPart = 'ten-tung-nguoi'
