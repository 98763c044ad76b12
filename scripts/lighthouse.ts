import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from './browser.ts'
import { build } from './build.ts'
import { startStack } from './stack.ts'

/**
 * Lighthouse's mobile run (slow phone and network simulated) on pages of the production build;
 * prints the worst findings below a perfect score.
 */
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/']
const minimumScore = 98

type Report = {
  categories: Record<
    string,
    { title: string; score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

await build()
const stack = await startStack()
try {
  for (const page of pages) {
    // The first view fills the caches, as some other visitor did before.
    await fetch(stack.url + page, { headers: { 'user-agent': 'Mozilla/5.0' } })
    report(page, await audit(stack.url + page))
  }
} finally {
  await stack.stop()
}

async function audit(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${folder}/profile`,
  ]
  const child = spawn(
    'node_modules/.bin/lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    },
  )
  await new Promise((resolve) => child.on('close', resolve))
  const result = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true, force: true })
  return result
}

function report(page: string, { categories, audits }: Report): void {
  console.log(page)
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const percent = Math.round(score * 100)
    console.log(
      `  ${title.padEnd(16)} ${percent}${percent < minimumScore ? `  below ${minimumScore}` : ''}`,
    )
    if (percent < minimumScore) process.exitCode = 1
    for (const { id, weight } of auditRefs) {
      const found = audits[id]
      if (weight > 0 && found?.score != null && found.score < 1)
        console.log(`    ${found.score.toFixed(2)} ${found.title} ${found.displayValue ?? ''}`)
    }
  }
}
