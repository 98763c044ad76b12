import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, vietnamDay } from '../domain/vietnam-day.ts'
import { conform, type Found, type Subject } from '../scripts/conform/run.ts'
import { type Service, services } from '../scripts/deployables.ts'
import { readDocument } from '../scripts/openapi/document.ts'
import { authApi } from '../workers/auth/contract'
import { connect } from '../workers/kit/connect'
import { type Chain, openChain } from './open-chain.ts'

let chain: Chain
/** The longest reply to each call, `salons.listSalons`. */
const replies: Record<string, unknown> = {}

beforeAll(async () => {
  chain = await openChain({ only: [...services] })
})
afterAll(() => chain.stop())

function backend(service: Service) {
  return {
    fetch: async (request: Request) =>
      chain.execute(service, request.url, {
        method: request.method,
        headers: [...request.headers],
        body: request.body ? await request.arrayBuffer() : undefined,
      }),
  }
}

async function lookAs(phone: string, isWriting: boolean): Promise<Found> {
  const auth = connect('auth', authApi, { fetcher: backend('auth'), headers: {}, timeoutMs: 9000 })
  const { body } = await auth.logInWithPassword({ phone, password: '123456', brandName: 'muot' })
  const token = 'token' in body && body.token ? body.token : ''
  const date = addDays(vietnamDay(chain.now()), 2)
  let now = 0
  return conform(
    services.map((service): Subject => ({ service, fetcher: backend(service) })),
    {
      told: { token, phone, salonId: 1, date, masterKey: `cat-${date.slice(0, 7)}` },
      isWriting,
      isUsed: () => true,
      isStopped: () => false,
      clock: () => now,
      sleep: (ms) => Promise.resolve((now += ms)),
      onReply(service, call, body) {
        const [name, size] = [`${service}.${call}`, JSON.stringify(body).length]
        if (size > (JSON.stringify(replies[name])?.length ?? 0)) replies[name] = body
      },
    },
  )
}

test.each([
  ['0912345678', false, []],
  ['0987654321', true, []],
])(
  'our own backends fit for %s, writing: %s, and nothing is left behind',
  async (phone, isWriting, wrong) => {
    const { findings, leftBehind, isDown } = await lookAs(phone, isWriting)
    const tried = findings.filter(({ verdict }) => verdict !== 'not tried')
    expect(tried.filter(({ verdict }) => verdict !== 'fits')).toEqual(wrong)
    expect(tried.length).toBeGreaterThan(75)
    expect({ leftBehind, isDown }).toEqual({ leftBehind: [], isDown: false })
  },
)

test.runIf(process.env.RECORD_EXAMPLES)('examples of replies are written to docs/openapi', () => {
  for (const service of services) {
    const { document, operations } = readDocument(service)
    for (const { operationId, responses } of operations) {
      const content = responses['200']?.content['application/json']
      const reply = replies[`${service}.${operationId}`]
      if (content && reply !== undefined) content.example = shortened(reply)
    }
    writeFileSync(`docs/openapi/${service}.json`, `${JSON.stringify(document, null, 1)}\n`)
  }
  expect(Object.keys(replies).length).toBeGreaterThan(80)
})

/** The first two rows of each list. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}
