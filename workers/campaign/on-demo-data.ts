import { createExecutionContext, env } from 'cloudflare:test'
import { type Client, connect } from '../kit/connect'
import { campaignApi } from './contract'
import { seed } from './seed'
import worker, { type Env } from './worker'

/** 21 November 2026, 10:00 in Vietnam, a Saturday: when the demo data of the tests was made. */
export const NOW = Date.UTC(2026, 10, 21, 3)

/** The tests' database. */
export const { DB } = env as unknown as Env

/** Fills the tests' database with the demo data. */
export async function fillWithDemoData(): Promise<void> {
  await DB.batch(seed(new Date(NOW)).map((sql) => DB.prepare(sql)))
}

/** The worker as it answers some days after the demo data was made, reached as the gateway reaches it. */
export function campaignAt(days: number, headers: Record<string, string> = {}): Client<typeof campaignApi> {
  const fetcher = { fetch: (request: Request) => answerAt(days, request) }
  return connect('campaign', campaignApi, { fetcher, headers, timeoutMs: 5000 })
}

/** A bare GET. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return answerAt(0, new Request(`https://campaign${path}`, { headers }))
}

async function answerAt(days: number, request: Request): Promise<Response> {
  const vars: Env = { DB, CLOCK_OFFSET_MS: String(NOW + days * 86_400_000 - Date.now()) }
  return worker.fetch(request, vars, createExecutionContext())
}
