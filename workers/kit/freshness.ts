import { Hono } from 'hono'
import { etag } from 'hono/etag'

/** Seconds that a public response counts as fresh, by path; other paths are never cached. */
export type MaxAges = Readonly<Record<string, number>>

/** A stale list is better than none for a day. */
const STALE_SECONDS = 86_400

/**
 * Lets caches store some GET responses of a worker: ETag with 304, Cache-Control with
 * stale-while-revalidate and stale-if-error.
 */
export function withFreshness<Env extends object>(
  app: Hono<{ Bindings: Env }>,
  lifetimes: MaxAges,
): Hono<{ Bindings: Env }> {
  const fresh = new Hono<{ Bindings: Env }>()
  for (const [path, seconds] of Object.entries(lifetimes)) {
    fresh.get(path, etag(), async (c, next) => {
      await next()
      if (c.res.status !== 200) return
      c.res.headers.set(
        'cache-control',
        `public, max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_SECONDS}`,
      )
    })
  }
  fresh.all('*', (c) => app.fetch(c.req.raw, c.env, c.executionCtx))
  return fresh
}
