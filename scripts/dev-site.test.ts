import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { siteInVite } from './dev-site.ts'

let pages: ViteDevServer
afterEach(async () => {
  vi.restoreAllMocks()
  await pages.close()
})

/** In place of the site's worker: passes every request on to the gateway. */
const passOn: Plugin = {
  name: 'pass-on',
  enforce: 'pre',
  resolveId: (id) => (id === '/app/worker.ts' ? '\0pass-on' : undefined),
  load: (id) =>
    id === '\0pass-on'
      ? 'export default { fetch: (request, env) => env.GATEWAY.fetch(request) }'
      : undefined,
}

test('a stream that reloading backends cut ends for its page, and the next request is answered', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let cut = (_: Error): void => undefined
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: first\n\n'))
      cut = (reason) => controller.error(reason)
    },
  })
  const execute = (_: string, path: string) =>
    Promise.resolve(new Response(path.endsWith('/live') ? stream : 'a page'))
  pages = await createServer({
    configFile: false,
    plugins: [passOn, siteInVite(execute, 0)],
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  await pages.listen()
  const url = pages.resolvedUrls!.local[0]!.replace(/\/$/, '')

  const live = (await fetch(`${url}/live`)).body!.getReader()
  expect(new TextDecoder().decode((await live.read()).value)).toBe('data: first\n\n')
  cut(new TypeError('terminated'))
  await expect(live.read()).rejects.toThrow()
  expect(await (await fetch(`${url}/page`)).text()).toBe('a page')
  expect(printed).toHaveBeenCalledExactlyOnceWith('The answer to /live was cut: terminated')
})
