import type { Miniflare, Request } from 'miniflare'
import { Response } from 'miniflare'
import { type Deployable, nameOf } from './deployables.ts'

/** One request from a worker to a backend. */
export type Call = {
  from: Deployable
  to: Deployable
  method: string
  path: string
}

/** Passes on the calls between workers; a test sees and steers them. */
export type RecordingProxy = {
  calls: Call[]
  /** Makes a backend fail from now on, in one way or as chosen for each call; null: it works again. */
  fail: (worker: Deployable, how: Failing | (() => Failing | null) | null) => void
  /** Reads or changes the text of every later response of a backend; null: no longer. */
  rewrite: (worker: Deployable, how: ((text: string) => string) | null) => void
  /** The binding that leads from a worker to a backend. */
  through: (
    worker: Deployable,
    from: Deployable,
  ) => (request: Request, runtime: Miniflare) => Promise<Response>
}

/** A new, empty record of calls. */
export function watch(): RecordingProxy {
  const calls: Call[] = []
  const failing = new Map<Deployable, Failing | (() => Failing | null)>()
  const rewriting = new Map<Deployable, (text: string) => string>()
  return {
    calls,
    fail: (worker, how) => void (how ? failing.set(worker, how) : failing.delete(worker)),
    rewrite: (worker, how) => void (how ? rewriting.set(worker, how) : rewriting.delete(worker)),
    through: (worker, from) => async (request, runtime) => {
      const { pathname, search } = new URL(request.url)
      const body = request.body ? await request.arrayBuffer() : undefined
      calls.push({
        from,
        to: worker,
        method: request.method,
        path: pathname + search,
      })
      const execute = async () => {
        const backend = await runtime.getWorker(nameOf(worker))
        return (await backend.fetch(request.url, {
          method: request.method,
          headers: [...request.headers],
          body,
        })) as unknown as Response
      }
      const set = failing.get(worker)
      const how = typeof set === 'function' ? set() : set
      if (how) return failure(how, execute)
      const response = await execute()
      const rewrite = rewriting.get(worker)
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      return rewrite && !isStream ? rewritten(response, rewrite) : response
    },
  }
}

/**
 * The failure of a backend: it refuses each call with 503, cannot be reached, never responds,
 * responds after ten seconds, breaks with 500, or responds 200 with nonsense: an object of its own,
 * a page of HTML, JSON that ends too early, or its real response with every value turned into null.
 * A number: it responds that many milliseconds late.
 */
export type Failing =
  'refuses' | 'gone' | 'hangs' | 'slow' | 'breaks' | 'lies' | 'html' | 'half' | 'nulls' | number

/** Delay of a slow backend, in milliseconds. */
export const SLOW_MS = 10_000

/** The response of a failing backend; `execute` fetches the real one. */
async function failure(how: Failing, execute: () => Promise<Response>): Promise<Response> {
  if (typeof how === 'number') {
    await new Promise((done) => setTimeout(done, how).unref())
    return execute()
  }
  switch (how) {
    case 'refuses':
      return new Response('down', { status: 503 })
    case 'gone':
      throw new Error('connection refused')
    case 'hangs':
      return new Promise(() => undefined)
    case 'slow':
      await new Promise((done) => setTimeout(done, SLOW_MS).unref())
      return execute()
    case 'breaks':
      return Response.json({ message: 'Hệ thống gián đoạn' }, { status: 500 })
    case 'lies':
      return new Response('{"nonsense":true}', { headers: { 'content-type': 'application/json' } })
    case 'html':
      return new Response('<!doctype html><title>Bảo trì</title><p>Hệ thống đang bảo trì', {
        headers: { 'content-type': 'text/html' },
      })
    case 'half':
      return rewritten(await execute(), (text) => text.slice(0, Math.ceil(text.length / 2)))
    case 'nulls':
      return rewritten(await execute(), nothingIn)
  }
}

async function rewritten(response: Response, rewrite: (text: string) => string): Promise<Response> {
  // Its length may be another now.
  return new Response(rewrite(await response.text()), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  })
}

/** JSON with null in place of every value. */
function nothingIn(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_name, value: unknown) =>
      typeof value === 'object' ? value : null,
    )
  } catch {
    return text
  }
}
