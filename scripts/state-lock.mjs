import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { endGroup } from './install.mjs'

const file = '.muot/running'

/**
 * Ends the process when another one runs a chain on this checkout's state, as two would corrupt it;
 * ends what a killed one left running.
 */
export async function refuseSecondChain() {
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8'))
  if (isChain(pid)) {
    console.error(`The chain of this folder runs already (process ${pid}). Stop that one first.`)
    process.exit(1)
  }
  if (!isAlive(pid)) await endGroup(pid)
}

/** Notes that this process runs a chain on the state; returns a function that removes the note. */
export function lockState() {
  mkdirSync('.muot', { recursive: true, mode: 0o700 })
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** After a restart of the machine the recorded process id may belong to another process. */
function isChain(pid) {
  if (!isAlive(pid)) return false
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || /scripts\/(start|dev)\.ts/.test(readFileSync(command, 'utf8'))
}
