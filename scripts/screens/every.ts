import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import { member, type Shot, shots } from './shots.ts'

/** The sizes and languages of `npm run screens -- --every`. */
const sizes = ['360x740', '390x844', '768x1024', '1440x900']
const languages = ['vi', 'en']

/** Pixels of a long page that are shown. */
const MAX_HEIGHT = 5000

export type Choice = { sizes?: string[]; languages?: string[]; names?: string[] }

/**
 * Pictures of every page and dialog in every size and both languages, in
 * `{folder}/{language}-{size}/{name}.png`. What cannot be reached is printed and left out.
 */
export async function shootEvery(
  browser: Browser,
  { url, folder, choice }: { url: string; folder: string; choice: Choice },
): Promise<void> {
  const wanted = shots.filter(({ name }) => choice.names?.includes(name) ?? true)
  for (const language of choice.languages ?? languages)
    for (const size of choice.sizes ?? sizes) {
      const place = `${folder}/${language}-${size}`
      mkdirSync(place, { recursive: true })
      for (const isGuest of [false, true]) {
        const context = await open(browser, { url, language, size, isGuest })
        for (const shot of wanted.filter((one) => (one.isGuest ?? false) === isGuest))
          await shoot(context, shot, `${place}/${shot.name}.png`).catch((error: unknown) =>
            console.error(`${place}/${shot.name}: ${String(error).split('\n')[0]}`),
          )
        await context.close()
      }
      console.log(place)
    }
}

type Viewer = { url: string; language: string; size: string; isGuest: boolean }

async function open(browser: Browser, viewer: Viewer): Promise<BrowserContext> {
  const [width = 390, height = 844] = viewer.size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    locale: viewer.language === 'en' ? 'en-GB' : 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    baseURL: viewer.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  await context.addCookies([{ name: 'muot_lang', value: viewer.language, url: viewer.url }])
  if (!viewer.isGuest)
    await context.request.post('/graphql', {
      data: {
        query:
          'mutation($p: String!) { logInWithPassword(phone: $p, password: "123456") { __typename } }',
        variables: { p: member },
      },
    })
  return context
}

async function shoot(context: BrowserContext, shot: Shot, file: string): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(shot.path)
    if (shot.first) await page.goto(await firstLink(page, shot.first))
    await page.locator('html.js').or(page.locator('html:not(:has(script))')).first().waitFor()
    await untilQuiet(page)
    await shot.press?.(page)
    if (shot.press) await untilQuiet(page)
    await page.evaluate(() => document.fonts.ready)
    await loadPictures(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // What lies over a page belongs to the screen, not to the page.
    if (shot.press ?? shot.name.startsWith('dialog')) await page.screenshot({ path: file })
    else
      await page.screenshot({
        path: file,
        fullPage: true,
        clip: {
          x: 0,
          y: 0,
          width: page.viewportSize()?.width ?? 390,
          height: Math.min(height, MAX_HEIGHT),
        },
      })
  } finally {
    await page.close()
  }
}

async function firstLink(page: Page, start: string): Promise<string> {
  const href = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')
  if (!href) throw new Error(`no link that begins with ${start}`)
  return href
}

/** Waits for what a page loads; one that follows live hours is never quiet. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
}

/** Lazy pictures come when they are near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
    for (const image of lazy) image.loading = 'eager'
    const late = new Promise((resolve) => setTimeout(resolve, 3000))
    const shown = lazy.filter((image) => image.checkVisibility())
    await Promise.race([
      late,
      Promise.all(shown.map((image) => image.decode().catch(() => undefined))),
    ])
  })
}
