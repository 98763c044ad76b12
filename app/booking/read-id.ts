/** A number of the chain in an address or a form, 1 to nine digits; null for anything else. */
export function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null
}
