import { afterEach, expect, test, vi, beforeEach, describe } from 'vitest'
import { follow, createHolding } from './live-hours'

describe('live hours', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('a prerendered page holds no hour before it is opened [O-51]', async () => {
    // As built: elsewhere urql wants the text of a document, of which pages carry the id alone.
    vi.stubEnv('NODE_ENV', 'production')
    const page = Object.assign(new EventTarget(), { prerendering: true })
    vi.stubGlobal('document', page)
    const posted = vi.fn(async () => Response.json({ data: null }))
    vi.stubGlobal('fetch', posted)
    const { holdHours } = await import('./live-hours')
    const hour = { salonId: '9', date: '2026-11-24', people: [], utmSource: null }
    holdHours(hour, () => undefined)
    await new Promise((done) => setTimeout(done))
    expect(posted).not.toHaveBeenCalled()
    page.prerendering = false
    page.dispatchEvent(new Event('prerenderingchange'))
    await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  })
})

describe('follow', () => {
  type On = { value: (value: number) => void; ended: () => void; failed: () => void }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** A page, a network and a server of a test's own. */
  function screen(responses: (number | null)[] = []) {
    const page = Object.assign(new EventTarget(), { hidden: false })
    const network = new EventTarget()
    const streams: On[] = []
    const seen: (number | boolean)[] = []
    let open = 0
    let polls = 0
    const leave = follow<number>(
      {
        listen: (on) => {
          streams.push(on)
          open++
          return () => void open--
        },
        ask: async () => {
          polls++
          return responses.shift() ?? null
        },
      },
      { value: (value) => void seen.push(value), isFollowing: (is) => void seen.push(is) },
      page as never,
      network,
    )
    return {
      streams,
      seen,
      leave,
      open: () => open,
      polls: () => polls,
      hide: (hidden: boolean) => {
        page.hidden = hidden
        page.dispatchEvent(new Event('visibilitychange'))
      },
      network: (name: 'online' | 'offline' | 'pagehide' | 'pageshow') =>
        network.dispatchEvent(new Event(name)),
    }
  }

  test('values come as the stream sends them; an abandoned stream is ignored [B-217]', async () => {
    const { streams, seen, leave, open } = screen()
    streams[0]!.value(1)
    streams[0]!.value(2)
    expect([seen, open()]).toEqual([[true, 1, 2], 1])
    leave()
    streams[0]!.value(3)
    expect([seen, open()]).toEqual([[true, 1, 2, false], 0])
  })

  test('a stream that ended is resumed, and its first value is the newest', async () => {
    const { streams, seen, open } = screen()
    streams[0]!.value(1)
    streams[0]!.ended()
    await vi.advanceTimersByTimeAsync(500)
    streams[1]!.value(2)
    expect([streams.length, open(), seen]).toEqual([2, 1, [true, 1, false, true, 2]])
  })

  test('a hidden page neither streams nor polls; shown again it listens at once', async () => {
    const { streams, hide, open, polls } = screen()
    streams[0]!.value(1)
    hide(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([open(), streams.length, polls()]).toEqual([0, 1, 0])
    hide(false)
    expect([open(), streams.length]).toEqual([1, 2])
  })

  test('after three failures it polls every ten seconds, and listens again after a minute', async () => {
    const { streams, seen, polls } = screen([7, null, 8])
    streams[0]!.failed()
    await vi.advanceTimersByTimeAsync(1000)
    streams[1]!.failed()
    await vi.advanceTimersByTimeAsync(2000)
    streams[2]!.failed()
    await vi.advanceTimersByTimeAsync(0)
    expect([polls(), seen]).toEqual([1, [7]])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([polls(), seen]).toEqual([3, [7, 8]])
    await vi.advanceTimersByTimeAsync(40_000)
    expect(streams).toHaveLength(4)
    streams[3]!.value(9)
    expect(seen).toEqual([7, 8, true, 9])
  })

  test('a stream that ends before its first value has failed, and is opened again ever later', async () => {
    const { streams } = screen()
    streams[0]!.ended()
    await vi.advanceTimersByTimeAsync(999)
    expect(streams).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    streams[1]!.ended()
    await vi.advanceTimersByTimeAsync(1999)
    expect(streams).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(streams).toHaveLength(3)
  })

  test('a phone that lost its network waits for it', async () => {
    const { streams, network, open } = screen()
    streams[0]!.value(1)
    network('offline')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([open(), streams.length]).toEqual([0, 1])
    network('online')
    expect([open(), streams.length]).toEqual([1, 2])
  })

  test('a page that is loaded hidden, as a prerendered one, opens no stream until it is shown', () => {
    const page = Object.assign(new EventTarget(), { hidden: true })
    let opened = 0
    follow<number>(
      { listen: () => (opened++, () => undefined), ask: async () => null },
      { value: () => undefined, isFollowing: () => undefined },
      page as never,
      new EventTarget(),
    )
    expect(opened).toBe(0)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(opened).toBe(1)
  })

  test('the stream closes when the page goes into the back/forward cache and opens when it comes back', () => {
    const { streams, network, open, leave } = screen()
    streams[0]!.value(1)
    network('pagehide')
    expect([open(), streams.length]).toEqual([0, 1])
    network('pageshow')
    expect([open(), streams.length]).toEqual([1, 2])
    network('pageshow')
    expect(streams).toHaveLength(2)
    leave()
    network('pageshow')
    expect(open()).toBe(0)
  })
})

/** A server whose answers the test triggers. */
function slowServer() {
  const sent: (string | null)[] = []
  const responses: ((result: string | null) => void)[] = []
  const others = new EventTarget()
  const keep = createHolding<string, string>((request) => {
    sent.push(request)
    return new Promise((resolve, reject) =>
      responses.push((result) =>
        result === 'broken' ? reject(new Error('broken')) : resolve(result),
      ),
    )
  }, others)
  const delivered: string[] = []
  return {
    sent,
    delivered,
    others,
    keep: (request: string | null) => keep(request, (result) => void delivered.push(result)),
    respond: async (text: string | null) => {
      responses.shift()!(text)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('one press is on its way at a time, and of those pressed meanwhile only the last follows [B-230]', async () => {
  const { sent, delivered, keep, respond } = slowServer()
  for (const hour of ['9h30', '9h50', '10h10']) keep(hour)
  expect(sent).toEqual(['9h30'])
  await respond('held 9h30')
  expect([sent, delivered]).toEqual([['9h30', '10h10'], []])
  await respond('held 10h10')
  expect(delivered).toEqual(['held 10h10'])
})

test('a failed hold is only logged, and the next press is still sent [O-51, H-281]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sent, delivered, keep, respond } = slowServer()
  keep('9h30')
  await respond('broken')
  expect(log).toHaveBeenCalledExactlyOnceWith('Error: broken')
  log.mockRestore()
  keep('9h50')
  await respond(null)
  keep('10h10')
  await respond('held')
  expect([sent, delivered]).toEqual([['9h30', '9h50', '10h10'], ['held']])
})

test('a choice that is dropped is given back, once, and only if there was one', async () => {
  const { sent, keep, respond } = slowServer()
  keep(null)
  expect(sent).toEqual([])
  keep('9h30')
  await respond('held')
  keep(null)
  await respond(null)
  keep(null)
  expect(sent).toEqual(['9h30', null])
})

test('a hold that another tab has taken over is not given back; the next of this tab is', async () => {
  const { sent, others, keep, respond } = slowServer()
  keep('9h30')
  await respond('held')
  others.dispatchEvent(new Event('message'))
  keep(null)
  expect(sent).toEqual(['9h30'])
  keep('9h50')
  await respond('held')
  keep(null)
  expect(sent).toEqual(['9h30', '9h50', null])
})
