import { applyD1Migrations, type D1Migration, env, reset } from 'cloudflare:test'

/** Bindings that vitest.workers.config.ts adds to a worker's own. */
type TestEnv = { DB?: D1Database; TEST_MIGRATIONS?: D1Migration[] }

const { DB, TEST_MIGRATIONS } = env as TestEnv
// Storage is per test file: each starts with the tables as the migrations leave them, no rows and no objects.
await reset()
if (DB && TEST_MIGRATIONS) await applyD1Migrations(DB, TEST_MIGRATIONS)
