import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright'
import { logIn } from '../chain-client.ts'
import type { PicturedChain } from './own-chain.ts'
import { photograph } from './photograph.ts'
import type { Shot } from './shot.ts'
import { member } from './shots/people.ts'
import { openWindow, type View, visitorIn } from './visitor.ts'

/** The sizes and languages of `npm run screens -- --every`. */
const everySize = ['360x740', '390x844', '768x1024', '1440x900']
const everyLanguage = ['vi', 'en']

type Job = {
  chain: PicturedChain
  folder: string
  shots: readonly Shot[]
  sizes?: readonly string[]
  languages?: readonly string[]
}

/**
 * Pictures of every page, dialog and state in every size and both languages, in
 * `{folder}/{language}-{size}/{name}.png`; answers what could not be reached, which is printed and
 * left out.
 */
export async function shootEvery(
  browser: Browser,
  { chain, folder, shots, sizes = everySize, languages = everyLanguage }: Job,
): Promise<string[]> {
  const missing: string[] = []
  for (const language of languages)
    for (const size of sizes) {
      const place = `${folder}/${language}-${size}`
      mkdirSync(place, { recursive: true })
      const windows = new Windows(browser, { chain, language, size })
      for (const shot of shots)
        await shoot(windows, shot, `${place}/${shot.name}.png`).catch((error: unknown) => {
          if (!shot.isRare) missing.push(`${place}/${shot.name}`)
          console.error(`${place}/${shot.name}: ${String(error).split('\n').slice(0, 4).join(' ')}`)
        })
      await windows.close()
      console.log(place)
    }
  return missing
}

async function shoot(windows: Windows, shot: Shot, file: string): Promise<void> {
  const { chain } = windows.view
  const { without } = shot
  if (without && !chain.setDown)
    throw new Error('a backend can be down only in a chain that is started here')
  const window = await windows.of(shot)
  const { visitor, leave } = await visitorIn(window, windows.view, shot.name)
  try {
    if (without) chain.setDown?.(without, true)
    await photograph(visitor, shot, file)
  } finally {
    if (without) chain.setDown?.(without, false)
    await leave()
    if (shot.who === 'alone') await window.close()
  }
}

/** The browser windows of one size and language; two of them see many pages each. */
class Windows {
  readonly view: View
  readonly #browser: Browser
  readonly #shared = new Map<'member' | 'guest', Promise<BrowserContext>>()

  constructor(browser: Browser, view: View) {
    this.#browser = browser
    this.view = view
  }

  of({ who }: Shot): Promise<BrowserContext> {
    if (who === 'alone') return openWindow(this.#browser, this.view)
    const viewer = who ?? 'member'
    const open = this.#shared.get(viewer) ?? this.#open(viewer)
    this.#shared.set(viewer, open)
    return open
  }

  async close(): Promise<void> {
    for (const window of this.#shared.values()) await (await window).close()
  }

  async #open(viewer: 'member' | 'guest'): Promise<BrowserContext> {
    const window = await openWindow(this.#browser, this.view)
    if (viewer === 'member') await logIn(window, member)
    return window
  }
}
