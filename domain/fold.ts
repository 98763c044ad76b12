/** The text without Vietnamese accents, đ as d. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
}

/**
 * Lower-cased, without Vietnamese accents, punctuation as spaces: what a search that does not mind
 * accents compares (H-153).
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
