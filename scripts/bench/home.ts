import type { WorkerOptions } from 'miniflare'
import type { Stack } from '../stack.ts'
import { load, times } from './load.ts'
import { ownWorkerd } from './processes.ts'
import { loadRow } from './report.ts'
import { DATE } from './runtimes/date.ts'

/**
 * Home as an anonymous visitor gets it, against a bare worker that responds with a constant of the
 * same size.
 */
export async function measureHome(stack: Stack, seconds: number): Promise<string[]> {
  const site = `${await stack.directUrl('site')}/`
  const first = await fetch(site)
  const bytes = (await first.arrayBuffer()).byteLength
  if (!first.ok) throw new Error(`Home answered ${first.status}`)
  const loading = { pid: ownWorkerd(), seconds }
  const home = await load({ target: { url: site }, ...loading })
  const constant = await load({
    target: { url: `${await stack.directUrl('constant')}/?bytes=${bytes}` },
    ...loading,
  })
  return [
    `Home, anonymous (${(bytes / 1000).toFixed(0)} kB of HTML)`,
    loadRow('Home from the edge cache', home),
    loadRow('constant of the same bytes', constant),
    `  → Home serves ${times(home.requestsPerSecond, constant.requestsPerSecond)} the ` +
      `constant's requests, at ${times(home.cpuMs, constant.cpuMs)} its CPU`,
  ]
}

/** A bare worker that responds with `?bytes` constant bytes. */
export function constantWorker(): WorkerOptions {
  return {
    modules: true,
    compatibilityDate: DATE,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    name: 'constant',
    script: `const made = new Map()
      export default { fetch(request) {
        const bytes = Number(new URL(request.url).searchParams.get('bytes'))
        if (!made.has(bytes)) made.set(bytes, 'x'.repeat(bytes))
        return new Response(made.get(bytes), { headers: { 'content-type': 'text/html; charset=utf-8' } })
      } }`,
  }
}
