import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, settle } from './test-counts.ts'

const folder = mkdtempSync(`${tmpdir()}/reports-`)

function report(name: string, content: unknown): string {
  const file = `${folder}/${name}`
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the counts are those of the runners', () => {
  expect(countVitest(report('unit.json', { numPassedTests: 12, numFailedTests: 2 }))).toEqual({
    passed: 12,
    failed: 2,
  })
  expect(
    countPlaywright(
      report('journeys.json', { stats: { expected: 7, flaky: 1, unexpected: 0, skipped: 3 } }),
    ),
  ).toEqual({ passed: 7, failed: 1 })
})

test('a runner that died without a report is one failure, not none', () => {
  expect(settle(countVitest(`${folder}/missing.json`), true)).toEqual({ passed: 0, failed: 1 })
})

test('a runner that ended well without a test is one failure', () => {
  expect(settle({ passed: 0, failed: 0 }, false)).toEqual({ passed: 0, failed: 1 })
})

test('failures that the runner counted are not counted twice', () => {
  expect(settle({ passed: 3, failed: 2 }, true)).toEqual({ passed: 3, failed: 2 })
})
