import { z } from 'zod'
import type { Service } from '../deployables.ts'
import type { Io } from './provision.ts'

const rows = z.array(z.object({ results: z.array(z.unknown()) }))
const marker = 'CREATE TABLE demo_data (filled_at TEXT NOT NULL)'

/**
 * Fills the database of a preview once: the table that marks it as filled is in the same import,
 * which D1 applies wholly or not at all.
 */
export async function fillDemo(
  service: Service,
  { seedOf, now }: { seedOf: (service: Service) => Promise<string[]>; now: Date },
  { wrangler, write }: Pick<Io, 'wrangler' | 'write'>,
): Promise<void> {
  const on = ['d1', 'execute', 'DB', '--remote', '--env', 'preview', '--yes']
  const looked = await wrangler(service, [
    ...[...on, '--json', '--command'],
    "SELECT name FROM sqlite_master WHERE name = 'demo_data'",
  ])
  if (rows.parse(JSON.parse(looked)).some(({ results }) => results.length > 0)) return
  const file = `dist/seeds/${service}.sql`
  const filled = `INSERT INTO demo_data VALUES ('${now.toISOString()}')`
  write(file, [...(await seedOf(service)), marker, filled].map((sql) => `${sql};\n`).join(''))
  await wrangler(service, [...on, '--file', file])
}
