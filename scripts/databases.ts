import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as statementsOf } from 'wrangler'
import type { Noun } from './deployables.ts'

/**
 * Applies the migrations that a backend's database has not seen, in the order of their names, and
 * notes them where deployments do too.
 */
export async function migrate(noun: Noun, db: D1Database): Promise<void> {
  const folder = `workers/${noun}/migrations`
  if (!existsSync(folder)) return
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, ' +
      'name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const seen = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(seen.results.map((row) => row.name))
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    if (applied.has(name)) continue
    const statements = statementsOf(readFileSync(`${folder}/${name}`, 'utf8')).map((sql) =>
      db.prepare(sql),
    )
    // One batch is one transaction: a migration is applied and noted, or neither.
    await db.batch([
      ...statements,
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/**
 * Fills a backend's database with demo data dated from `now`, once; returns the instant (ISO) of
 * the data.
 */
export async function fill(noun: Noun, db: D1Database, now: Date): Promise<string> {
  await db.exec('CREATE TABLE IF NOT EXISTS demo_data (filled_at TEXT NOT NULL)')
  const before = await db.prepare('SELECT filled_at FROM demo_data').first<{ filled_at: string }>()
  if (before) return before.filled_at
  const { seed } = (await import(pathToFileURL(`dist/seeds/${noun}.mjs`).href)) as {
    seed: (now: Date) => string[]
  }
  const statements = seed(now).map((sql) => db.prepare(sql))
  await db.batch([
    ...statements,
    db.prepare('INSERT INTO demo_data VALUES (?)').bind(now.toISOString()),
  ])
  return now.toISOString()
}
