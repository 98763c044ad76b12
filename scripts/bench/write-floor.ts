import type { WorkerOptions } from 'miniflare'
import type { Stack } from '../stack.ts'
import { eachAtOnce } from './each-at-once.ts'
import { responseTo } from './response.ts'
import { DATE } from './runtimes/date.ts'

/** Objects over which the second floor is spread. */
const OBJECTS = 16

/** Writes of one measurement; enough for a second at least. */
const WRITES = 3000

/** What this machine can store at most, in writes a second. */
export type WriteFloor = { oneObject: number; manyObjects: number; database: number }

/** A worker whose objects, and whose database, do nothing but store one row per request. */
export function writeFloorWorker(): WorkerOptions {
  return {
    modules: true,
    compatibilityDate: DATE,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    name: 'write-floor',
    durableObjects: { ROWS: { className: 'Rows', useSQLite: true } },
    d1Databases: { DB: 'write-floor' },
    script: `import { DurableObject } from 'cloudflare:workers'
      const TABLE = 'CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, text TEXT)'
      const INSERT = 'INSERT INTO row (text) VALUES (?)'
      export class Rows extends DurableObject {
        constructor(ctx, env) { super(ctx, env); ctx.storage.sql.exec(TABLE) }
        async write(text) { this.ctx.storage.sql.exec(INSERT, text); return true }
      }
      export default { async fetch(request, env) {
        const name = new URL(request.url).pathname.slice(1)
        if (name === 'create') await env.DB.exec(TABLE)
        else if (name === 'database') await env.DB.prepare(INSERT).bind('a booking').run()
        else await env.ROWS.getByName(name).write('a booking')
        return new Response('stored')
      } }`,
  }
}

/** Measures the floor with as many customers at a time as the bookings have. */
export async function measureWriteFloor(stack: Stack, customers: number): Promise<WriteFloor> {
  const url = await stack.directUrl('write-floor')
  await fetch(`${url}/create`)
  const writes = (nameOf: (index: number) => string) => perSecond(url, nameOf, customers)
  await writes((index) => `object-${index % OBJECTS}`)
  return {
    oneObject: await writes(() => 'object-0'),
    manyObjects: await writes((index) => `object-${index % OBJECTS}`),
    database: await writes(() => 'database'),
  }
}

async function perSecond(
  url: string,
  nameOf: (index: number) => string,
  customers: number,
): Promise<number> {
  const names = Array.from({ length: WRITES }, (_unused, index) => nameOf(index))
  const started = performance.now()
  await eachAtOnce(names, customers, (name) => responseTo({ url: `${url}/${name}` }))
  return (WRITES * 1000) / (performance.now() - started)
}
