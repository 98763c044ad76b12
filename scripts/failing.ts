import { Response } from 'miniflare'

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
export async function failure(how: Failing, execute: () => Promise<Response>): Promise<Response> {
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
      return rewritten(await execute(), (text) => text.split('\n').map(nothingIn).join('\n'))
  }
}

async function rewritten(response: Response, rewrite: (text: string) => string): Promise<Response> {
  return new Response(rewrite(await response.text()), {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  })
}

/** A line of JSON, or one read of several (`index status body`), with null in place of every value. */
function nothingIn(line: string): string {
  const [, head = '', json = line] = /^(\d+ \d{3} )?([[{].*)$/.exec(line) ?? []
  try {
    return (
      head +
      JSON.stringify(JSON.parse(json), (_name, value: unknown) =>
        typeof value === 'object' ? value : null,
      )
    )
  } catch {
    return line
  }
}
