import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Makes sure that there is a Chromium for the journeys: $CHROMIUM, Debian's own (installed here where it may be), or Playwright's. Throws when none can be had. */
export function ensureChromium(): void {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which is not there`)
    return
  }
  if (existsSync('/usr/bin/chromium')) return
  if (fromDebian()) return
  if (!succeeds('node_modules/.bin/playwright', ['install', 'chromium'])) {
    throw new Error(
      'No Chromium could be installed. Install one and say where: CHROMIUM=/path/to/chromium npm test',
    )
  }
}

function fromDebian(): boolean {
  if (!succeeds('apt-get', ['--version'])) return false
  const isRoot = process.getuid?.() === 0
  const apt = (...args: string[]) =>
    isRoot ? succeeds('apt-get', args) : succeeds('sudo', ['-n', 'apt-get', ...args])
  apt('update')
  return (
    apt('install', '-y', '--no-install-recommends', 'chromium') && existsSync('/usr/bin/chromium')
  )
}

function succeeds(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}
