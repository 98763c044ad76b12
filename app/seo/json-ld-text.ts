import type { JsonLd } from './json-ld'

/**
 * Things as the text of one script element: nothing in it can end the element, open a comment or
 * break a line of script.
 */
export function jsonLdText(things: readonly JsonLd[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
