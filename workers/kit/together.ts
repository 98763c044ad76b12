import type { Hono } from 'hono'

/** Where a backend of ours answers several reads in one request; not of the chain's own calls. */
const PATH = '/together'

/** Most reads of one request. */
export const MOST_READS = 20

/**
 * Lets a backend answer several GET calls in one request: the body is `{ reads: ["/path?query", …] }`, each made with the headers of the request.
 * Each answer is a line of its own, `index status body`, sent when it is ready, so that a slow one holds up no other.
 */
export function serveTogether<Env extends object>(app: Hono<{ Bindings: Env }>): void {
  app.post(PATH, async (c) => {
    const reads = readsOf(await c.req.json().catch(() => null))
    if (!reads) return c.json({ message: 'Danh sách câu hỏi chưa hợp lệ.' }, 422)
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['content-type', 'content-length']) headers.delete(name)
    const answer = async (path: string) => app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, { waitUntil: (work) => c.executionCtx.waitUntil(work), passThroughOnException: () => undefined, props: {} })
    return new Response(linesOf(reads.map(answer)), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  })
}

/** The one request for several reads. */
export function togetherRequest(reads: readonly Request[], signal: AbortSignal): Request {
  const paths = reads.map(({ url }) => url.slice(new URL(url).origin.length))
  const headers = new Headers(reads[0]!.headers)
  headers.set('content-type', 'application/json')
  return new Request(`https://backend${PATH}`, { method: 'POST', headers, body: JSON.stringify({ reads: paths }), signal })
}

/** Hands over each answer as it comes; what is no such line is passed over. Throws when the connection breaks. */
export async function readTogether(response: Response, onAnswer: (at: number, answer: Response) => void): Promise<void> {
  let rest = ''
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const lines = (rest + chunk.value).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      const [, at, status, body] = /^(\d+) ([2-5]\d\d) (.*)$/.exec(line) ?? []
      if (at !== undefined) onAnswer(Number(at), new Response(body, { status: Number(status) }))
    }
  }
}

function linesOf(answers: Promise<Response>[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      await Promise.all(answers.map(async (answer, at) => controller.enqueue(encoder.encode(`${at} ${await lineOf(await answer)}\n`))))
      controller.close()
    },
  })
}

async function lineOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    // A stream has no end to wait for.
    await response.body?.cancel()
    return '404 {}'
  }
  const body = await response.text()
  return `${response.status} ${body.includes('\n') ? JSON.stringify(JSON.parse(body)) : body}`
}

function readsOf(body: unknown): string[] | null {
  const reads = (body as { reads?: unknown } | null)?.reads
  if (!Array.isArray(reads) || reads.length === 0 || reads.length > MOST_READS) return null
  return reads.every((path): path is string => typeof path === 'string' && /^\/[^/]/.test(path)) ? reads : null
}
