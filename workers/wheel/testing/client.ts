import {
  abortAllDurableObjects,
  createExecutionContext,
  createScheduledController,
  env,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { vi } from 'vitest'
import { type Client, connect, type Fetcher } from '../../kit/connect'
import type { DeletedCustomer } from '../../kit/erasure'
import { coded } from '../../kit/message'
import { authWithDeletions } from '../../kit/testing/auth-with-deletions'
import { wheelApi } from '../contract'
import type { WheelEnv } from '../env'
import type { PoolState, Step } from '../prize-pool/state'
import { seed } from '../seed'
import worker from '../worker'

/** The tests' bindings. */
export const bindings = env as unknown as WheelEnv

/** Headers of one request. */
export type Headers = Record<string, string>

/** What the auth backend of these tests knows of a customer. */
export type Person = {
  userId: number
  phoneNumber: string
  userName?: string
  email?: string
  dateOfBirth?: number | string
}

const sessions = new Map<string, Person>()

/** What the auth backend of these tests does; change it as a test needs. */
export const auth = { isDown: false }

/**
 * The campaign backend of these tests: how it responds, and the offers that it was requested to
 * give.
 */
export const campaign = {
  isDown: false,
  given: [] as { phone: string; campaignId: number; key: string }[],
  /** What it says of an offer that it has given. */
  reply: { code: 200 } as object,
}

let customers = 5000

/** A customer of their own with so many spins and points, logged in. */
export async function newCustomer({
  spins = 0,
  points = 0,
  ...person
}: { spins?: number; points?: number } & Partial<Person> = {}): Promise<{
  id: number
  headers: Headers
  wheel: Client<typeof wheelApi>
}> {
  const id = ++customers
  const token = `token-of-the-customer-${id}`
  sessions.set(token, {
    phoneNumber: `09${String(id).padStart(8, '0')}`,
    userName: 'Nguyễn Minh Quân',
    ...person,
    userId: id,
  })
  await bindings.DB.prepare(
    "INSERT INTO entry (customer_id, cause, spins, points, title, at) VALUES (?, 'start', ?, ?, 'Quà', 0)",
  )
    .bind(id, spins, points)
    .run()
  const headers = { authorization: `Bearer ${token}` }
  return { id, headers, wheel: wheelFor(headers) }
}

/** The wheel backend as the gateway reaches it. */
export function wheelFor(
  headers: Headers = {},
  over: Partial<WheelEnv> = {},
): Client<typeof wheelApi> {
  return connect('wheel', wheelApi, { fetcher: fetcherWith(over), headers, timeoutMs: 20_000 })
}

/** A bare request. */
export function send(path: string, headers: Headers = {}): Promise<Response> {
  return fetcherWith({}).fetch(new Request(`https://wheel${path}`, { headers }))
}

/** Runs the worker's nightly work, for an auth backend that has forgotten these. */
export async function night(...gone: DeletedCustomer[]): Promise<void> {
  const AUTH = authWithDeletions(...gone)
  await worker.scheduled(createScheduledController(), { ...bindings, AUTH })
}

let keys = 0

/** An idempotency key of its own. */
export function newKey(): string {
  return `key-of-act-number-${String(++keys).padStart(6, '0')}`
}

/**
 * Empties the tests' tables and fills them with the demo data; the line that each draw logs is left
 * out of the report.
 */
export async function fillWithDemoData(): Promise<void> {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const tables = [
    'attempt',
    'quest_done',
    'received',
    'voided_draw',
    'spin',
    'entry',
    'sector',
    'wheel',
    'gift',
    'exchange_pack',
    'quest',
    'point_voucher',
  ]
  await bindings.DB.batch(
    [...tables.map((table) => `DELETE FROM ${table}`), ...seed(new Date(0))].map((sql) =>
      bindings.DB.prepare(sql),
    ),
  )
}

let wheels = 100

/**
 * Puts one more wheel on show, with a blank and one gift of which there are so many; returns its
 * number.
 */
export async function newWheel({
  stock,
  dailyCap = 1000,
  blankWeight = 1,
}: {
  stock: number | null
  dailyCap?: number
  blankWeight?: number
}): Promise<number> {
  const id = ++wheels
  const { DB } = bindings
  await DB.batch([
    DB.prepare(
      `INSERT INTO gift (id, name, image, kind, stock, valid_days)
       VALUES (?, 'Voucher 20K', '/v.svg', 'voucher', ?, 30),
         (?, 'Chúc anh may mắn lần sau', '/n.svg', 'none', NULL, NULL)`,
    ).bind(id * 10, stock, id * 10 + 1),
    DB.prepare('INSERT INTO wheel (id, name, is_shown, daily_cap) VALUES (?, ?, 1, ?)').bind(
      id,
      `Vòng ${id}`,
      dailyCap,
    ),
    DB.prepare(
      "INSERT INTO sector (wheel_id, position, gift_id, label, weight) VALUES (?1, 1, ?2, 'Voucher', 9)",
    ).bind(id, id * 10),
    ...(blankWeight > 0
      ? [
          DB.prepare(
            "INSERT INTO sector (wheel_id, position, gift_id, label, weight) VALUES (?1, 2, ?2, 'Lần sau', ?3)",
          ).bind(id, id * 10 + 1, blankWeight),
        ]
      : []),
  ])
  return id
}

/** The pool of a wheel with what tests do to it. */
export function poolOf(wheelId: number) {
  // A restart breaks the references to an object, so each use takes a new one.
  const stub = () => bindings.PRIZE_POOL.getByName(String(wheelId))
  const withState = <T>(act: (state: PoolState) => T | Promise<T>) =>
    runInDurableObject(stub(), (instance) => act(instance.state))
  return {
    withState,
    /** The object dies at a step, as if the power went. */
    dieAt: (step: Step) =>
      withState(
        (state) =>
          void (state.failpoint = (reached) => {
            if (reached === step) throw new Error(`died at ${step}`)
          }),
      ),
    /** New objects on the same storage, as after a power cut. */
    restart: () => abortAllDurableObjects(),
    /** The alarm rings; false when none was set. */
    fireAlarm: () => runDurableObjectAlarm(stub()),
    /** How many of the wheel's gift have left by the pool's ledger, and draws under way. */
    ledgerCounts: () =>
      withState(({ ledger }) => ({
        given: ledger.given(wheelId * 10),
        pending: ledger.pending().length,
      })),
  }
}

function fetcherWith(over: Partial<WheelEnv>): Fetcher {
  const vars: WheelEnv = {
    ...bindings,
    AUTH: { fetch: serveAuth },
    CAMPAIGN: { fetch: serveCampaign },
    RATE_LIMITS: 'off',
    ...over,
  }
  return {
    fetch: async (request) => {
      const execution = createExecutionContext()
      const response = await worker.fetch(request, vars, execution)
      // What happens behind a response is over before a test looks.
      await waitOnExecutionContext(execution)
      return response
    },
  }
}

async function serveAuth(request: Request): Promise<Response> {
  if (auth.isDown) return new Response('down', { status: 503 })
  const person = sessions.get(request.headers.get('authorization')?.slice(7) ?? '')
  return person
    ? Response.json({ data: { userInfo: person } })
    : Response.json({ message: 'no' }, { status: 401 })
}

async function serveCampaign(request: Request): Promise<Response> {
  if (campaign.isDown) return new Response('down', { status: 503 })
  const gift = (await request.json()) as (typeof campaign.given)[number]
  if (gift.campaignId === 404) return Response.json({ message: coded('NO_OFFER') }, { status: 404 })
  campaign.given.push(gift)
  return Response.json(campaign.reply)
}
