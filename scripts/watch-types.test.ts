import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { reportOf, watchTypes } from './watch-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
let stop = (): void => undefined
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a type error is printed with its file, under the name of its part', async () => {
  writeFileSync(join(folder, 'wrong.ts'), 'export const count: number = "three"\n')
  const settings = join(folder, 'tsconfig.json')
  writeFileSync(settings, '{ "compilerOptions": { "noEmit": true, "types": [] } }')
  const line = await new Promise((resolve) => {
    stop = watchTypes({ test: settings }, resolve)
  })
  expect(line).toMatch(/^✗ Types of the test: .*wrong\.ts\(1,14\): error TS2322: Type 'string'/)
})

test('only errors are printed, and once that there are none any more', () => {
  const report = reportOf('backends')
  const lines = [
    '10:00:00 AM - Starting compilation in watch mode...',
    '10:00:01 AM - Found 0 errors. Watching for file changes.',
    '10:00:02 AM - File change detected. Starting incremental compilation...',
    "gateway/a.ts(1,2): error TS2741: Property 'x' is missing",
    "  Type 'a' is not assignable",
    '10:00:03 AM - Found 1 error. Watching for file changes.',
    '10:00:04 AM - Found 0 errors. Watching for file changes.',
    '10:00:05 AM - Found 0 errors. Watching for file changes.',
  ]
  expect(lines.map(report).filter(Boolean)).toEqual([
    '✓ Types of the backends',
    "✗ Types of the backends: gateway/a.ts(1,2): error TS2741: Property 'x' is missing",
    "✗ Types of the backends:   Type 'a' is not assignable",
    '✓ Types of the backends',
  ])
})
