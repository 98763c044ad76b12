import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no axe violations on the page, open dialogs included; one line each. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  // Soft, so that a journey over several pages names them all.
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      where,
    )
    .toEqual([])
}

/**
 * Expects that nothing overflows the screen sideways, so that nobody has to scroll in two
 * directions; names what reaches furthest.
 */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const endOf = (one: Element) => one.getBoundingClientRect().right
    return [...document.body.querySelectorAll('*')]
      .filter((one) => endOf(one) > clientWidth)
      .sort((one, other) => endOf(other) - endOf(one))
      .slice(0, 6)
      .map((one) => {
        const { tagName, classList, textContent } = one
        return `${tagName}.${classList.value} to ${endOf(one)} px: ${textContent.trim().slice(0, 40)}`
      })
  })
  expect.soft(wide, where).toEqual([])
}
