import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaks } from './list.ts'
import { failedTitles } from './report.ts'

test.each(breaks)('$id: "$fault" can be made in $file', ({ file, from, to, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  expect(existsSync(tests)).toBe(true)
})

test('only tests that failed count as having noticed a break', () => {
  const assertionResults = [
    { title: 'a [H-001]', status: 'failed' },
    { title: 'b [H-001]', status: 'passed' },
    { title: 'c [H-002]', status: 'skipped' },
  ]
  expect(failedTitles({ testResults: [{ assertionResults }] })).toEqual(['a [H-001]'])
})
