/** A whole request but the address, or the first part of one whose rest never comes. */
export type Sending =
  { search?: string; init: RequestInit } | { headers: Record<string, string>; part: string }

/** One attack: what is sent, and what the refusal must be. */
export type Attack = {
  name: string
  /** `round` differs each time, so that nothing is answered from a cache of documents. */
  send: (round: number) => Sending
  status: number
  /** The text of the refusal. */
  refusal: RegExp
}

export const json = { 'content-type': 'application/json' }

/** A document, as a program posts it. */
export function posted(
  name: string,
  status: number,
  refusal: RegExp,
  query: (round: number) => string,
  variables?: unknown,
): Attack {
  return {
    name,
    status,
    refusal,
    send: (round) => ({
      init: {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: query(round), variables }),
      },
    }),
  }
}

/** A body as it is. */
export function sent(
  name: string,
  status: number,
  refusal: RegExp,
  body: BodyInit,
  headers: Record<string, string> = json,
): Attack {
  return { name, status, refusal, send: () => ({ init: { method: 'POST', headers, body } }) }
}

/** The beginning of a body that is too large. */
export function begun(name: string, headers: Record<string, string>, part: string): Attack {
  return {
    name,
    status: 413,
    refusal: /larger than 65536 bytes/,
    send: () => ({ headers: { ...json, ...headers }, part }),
  }
}

/** So many parts, with a space between them. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ')
}

/** JSON of empty lists within one another. */
export function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}
