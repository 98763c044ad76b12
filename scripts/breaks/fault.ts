import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Break } from './list.ts'

const folder = '.muot'

/** The source of a file that has a fault now; it does not exist while none has. */
const note = `${folder}/break.json`

/** What the note contains: the file, its source, and its text with the fault. */
type Note = { file: string; source: string; faulty: string }

const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/**
 * Does a piece of work while a file has a fault, and restores its source after it, also when a
 * signal ends the process; `restoreInterrupted` does so after a kill.
 */
export async function withFault<T>(
  { file, from, to }: Pick<Break, 'file' | 'from' | 'to'>,
  work: () => Promise<T>,
): Promise<T> {
  const source = readFileSync(file, 'utf8')
  const faulty = source.replace(from, () => to)
  const stopWatching = beforeTheEnd(restoreInterrupted)
  try {
    write(note, JSON.stringify({ file, source, faulty } satisfies Note))
    write(file, faulty)
    return await work()
  } finally {
    restoreInterrupted()
    stopWatching()
  }
}

/**
 * Restores the file in which a run has left its fault; one that was edited since is named instead,
 * as its edits would be lost.
 */
export function restoreInterrupted(): void {
  if (!existsSync(note)) return
  const { file, source, faulty } = JSON.parse(readFileSync(note, 'utf8')) as Note
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text === faulty) write(file, source)
  else if (text !== source) console.error(`${file} was edited while a fault was in it: look at it`)
  rmSync(note)
}

/** Runs `restore` before the process exits, also by a signal; returns what stops that. */
function beforeTheEnd(restore: () => void): () => void {
  const exits = Object.entries(signals).map(([signal, code]) => {
    const exit = () => process.exit(code)
    process.once(signal, exit)
    return () => process.off(signal, exit)
  })
  process.once('exit', restore)
  return () => {
    process.off('exit', restore)
    for (const stop of exits) stop()
  }
}

/** Writes a file in one move: a process that is killed meanwhile leaves no half of it. */
function write(file: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(`${folder}/break.part`, text)
  renameSync(`${folder}/break.part`, file)
}
