import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './codegen-clients.mjs'

const publicSchema = buildSchema(readFileSync('schema/public.graphql', 'utf8'))

/** What codegen makes of one client's documents. */
function registered(documents: string): Record<string, Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'clients-'))
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app', 'documents.graphql'), documents)
  return JSON.parse(plugin(publicSchema, [], { folder })) as ReturnType<typeof registered>
}

test('each operation of a client is registered with its own fragments', () => {
  const { app } = registered(`
    query Salons { salons { ...Name } }
    query Now { now }
    fragment Name on Salon { name }
  `)
  expect(Object.keys(app!).every((id) => /^sha256:[\da-f]{64}$/.test(id))).toBe(true)
  const [salons, now] = Object.values(app!)
  expect(salons).toContain('fragment Name')
  expect(now).toBe('query Now {\n  now\n}')
})

test('a client cannot ask what is for the site alone', () => {
  expect(() => registered('query Lacking { lacking }')).toThrow(/Cannot query field "lacking"/)
  expect(() => registered('query Later { later }')).toThrow(/app: .*"later"/)
})
