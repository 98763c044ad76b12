import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, chromiumPath } from '../browser.ts'

/** What is read of Lighthouse's report. */
export type Report = {
  categories: Record<
    string,
    { title: string; score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >
}

/** Lighthouse's mobile run on one address, in a browser and a profile of its own. */
export async function audit(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = [
    '--headless=new',
    ...chromiumFlags,
    '--ignore-certificate-errors',
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
  try {
    await new Promise((resolve) => child.on('close', resolve))
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
