import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
