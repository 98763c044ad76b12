import type { Miniflare, Request } from 'miniflare'
import { Response } from 'miniflare'
import { type Door, nameOf } from './doors.ts'

/** How a backend fails: it refuses each call with 503, never answers, or answers 200 with nonsense. */
export type Failing = 'refuses' | 'hangs' | 'lies'

/** One request of a worker that reached a backend's door; `reads` are the paths of those that travelled together in it. */
export type Call = { from: Door; to: Door; method: string; path: string; reads: string[] }

/** The calls between workers, seen and steered from a test. */
export type Neighbours = {
  calls: Call[]
  /** Makes a backend fail from now on; null mends it. */
  fail: (door: Door, how: Failing | null) => void
  /** The binding that leads from a worker to a backend. */
  through: (door: Door, from: Door) => (request: Request, runtime: Miniflare) => Promise<Response>
}

/** A new, empty record of calls. */
export function watch(): Neighbours {
  const calls: Call[] = []
  const failing = new Map<Door, Failing>()
  return {
    calls,
    fail: (door, how) => void (how ? failing.set(door, how) : failing.delete(door)),
    through: (door, from) => async (request, runtime) => {
      const { pathname, search } = new URL(request.url)
      const body = request.body ? await request.arrayBuffer() : undefined
      calls.push({ from, to: door, method: request.method, path: pathname + search, reads: pathname === '/together' ? readsOf(body) : [] })
      const how = failing.get(door)
      if (how) return failure(how)
      const backend = await runtime.getWorker(nameOf(door))
      const answer = await backend.fetch(request.url, { method: request.method, headers: [...request.headers], body })
      return answer as unknown as Response
    },
  }
}

function readsOf(body: ArrayBuffer | undefined): string[] {
  return (JSON.parse(new TextDecoder().decode(body)) as { reads: string[] }).reads
}

function failure(how: Failing): Promise<Response> {
  if (how === 'hangs') return new Promise(() => undefined)
  const answer = how === 'lies' ? new Response('{"nonsense":true}', { headers: { 'content-type': 'application/json' } }) : new Response('down', { status: 503 })
  return Promise.resolve(answer)
}
