import { type Browser, chromium } from 'playwright'
import { middleOf } from './bench/median.ts'
import { chromiumFlags, chromiumPath, fullChromiumPath } from './browser.ts'
import { build } from './build.ts'
import { manyVisitors } from './many-visitors.ts'
import { startStack } from './stack.ts'
import { measurePress } from './taps/measure-press.ts'
import { measureTap } from './taps/measure-tap.ts'
import { presses } from './taps/presses.ts'
import { taps } from './taps/taps.ts'

/**
 * How long the usual taps take to the next paint on a slow phone (INP at a quarter of the
 * processor), and presses of links to the first paint of their page; `npm run taps -- 5` repeats
 * each five times. Each press says how its page came. `npm run taps -- 5 presses` leaves out taps.
 */
const rounds = Number(process.argv[2] ?? 3)
const only = process.argv[3]
const limits = { tapMs: 80, pressMs: 100 }

await build()
const stack = await startStack({ vars: manyVisitors })
try {
  if (only !== 'presses') await measureTaps()
  if (only !== 'taps') await measurePresses()
} finally {
  await stack.stop()
}

async function measureTaps(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  })
  try {
    await measureEachTap(browser)
  } finally {
    await browser.close()
  }
}

async function measureEachTap(browser: Browser): Promise<void> {
  console.log(`Tap to next paint at a quarter of the processor, ms (${limits.tapMs} wanted)`)
  for (const tap of taps) {
    const all: number[] = []
    try {
      for (let round = 0; round < rounds; round++)
        all.push(await measureTap(browser, stack.url, tap))
      print(tap.name, all, middleOf(all), limits.tapMs)
    } catch (error) {
      notMeasured(tap.name, error)
    }
  }
}

/** Only a whole Chromium prerenders. */
async function measurePresses(): Promise<void> {
  console.log(`Press of a link to first paint, ms (prerendered: ${limits.pressMs} wanted at p75)`)
  const executablePath = fullChromiumPath()
  if (!executablePath)
    return notMeasured(
      'Presses',
      'they need a whole Chromium: CHROMIUM=/path/to/chromium npm run taps -- 3 presses',
    )
  for (const press of presses) {
    const all: number[] = []
    const ways = new Set<string>()
    try {
      for (let round = 0; round < rounds; round++) {
        const { way, ms } = await measurePress(executablePath, stack.url, press)
        all.push(ms)
        ways.add(way)
      }
      const p75 = all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.75) - 1]!
      print(`${press.name} (${[...ways].join(', ')})`, all, p75, limits.pressMs)
    } catch (error) {
      notMeasured(press.name, error)
    }
  }
}

function print(name: string, all: readonly number[], ms: number, limit: number): void {
  const each = all.map((one) => one.toFixed(0)).join(', ')
  console.log(
    `  ${name.padEnd(48)} ${ms.toFixed(0).padStart(5)}  (${each})${ms > limit ? '  OVER' : ''}`,
  )
}

/** The others are measured all the same. */
function notMeasured(name: string, reason: unknown): void {
  console.log(`  ${name}: ${String(reason).split('\n')[0]}`)
  process.exitCode = 1
}
