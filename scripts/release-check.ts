import { spawnSync } from 'node:child_process'
import { licenceProblems, lockedPackages } from './licences.ts'

/**
 * Checks before a release besides the tests: licences offline, known vulnerabilities where the
 * registry can be reached.
 */
const licences = licenceProblems(lockedPackages())
for (const problem of licences) console.error(`Licence not allowed: ${problem}`)
const known = knownVulnerabilities()
if (licences.length === 0) console.log('All licences are allowed.')
if (!known) console.warn('npm audit could not run: vulnerabilities were not looked up.')
else if (known.high + known.critical === 0)
  console.log('No high or critical vulnerability is known.')
else
  console.error(
    `npm audit knows ${known.critical} critical and ${known.high} high vulnerabilities; npm ` +
      'audit --omit=dev names them.',
  )
process.exitCode = licences.length > 0 || (known && known.high + known.critical > 0) ? 1 : 0

/**
 * npm's vulnerabilities of packages that are deployed; undefined where the registry cannot be
 * reached.
 */
function knownVulnerabilities(): { high: number; critical: number } | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  try {
    const response = JSON.parse(stdout) as {
      metadata?: { vulnerabilities?: { high: number; critical: number } }
    }
    return response.metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
