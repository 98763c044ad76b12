/**
 * The page that manages a booking without a log-in. Nothing here loads it before it is pressed: its
 * address is a key.
 */
export function managePath(token: string): string {
  return `/lich/${token}`
}
