import {
  createExecutionContext,
  createMessageBatch,
  env,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { afterEach, beforeEach, vi } from 'vitest'
import { connect } from '../../kit/connect'
import { trackingApi } from '../contract'
import worker, { type TrackingEnv } from '../worker'

/** The bindings that the tests run with. */
export const bindings = env as unknown as TrackingEnv

/** An event of a page. */
export const event = {
  pageId: 'home',
  screenId: 'home',
  eventId: 'click_book',
  tokenKey: 'token',
  source: '',
  utmSource: 'zalo',
  data: { salonId: 12, step: 0 },
  extendData: { lang: 'vi', isWide: false },
}

/** A position of a customer. */
export const location = { customerPhone: '0912345678', longitude: 105.8, latitude: 21.03 }

/** A booking that was refused, with a message that quotes a phone. */
export const bookingError = {
  tokenKey: 'token',
  code: 'TAKEN',
  message: 'Khung giờ vừa có người đặt, gọi 0912.345.678',
  step: 2,
}

type Sent = { id: string; at: number; kind: string }

/** Calls the worker with a queue that records its messages, and returns them. */
export async function sentBy(
  call: (client: ReturnType<typeof clientOf>) => Promise<unknown>,
  vars: Partial<TrackingEnv> = {},
): Promise<{ response: unknown; sent: Sent[] }> {
  const sent: Sent[] = []
  const queue = { send: async (body: Sent) => void sent.push(body) } as unknown as Queue
  const context = createExecutionContext()
  const response = await call(clientOf({ ...bindings, EVENTS: queue, ...vars }, context))
  await waitOnExecutionContext(context)
  return { response, sent }
}

/** A typed caller of the real worker. */
export function clientOf(vars: TrackingEnv, context: ExecutionContext) {
  return connect('tracking', trackingApi, {
    fetcher: { fetch: async (request) => worker.fetch(request, vars, context) },
    headers: {},
    timeoutMs: 60_000,
  })
}

/** Delivers a batch to the consumer and returns the messages that it asked to retry. */
export async function deliver(bodies: unknown[], queue = 'muot-events'): Promise<string[]> {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  )
  const context = createExecutionContext()
  await worker.queue(batch, bindings)
  const result = await getQueueResult(batch, context)
  return result.retryMessages.map((message: { msgId: string }) => message.msgId)
}

/** What is stored, the oldest first. */
export async function rows(
  table: 'events' | 'locations' | 'booking_errors',
): Promise<Record<string, unknown>[]> {
  return (await bindings.DB.prepare(`SELECT * FROM ${table} ORDER BY at, id`).all()).results
}

/** A message as the worker puts it into the queue. */
export function stamped(body: object, at = Date.parse('2026-11-21T17:30:00Z')) {
  return { ...body, id: crypto.randomUUID(), at }
}

/** Empties the tables before each test of a file, and puts back what it replaced. */
export function setUpTables(): void {
  beforeEach(async () => {
    await bindings.DB.batch(
      ['events', 'locations', 'booking_errors'].map((table) =>
        bindings.DB.prepare(`DELETE FROM ${table}`),
      ),
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
