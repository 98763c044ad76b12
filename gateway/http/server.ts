import { nearCustomers } from '../../workers/kit/location'
import { nowOf } from '../../domain/clock'
import { logFailure, logRequest } from '../../workers/kit/log'
import { createMinuteRateLimiter } from '../../workers/kit/rate-limit'
import { createKnownAbsent } from '../../workers/kit/absent-calls'
import { createOpenStreams } from '../backends/open-streams'
import { createBreakers } from '../backends/table'
import { createCache } from '../cache/cache'
import { createBoardReader } from '../modules/soonest/board-reader'
import { languageOf, openContext, type Context, type Env, type Execution } from '../context'
import { createLease } from '../../domain/lease'
import type { KnownPurges } from '../../domain/purges'
import type { FailureCode } from '../graphql/errors'
import { catalogs } from '../graphql/message'
import { openExplained } from '../graphql/explain'
import { createServer, type GraphQLServer } from '../graphql/yoga'
import { checkRequest, jsonResponse, refused, refusedForNow } from './guards'
import { createTimedOutBackends } from '../backends/timeouts'
import { publicHeaders } from './public-headers'
import { servePurge, TRIES_PER_MINUTE, type PurgeCall } from '../cache/purge/call'
import { visitorOf } from './session'
import * as z from 'zod'
import { BackendFailure, Unacceptable, Unauthenticated } from '../../workers/kit/connect'

const body = z.strictObject({ accessToken: z.string() })

/**
 * `POST /partners/login-codes {"accessToken": "…"}` with `authorization: Basic <partner:secret>`:
 * answers `{"code": "…", "expiresInSeconds": 60}` for the customer of that token.
 */
async function serveLoginCode(
  request: Request,
  { backends, outcome }: Pick<Context, 'backends' | 'outcome'>,
): Promise<Response> {
  outcome.operation = 'loginCode'
  if (request.method !== 'POST')
    return refused(405, 'BAD_REQUEST', 'Only POST is answered here.', { allow: 'POST' })
  const partner = partnerOf(request.headers.get('authorization') ?? '')
  if (!partner) return wrongPartner()
  const input = body.safeParse(await request.json().catch(() => null))
  if (!input.success) return refused(400, 'BAD_REQUEST', 'Send {"accessToken": "…"}.')
  try {
    const response = await backends.auth.issueLoginCode({ ...partner, ...input.data })
    if (response.status === 200) return jsonResponse(200, response.body)
    if (response.status === 403) return wrongPartner()
    if (response.status === 404)
      return refused(404, 'SESSION_ENDED', 'The access token is unknown or has ended.')
    return refusedForNow('Too many requests; please wait.', response.body.retryAfterSeconds)
  } catch (error) {
    if (error instanceof Unacceptable)
      return refused(400, 'BAD_REQUEST', 'The partner or the access token is malformed.')
    if (error instanceof Unauthenticated) return wrongPartner()
    if (!(error instanceof BackendFailure)) throw error
    return refused(503, 'BACKEND_FAILED', 'No code could be made; please send it again.')
  }
}

/** Name and secret of HTTP Basic authentication; undefined for anything else. */
function partnerOf(authorization: string): { partner: string; secret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  const [, partner, secret] = /^([^:]*):(.*)$/s.exec(decoded(encoded)) ?? []
  return partner !== undefined && secret !== undefined ? { partner, secret } : undefined
}

/** The text of a base64; '' for what is none. */
function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

function wrongPartner(): Response {
  return refused(401, 'UNAUTHENTICATED', 'The partner or its secret is missing or wrong.', {
    'www-authenticate': 'Basic realm="partners"',
  })
}

/** The handler that workerd calls for each request. */
export type GatewayServer = {
  fetch: (request: Request, env: Env, execution: Execution) => Promise<Response>
}

/**
 * The gateway's HTTP server with the state that an isolate shares between requests: refuses
 * malformed requests, builds the context, runs GraphQL and finishes the response.
 */
export function createGateway(wait: (ms: number) => Promise<void> = sleep): GatewayServer {
  const isolate = {
    cache: createCache(),
    board: createBoardReader(),
    purges: createLease<KnownPurges>(),
    timedOut: createTimedOutBackends(),
    absent: createKnownAbsent(),
    breakers: createBreakers(),
    streams: createOpenStreams(),
  }
  const tries = createMinuteRateLimiter(TRIES_PER_MINUTE)
  let server: GraphQLServer | undefined
  return {
    async fetch(request, env, execution) {
      try {
        return await respond(request, env, execution)
      } catch (error) {
        return broken(error, request)
      }
    },
  }

  async function respond(request: Request, env: Env, execution: Execution): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/purge') return purge(request, env, execution, { tries, wait })
    const start = Date.now()
    const admitted = await checkRequest(request)
    const open = typeof WITHOUT_DESCRIPTIONS === 'undefined' ? openExplained : openContext
    const context = open(admitted instanceof Response ? request : admitted, env, execution, isolate)
    server ??= createServer({
      allowsArbitraryDocuments: env.GRAPHIQL === '1' || env.DOCUMENTS === 'any',
    })
    const response =
      admitted instanceof Response
        ? admitted
        : pathname === '/partners/login-codes'
          ? await serveLoginCode(admitted, context)
          : await server.fetch(admitted, context)
    logResponse(response.status, Date.now() - start, context)
    return finishResponse(response, request, context)
  }
}

/** The response to a request that a fault of ours ended outside GraphQL, and its log lines. */
function broken(error: unknown, request: Request): Response {
  const { requestId } = visitorOf(request, undefined)
  const code: FailureCode = 'INTERNAL_SERVER_ERROR'
  logFailure({ worker: 'gateway', call: 'request', requestId }, error)
  logRequest({
    worker: 'gateway',
    requestId,
    operation: 'other',
    status: 500,
    ms: 0,
    calls: [],
    errors: [code],
  })
  const message = catalogs[languageOf(request)].failures.broken
  return jsonResponse(
    500,
    { errors: [{ message, extensions: { code, requestId } }] },
    { 'x-request-id': requestId },
  )
}

/** A purge of lists, logged as the requests of GraphQL are. */
async function purge(
  request: Request,
  env: Env,
  execution: Execution,
  shared: Pick<PurgeCall, 'tries' | 'wait'>,
): Promise<Response> {
  const start = Date.now()
  const requestId = visitorOf(request, undefined).requestId
  const response = await servePurge(request, {
    ...shared,
    env,
    coordinator: env.COORDINATOR?.getByName('lists', nearCustomers),
    now: nowOf(env),
    requestId,
    waitUntil: execution.waitUntil.bind(execution),
  })
  logRequest({
    worker: 'gateway',
    requestId,
    operation: 'purge',
    status: response.status,
    ms: Date.now() - start,
    calls: [],
    errors: [],
  })
  return response
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The request's one line in the log; of a stream, when it opens. */
function logResponse(
  status: number,
  ms: number,
  { visitor: { requestId }, now, timings, dropped, outcome }: Context,
): void {
  const { operation, client, errors, mutations } = outcome
  const lost = dropped.reduce((sum, { rows }) => sum + rows, 0)
  logRequest({
    worker: 'gateway',
    requestId,
    operation,
    client,
    status,
    ms,
    calls: timings.map(
      ({ service, name, outcome, startedAt, ms }) =>
        `${service}-${name} ${outcome} ${Math.max(0, startedAt - now)}+${ms}`,
    ),
    errors: errors.slice(0, 10),
    ...(lost > 0 ? { dropped: lost } : {}),
    ...(mutations.length > 0 ? { mutations: mutations.slice(0, 10) } : {}),
  })
}

/** Adds the cookies that resolvers set and the request's id; only public responses get cache headers. */
function finishResponse(
  response: Response,
  request: Request,
  { visitor, outcome }: Context,
): Response {
  for (const line of visitor.outgoing.values()) response.headers.append('set-cookie', line)
  response.headers.set('x-request-id', visitor.requestId)
  const isCacheable =
    request.method === 'GET' &&
    outcome.publicLists.length > 0 &&
    response.status === 200 &&
    outcome.errors.length === 0 &&
    visitor.outgoing.size === 0
  const cacheHeaders = isCacheable
    ? publicHeaders(outcome.publicLists)
    : { 'cache-control': 'private, no-store' }
  for (const [name, value] of Object.entries(cacheHeaders)) response.headers.set(name, value)
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    forbidBuffering(response.headers)
  return response
}

/**
 * Events must pass proxies at once: these headers forbid them to buffer or compress. Yoga's own
 * encoding, of a stream that cannot begin, is `none`, which is not a registered one.
 */
function forbidBuffering(headers: Headers): void {
  headers.set('cache-control', 'private, no-store, no-transform')
  headers.set('x-accel-buffering', 'no')
  headers.delete('content-encoding')
  headers.delete('connection')
}
