import { expect, test } from 'vitest'
import { migrate } from './databases.ts'

/** Migrates a database of auth that has seen these; returns the names that it notes then. */
async function notedAfter(...seen: string[]): Promise<string[]> {
  const noted: string[] = []
  await migrate('auth', (statements) => {
    noted.push(...statements.flatMap(({ values = [] }) => values))
    return Promise.resolve([[], seen.map((name) => ({ name }))])
  })
  return noted
}

test('a local database gets each migration once', async () => {
  const noted = await notedAfter()
  expect(noted).toHaveLength(1)
  expect(await notedAfter(...noted)).toEqual([])
})

test('a local database that knows a migration which is gone or was edited asks for a reset', async () => {
  const [noted = ''] = await notedAfter()
  const edited = noted.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  for (const seen of ['0001_customers.sql', '0001_schema.sql', edited])
    await expect(notedAfter(seen), seen).rejects.toThrow('npm run reset')
})
