import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's browsers: the shell draws no window of its own, and so costs the journeys half the CPU. */
const shell = '/usr/bin/chromium-headless-shell'
const full = '/usr/bin/chromium'

/** How a Chromium that tests or measures starts: without a window's hardware, and with no requests of its own. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser for journeys and pictures: $CHROMIUM, else Debian's; undefined leaves it to Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? [shell, full].find((path) => existsSync(path))
}

/** A browser that also shows notifications; undefined where there is none. */
export function fullChromiumPath(): string | undefined {
  return process.env.CHROMIUM ?? [full].find((path) => existsSync(path))
}

/**
 * Makes sure that there is a Chromium for the journeys: $CHROMIUM, Debian's (installed here where
 * it may be), or Playwright's; with notifications, where every journey must run. Throws when none
 * can be had.
 */
export function ensureChromium({ hasNotifications = false } = {}): void {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM names ${chosen}, which is not there`)
    return
  }
  if (hasNotifications && !existsSync(full) && !(fromDebian('chromium') && existsSync(full)))
    throw new Error(
      'The journeys of notifications need a whole Chromium. Install one and say where: CHROMIUM=/path/to/chromium npm run test:all',
    )
  if (existsSync(shell)) return
  if (fromDebian('chromium-headless-shell') && existsSync(shell)) return
  if (existsSync(full) || (fromDebian('chromium') && existsSync(full))) return
  if (!succeeds('node_modules/.bin/playwright', ['install', 'chromium'])) {
    throw new Error(
      'No Chromium could be installed. Install one and say where: CHROMIUM=/path/to/chromium npm test',
    )
  }
}

function fromDebian(name: string): boolean {
  if (!succeeds('apt-get', ['--version'])) return false
  const isRoot = process.getuid?.() === 0
  const apt = (...args: string[]) =>
    isRoot ? succeeds('apt-get', args) : succeeds('sudo', ['-n', 'apt-get', ...args])
  apt('update')
  return apt('install', '-y', '--no-install-recommends', name)
}

function succeeds(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}
