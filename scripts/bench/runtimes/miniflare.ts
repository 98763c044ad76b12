import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ended, type BareWorker, type Running } from './workerd.ts'

/** Serves a worker in Miniflare at a free port, past its proxy, in a process of its own. */
export async function serveInMiniflare(worker: BareWorker): Promise<Running> {
  const child = spawn(process.execPath, ['scripts/bench/runtimes/miniflare-host.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(worker))
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    failure(child),
  ])) as [string]
  return { url, pid: child.pid!, stop: () => ended(child) }
}

/** Throws when a process ends that should not. */
export async function failure(child: ReturnType<typeof spawn>): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null]
  throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}
