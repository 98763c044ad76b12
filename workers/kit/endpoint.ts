import * as z from 'zod'

/** HTTP methods that the chain's REST calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * How a call is known to a host of the chain's own: `specified` (docs/spec has its path), `named`
 * (docs/spec names the operation, the path is ours and may be mapped), `ours` (docs/spec lacks it, a
 * host may too), `between` (the site never makes it: backends or a salon's desk do).
 */
export type Kind = 'specified' | 'named' | 'ours' | 'between'

/**
 * One REST call of a backend. `input` is a codec: its output side is what our code uses, its input
 * side is what travels (path, query, JSON body). `responses` has the schema of each response by HTTP
 * status; refusals are responses too, failures are not listed.
 */
export type Endpoint<
  I extends z.ZodType = z.ZodType,
  A extends ResponseSchemas = ResponseSchemas,
> = {
  kind: Kind
  method: Method
  /** Path with `{name}` for values taken from the input, always percent-encoded: an argument never becomes a path. */
  path: string
  input: I
  responses: A
  /** Ms that callers wait for this call, where that is not what they wait for its backend's others. */
  timeoutMs?: number
  /** Whether many get the same bytes: they are then checked once for all (`parse-memo.ts`). */
  isShared?: boolean
  /** A GET that changes something: it is neither repeated nor shared. */
  isWrite?: boolean
  /** Whether the contract reads `statusCode` of a body itself, which otherwise counts as the status. */
  readsStatusCode?: boolean
}

/** Schema of the body for each status that is part of the contract. */
export type ResponseSchemas = { readonly [status: number]: z.ZodType }

/** All calls of one backend. */
export type Api = { readonly [name: string]: Endpoint }

const nothing = z.object({})

/**
 * Types an endpoint without widening it; one that names no `input` takes none. Without NoInfer,
 * `satisfies Api` around it would infer any input.
 */
export function endpoint<
  const A extends ResponseSchemas,
  const I extends z.ZodType = typeof nothing,
>(call: Omit<Endpoint<I, A>, 'input'> & { input?: I }): Endpoint<NoInfer<I>, A> {
  return { input: nothing, ...call } as Endpoint<I, A>
}

/** What a caller passes and a worker receives. */
export type InputOf<E extends Endpoint> = z.output<E['input']>

/** The statuses of an endpoint. */
export type StatusOf<E extends Endpoint> = keyof E['responses'] & number

/**
 * What a worker sends: the body alone where 200 is the only response, otherwise `{ status, body }`.
 */
export type ReplyOf<E extends Endpoint> = [StatusOf<E>] extends [200]
  ? z.input<E['responses'][200]>
  : { [S in StatusOf<E>]: { status: S; body: z.input<E['responses'][S]> } }[StatusOf<E>]

/**
 * What a caller receives: the body alone where 200 is the only response, otherwise `{ status, body
 * }`.
 */
export type ResponseOf<E extends Endpoint> = [StatusOf<E>] extends [200]
  ? z.output<E['responses'][200]>
  : { [S in StatusOf<E>]: { status: S; body: z.output<E['responses'][S]> } }[StatusOf<E>]

/** Whether 200 is the only response, so that replies are bare bodies. */
export function respondsOnlyOk(call: Endpoint): boolean {
  const statuses = Object.keys(call.responses)
  return statuses.length === 1 && statuses[0] === '200'
}
