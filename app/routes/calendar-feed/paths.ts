/** The address that a calendar follows; it is a key. */
export function feedPath(token: string): string {
  return `/lich-theo-doi/${token}.ics`
}
