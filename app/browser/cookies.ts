/** The page's cookies; a frame without an origin of its own may not read them. */
export function cookiesHere(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
