import type { Env } from '../context'

/** Where the service worker is: at the root, as its folder is all that it may control. */
export const workerPath = '/sw.js'

/**
 * Takes the place of the worker where SERVICE_WORKER is "off": it deletes what was stored, takes
 * notifications away and ends itself, with which subscriptions to push messages end. A file that is not there would leave the old worker running.
 */
export const endingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
      registration.getNotifications().then((shown) => shown.forEach((one) => one.close())),
    ]).finally(() => registration.unregister()),
  )
})
`

/** Whether browsers may have the worker. */
export function hasServiceWorker({ SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>): boolean {
  return SERVICE_WORKER !== 'off'
}

/** Answers the worker's script, which browsers compare with theirs when they open a page. */
export async function serveServiceWorker(request: Request, env: Env): Promise<Response> {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  }
  if (!hasServiceWorker(env)) return new Response(endingWorker, { headers })
  const found = await env.ASSETS.fetch(request)
  const response = new Response(found.body, found)
  if (found.ok)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
