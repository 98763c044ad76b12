import type { Page } from 'playwright'
import type { Shot, Visitor } from './shot.ts'
import { followLoads } from './until-quiet.ts'

/** Pixels of a long page that are shown. */
const MAX_HEIGHT = 5000

/** Does what a picture needs and takes it. */
export async function photograph(visitor: Visitor, shot: Shot, file: string): Promise<void> {
  const { page } = visitor
  const untilQuiet = followLoads(page)
  if (shot.isBrief) await page.clock.install()
  await page.goto(typeof shot.path === 'string' ? shot.path : await shot.path(visitor))
  if (shot.first) await page.goto(await firstLink(page, shot.first))
  // A page without scripts, or one that has started.
  await page.locator('html.js').or(page.locator('html:not(:has(script))')).first().waitFor()
  await untilQuiet()
  await shot.press?.(page, visitor)
  // A finger leaves nothing behind where it pressed.
  await page.mouse.move(0, 0)
  if (!shot.isBrief) {
    if (shot.press) await untilQuiet()
    await page.evaluate(() => document.fonts.ready)
    await loadPictures(page)
  }
  // What lies over a page belongs to the screen, not to the page.
  const isOver = shot.press ?? shot.name.startsWith('dialog')
  if (isOver && !shot.isWhole) await page.screenshot({ path: file })
  else await wholePage(page, file)
}

/** From its top: what sticks to the screen would lie somewhere in the middle. */
async function wholePage(page: Page, file: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 390
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
  })
}

async function firstLink(page: Page, start: string): Promise<string> {
  const href = await page.locator(`main a[href^="${start}"]`).first().getAttribute('href')
  if (!href) throw new Error(`no link that begins with ${start}`)
  return href
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
