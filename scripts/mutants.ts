import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import {
  failing,
  LEAST_SCORE,
  mutantGroups,
  type MutantReport,
  type Score,
  scoresOf,
} from './mutant-scores.ts'

/** Runs Stryker over the groups that are named, over all without names, and fails when one of them misses its score. */
const names = process.argv.slice(2)
const groups = names.length === 0 ? mutantGroups : mutantGroups.filter(isNamed)
if (groups.length < names.length)
  throw new Error(`groups: ${mutantGroups.map(({ name }) => name).join(', ')}`)

const mutate = [...groups.flatMap(({ files }) => files), '!**/*.test.ts', '!**/testing/**']
await new Stryker({ mutate }).runMutationTest()

const report = JSON.parse(readFileSync('dist/reports/mutants.json', 'utf8')) as MutantReport
const scores = scoresOf(report, mutantGroups).filter(({ group }) => groups.some(isOf(group)))
for (const score of scores) print(score)
const failed = failing(scores, LEAST_SCORE)
for (const { group } of failed) console.error(`${group}: below ${LEAST_SCORE} %`)
process.exitCode = failed.length === 0 ? 0 : 1

function isNamed({ name }: { name: string }): boolean {
  return names.includes(name)
}

function isOf(group: string): (candidate: { name: string }) => boolean {
  return ({ name }) => name === group
}

function print({ group, caught, survived, score, survivors }: Score): void {
  const percent = score === null ? '–' : `${score.toFixed(1)} %`
  console.log(`${group.padEnd(20)} ${percent.padStart(8)}  ${caught} caught, ${survived} survived`)
  for (const survivor of survivors) console.log(`    ${survivor}`)
}
