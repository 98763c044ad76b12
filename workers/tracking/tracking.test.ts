import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import worker from './worker'
import {
  bindings,
  bookingError,
  clientOf,
  event,
  location,
  rows,
  sentBy,
  setUpTables,
} from './testing/client'

setUpTables()

describe('what comes in', () => {
  test('an event goes into the queue with an id and an instant of its own [H-266, H-269, B-374]', async () => {
    const { response, sent } = await sentBy((client) => client.track(event))
    expect(response).toEqual({ success: true })
    expect(sent).toEqual([
      {
        kind: 'event',
        ...event,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.any(Number),
      },
    ])
  })

  test('a position goes into the queue [H-267, B-375]', async () => {
    expect((await sentBy((client) => client.trackLocation(location))).sent).toMatchObject([
      { kind: 'location', ...location },
    ])
  })

  test('a booking error goes into the queue without the phone that it quotes [H-268]', async () => {
    expect((await sentBy((client) => client.trackBookingError(bookingError))).sent).toMatchObject([
      {
        kind: 'bookingError',
        code: 'TAKEN',
        message: 'Khung giờ vừa có người đặt, gọi 0…',
        step: 2,
      },
    ])
  })

  test('the response does not wait for the queue, failures are logged [H-270]', async () => {
    const logged: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
    let fail: (error: Error) => void = () => undefined
    const queue = {
      send: () => new Promise<void>((_resolve, reject) => (fail = reject)),
    } as unknown as Queue
    const context = createExecutionContext()
    expect(await clientOf({ ...bindings, EVENTS: queue }, context).trackLocation(location)).toEqual(
      { success: true },
    )
    fail(new Error('queue down for 0912345678'))
    await waitOnExecutionContext(context)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('queue down')
    expect(logged[0]).not.toContain('912345678')
  })

  test('an event of the wrong form is not acceptable, and nothing is queued [H-269]', async () => {
    const sent = vi.fn()
    for (const body of [
      {},
      { ...event, pageId: '' },
      { ...event, data: { nested: {} } },
      { ...event, tokenKey: 'x'.repeat(81) },
    ]) {
      const request = new Request('https://tracking/api-tracking', {
        method: 'POST',
        body: JSON.stringify(body),
      })
      expect(
        (
          await worker.fetch(
            request,
            { ...bindings, EVENTS: { send: sent } as unknown as Queue },
            createExecutionContext(),
          )
        ).status,
      ).toBe(422)
    }
    expect(sent).not.toHaveBeenCalled()
  })

  test('an event too large to store is refused', async () => {
    const data = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`key ${index}`, 'x'.repeat(2000)]),
    )
    const { response, sent } = await sentBy((client) => client.track({ ...event, data }))
    expect([response, sent]).toEqual([{ success: false }, []])
  })
})

describe('a phone that ends in 000', () => {
  const body = { ...event, data: { phone: '0912345000' } }

  test('keeps its caller waiting where the demo is slow [H-270]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isAnswered = false
    const sentAfter = sentBy((client) => client.track(body), { DEMO_SLOW: '1' }).then((result) => {
      isAnswered = true
      return result
    })
    await vi.waitUntil(() => vi.getTimerCount() === 1)
    // Waiting for the timer moved the clock on a little already.
    await vi.advanceTimersByTimeAsync(28_000)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await sentAfter).response).toEqual({ success: true })
  })

  test('is like any other elsewhere', async () => {
    expect(
      (await sentBy((client) => client.track(body), { DEMO_SLOW: undefined })).sent,
    ).toHaveLength(1)
  })
})

describe('the whole way', () => {
  test('events travel through the real queue into the table [H-266, H-270]', async () => {
    const context = createExecutionContext()
    await Promise.all(
      ['a', 'b', 'c'].map((tokenKey) => clientOf(bindings, context).track({ ...event, tokenKey })),
    )
    await waitOnExecutionContext(context)
    await vi.waitFor(
      async () =>
        expect((await rows('events')).map((row) => row.token_key).sort()).toEqual(['a', 'b', 'c']),
      { timeout: 15_000, interval: 200 },
    )
  })
})
