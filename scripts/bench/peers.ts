import { build } from 'esbuild'
import type { WorkerOptions } from 'miniflare'
import { workerBundle } from '../bundle.ts'

const common = { modules: true, compatibilityDate: '2026-07-28', unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] } as const

/** A bare worker that answers a constant of as many bytes as asked for in `?bytes`. */
export function constantWorker(): WorkerOptions {
  return {
    ...common,
    name: 'constant',
    script: `const made = new Map()
      export default { fetch(request) {
        const bytes = Number(new URL(request.url).searchParams.get('bytes'))
        if (!made.has(bytes)) made.set(bytes, 'x'.repeat(bytes))
        return new Response(made.get(bytes), { headers: { 'content-type': 'text/html; charset=utf-8' } })
      } }`,
  }
}

/** A worker without GraphQL that makes the booking screen's REST calls in parallel and joins their JSON. */
export async function fanOutWorker(): Promise<WorkerOptions> {
  const { outputFiles } = await build({ ...workerBundle([]), entryPoints: ['scripts/bench/fan-out.ts'], outdir: undefined, outExtension: undefined, write: false })
  return {
    ...common,
    name: 'fan-out',
    script: outputFiles[0]?.text ?? '',
    serviceBindings: { BOOKING: 'muot-booking', SALONS: 'muot-salons' },
  }
}
