import { spawn } from 'node:child_process'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

// npm writes this file last, so it stands only where an installation came to its end.
const done = 'node_modules/.package-lock.json'

/**
 * Installs the lockfile's packages, the project's Node included, unless that has been done since
 * the lockfile changed.
 */
export async function install() {
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  // npm would empty what the link leads to, which others may be using.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  console.log('… Installing what package-lock.json says (first time about a minute)')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const tick = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  const code = await ended(
    spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }),
  )
  clearInterval(tick)
  if (code !== 0) {
    console.error('The installation failed; see above.')
    process.exit(1)
  }
  console.log(`✓ Installed ${seconds()} s`)
}

/**
 * Hands over to a script on the project's own Node, passes signals on, ends as it ends, and leaves
 * nothing of it behind.
 */
export function runOnOwnNode(args) {
  const own = 'node_modules/.bin/node'
  // A process group of its own: the terminal's Ctrl-C then reaches this process alone, and what a
  // killed script leaves can be ended by group.
  const child = spawn(existsSync(own) ? own : process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill('SIGTERM'))
  // npm's shell dies of a signal without passing it on; its children are then given to another process.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code) => {
    void endGroup(child.pid).then(() => process.exit(code ?? 1))
  })
}

/** Ends what is left of a process group whose leader is gone, and waits until it is. */
export async function endGroup(id) {
  try {
    for (let tries = 0; tries < 100; tries++) {
      process.kill(-id, 'SIGKILL')
      await setTimeout(20)
    }
  } catch {
    // Nothing is left.
  }
}

function ended(child) {
  return new Promise((resolve) => child.on('close', resolve))
}
