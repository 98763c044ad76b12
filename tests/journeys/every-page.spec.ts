import { expect, test } from '@playwright/test'
import { addresses, allRoutes } from '../pages'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import { dayAhead, logIn, untilScripted } from './walk'

const pages = allRoutes().flatMap(({ isPage, samples }) =>
  isPage ? samples.map(({ path }) => path) : [],
)
/** Whoever has some of everything; nothing is changed here. */
const phone = '0912345678'

let at: Map<string, string>

for (const path of pages) {
  test(`${path} has no barrier that a machine can find, folded parts open, and none at 320 px`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await logIn(page, phone)
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    at ??= await addresses(baseURL!, cookie, await dayAhead(page.request, 1))
    await page.goto(at.get(path)!)
    await untilScripted(page)
    await expect(page.locator('h1').first()).toBeAttached()
    for (const folded of await page.locator('main details:not([open]) > summary').all())
      if (await folded.isVisible()) await folded.click()
    await expectNoBarriers(page, path)
    if (!isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, path)
    await expectNoBarriers(page, `${path} at 320 px`)
  })
}

test('the dialog of a film has no barrier that a machine can find [H-025]', async ({ page }) => {
  await page.goto('/')
  await untilScripted(page)
  await page.locator('main a[href*="youtu"]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'the dialog of a film')
})

test('the dialog that forgets an address has no barrier that a machine can find', async ({
  page,
}) => {
  await logIn(page, phone)
  await page.goto('/save-location')
  await untilScripted(page)
  await page.locator('main a[href*="remove="]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'the dialog that forgets an address')
})

test("the dialog that asks for the holder's code has no barrier that a machine can find [O-30]", async ({
  page,
}) => {
  await page.goto('/booking/success?bookingId=01KDEMQ0000000GVANG0000001')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xác nhận bằng mã' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, "the dialog that asks for the holder's code")
})
