import type { Miniflare, Request } from 'miniflare'
import { Response } from 'miniflare'
import { type Deployable, nameOf } from './deployables.ts'
import { type Failing, failure } from './failing.ts'

export type { Failing } from './failing.ts'

/** One request from a worker to a backend; `reads` are the paths of the reads batched in it. */
export type Call = {
  from: Deployable
  to: Deployable
  method: string
  path: string
  reads: string[]
}

/** Passes on the calls between workers; a test sees and steers them. */
export type RecordingProxy = {
  calls: Call[]
  /** Makes a backend fail from now on, in one way or as chosen for each call; null: it works again. */
  fail: (worker: Deployable, how: Failing | (() => Failing | null) | null) => void
  /** Changes the text of every later response of a backend. */
  rewrite: (worker: Deployable, how: (text: string) => string) => void
  /** Records the text of the backends' responses from now on; read it with `output`. */
  listen: () => void
  /** The text of a backend's responses since `listen`. */
  output: (worker: Deployable) => string
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
  const output = new Map<Deployable, string[]>()
  const rewriting = new Map<Deployable, (text: string) => string>()
  let isListening = false
  return {
    calls,
    fail: (worker, how) => void (how ? failing.set(worker, how) : failing.delete(worker)),
    rewrite: (worker, how) => void rewriting.set(worker, how),
    listen: () => void (isListening = true),
    output: (worker) => (output.get(worker) ?? []).join('\n'),
    through: (worker, from) => async (request, runtime) => {
      const { pathname, search } = new URL(request.url)
      const body = request.body ? await request.arrayBuffer() : undefined
      calls.push({
        from,
        to: worker,
        method: request.method,
        path: pathname + search,
        reads: pathname === '/batch' ? readsOf(body) : [],
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
      if (
        (!isListening && !rewrite) ||
        response.headers.get('content-type')?.startsWith('text/event-stream')
      )
        return response
      const text = (rewrite ?? same)(await response.text())
      output.set(worker, [...(output.get(worker) ?? []), text])
      // Its length may be another now.
      return new Response(text, {
        status: response.status,
        headers: { 'content-type': response.headers.get('content-type') ?? '' },
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
