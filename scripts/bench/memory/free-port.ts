import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine at which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
