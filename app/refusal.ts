/**
 * What a mutation answers when it does not do what was asked: a sentence of its own, or what is
 * wrong with the fields that were sent.
 */
export type Refusing = { message: string } | { issues: readonly { message: string }[] }

/** What a refusal tells the customer; `otherwise` where it brings no words. */
export function sentenceOf(refusal: Refusing, otherwise: string): string {
  return ('message' in refusal ? refusal.message : refusal.issues[0]?.message) || otherwise
}

/** Statuses of refusals that are found in many mutations; any other says that something stands in the way. */
const statuses: Readonly<Record<string, number>> = {
  InvalidInput: 422,
  TooManyTries: 429,
  NotFound: 404,
}

/** A refusal as a page's action answers it: its words and its status. */
export type Refused = { kind: 'refused'; message: string; status: number }

/** What a page answers to a refusal. */
export function refusedBy(refusal: Refusing & { __typename: string }, otherwise: string): Refused {
  return {
    kind: 'refused',
    message: sentenceOf(refusal, otherwise),
    status: statuses[refusal.__typename] ?? 409,
  }
}

/** What a page answers when the gateway brought no data: 429 when its rate limit refused, else 502. */
export function notAnswered(message: string, code?: string): Refused {
  return { kind: 'refused', message, status: code === 'TOO_MANY_REQUESTS' ? 429 : 502 }
}
