import { afterEach, expect, test, vi } from 'vitest'
import { createReportQueue } from '../../domain/error-event'
import { logFailure } from './log'
import { sendReports } from './report'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('failures are reported after the response without phones, if enabled [O-48]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response('{}'))
  })
  const work: Promise<unknown>[] = []
  const fail = () =>
    logFailure(
      { worker: 'booking', call: 'createBooking', requestId: 'r1' },
      new Error('0912345678 is booked'),
    )
  fail()
  sendReports({}, (task) => void work.push(task), 0)
  expect(work).toEqual([])
  for (let count = 0; count < 30; count++) fail()
  sendReports({ ERROR_DSN: 'https://key@errors.example/3' }, (task) => void work.push(task), 0)
  await Promise.all(work)
  expect(sent).toHaveLength(20)
  const text = await sent[0]!.text()
  expect(sent[0]!.url).toBe(
    'https://errors.example/api/3/envelope/?sentry_version=7&sentry_key=key',
  )
  expect(text).toContain('"server_name":"booking","transaction":"createBooking"')
  expect(text).toMatch(/"stacktrace":\{"frames":\[.*report\.test/)
  expect(text).not.toContain('0912345678')
})

test('a report has three seconds, its reply is not read, and after a failure none is sent for a while [O-48]', async () => {
  const sent: Request[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const reply = new Response('{}')
  const cancel = vi.spyOn(reply.body!, 'cancel')
  const replies = [reply, new Response('busy', { status: 503 }), new Response('{}')]
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(replies[sent.push(request) - 1] ?? Response.error()),
  )
  const queue = createReportQueue()
  const sendAt = async (now: number) => {
    queue.queueReport({
      server: 'gateway',
      requestId: 'r1',
      type: 'Error',
      message: 'x',
      stack: '',
    })
    const work: Promise<unknown>[] = []
    queue.sendReports('https://key@errors.example/3', (task) => void work.push(task), now)
    await Promise.all(work)
    return sent.length
  }
  expect(await sendAt(0)).toBe(1)
  expect(timeout.mock.calls).toEqual([[3000]])
  expect(cancel).toHaveBeenCalledOnce()
  expect(await sendAt(1000)).toBe(2)
  expect([await sendAt(2000), await sendAt(30_999)]).toEqual([2, 2])
  expect(await sendAt(31_000)).toBe(3)
})
