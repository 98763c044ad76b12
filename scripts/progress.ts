import { spawn } from 'node:child_process'

/** Runs a piece of work and prints its name at once and its time after. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(`… ${label}`)
  try {
    const result = await work()
    console.log(`✓ ${label} ${seconds()}`)
    return result
  } catch (error) {
    console.log(`✗ ${label} ${seconds()}`)
    throw error
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
}

/** What a command reads, and how long it may take before it is ended. */
export type RunOptions = { input?: string; limitMs?: number }

/** Ms that the streams of an ended command may stay open: a process that it left behind holds them. */
const STREAMS_LIMIT_MS = 2_000

/** How long a command that is ended may tidy up before it is killed. */
const TIDY_LIMIT_MS = 3_000

/**
 * Runs one of the project's commands (a file below node_modules/.bin, `node` or `sh`) on `input` and
 * returns its standard output, which may be JSON: warnings go to the other stream. Ends it after
 * `limitMs`, and kills it when it does not end then. Throws `CommandFailed`.
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { input, limitMs }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const files: Record<string, string> = { node: process.execPath, sh: 'sh' }
    const file = files[command] ?? `node_modules/.bin/${command}`
    const child = spawn(file, args, {
      env: { ...process.env, ...quiet, ...env, PATH: `node_modules/.bin:${process.env.PATH}` },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let printed = ''
    let isTooLate = false
    let kill: NodeJS.Timeout | undefined
    child.stdin?.end(input)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      printed += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            isTooLate = true
            child.kill('SIGTERM')
            kill = setTimeout(() => child.kill('SIGKILL'), TIDY_LIMIT_MS).unref()
          }, limitMs).unref()
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(limit)
      clearTimeout(kill)
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, STREAMS_LIMIT_MS).unref()
    })
    child.on('close', (code) => {
      const line = [command, ...args].join(' ')
      if (isTooLate)
        reject(new CommandFailed(line, `did not end in ${(limitMs ?? 0) / 1000} s`, printed))
      else if (code === 0) resolve(output)
      else reject(new CommandFailed(line, code, printed))
    })
  })
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
