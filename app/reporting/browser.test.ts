import { captureException, flush, getClient, startSpan } from '@sentry/browser'
import { beforeAll, expect, test, vi } from 'vitest'
import { start } from './browser'

const draft = 'https://muot.example/booking?phone=0912345678&note=x'
const page = 'https://muot.example/lich/abcdefghijklmnopqrstuvwx'
const secret = /912345678|912\.345|phone=|note=|abcdefghij/

/** What was sent, an envelope each. */
const sent: string[] = []

beforeAll(() => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string | Uint8Array }) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body))
    return new Response('{}')
  })
  start({ dsn: 'https://abc123@errors.example/7', traces: 1, replays: 1, replaysOnError: 1 })
})

/** What is sent while `report` reports something. */
async function sentBy(report: () => unknown): Promise<string> {
  sent.length = 0
  await report()
  await flush()
  return sent.join('\n')
}

test('an error and a timing are sent without phones and keys of addresses [O-48]', async () => {
  const error = await sentBy(() => captureException(new Error(`Gọi 0912.345.678 ở ${draft}`)))
  expect(error).toContain('Gọi 0… ở https://muot.example/booking')
  expect(error).not.toMatch(secret)
  const timing = await sentBy(() =>
    startSpan(
      {
        name: 'pageload',
        forceTransaction: true,
        attributes: { 'url.full': draft, 'url.path': page },
      },
      () => undefined,
    ),
  )
  expect(timing).toContain('"https://muot.example/lich/…"')
  expect(timing).not.toMatch(secret)
})

test('a recording is sent without phones and keys of the pages and links in it [O-48]', async () => {
  const events = [{ type: 4, data: { href: draft }, timestamp: 1790000000123 }]
  const recording = await sentBy(() =>
    getClient()!
      .getTransport()!
      .send([
        {},
        [
          [{ type: 'replay_event' }, { type: 'replay_event', urls: [draft, page] }],
          [{ type: 'replay_recording' }, `{"segment_id":0}\n${JSON.stringify(events)}`],
        ],
      ] as never),
  )
  expect(recording).toContain(
    '"urls":["https://muot.example/booking","https://muot.example/lich/…"]',
  )
  expect(recording).toContain(
    '{"segment_id":0}\n[{"type":4,"data":{"href":"https://muot.example/booking"},"timestamp":1790000000123}]',
  )
})

test('ids stay whole where their digits look like a phone [O-48]', async () => {
  const id = '84912345678000000123456789abcdef'
  const report = await sentBy(() => captureException(new Error('x'), { event_id: id }))
  expect(report).toContain(`"event_id":"${id}"`)
})
