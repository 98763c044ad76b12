import { globSync, readFileSync, readdirSync } from 'node:fs'
import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { messageParams } from '../../domain/message-codes'
import { catalogs } from '../../gateway/graphql/message'
import { apis } from '../../scripts/contracts.ts'
import { currentSchema } from '../../scripts/schema/files.ts'
import { isAtSalon } from '../../app/booking/time/slots'
import { waitlist as waitlistInEnglish } from '../../app/messages/en/waitlist'
import { waitlist } from '../../app/messages/vi/waitlist'
import { AT_SALON } from '../../workers/booking/salon-day/hours'
import { limitDefaults, limitOf } from '../../workers/booking/limits'

test('the schema names exactly the codes that backends may send', () => {
  const type = currentSchema().getType('MessageCode')
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
  expect(names.sort()).toEqual(Object.keys(messageParams).sort())
})

test('a sentence names exactly the parameters of its code [H-014]', () => {
  const named = Object.entries(catalogs.vi.sentences).map(([code, sentence]) => [
    code,
    [...sentence.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort(),
  ])
  const declared = Object.entries(messageParams).map(([code, params]) => [
    code,
    Object.keys(params).sort(),
  ])
  expect(named).toEqual(declared)
})

test('who waits at enough places reads which button leaves one, as joining there again opens it', () => {
  expect(catalogs.vi.sentences.WAITS_ENOUGH).toContain('chờ lại đúng salon và ngày')
  expect(catalogs.vi.sentences.WAITS_ENOUGH).toContain(waitlist.leave)
  expect(catalogs.en.sentences.WAITS_ENOUGH).toContain(waitlistInEnglish.leave)
})

test('every code is sent by a backend', () => {
  const sources = read('{workers,gateway}/**/*.ts', '**/*.test.ts')
  expect(Object.keys(messageParams).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})

function read(pattern: string, exclude: string): string {
  return globSync(pattern, { exclude: [exclude] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test('the site and the booking backend know the page in a salon by the same utm_source [B-225]', () => {
  expect(isAtSalon(AT_SALON)).toBe(true)
})

test('the table of limits names each of the booking backend, with the number that the code has', () => {
  const rows = readFileSync('docs/limits.md', 'utf8').split('\n')
  for (const [name, number] of Object.entries(limitDefaults)) {
    const row = rows.find((line) => line.startsWith('| `') && line.includes(`\`${name}\``))
    expect(row, name).toMatch(new RegExp(`\\b${number}\\b`))
  }
})

test('a variable changes its limit, and a senseless one is ignored', () => {
  expect(limitOf({ LOOKUPS_PER_ADDRESS: '3' }, 'LOOKUPS_PER_ADDRESS')).toBe(3)
  for (const text of ['', '0', '-1', '2.5', 'many'])
    expect(limitOf({ LOOKUPS_PER_ADDRESS: text }, 'LOOKUPS_PER_ADDRESS')).toBe(30)
})

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

test('the calls that the texts give with method and path are the specified ones', () => {
  const texts = withoutNames(readFileSync('docs/spec/requirements.md', 'utf8'))
  const matches = texts.matchAll(/ (GET|POST|PUT|DELETE) \/?([\w{}/-]+)/g)
  const given = new Set([...matches].map(([, method, path]) => `${method} /${path}`))
  const wrong = Object.values(apis).flatMap((api) =>
    Object.entries(api)
      .filter(([, { method, path, kind }]) => {
        const isGiven = given.has(`${method} ${withoutNames(path)}`)
        return isGiven !== (kind === 'specified')
      })
      .map(([name]) => name),
  )
  expect(wrong, 'this one is given without a method').toEqual(['likeDiscover'])
})

function filesIn(folder: string, name: RegExp): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')])
}

const isTest = /\.(test|spec)\.tsx?$/

test('each class that the site writes has a rule in its sheets, or a test that finds by it', () => {
  const sheets = filesIn('app', /\.css$/).map(([, text]) => text)
  const tests = [...filesIn('app', isTest), ...filesIn('tests', /\.ts$/)].flatMap(
    ([, text]) => text.match(/(['"`])[^'"`\n]*\1/g) ?? [],
  )
  const known = new Set(
    [...sheets, ...tests].flatMap((text) =>
      [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    ),
  )
  const written = filesIn('app', /\.tsx$/)
    .filter(([file]) => !isTest.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' ').map((name) => [name, file] as const),
      ),
    )
  expect(written.length).toBeGreaterThan(500)
  expect(written.filter(([name]) => !known.has(name))).toEqual([])
})
