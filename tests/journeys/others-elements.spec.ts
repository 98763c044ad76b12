import type { Page } from '@playwright/test'
import { enter, passwordLabel, phoneLabel, openLogIn, userMenu } from './customer'
import { expect, test } from './fixtures'
import { chooseFirstHour, finish, openChosen, untilScripted } from './steps'

/** Elements as password managers, dialers and in-app browsers add them when the page was read, before its scripts run. */
function addElements(): void {
  addEventListener('DOMContentLoaded', () => {
    const made = () => Object.assign(document.createElement('div'), { className: 'of-others' })
    for (const input of document.querySelectorAll('input')) {
      input.parentNode!.insertBefore(made(), input.nextSibling)
      input.parentNode!.insertBefore(made(), input)
    }
    document.head.insertBefore(made(), document.head.firstChild)
    document.body.insertBefore(made(), document.body.firstChild)
    document.documentElement.appendChild(made())
    for (const heading of document.querySelectorAll('h1, h2')) heading.appendChild(made())
    // Safari makes links of phones.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!/^\d{4}\.\d{3}\.\d{3}$/.test(text.data) || text.parentElement!.closest('a')) continue
      const link = Object.assign(document.createElement('a'), { href: `tel:${text.data}` })
      text.parentNode!.replaceChild(link, text)
      link.appendChild(text)
    }
  })
}

/** Elements as some add them while the page still comes: beside each field as soon as it is there. */
function addWhileParsing(): void {
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const input of document.querySelectorAll('input')) {
      if (seen.has(input)) continue
      seen.add(input)
      const made = Object.assign(document.createElement('div'), { className: 'of-others' })
      input.parentNode!.insertBefore(made, input.nextSibling)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** Translates as browsers do: a text is taken out, and another stands in two elements in its place. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement!
      if (!text.data.trim() || parent.closest('script, style, noscript, textarea')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      parent.replaceChild(outer, text)
    }
  })
}

/** Footer, menu and JSON-LD, as letters and links. */
async function frameOf(page: Page): Promise<{ footer: string; links: number; jsonLd: string }> {
  return page.evaluate(() => ({
    footer: document.querySelector('footer.footer')!.textContent!,
    links: document.querySelectorAll('header.header a').length,
    jsonLd: document.querySelector('script[type="application/ld+json"]')!.textContent!,
  }))
}

for (const [when, add] of [
  ['before hydration', addElements],
  ['while the page comes', addWhileParsing],
] as const)
  test(`elements of others ${when} take neither frame nor what was typed`, async ({
    page,
    customer,
    consoleErrors,
  }) => {
    // What was there before the page's own script cannot be taken back: React renders anew.
    if (add === addWhileParsing) consoleErrors.allow(/Minified React error #(418|423|425)/)
    await page.goto('/')
    await untilScripted(page)
    const before = await frameOf(page)
    expect(before.footer.length).toBeGreaterThan(500)
    expect(before.jsonLd.length).toBeGreaterThan(50)
    await page.addInitScript(add)
    // The scripts wait, so that the phone is typed before them.
    let release = () => {}
    const typed = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await typed
      await route.fallback()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const phone = page.locator('.phone-box input[name=phone]')
    await phone.fill(customer.phone)
    release()
    await untilScripted(page)
    if (add === addElements) await expect(page.locator('.of-others').first()).toBeAttached()
    expect(await frameOf(page)).toEqual(before)
    await expect(phone).toHaveValue(/^0[\d.]{9,}$/)
    await page.goto(`/booking?step=0&salonId=9&phone=${customer.phone}`)
    await untilScripted(page)
    expect((await frameOf(page)).links).toBe(before.links)
  })

test('a translated page books, changes the day and logs in', async ({
  page,
  customer,
  newCustomer,
  newVisitor,
  salon,
}) => {
  await page.addInitScript(addElements)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await translate(page)
  await page.locator('.days__day:not(.days__day--on)').first().click()
  await expect(page.locator('.days__day--on')).toHaveCount(1)
  await translate(page)
  await chooseFirstHour(page)
  await translate(page)
  await finish(page)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await translate(page)
  expect((await frameOf(page)).footer).toContain('1900')

  const visitor = await newVisitor()
  await visitor.addInitScript(addElements)
  const member = newCustomer()
  await member.becomeMember()
  const dialog = await openLogIn(visitor)
  await translate(visitor)
  await enter(dialog, phoneLabel, member.phone)
  await expect(dialog.getByLabel(passwordLabel, { exact: true })).toBeVisible()
  await translate(visitor)
  await enter(dialog, passwordLabel, member.password)
  await expect(userMenu(visitor)).toBeVisible()
})

test('a page that failed keeps footer, menu and a title, and its reload repeats the navigation @wide', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/^SyntaxError/)
  await page.goto('/')
  await untilScripted(page)
  const before = await frameOf(page)
  await page.route('**/dich-vu.data*', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.getByRole('banner').getByRole('link', { name: 'Dịch vụ' }).first().click()
  await expect(page.getByRole('heading', { name: 'Có lỗi xảy ra' })).toBeVisible()
  const after = await frameOf(page)
  expect(after.footer).toBe(before.footer)
  expect(after.links).toBe(before.links)
  await expect(page).toHaveTitle(/Có lỗi xảy ra/)
  await expect(page.locator('html')).toHaveClass(/js/)
  await page.unroute('**/dich-vu.data*')
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page).toHaveURL(/\/dich-vu/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Có lỗi/)
})
