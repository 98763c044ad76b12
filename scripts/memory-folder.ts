import { mkdtempSync, rmSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Far more than the databases and browser profiles of one run take. */
const neededBytes = 3 * 1024 ** 3

/**
 * Has temporary files of this process and its children written to memory where Linux has enough of
 * it, so that no test waits for the disk to confirm what is thrown away. They are removed when the
 * process ends.
 */
export function writeTemporaryFilesToMemory(): void {
  if (freeBytes() < neededBytes) return
  const folder = mkdtempSync(`${memory}/muot-`)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize
  } catch {
    return 0
  }
}
