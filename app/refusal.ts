/** A mutation's refusal: a sentence of its own, or the problems of the input's fields. */
export type RefusalMessages = { message: string } | { issues: readonly { message: string }[] }

/** A refusal's sentence for the customer; `otherwise` where it has none. */
export function sentenceOf(refusal: RefusalMessages, otherwise: string): string {
  return ('message' in refusal ? refusal.message : refusal.issues[0]?.message) || otherwise
}
