import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './browser.ts'
import { build } from './build.ts'
import { sameEachWeek, toTuesdayMorning } from './clock.ts'
import { chosenOf } from './screens/choice.ts'
import { shootEvery } from './screens/every.ts'
import { shootFlow } from './screens/flow.ts'
import { type PicturedChain, startOwnChain } from './screens/own-chain.ts'
import { shots } from './screens/shots.ts'
import { startStack } from './stack.ts'

/**
 * Pictures of Home, each step and the success page at both sizes, in dist/screens/, and three
 * phones side by side for the README. With `--every` all pages, dialogs and states at four sizes in
 * both languages instead; `--sizes 390x844,1440x900`, `--languages vi` and `--names home,log-in*`
 * choose some of them. `--url` takes a chain that runs already, which cannot show what only its
 * owner brings about: a backend that is down, a visit that is over.
 *
 * After `npm run build` several processes can share the work, each with a chain of its own:
 * `--part 1/2` and `--part 2/2`.
 */
const folder = 'dist/screens'
const { values: chosenBy } = parseArgs({
  options: {
    every: { type: 'boolean' },
    url: { type: 'string' },
    sizes: { type: 'string' },
    languages: { type: 'string' },
    names: { type: 'string' },
    part: { type: 'string' },
  },
})

const chosen = chosenOf(shots, { names: chosenBy.names?.split(','), part: chosenBy.part })
mkdirSync(folder, { recursive: true })
const chain = await openChain()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumFlags],
})
try {
  if (chosenBy.every) await every()
  else await shootFlow(browser, { url: chain.url, folder })
} finally {
  await browser.close()
  await chain.stop()
}

async function every(): Promise<void> {
  const missing = await shootEvery(browser, {
    chain,
    folder,
    shots: chosen,
    sizes: chosenBy.sizes?.split(','),
    languages: chosenBy.languages?.split(','),
  })
  if (missing.length === 0) return
  console.error(`${missing.length} could not be reached: ${missing.join(', ')}`)
  process.exitCode = 1
}

async function openChain(): Promise<PicturedChain> {
  if (chosenBy.url) return { url: chosenBy.url, stop: () => Promise.resolve() }
  if (chosenBy.every) return startOwnChain()
  await build()
  return startStack({
    clockOffsetMs: toTuesdayMorning(Date.now()),
    vars: { booking: sameEachWeek },
  })
}
