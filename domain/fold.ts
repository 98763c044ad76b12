/**
 * Lower-cased, without Vietnamese accents, đ as d, punctuation as spaces: what a search that does
 * not mind accents compares (H-153).
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
