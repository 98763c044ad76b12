import { expect, test } from './fixtures'
import { untilScripted } from './steps'

for (const size of ['@narrow', '@wide @nightly'])
  test(`the menu is used with the keyboard alone, and closes on Escape and with the next page ${size} [H-069]`, async ({
    page,
  }) => {
    await page.goto('/')
    await untilScripted(page)
    const menu = page.locator('.header__menu')
    const summary = menu.locator('summary')
    const service = menu.getByRole('link', { name: 'Dịch vụ & bảng giá' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(service).toBeVisible()
    await service.focus()
    await page.keyboard.press('Escape')
    await expect(service).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await service.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dich-vu')
    await expect(service).toBeHidden()
  })

test('a configured block is tracked as the new home, a page view as home [H-271, H-272] @nightly', async ({
  page,
}) => {
  const events: { pageId: string; screenId: string; eventId: string }[] = []
  page.on('request', (request) => {
    const text = request.url().endsWith('/graphql') ? request.postData() : null
    if (text?.includes('"Track"'))
      events.push(
        ...(JSON.parse(text) as { variables: { events: typeof events } }).variables.events,
      )
  })
  await page.goto('/')
  await untilScripted(page)
  // Tracking comes after the page, so a press before it is not tracked (H-270).
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ pageId: 'home', screenId: 'home', eventId: 'view' }))
  await page.locator('[data-track=home_service]').first().click()
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({ pageId: 'newHome', screenId: 'newHome', eventId: 'home_service' }),
    )
})

test('what was typed on the page of all salons before its code came is searched for [H-016] @nightly', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const box = document.querySelector<HTMLInputElement>('#main input[name=q]')
      if (document.readyState === 'interactive' && box && location.search === '')
        box.value = 'cau giay'
    }),
  )
  await page.goto('/system-salon')
  await expect(page).toHaveURL(/\/system-salon\?q=cau(%20|\+)giay$/)
  await expect(page.getByRole('status').getByRole('heading', { name: /cau giay/ })).toBeVisible()
})
