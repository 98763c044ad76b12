import type { Miniflare, Request } from 'miniflare'
import { Response } from 'miniflare'
import { type Door, nameOf } from './doors.ts'
import { type Failing, failure } from './failing.ts'

export type { Failing } from './failing.ts'

/** One request of a worker that reached a backend's door; `reads` are the paths of those that travelled together in it. */
export type Call = { from: Door; to: Door; method: string; path: string; reads: string[] }

/** The calls between workers, seen and steered from a test. */
export type Neighbours = {
  calls: Call[]
  /** Makes a backend fail from now on, in one way or as each call's own luck has it; null mends it. */
  fail: (door: Door, how: Failing | (() => Failing | null) | null) => void
  /** Changes the text of everything that a backend answers from now on. */
  rewrite: (door: Door, how: (text: string) => string) => void
  /** Keeps the text of what backends answer from now on; read it at `said`. */
  listen: () => void
  /** What a backend has answered while somebody listened. */
  said: (door: Door) => string
  /** The binding that leads from a worker to a backend. */
  through: (door: Door, from: Door) => (request: Request, runtime: Miniflare) => Promise<Response>
}

/** A new, empty record of calls. */
export function watch(): Neighbours {
  const calls: Call[] = []
  const failing = new Map<Door, Failing | (() => Failing | null)>()
  const said = new Map<Door, string[]>()
  const rewriting = new Map<Door, (text: string) => string>()
  let isListening = false
  return {
    calls,
    fail: (door, how) => void (how ? failing.set(door, how) : failing.delete(door)),
    rewrite: (door, how) => void rewriting.set(door, how),
    listen: () => void (isListening = true),
    said: (door) => (said.get(door) ?? []).join('\n'),
    through: (door, from) => async (request, runtime) => {
      const { pathname, search } = new URL(request.url)
      const body = request.body ? await request.arrayBuffer() : undefined
      calls.push({
        from,
        to: door,
        method: request.method,
        path: pathname + search,
        reads: pathname === '/batch' ? readsOf(body) : [],
      })
      const ask = async () => {
        const backend = await runtime.getWorker(nameOf(door))
        return (await backend.fetch(request.url, {
          method: request.method,
          headers: [...request.headers],
          body,
        })) as unknown as Response
      }
      const set = failing.get(door)
      const how = typeof set === 'function' ? set() : set
      if (how) return failure(how, ask)
      const answer = await ask()
      const rewrite = rewriting.get(door)
      if (
        (!isListening && !rewrite) ||
        answer.headers.get('content-type')?.startsWith('text/event-stream')
      )
        return answer
      const text = (rewrite ?? same)(await answer.text())
      said.set(door, [...(said.get(door) ?? []), text])
      // Its length may be another now.
      return new Response(text, {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      })
    },
  }
}

function same(text: string): string {
  return text
}

function readsOf(body: ArrayBuffer | undefined): string[] {
  return (JSON.parse(new TextDecoder().decode(body)) as { reads: string[] }).reads
}
