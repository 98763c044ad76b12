import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDevtools, type Devtools } from './devtools.ts'

type TargetInfo = { targetId: string; type: string; subtype?: string }

/** Ms for a page or an element to be there, and to be painted. */
const TIMEOUT_MS = 20_000

/** Ms for a page to reply; one that has just been left is frozen and never does. */
const REPLY_MS = 1000

/** The only tab of a browser. */
export type Tab = {
  goTo: (url: string) => Promise<void>
  /** Runs a function, which may use nothing from outside, in the page that is shown. */
  run: <Result, Args extends unknown[]>(
    act: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Runs a function in the page that is shown until it returns something. */
  until: <Result, Args extends unknown[]>(
    act: (...args: Args) => Result | null,
    ...args: Args
  ) => Promise<Result>
  mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point) => Promise<void>
  close: () => Promise<void>
}

export type Point = { x: number; y: number }

/**
 * Starts a browser that prerenders pages as a customer's does. Chromium prerenders nothing from a
 * page to which a debugger is attached directly (`PrerenderingDisabledByDevTools`), as Playwright
 * is, but it does when the debugger attaches to the tab and gets its pages from there.
 */
export async function openTab(executablePath: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'taps-'))
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  const devtools = await connectDevtools(await addressOf(child))
  const sessions = await attachToTab(devtools)

  /** The session of the page that is shown: a prerendered page takes the place of the one before. */
  async function shown(): Promise<string | undefined> {
    const { targetInfos } = await devtools.send<{ targetInfos: TargetInfo[] }>('Target.getTargets')
    const page = targetInfos.find(({ type, subtype }) => type === 'page' && !subtype)
    return page && sessions.get(page.targetId)
  }

  const tab: Tab = {
    goTo: async (url) => {
      await devtools.send('Page.navigate', { url }, await shown())
    },
    run: async (act, ...args) => {
      const expression = `(${act.toString()})(...${JSON.stringify(args)})`
      const { result, exceptionDetails } = await devtools.send<Evaluated<ReturnType<typeof act>>>(
        'Runtime.evaluate',
        { expression, returnByValue: true },
        await shown(),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.exception.description)
      return result.value
    },
    until: async (act, ...args) => {
      const end = Date.now() + TIMEOUT_MS
      for (;;) {
        // Between two documents there is no page that could answer; the one before may be frozen.
        const result = await Promise.race([
          tab.run(act, ...args).catch(() => null),
          pause(REPLY_MS, null),
        ])
        if (result !== null) return result
        if (Date.now() > end) throw new Error(`${TIMEOUT_MS} ms: ${args.join(' ')}`)
        await pause(50)
      }
    },
    mouse: async (type, at) => {
      const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
      await devtools.send('Input.dispatchMouseEvent', { type, ...at, ...button }, await shown())
    },
    close: async () => {
      devtools.close()
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return tab
}

type Evaluated<Result> = {
  result: { value: Result }
  exceptionDetails?: { exception: { description: string } }
}

/** Where the browser that was started is driven from; it prints that. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    stderr?.on('data', (data) => {
      printed += String(data)
      const [, address] = /DevTools listening on (\S+)/.exec(printed) ?? []
      if (address) resolve(address)
    })
    stderr?.once('close', () => reject(new Error(`The browser ended:\n${printed}`)))
  })
}

/** Attaches to the tab; returns the session of each of its pages, prerendered ones too. */
async function attachToTab(devtools: Devtools): Promise<Map<string, string>> {
  const sessions = new Map<string, string>()
  const first = new Promise<void>((resolve) => {
    devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const { targetId, type } = targetInfo as TargetInfo
      if (type !== 'page') return
      sessions.set(targetId, String(sessionId))
      resolve()
    })
  })
  const { targetInfos } = await devtools.send<{ targetInfos: TargetInfo[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  })
  const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })
  await devtools.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: 'page' }] },
    sessionId,
  )
  await first
  return sessions
}
