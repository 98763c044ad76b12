import { expect, test } from 'vitest'
import { migrate } from './databases.ts'

test('a local database that knows a migration which is gone asks for a reset', async () => {
  const ran: string[] = []
  const seen = (file: string) =>
    migrate('auth', (statements) => {
      ran.push(...statements.map(({ sql }) => sql))
      return Promise.resolve([[], [{ name: file }]])
    })
  await expect(seen('0001_customers.sql')).rejects.toThrow('npm run reset')
  await seen('0001_schema.sql')
  expect(ran.filter((sql) => sql.includes('customers'))).toEqual([])
})
