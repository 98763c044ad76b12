import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './log'
import { sendReports } from './report'

afterEach(() => vi.unstubAllGlobals())

test('failures are reported after the response without phones, if enabled [O-48]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => Promise.resolve(void sent.push(request)))
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
