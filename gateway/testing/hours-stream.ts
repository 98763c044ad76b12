import { bookingApi, type bookingStreams } from '../../workers/booking/contract'
import { eventStream, type Listener } from '../../workers/kit/streams'
import { createHoursWatch, EVERY_MS, watchedHours } from '../modules/hours-watch/watch'
import { openGateway, type FakeBackends } from './open-gateway'
import { anHour } from './people'

type There = Listener<typeof bookingStreams.watchHours>

/** A subscription to the hours of a salon-day. */
export const watch = `subscription {
  hours(salonId: 9, input: { date: "2026-11-22", serviceIds: [1001] }) {
    hasFree
    groups { hours { id isFree freeStylists } }
  }
}`

/** The hours of a salon-day of which these are free. */
export function hoursWith(...free: number[]) {
  const hours = [1, 2].map((hourId) =>
    anHour({
      hourId,
      isFree: free.includes(hourId),
      totalStylistEmpty: free.includes(hourId) ? 1 : 0,
    }),
  )
  return {
    data: {
      hourGroup: [{ name: 'Sáng', hours }],
      receptionName: '',
      receptionAvatar: '',
      lastHourWork: { isFreeToday: free.length > 0 },
    },
  }
}

/** A gateway whose booking backend streams; `there` are the listeners. */
export function streamGateway(
  requested: Parameters<NonNullable<FakeBackends['streams']>['watchHours']>[0][] = [],
) {
  const there: There[] = []
  let stopped = 0
  const streams: FakeBackends['streams'] = {
    watchHours: async (input) => {
      requested.push(input)
      return (listener) => {
        there.push(listener)
        listener.emit(hoursWith(1, 2))
        return () => void stopped++
      }
    },
  }
  return { ...openGateway({ streams }), there, stopped: () => stopped }
}

/** A gateway whose booking host has no streams; `salonDay` is the object that asks it. */
export function plainGateway(hours: () => ReturnType<typeof hoursWith>) {
  const requested: object[] = []
  const names: string[] = []
  const watch = createHoursWatch({
    clock: Date.now,
    everyMs: EVERY_MS,
    turn: () => Promise.resolve(0),
    ask: async (input) => {
      requested.push(input)
      return bookingApi.listHours.responses[200].parse(hours())
    },
  })
  const salonDay = {
    fetch: async (request: Request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const source = watch.listen(watchedHours.input.parse(query))
      return source ? eventStream(source, request.signal) : new Response(null, { status: 429 })
    },
    booked: async () => watch.booked(),
    turn: () => Promise.resolve(0),
  }
  const getByName = (name: string) => {
    names.push(name)
    return salonDay
  }
  const probes: string[] = []
  const BOOKING = {
    fetch: async ({ url }: Request) => {
      probes.push(new URL(url).pathname)
      return new Response('{}', { status: 404 })
    },
  }
  const gateway = openGateway({}, { HOURS_WATCH: { getByName }, BOOKING })
  return { ...gateway, salonDay, requested, names, probes }
}

/** A subscription as a browser holds it. */
export async function listen(
  fetch: ReturnType<typeof openGateway>['fetch'],
  query = watch,
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify({ query })
  const response = await fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body,
    }),
  )
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  const next = async (): Promise<{ event: string; data: ReturnType<typeof JSON.parse> }> => {
    for (;;) {
      const end = rest.indexOf('\n\n')
      const piece = end < 0 ? '' : rest.slice(0, end)
      if (end >= 0) rest = rest.slice(end + 2)
      const found = /event: (\w+)\ndata: ?(.*)/.exec(piece)
      if (found) return { event: found[1]!, data: found[2] ? JSON.parse(found[2]) : null }
      if (end >= 0) continue
      const { done, value } = await reader.read()
      if (done) return { event: 'closed', data: null }
      rest += decoder.decode(value)
    }
  }
  return { response, next, leave: () => reader.cancel() }
}
