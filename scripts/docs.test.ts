import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync(['*.md', 'docs/**/*.md', 'gateway/*.md'])

test('every link from one document to another file of the project leads there', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => ({ page, target }),
    ),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(({ page, target }) => !existsSync(join(dirname(page), target)))).toEqual([])
})

test('the index lists every decision once, with its title and a status', () => {
  const rows = readFileSync('docs/decisions/README.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, title, file, status = ''] =
        /^\| \[(.+)\]\((\S+\.md)\) \| [\d-]+ \| (.+) \|$/.exec(line) ?? []
      return file ? [{ file, title, status }] : []
    })
  const decisions = globSync('docs/decisions/[0-9]*.md')
  expect(rows.map(({ file }) => file).sort()).toEqual(
    decisions.map((file) => basename(file)).sort(),
  )
  for (const { file, title, status } of rows) {
    expect(readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')[0]).toBe(`# ${title}`)
    expect(status, file).toMatch(/^(accepted|replaced by \[.+\]\(.+\))$/)
  }
})

test('each test that a list of findings names is there, with the title that it names', () => {
  const named = ['docs/security.md', 'docs/screens/findings.md'].flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(
        /`(\S+\.(?:test|spec)\.tsx?)`(?:: ([^;|]+?))?(?= \||;|,)/g,
      ),
    ].map(([, file = '', title = '']) => ({ file, title })),
  )
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(
    ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  )
  expect(missing).toEqual([])
})

const count = { H: 14, M: 38, L: 28, '': 19 }

/** The rows of a page's tables that begin with the number of a finding, without that of its table's head. */
function rowsOf(page: string) {
  return readFileSync(page, 'utf8')
    .split('\n')
    .map((line) => line.split(/ ?\| ?/).slice(1, -1))
    .filter(([number = '']) => /^[HML]?\d+$/.test(number))
}

test('each finding of the reviews has one row: what was done, and a test or why there is none', () => {
  const rows = rowsOf('docs/screens/findings.md')
  expect(rows.map(([number]) => number)).toEqual(
    Object.entries(count).flatMap(([weight, last]) =>
      Array.from({ length: last }, (_, at) => `${weight}${at + 1}`),
    ),
  )
  for (const [number, found, done = '', check = ''] of rows) {
    expect(found, number).toBeTruthy()
    expect(done, number).toBeTruthy()
    if (!/^`\S+\.(test|spec)\.tsx?`/.test(check))
      expect(done.startsWith('not done: ') || /^– \(.+\)$/.test(check), number).toBe(true)
  }
})

test('the rows of attacks are the same in both lists', () => {
  const numbers = (page: string) =>
    rowsOf(page).flatMap(([number = '', ...cells]) =>
      /^\d/.test(number) ? [[number, cells.length]] : [],
    )
  expect(numbers('docs/security.md')).toEqual(numbers('docs/screens/findings.md'))
})
