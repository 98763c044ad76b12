import { Hono } from 'hono'
import { serveBatch } from '../../../workers/kit/batch'
import { createMovingHours } from './moving-hours'

type Env = { PATHS: Record<string, number>; BODIES: string[] }

const counted = { hops: 0, calls: 0, unknown: 0 }
const movingHours = createMovingHours()
let latencyMs = 0

const backends = new Hono<{ Bindings: Env }>()
serveBatch(backends)
backends.get('*', async ({ req, env }) => {
  counted.calls++
  const key = keyOf(req.url)
  const recorded = env.BODIES[env.PATHS[key] ?? -1]
  const response =
    recorded !== undefined && key.startsWith(HOURS) ? movingHours.now(key, recorded) : recorded
  if (response === undefined) counted.unknown++
  if (latencyMs > 0) await new Promise((done) => setTimeout(done, latencyMs))
  return new Response(response ?? '{"message":"not recorded"}', {
    status: response === undefined ? 404 : 200,
    headers: { 'content-type': 'application/json' },
  })
})

const HOURS = '/booking/hours-group-by-date'

/** The path under which a call is recorded: whoever asks, the same is answered. */
function keyOf(url: string): string {
  return (
    url
      .slice(url.indexOf('/', 'https://'.length))
      .replace(/&customerPhone=\d+/, '')
      .replace(/\?phone=\d+&/, '?')
      .replace('?guest=1&', '?guest=0&')
      .replaceAll('%2C', ',')
      // The board is the same whichever salons its reader is about.
      .replace(/(\/free-board\?since=\d+)&salonIds=[\d,]*/, '$1')
  )
}

/**
 * All backends in one: the recorded responses by path, singly or batched as the reference backends
 * do it; changes hours when a scenario wants it, and counts its calls.
 */
export default {
  fetch(request: Request, env: Env, execution: Parameters<typeof backends.fetch>[2]) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/latency') {
      latencyMs = Number(searchParams.get('ms'))
      return new Response()
    }
    if (pathname === '/bench/changes') {
      movingHours.change(Number(searchParams.get('each')))
      return new Response()
    }
    if (pathname === '/bench/counted') {
      const soFar = { ...counted }
      Object.assign(counted, { hops: 0, calls: 0, unknown: 0 })
      return Response.json(soFar)
    }
    counted.hops++
    return backends.fetch(request, env, execution)
  },
}
