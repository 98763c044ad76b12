import { text } from 'node:stream/consumers'
import { Log, LogLevel, Miniflare } from 'miniflare'
import type { BareWorker } from './workerd.ts'
import { DATE } from './date.ts'

// Serves the worker that is written to its input, and prints its address.
const {
  name,
  script,
  flags = [],
  json = {},
  servers = {},
  stores = {},
} = JSON.parse(await text(process.stdin)) as BareWorker
const runtime = new Miniflare({
  name,
  modules: true,
  script,
  compatibilityDate: DATE,
  compatibilityFlags: [...flags],
  bindings: json as Record<string, string>,
  serviceBindings: Object.fromEntries(
    Object.entries(servers).map(([binding, url]) => [
      binding,
      { external: { address: new URL(url).host, http: {} } },
    ]),
  ),
  kvNamespaces: Object.keys(stores),
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  cf: false,
  log: new Log(LogLevel.ERROR),
  // As the project's own stack does it: read, and dropped.
  handleStructuredLogs: () => undefined,
})
console.log(String(await runtime.unsafeGetDirectURL(name)).replace(/\/$/, ''))
process.on('SIGTERM', () => void runtime.dispose().then(() => process.exit(0)))
