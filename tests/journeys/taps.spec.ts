import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cutAndWash, untilScripted } from './steps'

/** A cheap phone's processor, as Lighthouse's mobile run takes it. */
const THROTTLE = 4

/** Ms from a tap to its paint that INP still calls good. */
const GOOD_MS = 200

const picker = '/booking?step=1&salonId=0&phone=0912345670'
const chosen = `/booking?step=0&salonId=9&phone=0912345670&chosenService=${cutAndWash}`
const services = '/booking?step=2&salonId=9&phone=0912345670&flow=1'

/** The usual taps of a visit: a customer opens a menu, finds a salon, and books. */
const taps: readonly { name: string; path: string; on: string; isMember?: boolean }[] = [
  { name: 'the menu of Home', path: '/', on: '.header__menu summary' },
  { name: 'the look-up', path: '/', on: '.header__lookup' },
  { name: 'the log-in', path: '/', on: '.header__account' },
  { name: 'the cities of the footer', path: '/', on: '.footer__fold > summary' },
  { name: 'a city of the salon list', path: '/system-salon', on: 'main summary' },
  // Without a phone a dialog lies over the page.
  { name: 'the choice of a salon', path: '/booking?phone=0912345670', on: '#part-salon a' },
  { name: 'a city of the picker', path: picker, on: 'main a[href*="cityId="]' },
  { name: 'a switch of the picker', path: picker, on: 'main .toggle:has([name=parking])' },
  { name: 'a version of a service', path: services, on: '#group-101 a[href*="chosenService"]' },
  { name: 'another day', path: chosen, on: 'a.days__day:not(.days__day--on)' },
  { name: 'an hour', path: chosen, on: '.choice:not(.choice--gone)' },
  { name: 'the stylists', path: chosen, on: '.stylists > summary' },
  { name: 'the wishes', path: chosen, on: '.fold:has([name=note]) > summary' },
  {
    name: 'the menu of the account',
    path: '/tai-khoan',
    on: '.header__user summary',
    isMember: true,
  },
  {
    name: 'a fold of the account',
    path: '/tai-khoan',
    on: '.account-fold summary',
    isMember: true,
  },
]

for (const { name, path, on, isMember } of taps)
  test(`at a quarter of the processor, ${name} answers a tap in time @narrow @nightly @alone`, async ({
    page,
    customer,
  }) => {
    if (isMember) await customer.logIn(page)
    const session = await page.context().newCDPSession(page)
    const all: number[] = []
    // The best of three, as machines that run tests do other things too.
    while (all.length < 3 && Math.min(...all) >= GOOD_MS) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(path)
      await untilScripted(page)
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
      all.push(await msOfTap(page, on))
    }
    expect(Math.min(...all), `${all.join(', ')} ms`).toBeLessThan(GOOD_MS)
  })

type Observed = { events: PerformanceEventTiming[] }

/** Ms from a tap to the paint after it, as Interaction to Next Paint counts it. */
async function msOfTap(page: Page, on: string): Promise<number> {
  await page.evaluate(() => {
    const events: PerformanceEntry[] = []
    Object.assign(window, { events })
    new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit)
  })
  await page.locator(on).first().tap()
  await page.waitForFunction(() =>
    (window as unknown as Observed).events.some(({ name }) => name === 'click'),
  )
  return page.evaluate(() =>
    Math.max(
      ...(window as unknown as Observed).events.map((event) =>
        event.interactionId ? event.duration : 0,
      ),
    ),
  )
}
