import { Hono } from 'hono'

type Env = { PATHS: Record<string, number>; BODIES: string[] }
/** What stands between two numbers of free stylists, and the numbers, of one day's hours. */
type Day = { pieces: string[]; free: number[]; changes: number }

const HOURS = '/booking/hours-group-by-date'
const FIELD = '"totalStylistEmpty":'
const MAX_FREE = 10

const days = new Map<string, Day>()
let changesEach = 0
let hourQueries = 0
/** Calls without a recording. */
let unknown = 0

const backends = new Hono<{ Bindings: Env }>()
backends.get('*', ({ req, env }) => {
  const key = keyOf(req.url)
  const recorded = env.BODIES[env.PATHS[key] ?? -1]
  const headers = { 'content-type': 'application/json' }
  if (recorded !== undefined)
    return new Response(key.startsWith(HOURS) ? hoursNow(key, recorded) : recorded, { headers })
  unknown += 1
  return new Response('{"message":"not recorded"}', { status: 404, headers })
})

/** The path under which a call is recorded: whoever asks, the same is answered. */
function keyOf(url: string): string {
  return url
    .slice(url.indexOf('/', 'https://'.length))
    .replace(/&customerPhone=\d+/, '')
    .replace(/\?phone=\d+&/, '?')
    .replace('?guest=1&', '?guest=0&')
    .replaceAll('%2C', ',')
}

/** A day's hours; with one of so many questions the free stylists of one hour become another number. */
function hoursNow(key: string, recorded: string): string {
  hourQueries += 1
  const isChanging = changesEach > 0 && hourQueries % changesEach === 0
  const known = days.get(key)
  if (!known && !isChanging) return recorded
  const day = known ?? dayOf(recorded)
  days.set(key, day)
  if (isChanging && day.free.length > 0) {
    const at = day.changes % day.free.length
    day.free[at] = ((day.free[at] ?? 0) + 1) % MAX_FREE
    day.changes += 1
  }
  return day.pieces
    .map((piece, at) => piece + (at < day.free.length ? `${FIELD}${day.free[at]}` : ''))
    .join('')
}

function dayOf(recorded: string): Day {
  const parts = recorded.split(/"totalStylistEmpty":(\d+)/g)
  return {
    pieces: parts.filter((_part, index) => index % 2 === 0),
    free: parts.filter((_part, index) => index % 2 === 1).map(Number),
    changes: 0,
  }
}

/** All backends in one: recorded responses by path. */
export default {
  fetch(request: Request, env: Env, execution: Parameters<typeof backends.fetch>[2]) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/bench') return backends.fetch(request, env, execution)
    changesEach = Number(searchParams.get('changesEach'))
    return Response.json({ unknown })
  },
}
