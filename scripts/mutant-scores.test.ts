import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failing, mutantGroups, scoresOf } from './mutant-scores.ts'

const groups = [
  { name: 'time', files: ['app/**/{day,hour}.ts'] },
  { name: 'rest', files: ['app/**/*.ts'] },
  { name: 'nothing', files: ['gateway/**/*.ts'] },
]

function mutants(...statuses: string[]) {
  return statuses.map((status, index) => ({
    status,
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
    location: { start: { line: index + 1, column: 3 } },
  }))
}

const report = {
  files: {
    'app/day.ts': { mutants: mutants('Killed', 'Survived', 'Ignored', 'CompileError') },
    'app/deep/hour.ts': { mutants: mutants('Timeout', 'Killed') },
    'app/name.ts': { mutants: mutants('Killed', 'NoCoverage') },
  },
}

test('a file counts for the first group that names it, wherever it lies', () => {
  expect(scoresOf(report, groups)).toEqual([
    {
      group: 'time',
      caught: 3,
      survived: 1,
      score: 75,
      survivors: ['app/day.ts:2:3 BooleanLiteral → true'],
    },
    {
      group: 'rest',
      caught: 1,
      survived: 1,
      score: 50,
      survivors: ['app/name.ts:2:3 BooleanLiteral → true'],
    },
    { group: 'nothing', caught: 0, survived: 0, score: null, survivors: [] },
  ])
})

test('a group fails below the least score, and when nothing of it was tested', () => {
  const names = failing(scoresOf(report, groups), 75).map(({ group }) => group)
  expect(names).toEqual(['rest', 'nothing'])
})

test('each name in a group is that of a file', () => {
  const names = mutantGroups.flatMap(({ files }) =>
    files.flatMap((glob) => {
      const [, before = glob, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? []
      return choices.split(',').map((choice) => before + choice + after)
    }),
  )
  expect(names.filter((name) => globSync(name).length === 0)).toEqual([])
})
