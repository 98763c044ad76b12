import { expect, test } from 'vitest'
import { licenceProblems, lockedPackages } from './licences.ts'

test('every package that is installed has a licence that was allowed', () => {
  const packages = lockedPackages()
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(licenceProblems(packages)).toEqual([])
})

test('deployed code needs stricter licences than tools, and unknown ones are listed', () => {
  expect(
    licenceProblems({
      '': {},
      'node_modules/a': { license: 'MIT OR GPL-3.0' },
      'node_modules/b': { license: '(MIT AND Zlib)' },
      'node_modules/c': { license: '(MIT AND Zlib)', dev: true },
      'node_modules/d': { license: 'GPL-3.0', dev: true },
      'node_modules/x/node_modules/e': {},
    }),
  ).toEqual(['b: (MIT AND Zlib)', 'd: GPL-3.0', 'e: none'])
})
