import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Where the local chain keeps databases and secrets between starts. */
export const stateFolder = '.muot/state'

const holder = '.muot/running'

/** Claims the state for this process, as two chains on one state would corrupt it; answers the release. Ends the process when another holds it. */
export function holdState(): () => void {
  const other = existsSync(holder) ? Number(readFileSync(holder, 'utf8')) : 0
  if (other && alive(other)) {
    console.error(`The chain already runs on this state (process ${other}). Stop that one first.`)
    process.exit(1)
  }
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
  writeFileSync(holder, String(process.pid))
  return () => rmSync(holder, { force: true })
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
