import { createExecutionContext, env } from 'cloudflare:test'
import { type Client, connect, type Fetcher } from '../../kit/connect'
import { salonsApi } from '../contract'
import { seed } from '../seed'
import worker, { type Env } from '../worker'

/** 21 November 2026, 10:00 in Vietnam: when the demo data of the tests was made. */
export const NOW = Date.UTC(2026, 10, 21, 3)

/** The tests' database. */
export const { DB } = env as unknown as Env

/** Fills the tests' database with the demo data. */
export async function fillWithDemoData(): Promise<void> {
  await DB.batch(seed(new Date(NOW)).map((sql) => DB.prepare(sql)))
}

/** The worker some days after the demo data was made, reached as the gateway reaches it. */
export function salonsAt(days: number): Client<typeof salonsApi> {
  return connect('salons', salonsApi, { fetcher: fetcherAt(days), headers: {}, timeoutMs: 5000 })
}

/** A bare GET. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetcherAt(0).fetch(new Request(`https://salons${path}`, { headers }))
}

/** The worker as a customer with this token reaches it. */
export function salonsFor(token: string): Client<typeof salonsApi> {
  return connect('salons', salonsApi, {
    fetcher: fetcherAt(0),
    headers: { authorization: `Bearer ${token}` },
    timeoutMs: 5000,
  })
}

/** The fake auth backend's sessions: customer number by token; change it as a test needs. */
export const auth = { isDown: false, sessions: new Map<string, number>() }

async function serveAuth(request: Request): Promise<Response> {
  if (auth.isDown) return new Response('down', { status: 503 })
  const userId = auth.sessions.get(request.headers.get('authorization')?.slice(7) ?? '')
  return userId
    ? Response.json({ data: { userInfo: { userId } } })
    : Response.json({ message: 'no' }, { status: 401 })
}

function fetcherAt(days: number): Fetcher {
  const vars: Env = {
    DB,
    AUTH: { fetch: serveAuth },
    CLOCK_OFFSET_MS: String(NOW + days * 86_400_000 - Date.now()),
  }
  return { fetch: async (request) => worker.fetch(request, vars, createExecutionContext()) }
}
