import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// npm writes this file last, so it stands only where an installation came to its end.
const done = 'node_modules/.package-lock.json'

/** Installs what the lockfile says, the project's Node included, unless that has been done since the lockfile changed. */
export async function install() {
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('… Installing what package-lock.json says (first time about a minute)')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const tick = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  const code = await ended(spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit', shell: process.platform === 'win32' }))
  clearInterval(tick)
  if (code !== 0) {
    console.error('The installation failed; see above.')
    process.exit(1)
  }
  console.log(`✓ Installed ${seconds()} s`)
}

/** Hands over to a script on the project's own Node, passes signals on and ends as it ends. */
export function runOnOwnNode(args) {
  const own = 'node_modules/.bin/node'
  const child = spawn(existsSync(own) ? own : process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function ended(child) {
  return new Promise((resolve) => child.on('close', resolve))
}
