import { globSync, readFileSync } from 'node:fs'
import { coverageOf, holds, requirementsOf, titlesOf, type Title } from './spec/coverage.ts'

// Which requirements of docs/spec/requirements.md no test names, and which titles do not cite as they should.
const list = requirementsOf(readFileSync('docs/spec/requirements.md', 'utf8'))
const files = globSync('{app,domain,gateway,scripts,tests,workers}/**/*.{test,spec}.{ts,tsx}')
const titles = files
  .filter((file) => !file.startsWith('scripts/spec/'))
  .flatMap((file) => titlesOf(file, readFileSync(file, 'utf8')))
const coverage = coverageOf(list, titles)

for (const { name, named, all } of coverage.sections)
  console.log(`${`${named}/${all}`.padStart(7)}  ${name}`)
show(
  'Titles with more than three ids',
  coverage.crowded.map((title) => positionOf(title)),
)
show(
  'Titles whose ids are not last, in brackets',
  coverage.misplaced.map((title) => positionOf(title)),
)
show(
  'Ids that the list does not have',
  coverage.unknown.map(({ id, title }) => `${id}  ${positionOf(title)}`),
)
show(
  'Ids that no test names',
  coverage.unnamed.map(({ id, text }) => `${id}  ${text}`),
)
const all = coverage.sections.reduce((sum, section) => sum + section.all, 0)
console.log(
  `${all - coverage.unnamed.length} of ${all} requirements are named by ${titles.length} titles`,
)
process.exitCode = holds(coverage) ? 0 : 1

function show(heading: string, lines: string[]): void {
  if (lines.length === 0) return
  console.log(`\n${heading} (${lines.length}):`)
  for (const line of lines) console.log(`  ${line}`)
}

function positionOf({ file, line, text }: Title): string {
  return `${file}:${line}  ${text}`
}
