import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as statementsOf } from 'wrangler'
import type { Service } from './deployables.ts'

type Statement = { sql: string; values?: readonly string[] }

/** Runs statements on a backend's database in one transaction; returns the rows of each. */
type Batch = (statements: readonly Statement[]) => Promise<Record<string, string>[][]>

/**
 * The worker that prepares the databases, each bound under its backend's service. Miniflare's own
 * binding in this process waits for an answer at every `prepare`, which took half of a chain's start.
 */
export const preparingScript = `
  export default {
    async fetch(request, env) {
      const { service, statements } = await request.json()
      const batch = statements.map(({ sql, values = [] }) => env[service].prepare(sql).bind(...values))
      const results = await env[service].batch(batch)
      return Response.json(results.map((result) => result.results))
    },
  }
`

/** A backend's database, in a runtime whose worker is the one that prepares. */
export function batchOf(runtime: Miniflare, service: Service): Batch {
  return async (statements) => {
    const body = JSON.stringify({ service, statements })
    const send = () =>
      runtime.dispatchFetch('http://local', {
        method: 'POST',
        headers: { connection: 'close' },
        body,
      })
    // On a busy machine workerd closes a connection before it has the whole request, and runs none of it.
    const response = await send().catch((error: unknown) => {
      if (isCutOff(error)) return send()
      throw error
    })
    if (!response.ok) throw new Error(`database of ${service}: ${await response.text()}`)
    return (await response.json()) as Record<string, string>[][]
  }
}

/** Whether the other side closed while the request was being written. */
function isCutOff(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'EPIPE'
}

/**
 * Applies the migrations that a backend's database has not seen, in the order of their names: all
 * of them or none. Throws when the database has seen one that is gone or was edited since, as its
 * tables are then unknown.
 */
export async function migrate(service: Service, batch: Batch): Promise<void> {
  const folder = `workers/${service}/migrations`
  if (!existsSync(folder)) return
  const [, seen] = await batch([
    {
      sql:
        'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, ' +
        'name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    },
    { sql: 'SELECT name FROM d1_migrations' },
  ])
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const migrations = new Map(files.map((file) => migrationIn(folder, file)))
  const applied = new Set(seen?.map((row) => row.name ?? ''))
  if ([...applied].some((name) => !migrations.has(name)))
    throw new Error(`The database of ${service} is of another version. Run \`npm run reset\`.`)
  const statements = [...migrations]
    .filter(([name]) => !applied.has(name))
    .flatMap(([name, text]): Statement[] => [
      ...statementsOf(text).map((sql) => ({ sql })),
      { sql: 'INSERT INTO d1_migrations (name) VALUES (?)', values: [name] },
    ])
  if (statements.length > 0) await batch(statements)
}

/** A migration by the name under which a local database notes it; the hash changes with the text. */
function migrationIn(folder: string, file: string): [name: string, text: string] {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  return [`${file} ${createHash('sha256').update(text).digest('hex')}`, text]
}

/**
 * Fills a backend's database with demo data dated from `now`, once; returns the instant (ISO) of
 * the data.
 */
export async function fill(service: Service, batch: Batch, now: Date): Promise<string> {
  const [, before] = await batch([
    { sql: 'CREATE TABLE IF NOT EXISTS demo_data (filled_at TEXT NOT NULL)' },
    { sql: 'SELECT filled_at FROM demo_data' },
  ])
  if (before?.[0]?.filled_at) return before[0].filled_at
  const { seed } = (await import(pathToFileURL(`dist/seeds/${service}.mjs`).href)) as {
    seed: (now: Date) => string[]
  }
  const filledAt = now.toISOString()
  await batch([
    ...seed(now).map((sql) => ({ sql })),
    { sql: 'INSERT INTO demo_data VALUES (?)', values: [filledAt] },
  ])
  return filledAt
}
