import { beforeEach, expect, test, vi } from 'vitest'
import { partOf } from '../tests/sample.ts'
import { exitCodeOf, pagesNeeding, textOf } from './conform/report.ts'
import type { Known } from './conform/plan.ts'
import { conform, type Found, type Subject } from './conform/run.ts'
import { withDropped } from '../workers/kit/wire'
import { apis, callOf } from './contracts.ts'
import { type Service, services } from './deployables.ts'
import { recordedExamples } from './openapi/document.ts'

/** Replies of our own backends, by call. */
const examples = recordedExamples()

type Reply = { status?: number; body?: unknown; ms?: number }

const calls = Object.entries(examples).map(([name, body]) => {
  const [service, call] = name.split('.') as [Service, string]
  return { name, service, body, endpoint: apis[service][call]! }
})

// What is dropped is logged; here the report has it.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const TOKEN = 'a-token-that-no-report-has'
const PHONE = '0912345678'

const given = { token: TOKEN, phone: PHONE, date: '2026-12-10', masterKey: 'cat-2026-12' }

type Looked = Found & { requests: { service: Service; call: string; at: number }[] }

/** Hosts that answer as ours have, but for what `change` says of a call. */
async function look(
  change: (call: string) => Reply = () => ({}),
  among: readonly Service[] = services,
  told: Partial<Known> = {},
): Promise<Looked> {
  let now = 0
  const requests: Looked['requests'] = []
  const found = await conform(
    among.map((service): Subject => ({
      service,
      fetcher: {
        fetch(request) {
          const asked = callOf(request, service)
          const called = calls.find((one) => one.name === asked?.name)
          const name = called?.name ?? ''
          requests.push({ service, call: name, at: now })
          const { status = called ? 200 : 404, ms = 1, body = called?.body ?? {} } = change(name)
          now += ms
          return Promise.resolve(Response.json(body, { status }))
        },
      },
    })),
    {
      told: Object.assign(told, given),
      isWriting: true,
      isUsed: () => true,
      isStopped: () => false,
      clock: () => now,
      sleep: (ms) => Promise.resolve((now += ms)),
    },
  )
  return { ...found, requests }
}

const only = (name: string, reply: Reply) => look((call) => (call === name ? reply : {}))

const alarms = ({ findings }: Found) =>
  findings
    .filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not tried')
    .map(({ service, call, verdict }) => `${verdict} ${service}.${call}`)

test('a host that fits gives no alarm, and at most two requests a second', async () => {
  const found = await look()
  expect(alarms(found)).toEqual([])
  const fits = found.findings.filter(({ verdict }) => verdict === 'fits')
  expect(fits.map(({ service, call }) => `${service}.${call}`).sort()).toEqual(
    Object.keys(examples),
  )
  expect(exitCodeOf(found)).toBe(0)
  for (const service of services) {
    const times = found.requests.filter((one) => one.service === service).map(({ at }) => at)
    const gaps = times.slice(1).map((at, index) => at - times[index]!)
    expect(Math.min(500, ...gaps)).toBe(500)
  }
})

test('a host that is down is left alone after five failures, all but what was made there', async () => {
  const down = await look((call) => (call.startsWith('salons.') ? { status: 503 } : {}))
  expect(down.requests.filter(({ service }) => service === 'salons')).toHaveLength(5)
  expect(exitCodeOf(down)).toBe(2)
  let isBooked = false
  const later = await look((call) => {
    isBooked ||= call === 'booking.createBooking'
    return isBooked && call !== 'booking.createBooking' && call.startsWith('booking.')
      ? { status: 500 }
      : {}
  })
  expect(later.requests.some(({ call }) => call === 'booking.cancelBooking')).toBe(true)
  expect(later.leftBehind).toHaveLength(1)
  expect(textOf(later, pagesNeeding())).toContain(`Not cleaned up: ${later.leftBehind[0]}`)
})

test('a report says which pages follow, and fails for what the site cannot do without', async () => {
  const pagesOf = pagesNeeding()
  const needed = await only('salons.listSalons', { status: 404 })
  expect(exitCodeOf(needed)).toBe(1)
  expect(textOf(needed, pagesOf)).toContain('fails: every page')
  const optional = await only('booking.listSalonRatings', { status: 404 })
  expect(exitCodeOf(optional)).toBe(0)
  expect(textOf(optional, pagesOf)).toMatch(/is hidden: .*\/system-salon/)
  const ofBackends = await only('salons.salonsNear', { status: 404 })
  expect(exitCodeOf(ofBackends)).toBe(1)
  expect(textOf(ofBackends, pagesOf)).toContain('fails: our booking')
  for (const report of [textOf(needed, pagesOf), JSON.stringify(needed)]) {
    expect(report).toContain('listSalons')
    expect(report).not.toMatch(new RegExp(`${TOKEN}|${PHONE}`))
  }
})

test('what is wrong is said with what stands there, but no value of it', async () => {
  const why = async (name: string, reply: Reply) => {
    const found = await only(name, reply)
    const finding = found.findings.find(({ service, call }) => `${service}.${call}` === name)
    return [finding?.verdict, exitCodeOf(found), finding?.why.join('; ')]
  }
  const list = 'salons.listSalons'
  const salon = { id: 1, cityId: 2, name: 'Salon 9' }
  expect(await why(list, { body: { code: 0, payload: [salon] } })).toEqual([
    'shape',
    1,
    'data invalid_type: nothing beside code, payload',
  ])
  expect(await why(list, { body: { data: [{ ...salon, id: 'HN-01' }, salon, salon] } })).toEqual([
    'shape',
    0,
    'dropped 1 of 3, first 0.id invalid_type: string',
  ])
  expect(await why(list, { status: 403 })).toEqual([
    'missing',
    1,
    '403: the token, or the headers of SALONS_HEADERS, are not accepted',
  ])
  expect(await why(list, { status: 302 })).toEqual([
    'missing',
    1,
    '302: a redirect, which is not followed',
  ])
  expect(await why('salons.listSpaPages', { status: 404 })).toEqual(['missing', 0, '404'])
})

/** Changes of a reply that its schema refuses, the first field of each kind. */
function spoiled(
  { endpoint, body }: (typeof calls)[number],
  spoil: (holder: object, name: string) => void,
) {
  for (const path of pathsIn(body)) {
    const copy = structuredClone(body) as object
    const name = path.at(-1)!
    spoil(
      path.slice(0, -1).reduce((inner, key) => (inner as Record<string, object>)[key]!, copy),
      name,
    )
    const { result, dropped } = withDropped(copy, (changed) =>
      endpoint.responses[200]!.safeParse(changed),
    )
    if (!result.success || dropped) return copy
  }
  return undefined
}

function pathsIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [...at, name],
    ...pathsIn(inner, [...at, name]),
  ])
}

const mutants = calls.flatMap((one) => {
  const { name, endpoint, service } = one
  const lacking = spoiled(one, (holder, key) => Reflect.deleteProperty(holder, key))
  const odd = spoiled(one, (holder, key) => Reflect.set(holder, key, { odd: [1] }))
  const wrapped = { outcome: one.body }
  const limit = endpoint.timeoutMs ?? (service === 'tracking' ? 1000 : 4000)
  const all: [string, Reply | undefined][] = [
    ['missing', { status: 404, body: { message: 'Không có' } }],
    ['missing', { status: 401, body: { message: 'Không được' } }],
    ['shape', lacking && { body: lacking }],
    ['shape', odd && { body: odd }],
    ['shape', endpoint.responses[200]!.safeParse(wrapped).success ? undefined : { body: wrapped }],
    ['slow', { ms: limit * 0.75 }],
  ]
  return all.flatMap(([verdict, reply]) => (reply ? [{ name, service, verdict, reply }] : []))
})

test('a host that differs in one call is named at this call and at no other', async () => {
  const wrong: string[] = []
  const tried = partOf(mutants, (_mutant, index) => index % 17 === 0)
  // What the lists of all hosts tell, so that one host is enough.
  const told: Partial<Known> = {}
  await look(undefined, services, told)
  for (const { name, service, verdict, reply } of tried) {
    const change = (call: string) => (call === name ? reply : {})
    const found = alarms(await look(change, [service], { ...told }))
    if (found.join() !== `${verdict} ${name}`) wrong.push(`${verdict} ${name}: ${found.join()}`)
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(tried.length * 0.05)
}, 90_000)
