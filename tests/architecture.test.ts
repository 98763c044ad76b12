import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { backends } from '../app/messages/vi/backends.ts'
import { sold } from '../domain/known-names/vi.ts'
import { services } from '../scripts/deployables.ts'

const all = globSync(
  '{app,domain,gateway,hosts,schema,scripts,tests,workers,.ci,docs}/**/*.{ts,tsx,mjs,js,json,toml,graphql,css,md,sql}',
).filter((file) => !/node_modules/.test(file))
const code = all.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('schema/generated/'),
)
const text = new Map(all.map((file) => [file, readFileSync(file, 'utf8')]))

const declaredType = /^\s*(?:export )?(?:abstract )?(?:type|interface|class) (\w+)(?=[^\n]*[={<])/gm
const production = code.filter(
  (file) => deployableOf(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)

test('every sentence that a customer reads stands in the catalogue [H-014, O-36]', () => {
  // These contain no sentences: names, and letters to search for in others' text.
  const lists = [
    'app/brand.ts',
    'app/ui/price-format.ts',
    'app/routes/booking/services/pictures.ts',
    'app/routes/salons/country.ts',
  ]
  const own = code.filter(
    (file) =>
      /^app\/(?!messages\/)/.test(file) &&
      !/\.test\.tsx?$|\/testing\//.test(file) &&
      !lists.includes(file),
  )
  expect(own.length).toBeGreaterThan(200)
  expect(
    own.filter((file) =>
      /[à-ỹđ]/i.test(
        text
          .get(file)!
          .normalize('NFC')
          .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''),
      ),
    ),
  ).toEqual([])
})

test('a migration has a number of its own', () => {
  const numbers = all
    .filter((file) => file.endsWith('.sql') && file.includes('/migrations/'))
    .map((file) => file.replace(/_[^/]*$/, ''))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers).toEqual([...new Set(numbers)])
})

test('translations of backend sentences match the backends’ own [O-36]', () => {
  const texts = all
    .filter((file) => /^(gateway|workers)\/.*\.(ts|json)$/.test(file))
    .map((file) => text.get(file)!)
    .join('\n')
  const parts = [backends, sold]
    .flatMap((words) => Object.values<string>(words))
    .flatMap((sentence) => sentence.split(/\{\w+\}/))
  expect(parts.filter((part) => !texts.includes(part.trim()))).toEqual([])
})

test('a type name is declared once in a deployable', () => {
  const places = new Map<string, string[]>()
  for (const file of production)
    for (const { 1: name } of withoutProse(text.get(file)!).matchAll(declaredType)) {
      const key = `${deployableOf(file)}: ${name}`
      places.set(key, [...(places.get(key) ?? []), file])
    }
  expect(places.size).toBeGreaterThan(800)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})

test('every path that the glossary names is there', () => {
  const paths = [
    ...text
      .get('docs/glossary.md')!
      .matchAll(/`((?:app|domain|gateway|schema|scripts|tests|workers)\/[\w./-]+)`/g),
  ]
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.map((match) => match[1]!).filter((path) => !existsSync(path))).toEqual([])
})

test('no folder is a drawer for odds and ends', () => {
  expect(
    all.filter((file) =>
      /(^|\/)(utils?|helpers?|misc|common|shared|lib)\//.test(dirname(file) + '/'),
    ),
  ).toEqual([])
})

test.each(services)('%s has one spelling in every layer', (service) => {
  const places = [
    `schema/${service}.graphql`,
    `gateway/modules/${service}/resolvers.ts`,
    `workers/${service}/contract.ts`,
    `workers/${service}/worker.ts`,
    `workers/${service}/wrangler.toml`,
    `workers/${service}/seed.ts`,
  ]
  expect(places.filter((file) => !text.has(file))).toEqual([])
  expect(text.get('gateway/wrangler.toml')).toContain(`binding = "${service.toUpperCase()}"`)
})

test('the project stands alone: nothing reads beside its own folder', () => {
  const beside = ['..', 'shared'].join('/')
  expect(all.filter((file) => text.get(file)!.includes(beside))).toEqual([])
})

/** The deployable of a file; the kit is a part of each. */
function deployableOf(file: string): string | undefined {
  return /^(app|gateway|workers\/\w+)\//.exec(file)?.[1]
}

/** Code without comments and strings, which mean nothing to the compiler. */
function withoutProse(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
}
