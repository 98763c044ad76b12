import { parseJson } from '../../domain/parse-json'
import { readUpTo } from '../../domain/read-body'
import type { Api, Endpoint, Method } from './endpoint'

/** What a visitor's request carries that not every host needs. */
export type Credential = 'session' | 'holder' | 'address' | 'device'

/** A reply as the host sends it; `body` is undefined where it is empty or no JSON. */
export type HostReply = { status: number; body: unknown }

/** A field of the contract, and its name at the host. */
type Renamed = { readonly [field: string]: string }

/**
 * How a host of the chain's own differs from the contract `A`. All of it is optional: an empty
 * description is a host that serves the contract as it stands. `Stream` are names of its streams.
 */
export type Host<A extends Api = Api, Stream extends string = never> = {
  /**
   * Calls at another address: `'/v2/salons/{id}'` or `'POST /v2/salons'`. Names in braces are
   * fields of the contract; those that the path lacks travel in the query or the body.
   */
  paths?: { readonly [C in (keyof A & string) | Stream]?: string }
  /** The key of replies in which the contract's body is, `'result'` or `'result.items'`; by call where they differ. */
  envelope?: string | { readonly [C in keyof A]?: string }
  /** The same for bodies of requests: the key into which they are put. */
  wrap?: string | { readonly [C in keyof A]?: string }
  /**
   * Fields with another name at the host, in replies and inputs at any depth: `{ every: {…} }` for
   * all calls, or by call. The contract's name comes first.
   */
  rename?: { readonly [C in keyof A | 'every']?: Renamed }
  /** The input of a call as it travels, made into what the host wants, before names are changed. */
  adaptInput?: {
    readonly [C in keyof A]?: (input: Record<string, unknown>) => Record<string, unknown>
  }
  /**
   * The host's reply of any status, after envelope and names, made into one of the contract, which is
   * then checked; undefined leaves it as it is.
   */
  adapt?: { readonly [C in keyof A]?: (reply: HostReply) => HostReply | undefined }
  /** Calls that this host has not: they are not sent, and what needs them is hidden. */
  lacks?: readonly ((keyof A & string) | Stream)[]
  /** What the host gets of a visitor, in place of what our own backend of this name gets. */
  gets?: readonly Credential[]
  /** The header in which it wants the bare access token, in place of `authorization: Bearer`. */
  sessionHeader?: string
  /**
   * Ms that a call may take, where the contract gives it no limit of its own. Backends that call this
   * host wait longer than usual for it, but 3.5 s at most.
   */
  timeoutMs?: number
}

/** Longest reply of a host, in bytes: all customers of an isolate share 128 MB. */
const MAX_REPLY_BYTES = 5_000_000

/** A reply cannot be made one of the contract: it is too long, or the description's `adapt` threw. */
export class AdaptFailure extends Error {
  override name = 'AdaptFailure'
}

/** A request's address and what goes into it. */
export type HostRequest = {
  method: Method
  /** Path with `{name}` for values of `input`. */
  path: string
  /** All fields by the contract's names. */
  input: Record<string, unknown>
  /** What the path does not hold, as the host wants it. */
  rest: Record<string, unknown>
}

/** A call's request at a host; without one, as the contract has it. */
export function hostRequest(
  host: Host | undefined,
  name: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  wire: Record<string, unknown>,
): HostRequest {
  const place = placeOf(host?.paths?.[name], { method, path })
  const input = host?.adaptInput?.[name]?.(wire) ?? wire
  const rest = Object.fromEntries(
    Object.entries(input).filter(([key]) => !place.path.includes(`{${key}}`)),
  )
  if (!host) return { ...place, input, rest }
  const renamed = withNames(rest, namesOf(host, name)) as typeof rest
  const key = place.method === 'GET' || place.method === 'DELETE' ? '' : ofCall(host.wrap, name)
  return { ...place, input, rest: key ? { [key]: renamed } : renamed }
}

/** A host's response as the contract has it. */
export async function contractResponse(
  host: Host | undefined,
  name: string,
  response: Response,
): Promise<Response> {
  const names = namesOf(host, name)
  const key = ofCall(host?.envelope, name)
  const adapt = host?.adapt?.[name]
  if (!adapt && !key && names.size === 0) return response
  const text = new TextDecoder().decode(await replyBytes(response))
  const sent = parseJson(text)
  const back = new Map([...names].map(([ours, theirs]) => [theirs, ours]))
  const inner = unwrapped(sent, key)
  // Of a refusal that has nothing there, the sentence stands beside it.
  const isBeside = inner === null && (toldStatus(sent) ?? response.status) >= 400
  const body = withNames(isBeside ? sent : inner, back)
  const reply = adapted(adapt, { status: response.status, body })
  if (reply.body === undefined)
    return new Response(hasNoBody(reply.status) ? null : text, { status: reply.status })
  return Response.json(reply.body, { status: reply.status })
}

/** The bytes of a host's reply; throws where there are too many. */
export async function replyBytes(response: Response): Promise<Uint8Array> {
  const body = await readUpTo(response.body, MAX_REPLY_BYTES)
  if (!body) throw new AdaptFailure('too long')
  return new Uint8Array(await body.arrayBuffer())
}

/**
 * The status of a refusal that the body of a 200 says, as some hosts answer 200 to everything;
 * undefined for any other body. A 404 beside a list means that the list is empty.
 */
export function toldStatus(body: unknown): number | undefined {
  const { statusCode, data } = Object(body) as { statusCode?: unknown; data?: unknown }
  const status = Number(statusCode)
  if (status === 404 && Array.isArray(data)) return undefined
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined
}

function adapted(
  adapt: ((reply: HostReply) => HostReply | undefined) | undefined,
  reply: HostReply,
): HostReply {
  try {
    return adapt?.(reply) ?? reply
  } catch (error) {
    throw new AdaptFailure(`adapt threw ${error instanceof Error ? error.name : 'something'}`)
  }
}

/** `'/v2/x'` or `'POST /v2/x'`, with the contract's method where it names none. */
function placeOf(
  place: string | undefined,
  otherwise: Pick<Endpoint, 'method' | 'path'>,
): Pick<Endpoint, 'method' | 'path'> {
  const [, method = otherwise.method, path] = /^(?:(GET|POST|PUT|DELETE) )?(\/.*)$/.exec(
    place ?? '',
  ) ?? ['', undefined, otherwise.path]
  return { method: method as Method, path: path ?? otherwise.path }
}

/** The host's names by those of the contract; a call's own come before those of every call. */
function namesOf(host: Host | undefined, name: string): ReadonlyMap<string, string> {
  const { every = {}, [name]: own = {} } = host?.rename ?? {}
  return new Map(Object.entries({ ...every, ...own }))
}

function ofCall(keys: Host['envelope'], name: string): string {
  return (typeof keys === 'string' ? keys : keys?.[name]) ?? ''
}

/** What stands under a key with dots; the whole value where it lacks one of them, as refusals may. */
function unwrapped(value: unknown, key: string): unknown {
  let inner = value
  for (const part of key ? key.split('.') : []) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, part)) return value
    inner = (inner as Record<string, unknown>)[part]
  }
  return inner
}

function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, names))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, withNames(inner, names)]),
  )
}

/** Whether a response of this status may have no body. */
function hasNoBody(status: number): boolean {
  return [101, 204, 205, 304].includes(status)
}
