/** A mutation's refusal: a sentence of its own, or the problems of the input's fields. */
export type RefusalMessages = { message: string } | { issues: readonly { message: string }[] }

/** A refusal's sentence for the customer; `otherwise` where it has none. */
export function sentenceOf(refusal: RefusalMessages, otherwise: string): string {
  return ('message' in refusal ? refusal.message : refusal.issues[0]?.message) || otherwise
}

/** Statuses of refusals that many mutations share; any other is a conflict. */
const statuses: Readonly<Record<string, number>> = {
  InvalidInput: 422,
  TooManyTries: 429,
  NotFound: 404,
}

/** A refusal as a page's action returns it: its sentence and status. */
export type Refused = { kind: 'refused'; message: string; status: number }

/** The response of a page's action to a refusal. */
export function refusedBy(
  refusal: RefusalMessages & { __typename: string },
  otherwise: string,
): Refused {
  return {
    kind: 'refused',
    message: sentenceOf(refusal, otherwise),
    status: statuses[refusal.__typename] ?? 409,
  }
}

/**
 * The response of a page's action when the gateway returned no data: 429 when its rate limit
 * refused, else 502.
 */
export function noResponse(message: string, code?: string): Refused {
  return { kind: 'refused', message, status: code === 'TOO_MANY_REQUESTS' ? 429 : 502 }
}
