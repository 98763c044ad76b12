import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { apis } from './contracts.ts'
import type { Service } from './deployables.ts'
import { driftsSince } from './conform/drift.ts'
import { openPlayer, openRecorder, type Line } from './recording/recording.ts'
import { phoneForm } from '../domain/phone'
import { recordedExamples } from './openapi/document.ts'

/** Replies of our own backends, by call. */
const examples = recordedExamples()

const folder = mkdtempSync(join(tmpdir(), 'recording-'))
afterAll(() => rmSync(folder, { recursive: true }))

const all = () =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const secrets = Array.from({ length: 1000 }, (_one, at) => ({
  name: `Nguyễn Thị Bí Mật ${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))}`,
  phone: `0987${String(100_000 + at * 7)}`,
  note: `đừng nói với ai chuyện số ${at}`,
}))

/** An example with a person's data in place of the demo's. */
function withData(value: unknown, person: (typeof secrets)[number]): unknown {
  if (Array.isArray(value)) return value.map((one) => withData(one, person))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (/^(phone|phoneNumber|customerPhone)$/.test(key)) return [key, person.phone]
      if (/^(fullName|userName|name|customerName|attrName)$/.test(key)) return [key, person.name]
      if (/^(note|comment|street|address)$/.test(key)) return [key, person.note]
      // What is sold, and who works, have names too.
      return [key, /^(services|stylist|skinner)$/.test(key) ? inner : withData(inner, person)]
    }),
  )
}

const personalCalls = [
  ...['auth.getUser', 'auth.getCustomerInfo', 'booking.getBooking', 'booking.listMyBookings'],
  ...['booking.checkBooking', 'booking.listBookingHistory', 'booking.listVisitHistory'],
  ...['booking.listAddresses', 'booking.listHomeVisits', 'wheel.listWinners', 'campaign.getMember'],
]

test('no name, phone or note of a thousand people is in the bytes of a recording', async () => {
  const record = openRecorder(folder, () => 1_796_000_000_000)
  for (const [at, person] of secrets.entries()) {
    const name = personalCalls[at % personalCalls.length]!
    const [service, call] = name.split('.') as [Service, string]
    const { path, method } = apis[service][call]!
    const body = {
      ...(withData(examples[name] ?? {}, person) as object),
      extra: person,
    }
    const url = `https://backend${path.replace(/\{\w+\}/g, 'ABC')}?${new URLSearchParams({ phone: person.phone, customerPhone: person.phone })}`
    const response = await record(service, new Request(url, { method }), () =>
      Promise.resolve(Response.json(body)),
    )
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(body)))
  }
  const bytes = all()
  expect(bytes.length).toBeGreaterThan(100_000)
  // Whole texts as JSON has them, and what all names and notes have in common anywhere.
  const written = new Set(bytes.match(/[^"]+/g))
  const digits = new Set(bytes.match(/\d{9,}/g))
  expect(secrets.filter(({ phone }) => digits.has(phone))).toEqual([])
  const forms = (text: string) => [text, encodeURIComponent(text), btoa(encodeURIComponent(text))]
  const found = secrets.flatMap((person) => Object.values(person)).flatMap(forms)
  expect(found.filter((form) => written.has(form))).toEqual([])
  for (const form of ['Bí Mật', 'chuyện số'].flatMap(forms)) expect(bytes).not.toContain(form)
  const phones = [...bytes.matchAll(/"customerPhone":"(\d+)"/g)].map(([, phone]) => phone!)
  expect(phones.length).toBeGreaterThan(100)
  expect(phones.filter((phone) => !phoneForm.test(phone))).toEqual([])
})

test('a recording answers the same call, and says when the input was another', async () => {
  const { reply, startedAt } = openPlayer(folder)
  expect(startedAt).toBe(1_796_000_000_000)
  const near = await reply(
    'booking',
    new Request('https://backend/customer/check-book?phone=0911111111'),
  )
  expect(near.status).toBe(200)
  expect(near.headers.get('x-replayed')).toBe('near')
  const none = await reply('salons', new Request('https://backend/v4/salon/get'))
  expect(none.status).toBe(404)
})

/** Public reads as they were recorded. */
const lines: Line[] = [
  ...['salons.listSalons', 'salons.listProvinces', 'salons.listVideos', 'salons.listProducts'],
  ...['salons.listDiscovers', 'salons.listLooks', 'salons.listFeedback', 'salons.topSalons'],
].map((call) => {
  const body = examples[call]
  return { call, input: {}, status: 200, type: 'application/json', body, ms: 20, at: 0 }
})

/** What has drifted at a salons host that answers as recorded, but for one call. */
async function driftsOf(
  changed: string,
  change: (body: unknown) => { status?: number; ms?: number; body: unknown },
) {
  let now = 0
  return driftsSince(
    lines,
    'salons',
    {
      fetcher: {
        fetch(request) {
          const { pathname } = new URL(request.url)
          const line = lines.find(
            ({ call }) => apis.salons[call.split('.')[1]!]!.path === pathname,
          )!
          const {
            status = 200,
            ms = 20,
            body,
          } = line.call === changed ? change(structuredClone(line.body)) : { body: line.body }
          now += ms
          return Promise.resolve(Response.json(body, { status }))
        },
      },
    },
    { clock: () => now, sleep: (ms) => Promise.resolve((now += ms)) },
  )
}

/** The first row of a reply, or the reply itself. */
const rowOf = (body: unknown) => {
  const { data } = body as { data: object[] }
  return data[0] as Record<string, unknown>
}

const changes: [string, Parameters<typeof driftsOf>[1]][] = [
  ['a status', (body) => ({ status: 500, body })],
  ['a slow reply', (body) => ({ ms: 2000, body })],
  ['another envelope', (body) => ({ body: { result: body } })],
  [
    'a field that is gone',
    (body) => {
      for (const row of (body as { data: object[] }).data)
        Reflect.deleteProperty(row, Object.keys(row)[0]!)
      return { body }
    },
  ],
  [
    'another type',
    (body) => (Reflect.set(rowOf(body), Object.keys(rowOf(body))[0]!, [true]), { body }),
  ],
]

test('forty changed hosts are forty drifts at the right call, and the same host is none', async () => {
  expect(await driftsOf('', (body) => ({ body }))).toEqual([])
  for (const { call } of lines)
    for (const [what, change] of changes) {
      const drifts = await driftsOf(call, change)
      expect(
        drifts.map((drift) => drift.call),
        `${what} of ${call}`,
      ).toEqual([call])
      expect(drifts[0]?.why.join()).not.toBe('')
    }
  expect(lines.length * changes.length).toBe(40)
})
