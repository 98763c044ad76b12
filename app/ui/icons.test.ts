import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every icon that is shown is drawn, and every drawing is shown', () => {
  const drawn = [...readFileSync('app/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)]
  const shown = globSync('app/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/\bicon\('(\w+)'\)/g)])
  const names = (matches: RegExpMatchArray[]) =>
    [...new Set(matches.map(([, name]) => name))].sort()
  expect(names(drawn).length).toBeGreaterThan(30)
  expect(names(shown)).toEqual(names(drawn))
})
