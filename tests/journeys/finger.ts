import { expect, type Locator, type Page } from '@playwright/test'

/** What it took a customer. */
type Effort = { presses: number; digits: number; scrolls: number; ms: number }

/** Presses and types like a customer, and counts what that takes. */
type Finger = {
  press: (what: Locator) => Promise<void>
  type: (what: Locator, digits: string) => Promise<void>
  /** What it took until now; prints it, as the time is measured and compared with nothing. */
  effort: (journey: string) => Effort
}

/**
 * A finger, and a clock that runs from here on. A target outside the screen counts as one scroll;
 * the time is that of the machine, as nobody has to read or think.
 */
export function finger(page: Page): Finger {
  const begun = performance.now()
  const counted = { presses: 0, digits: 0, scrolls: 0 }

  async function moveTo(what: Locator): Promise<void> {
    await what.waitFor()
    if (!(await isOnScreen(page, what))) counted.scrolls += 1
  }
  return {
    async press(what) {
      await moveTo(what)
      counted.presses += 1
      // At its middle, where another element may lie over it.
      await what.tap()
    },
    async type(what, digits) {
      await moveTo(what)
      counted.digits += digits.length
      await what.fill(digits)
    },
    effort(journey) {
      const effort = { ...counted, ms: Math.round(performance.now() - begun) }
      const { presses, digits, scrolls, ms } = effort
      console.log(
        `${journey}: ${presses} presses, ${digits} digits, ${scrolls} scrolls, ${(ms / 1000).toFixed(1)} s`,
      )
      return effort
    },
  }
}

/** Whether the middle of the target, where it is pressed, lies on the screen. */
async function isOnScreen(page: Page, what: Locator): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  let isSeen = false
  await expect(async () => {
    // The page may just be drawing it anew.
    const box = await what.boundingBox({ timeout: 1_000 })
    if (!box) throw new Error('it is not drawn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    isSeen = x >= 0 && x <= width && y >= 0 && y <= height
  }).toPass()
  return isSeen
}
