import type { Page } from '@playwright/test'
import { addresses, allRoutes } from '../route-samples'
import { isWhole } from '../sample'
import { expect, test } from './fixtures'
import { cutAndWash, dayAhead, logIn, salonId, untilScripted } from './steps'

/** A customer with some of everything; nothing is changed here. */
const owner = '0912345678'
const chosen = `/booking?step=0&salonId=${salonId}&phone=0909090909&chosenService=${cutAndWash}`
/** So many pages are looked at in one journey; journeys run side by side. */
const PAGES_AT_ONCE = 8

/** The pages whose cards, rows and dialogs hold most controls that lie close together. */
const subset = [
  '/',
  '/lich-su',
  '/lich-su/lich-dat',
  '/system-salon',
  '/kham-pha',
  '/tai-khoan',
  '/thanh-vien',
  chosen,
]

const everyPage = [
  chosen,
  ...allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples.map(({ path }) => path) : [])),
]
const paths = isWhole ? everyPage : subset

for (let first = 0; first < paths.length; first += PAGES_AT_ONCE)
  test(`at the middle of each control lies that control, pages ${first + 1} and on`, async ({
    page,
    baseURL,
  }) => {
    await logIn(page, owner)
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const known = await addresses(baseURL!, cookie, await dayAhead(page.request, 1))
    for (const path of paths.slice(first, first + PAGES_AT_ONCE)) {
      await page.goto(known.get(path) ?? path)
      await untilScripted(page)
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        const { controls, covered } = await coveredControls(page)
        expect(controls, path).toBeGreaterThan(0)
        expect.soft(covered, `${path} at ${width} × ${height}`).toEqual([])
      }
    }
  })

/**
 * Scrolls each control into view and asks the browser what a finger on its middle would press.
 * Counts the controls and names those that another element receives the press of.
 */
function coveredControls(page: Page): Promise<{ controls: number; covered: string[] }> {
  return page.evaluate(() => {
    const name = (element: Element | null) =>
      element
        ? `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
        : 'nothing'
    const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal')
    const shown = [...dialogs].at(-1) ?? document
    const controls = [
      ...shown.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden])',
      ),
    ].filter((control) => {
      // What only a screen reader or the focus meets is clipped away.
      const isClipped = getComputedStyle(control).clipPath === 'inset(50%)'
      // The arrow at a row's end lets presses through.
      const isOff = control.ariaDisabled === 'true'
      return !isOff && control.checkVisibility({ visibilityProperty: true }) && !isClipped
    })
    const covered = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link that breaks has a box for each line.
      const box = control.getClientRects()[0]
      if (!box) return []
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const isPressed = hit && [control, ...labels].some((part) => part.contains(hit))
      return isPressed ? [] : [`${name(control)} lies below ${name(hit)}`]
    })
    return { controls: controls.length, covered }
  })
}
