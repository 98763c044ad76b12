import { Hono } from 'hono'
import { parseJson } from '../../domain/parse-json'
import { respondsOnlyOk, type Api, type Endpoint, type InputOf, type ReplyOf } from './endpoint'
import { logFailure } from './log'
import { coded, type WireIssue, wireIssues } from './message'
import { bearerOf } from './request'

/** What a handler gets besides its input. */
export type HandlerContext<Env> = {
  env: Env
  request: Request
  /** Correlates log lines of one customer request across workers. */
  requestId: string
  /** The access token of `Authorization: Bearer`, null when anonymous. */
  bearer: string | null
  waitUntil: (work: Promise<unknown>) => void
}

/** One function per call of the contract; a missing one is a type error. */
export type Handlers<A extends Api, Env> = {
  [K in keyof A]: (
    input: InputOf<A[K]>,
    context: HandlerContext<Env>,
  ) => Promise<ReplyOf<A[K]>> | ReplyOf<A[K]>
}

/** Thrown by a handler when the token is missing, unknown or expired: becomes 401. */
export class Unauthorized extends Error {
  override name = 'Unauthorized'
}

/**
 * Thrown by a handler whose checks go beyond the contract (a service no longer sold): becomes 422
 * with issues under wire field names.
 */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  constructor(readonly issues: WireIssue[]) {
    super('input not acceptable')
  }
}

/** What a reply says to caches in between: some GETs change state, others are a customer's own. */
const headers = { 'cache-control': 'no-store' }

/**
 * Builds the Hono app that serves a contract: 422 for unacceptable input, 401, 500 with a request
 * id, 404 for unknown paths. `addFirst` adds fixed paths that a contract's `{name}` would swallow.
 */
export function serve<A extends Api, Env extends object>(
  worker: string,
  api: A,
  handlers: Handlers<A, Env>,
  addFirst: (app: Hono<{ Bindings: Env }>) => unknown = () => undefined,
): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  addFirst(app)
  app.get('/health', (c) => c.json({ worker, ok: true }))
  for (const [name, call] of fixedPathsFirst(api)) {
    const handler = handlers[name as keyof A] as (
      input: unknown,
      context: HandlerContext<Env>,
    ) => unknown
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const requestId = c.req.header('x-request-id') ?? crypto.randomUUID()
      const read = await readInput(call, c.req.raw, c.req.param())
      if (!read.ok) return c.json(unacceptable(read.issues, requestId), 422)
      try {
        const reply = await handler(read.input, {
          env: c.env,
          request: c.req.raw,
          requestId,
          bearer: bearerOf(c.req.header('authorization')),
          waitUntil: (work) => c.executionCtx.waitUntil(work),
        })
        if (respondsOnlyOk(call)) return Response.json(reply, { headers })
        const { status, body } = reply as { status: number; body: unknown }
        return Response.json(body, { status, headers })
      } catch (error) {
        if (error instanceof InvalidInput) return c.json(unacceptable(error.issues, requestId), 422)
        if (error instanceof Unauthorized)
          return c.json({ message: 'Phiên đăng nhập đã hết hạn.', requestId }, 401)
        logFailure({ worker, call: name, requestId }, error)
        return c.json({ message: 'Hệ thống gián đoạn, vui lòng thực hiện lại', requestId }, 500)
      }
    })
  }
  app.notFound((c) => c.json({ message: 'Không có địa chỉ này.' }, 404))
  return app
}

/** Hono takes the first path that fits, and `/salon/{id}` would swallow `/salon/opening`. */
function fixedPathsFirst(api: Api): [string, Endpoint][] {
  return Object.entries(api).sort(
    ([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )
}

/** The body of a 422. */
export function unacceptable(issues: WireIssue[], requestId: string) {
  return { message: 'Dữ liệu gửi lên chưa hợp lệ.', issues, requestId }
}

/** The input of a call from path, query and body, or what is wrong with it. */
export async function readInput(
  call: Pick<Endpoint, 'input'>,
  request: Request,
  params: Record<string, string>,
) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const body = await readBody(request)
  if (body === undefined)
    return { ok: false as const, issues: [{ field: '', message: coded('INVALID_VALUE') }] }
  const parsed = call.input.safeDecode({ ...query, ...body, ...params } as never)
  return parsed.success
    ? { ok: true as const, input: parsed.data }
    : { ok: false as const, issues: wireIssues(parsed.error) }
}

/** The JSON object of the body, `{}` when there is none, undefined when it is not a JSON object. */
async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  if (request.method === 'GET' || request.method === 'DELETE') return {}
  const text = await request.text()
  if (text === '') return {}
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined
}
