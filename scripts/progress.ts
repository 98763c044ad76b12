import { spawn } from 'node:child_process'

/**
 * Runs a piece of work and prints its name at once and its time after; on a terminal the seconds
 * count up meanwhile.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  if (!live) console.log(`… ${label}`)
  const tick = live
    ? setInterval(() => process.stdout.write(`\r… ${label} ${seconds()} `), 100)
    : undefined
  try {
    const result = await work()
    console.log(`${live ? '\r' : ''}✓ ${label} ${seconds()}`)
    return result
  } catch (error) {
    console.log(`${live ? '\r' : ''}✗ ${label} ${seconds()}`)
    throw error
  } finally {
    clearInterval(tick)
  }
}

/** A command that ended badly, with all it printed on both streams. */
export class CommandFailed extends Error {
  override name = 'CommandFailed'
  // Private, as an uncaught error is printed with all its public fields, and the message contains
  // it already.
  readonly #output: string
  constructor(command: string, ending: number | string | null, output: string) {
    super(`${command} ${typeof ending === 'string' ? ending : `ended with ${ending}`}\n${output}`)
    this.#output = output
    // The stack in these scripts is not useful; the command's output is.
    this.stack = this.message
  }
  get output(): string {
    return this.#output
  }
  /** The last lines it printed, which say how far it came. */
  get lastLines(): string {
    return `The last it printed:\n${this.#output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`
  }
}

const LAST_LINES = 12

/** A command that was ended because it had printed nothing for as long as it may be silent. */
export class CommandStalled extends CommandFailed {
  override name = 'CommandStalled'
}

/** What a command reads, and how long it may take, and be silent, before it is ended. */
export type RunOptions = { input?: string; limitMs?: number; silenceMs?: number }

/** Ms that the streams of an ended command may stay open: a process that it left behind holds them. */
const STREAMS_LIMIT_MS = 2_000

/** How long a command that is ended may tidy up before it is killed. */
const TIDY_LIMIT_MS = 3_000

/**
 * Runs one of the project's commands (a file below node_modules/.bin, or `node`) on `input` and
 * returns its standard output, which may be JSON: warnings go to the other stream. Ends it after
 * `limitMs`, or when it prints nothing for `silenceMs`, and kills it when it does not end then.
 * Throws `CommandFailed`, or `CommandStalled` after a silence.
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { input, limitMs, silenceMs }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const file = command === 'node' ? process.execPath : `node_modules/.bin/${command}`
    const child = spawn(file, args, {
      env: { ...process.env, ...quiet, ...env, PATH: `node_modules/.bin:${process.env.PATH}` },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let printed = ''
    let endedFor: 'limit' | 'silence' | undefined
    let kill: NodeJS.Timeout | undefined
    child.stdin?.end(input)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      printed += text
      silence?.refresh()
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      silence?.refresh()
    })
    const endAfter = (ms: number | undefined, why: 'limit' | 'silence') => {
      if (ms === undefined) return undefined
      return setTimeout(() => {
        endedFor ??= why
        child.kill('SIGTERM')
        kill ??= setTimeout(() => child.kill('SIGKILL'), TIDY_LIMIT_MS).unref()
      }, ms).unref()
    }
    const limit = endAfter(limitMs, 'limit')
    const silence = endAfter(silenceMs, 'silence')
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(limit)
      clearTimeout(silence)
      clearTimeout(kill)
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, STREAMS_LIMIT_MS).unref()
    })
    child.on('close', (code) => {
      const line = [command, ...args].join(' ')
      if (endedFor === 'silence')
        reject(new CommandStalled(line, `printed nothing for ${seconds(silenceMs)}`, printed))
      else if (endedFor === 'limit')
        reject(new CommandFailed(line, `did not end in ${seconds(limitMs)}`, printed))
      else if (code === 0) resolve(output)
      else reject(new CommandFailed(line, code, printed))
    })
  })
}

function seconds(ms = 0): string {
  return `${ms / 1000} s`
}

/**
 * Does work once more when its command stalled, and says so. A stall is the runner's: a test that
 * waits for ever fails by its own time limit, and work that fails is not repeated.
 */
export async function repeatStalled<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CommandStalled)) throw error
    console.log(`! ${label} stalled and is begun once more. ${error.lastLines}`)
    return work()
  }
}

/**
 * Waits for all, even when one fails: a command left behind by its caller's end would run on
 * unseen. Throws what failed first.
 */
export async function together(...works: Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

/** Settings under which the tools reach nothing outside this machine. */
export const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
