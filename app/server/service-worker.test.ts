import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serveServiceWorker, endingWorker, hasServiceWorker } from './service-worker'

function respond(over: { SERVICE_WORKER?: string }) {
  return serveServiceWorker(new Request('https://muot.example/sw.js'), {
    GATEWAY: { fetch: () => Promise.reject(new Error('not used')) },
    ASSETS: {
      fetch: () =>
        Promise.resolve(new Response('listen()', { headers: { 'cache-control': 'public' } })),
    },
    ...over,
  })
}

test('browsers compare the worker with theirs at each visit', async () => {
  const given = await respond({})
  expect(await given.text()).toBe('listen()')
  expect(given.headers.get('cache-control')).toBe('no-cache')
  expect(given.headers.get('content-type')).toContain('text/javascript')
})

test('switched off, a worker takes its place that deletes all and ends itself', async () => {
  expect(hasServiceWorker({ SERVICE_WORKER: 'off' })).toBe(false)
  expect(await (await respond({ SERVICE_WORKER: 'off' })).text()).toBe(endingWorker)
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  const work: Promise<unknown>[] = []
  const scope = {
    addEventListener: (name: string, act: (event: object) => void) => listeners.set(name, act),
    skipWaiting: () => done.push('does not wait'),
    caches: {
      keys: () => Promise.resolve(['muot-offline', 'another']),
      delete: (name: string) => Promise.resolve(done.push(`deletes ${name}`)),
    },
    registration: {
      getNotifications: () =>
        Promise.resolve([{ close: () => done.push('closes a notification') }]),
      unregister: () => Promise.resolve(done.push('ends')),
    },
  }
  runInNewContext(endingWorker, scope)
  listeners.get('install')?.({})
  listeners.get('activate')?.({ waitUntil: (more: Promise<unknown>) => work.push(more) })
  await Promise.all(work)
  expect(done.at(-1)).toBe('ends')
  expect(done.sort()).toEqual([
    'closes a notification',
    'deletes another',
    'deletes muot-offline',
    'does not wait',
    'ends',
  ])
})
