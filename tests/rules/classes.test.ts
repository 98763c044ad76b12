import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function read(folder: string, name: RegExp): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')])
}

const isTest = /\.(test|spec)\.tsx?$/

test('each class that the site writes has a rule in its sheets, or a test that finds by it', () => {
  const sheets = read('app', /\.css$/).map(([, text]) => text)
  const tests = [...read('app', isTest), ...read('tests', /\.ts$/)].flatMap(
    ([, text]) => text.match(/(['"`])[^'"`\n]*\1/g) ?? [],
  )
  const known = new Set(
    [...sheets, ...tests].flatMap((text) =>
      [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    ),
  )
  const written = read('app', /\.tsx$/)
    .filter(([file]) => !isTest.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' ').map((name) => [name, file] as const),
      ),
    )
  expect(written.length).toBeGreaterThan(500)
  expect(written.filter(([name]) => !known.has(name))).toEqual([])
})
