import { matchesGlob } from 'node:path'

/**
 * The files of one kind of pure rule, as globs that hold wherever in its part of the project a file
 * lies.
 */
export type MutantGroup = { name: string; files: readonly string[] }

/** Least score of each group, in percent. */
export const LEAST_SCORE = 85

/**
 * The pure rules whose tests are tested by mutants. A file counts for the first group that names
 * it.
 */
export const mutantGroups: readonly MutantGroup[] = [
  {
    name: 'phone',
    files: [
      'domain/phone.ts',
      'app/booking/**/{phone,name,code}.ts',
      'app/ui/**/phone-format.ts',
      'workers/kit/**/values.ts',
    ],
  },
  {
    name: 'Vietnamese time',
    files: [
      'domain/vietnam-day.ts',
      'app/booking/**/{vietnam-day,calendar,days}.ts',
      'workers/kit/**/vietnam-time.ts',
    ],
  },
  {
    name: 'prices and offers',
    files: [
      'app/booking/**/{offer-prices,tabs,promo-code,special-days,totals}.ts',
      'domain/{offer-prices,special-prices}.ts',
      'app/ui/**/price-format.ts',
      'workers/booking/**/price-text.ts',
    ],
  },
  {
    name: 'slots',
    files: [
      'app/booking/**/{slots,group-slots}.ts',
      'domain/{delivery,frames}.ts',
      'workers/booking/**/salon-day/hours.ts',
    ],
  },
  { name: 'booking draft', files: ['app/booking/**/*.ts', 'domain/fold.ts'] },
  { name: 'ledger', files: ['workers/booking/**/ledger.ts'] },
  { name: 'judging', files: ['workers/booking/salon-day/rules.ts', 'workers/booking/role.ts'] },
  { name: 'gateway input', files: ['gateway/**/input.ts'] },
  { name: 'gateway failures', files: ['gateway/**/errors.ts'] },
]

/** A mutant as Stryker reports it. */
export type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number } }
}

/** The part of Stryker's JSON report that is looked at: mutants by file. */
export type MutantReport = { files: Record<string, { mutants: readonly Mutant[] }> }

/** The results of a group's mutants; the score in percent, null for a group without mutants. */
export type Score = {
  group: string
  caught: number
  survived: number
  score: number | null
  survivors: string[]
}

const CAUGHT = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

/**
 * The score of each group; a file counts for the first group that names it. Mutants that were set
 * aside for a reason, or cannot run, count for nothing.
 */
export function scoresOf(report: MutantReport, groups: readonly MutantGroup[]): Score[] {
  const files = Object.entries(report.files)
  return groups.map(({ name }) => {
    const mutants = files
      .filter(([file]) => groupOf(file, groups)?.name === name)
      .flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, mutant })))
    const caught = mutants.filter(({ mutant }) => CAUGHT.includes(mutant.status)).length
    const survivors = mutants
      .filter(({ mutant }) => SURVIVED.includes(mutant.status))
      .map(({ file, mutant }) => survivorText(file, mutant))
    const all = caught + survivors.length
    const score = all === 0 ? null : (100 * caught) / all
    return { group: name, caught, survived: survivors.length, score, survivors }
  })
}

/** The groups that miss the least score, or of which nothing was tested. */
export function failing(scores: readonly Score[], least: number): Score[] {
  return scores.filter(({ score }) => score === null || score < least)
}

function groupOf(file: string, groups: readonly MutantGroup[]): MutantGroup | undefined {
  return groups.find(({ files }) => files.some((glob) => matchesGlob(file, glob)))
}

function survivorText(file: string, { location, mutatorName, replacement }: Mutant): string {
  const { line, column } = location.start
  return `${file}:${line}:${column} ${mutatorName} → ${(replacement ?? '').replace(/\s+/g, ' ')}`
}
