import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const faults = new URL('fault.ts', import.meta.url).href
const source = 'export const isOwner = true\n'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'breaks-'))
  writeFileSync(join(folder, 'rule.ts'), source)
})

afterEach(() => rmSync(folder, { recursive: true }))

const rule = () => readFileSync(join(folder, 'rule.ts'), 'utf8')

/** A run on the folder: it first restores what an earlier one has left. */
function start(then: string): ChildProcess {
  const script = `import { restoreInterrupted, withFault } from '${faults}'
    restoreInterrupted()
    ${then}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** A run that has put its fault into the source, and does not end. */
async function startBreak(): Promise<ChildProcess> {
  const child = start(`
    await withFault({ file: 'rule.ts', from: 'true', to: 'false' }, async () => {
      console.log('broken')
      await new Promise((done) => setTimeout(done, 60_000))
    })`)
  if (!child.stdout) throw new Error('no output to read')
  await once(child.stdout, 'data')
  expect(rule()).toBe('export const isOwner = false\n')
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that %s ends leaves no fault in the source',
  async (signal) => {
    await end(await startBreak(), signal)
    expect(rule()).toBe(source)
  },
)

test('the next run restores what a killed one has left', async () => {
  await end(await startBreak(), 'SIGKILL')
  await once(start(''), 'exit')
  expect(rule()).toBe(source)
  expect(existsSync(join(folder, '.muot/break.json'))).toBe(false)
})

test('what was written into the file after a kill stays', async () => {
  await end(await startBreak(), 'SIGKILL')
  writeFileSync(join(folder, 'rule.ts'), 'export const isOwner = 1\n')
  await once(start(''), 'exit')
  expect(rule()).toBe('export const isOwner = 1\n')
})
