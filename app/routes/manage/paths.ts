/**
 * The page that manages a booking without a log-in. Nothing here loads it before it is pressed: its
 * address is a key.
 */
export function managePath(token: string): string {
  return `/lich/${token}`
}

/** The id of the part of that page that asks for the names of a group. */
export const namesPart = 'ten-tung-nguoi'
