import { createScheduledController, createExecutionContext, env } from 'cloudflare:test'
import { type Client, connect } from '../../kit/connect'
import { campaignApi } from '../contract'
import type { Env } from '../env'
import { signatureOf } from '../payments/bank'
import worker from '../worker'
import { seed } from '../seed'

const MINUTE_DAYS = 1 / 1440

/** Customers of these tests by token, as auth knows them. */
const sessions = new Map<string, { userId: number; phoneNumber: string; deleteAt?: number }>()

const AUTH = {
  fetch: (request: Request) => {
    const person = sessions.get(request.headers.get('authorization')?.slice(7) ?? '')
    return Promise.resolve(
      person
        ? Response.json({ data: { userInfo: person, deleteAt: person.deleteAt ?? null } })
        : Response.json({ message: 'no' }, { status: 401 }),
    )
  },
} as Env['AUTH']

/** A customer's session at the campaign backend, some minutes after the demo data was made. */
export type MemberClient = {
  id: number
  phone: string
  at: (minutes: number, over?: Partial<Env>) => Client<typeof campaignApi>
}

/** Logs a customer in. */
export function memberClient(id: number, phone: string): MemberClient {
  const token = tokenOf(id)
  sessions.set(token, { userId: id, phoneNumber: phone })
  return {
    id,
    phone,
    at: (minutes, over = {}) =>
      campaignAt(
        minutes * MINUTE_DAYS,
        { authorization: `Bearer ${token}` },
        { AUTH, RATE_LIMITS: 'off', ...over },
      ),
  }
}

/** A customer has requested deletion. */
export function requestDeletion({ id, phone }: MemberClient): void {
  sessions.set(tokenOf(id), { userId: id, phoneNumber: phone, deleteAt: NOW + 7 * 86_400_000 })
}

function tokenOf(id: number): string {
  return `token-of-the-customer-${id}`
}

let people = 7000

/** A customer of whom the backend knows nothing. */
export function newMemberClient(): MemberClient {
  people += 1
  return memberClient(people, `09${String(people).padStart(8, '0')}`)
}

/** A client without a session. */
export function anonymous(): Client<typeof campaignApi> {
  return campaignAt(0, {}, { AUTH })
}

let keys = 0

/** A key or a bank's number of its own. */
export function newKey(): string {
  keys += 1
  return `key-of-act-number-${String(keys).padStart(6, '0')}`
}

/** An order of a product, made at minute 0. */
export async function ordered(customer: MemberClient, productId: number) {
  const response = await customer.at(0).placeOrder({ productId, idempotencyKey: newKey() })
  if (response.status !== 200) throw new Error(`the order was refused with ${response.status}`)
  return response.body
}

/** A notification of the bank, and when it arrives; `transferredAt` in minutes. */
export type TransferNotice = {
  amount: number
  content: string
  transactionId?: string
  transferredAt?: number
  receivedAt?: number
  account?: string
  secret?: string
  signature?: string
}

/** Sends a notification of the bank; returns the HTTP status and the result. */
export async function notifyTransfer({
  amount,
  content,
  transactionId = newKey(),
  transferredAt = 1,
  receivedAt: receivedAt = transferredAt,
  account = bindings.BANK_ACCOUNT,
  secret = bindings.BANK_SECRET,
  signature,
}: TransferNotice): Promise<{ status: number; outcome: string | undefined }> {
  const body = JSON.stringify({
    transactionId,
    account,
    amount,
    content,
    transferredAt: NOW + transferredAt * 60_000,
  })
  const headers = { 'x-bank-signature': signature ?? (await signatureOf(secret ?? '', body)) }
  const response = await responseAt(
    receivedAt * MINUTE_DAYS,
    new Request('https://site/payments/bank', { method: 'POST', headers, body }),
  )
  const { outcome } = await response.json<{ outcome?: string }>()
  return { status: response.status, outcome }
}

/** Runs the worker's scheduled work at a minute. */
export async function tick(minutes: number, over: Partial<Env> = {}): Promise<void> {
  const vars = {
    ...bindings,
    ...over,
    CLOCK_OFFSET_MS: String(NOW + minutes * 60_000 - Date.now()),
  }
  await worker.scheduled(createScheduledController(), vars)
}

/** The ledger entries of a customer. */
export async function ledgerOf({ id }: MemberClient): Promise<{ kind: string; amount: number }[]> {
  const { results } = await DB.prepare(
    'SELECT kind, amount FROM ledger WHERE customer_id = ? ORDER BY cause',
  )
    .bind(id)
    .all<{ kind: string; amount: number }>()
  return results
}

/** A card that adds to the balance: 1,000,000 đ, and 50,000 đ of bonus. */
export const CARD = 12

/** The silver membership. */
export const SILVER = 21

/** A package of six paid visits and one more. */
export const PACKAGE = 108

/** 21 November 2026, 10:00 in Vietnam, a Saturday: when the demo data of the tests was made. */
export const NOW = Date.UTC(2026, 10, 21, 3)

/** The tests' bindings and database. */
const bindings = env as unknown as Env
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
