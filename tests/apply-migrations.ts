import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test'

/** Bindings that vitest.workers.config.ts adds to a worker's own. */
type TestEnv = { DB?: D1Database; TEST_MIGRATIONS?: D1Migration[] }

const { DB, TEST_MIGRATIONS } = env as TestEnv
// Storage is per test file: each starts with the tables as the migrations leave them, no rows and no objects.
// On a busy machine a reset now and then deletes nothing; the next one does.
do await reset()
while (await hasTables(DB))
if (DB && TEST_MIGRATIONS) await applyD1Migrations(DB, TEST_MIGRATIONS)

async function hasTables(database: D1Database | undefined): Promise<boolean> {
  const tables = await database?.prepare('SELECT COUNT(*) AS count FROM sqlite_master').first()
  return Number(tables?.count ?? 0) > 0
}
