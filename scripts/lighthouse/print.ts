import { middleOf } from '../bench/median.ts'
import type { Report } from './audit.ts'

const minimumScore = 98

/** The figures of performance that are printed, by the names of Lighthouse's audits. */
const times = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
}

/**
 * Prints the median scores and times of a page, and what the last run found below a perfect score;
 * whether every median reaches the minimum.
 */
export function print(page: string, reports: readonly Report[]): boolean {
  console.log(`${page}  ${timesOf(reports)}`)
  const last = reports.at(-1)!
  const scores = Object.entries(last.categories).map(([id, { title }]) => {
    const score = middleOf(reports.map(({ categories }) => categories[id]?.score ?? 0))
    const percent = Math.round(score * 100)
    const note = percent < minimumScore ? `  below ${minimumScore}` : ''
    console.log(`  ${title.padEnd(16)} ${percent}${note}`)
    printFindings(last, id)
    return percent
  })
  return scores.every((percent) => percent >= minimumScore)
}

function timesOf(reports: readonly Report[]): string {
  return Object.entries(times)
    .map(([name, id]) => {
      const all = reports.map(({ audits }) => Math.round(audits[id]?.numericValue ?? NaN))
      const rounds = all.length > 1 ? ` (${all.join(', ')})` : ''
      return `${name} ${middleOf(all)} ms${rounds}`
    })
    .join('  ')
}

function printFindings({ categories, audits }: Report, category: string): void {
  for (const { id, weight } of categories[category]?.auditRefs ?? []) {
    const found = audits[id]
    if (weight > 0 && found?.score != null && found.score < 1)
      console.log(`    ${found.score.toFixed(2)} ${found.title} ${found.displayValue ?? ''}`)
  }
}
