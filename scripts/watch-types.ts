import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'

/** The parts whose types are checked while they are worked on, and their settings. */
export const typedParts = { site: 'tsconfig.json', backends: 'tsconfig.workers.json' }

/**
 * Checks the types of each part now and after every change, and prints what is wrong under the
 * part's name. Vite and esbuild drop types unread, so nothing else reports a missing message or a
 * misspelt field. Answers what ends it.
 */
export function watchTypes(
  parts: Readonly<Record<string, string>> = typedParts,
  print: (line: string) => void = console.log,
): () => void {
  const checks = Object.entries(parts).map(([name, settings]) => {
    const check = spawn(
      process.execPath,
      [
        ...['node_modules/typescript/bin/tsc', '--watch', '--preserveWatchOutput'],
        ...['--pretty', 'false', '--project', settings, '--incremental'],
        ...['--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    // Pages and backends reload first.
    if (check.pid) setPriority(check.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const report = reportOf(name)
    createInterface({ input: check.stdout }).on('line', (line) => {
      const shown = report(line)
      if (shown) print(shown)
    })
    return check
  })
  return () => checks.forEach((check) => check.kill())
}

/** What is printed for each line of one tsc: errors, and that there are none any more. */
export function reportOf(name: string): (line: string) => string | undefined {
  let wasWrong = true
  return (line) => {
    const count = /Found (\d+) errors?\. Watching/.exec(line)?.[1]
    if (count === undefined)
      return /error TS\d+|^ {2}/.test(line) ? `✗ Types of the ${name}: ${line}` : undefined
    const wasFixed = count === '0' && wasWrong
    wasWrong = count !== '0'
    return wasFixed ? `✓ Types of the ${name}` : undefined
  }
}
