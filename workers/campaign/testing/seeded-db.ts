import { createExecutionContext, env } from 'cloudflare:test'
import { type Client, connect } from '../../kit/connect'
import { campaignApi } from '../contract'
import { seed } from '../seed'
import type { Env } from '../env'
import worker from '../worker'

/** 21 November 2026, 10:00 in Vietnam, a Saturday: when the demo data of the tests was made. */
export const NOW = Date.UTC(2026, 10, 21, 3)

/** The tests' bindings and database. */
export const bindings = env as unknown as Env
export const { DB } = bindings

/** Fills the tests' database with the demo data. */
export async function fillWithDemoData(): Promise<void> {
  await DB.batch(seed(new Date(NOW)).map((sql) => DB.prepare(sql)))
}

/** The worker some days after the demo data was made, reached as the gateway reaches it. */
export function campaignAt(
  days: number,
  headers: Record<string, string> = {},
  over: Partial<Env> = {},
): Client<typeof campaignApi> {
  const fetcher = { fetch: (request: Request) => responseAt(days, request, over) }
  return connect('campaign', campaignApi, { fetcher, headers, timeoutMs: 5000 })
}

/** A bare GET. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return responseAt(0, new Request(`https://campaign${path}`, { headers }))
}

/** The worker's response some days after the demo data was made. */
export async function responseAt(
  days: number,
  request: Request,
  over: Partial<Env> = {},
): Promise<Response> {
  const vars: Env = {
    ...bindings,
    ...over,
    CLOCK_OFFSET_MS: String(NOW + days * 86_400_000 - Date.now()),
  }
  return worker.fetch(request, vars, createExecutionContext())
}
