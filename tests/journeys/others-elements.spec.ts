import type { Page } from '@playwright/test'
import { enter, passwordLabel, phoneLabel } from './customer'
import { expect, test } from './fixtures'
import { openLogIn, userMenu } from './log-in-dialog'
import { chooseFirstHour, finish, openChosen, untilScripted } from './steps'

/** Elements as password managers, dialers and in-app browsers add them, before the page's scripts run. */
function addElements(): void {
  addEventListener('DOMContentLoaded', () => {
    const add = (place: (made: HTMLElement) => void) => {
      const made = document.createElement('div')
      made.className = 'of-others'
      place(made)
    }
    for (const input of document.querySelectorAll('input')) {
      add((made) => input.after(made))
      add((made) => input.before(made))
    }
    add((made) => document.head.prepend(made))
    add((made) => document.body.prepend(made))
    add((made) => document.documentElement.append(made))
    for (const heading of document.querySelectorAll('h1, h2')) add((made) => heading.append(made))
    // Safari makes links of phones.
    for (const text of textsOf(document.body)) {
      if (!/^\d{4}\.\d{3}\.\d{3}$/.test(text.data) || text.parentElement!.closest('a')) continue
      const link = document.createElement('a')
      link.href = `tel:${text.data}`
      text.replaceWith(link)
      link.append(text)
    }
  })

  function textsOf(root: Node): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  }
}

/** Translates as browsers do: a text is taken out, and another stands in two elements in its place. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea'))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
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

for (const size of ['', ' @wide']) {
  test(`elements of others before hydration take neither frame nor what was typed${size}`, async ({
    page,
    customer,
  }) => {
    await page.goto('/')
    await untilScripted(page)
    const before = await frameOf(page)
    expect(before.footer.length).toBeGreaterThan(500)
    await page.addInitScript(addElements)
    await page.goto('/', { waitUntil: 'commit' })
    const phone = page.locator('.phone-box input[name=phone]')
    await phone.fill(customer.phone)
    await untilScripted(page)
    await expect(page.locator('.of-others').first()).toBeAttached()
    expect(await frameOf(page)).toEqual(before)
    await expect(phone).toHaveValue(/^0[\d.]+$/)
    await page.goto(`/booking?step=0&salonId=9&phone=${customer.phone}`)
    await untilScripted(page)
    await expect(page.getByText(customer.dotted)).toBeVisible()
    expect((await frameOf(page)).links).toBe(before.links)
  })

  test(`a translated page books, changes the day and logs in${size}`, async ({
    page,
    customer,
    newVisitor,
  }) => {
    await page.addInitScript(addElements)
    await openChosen(page, customer.phone)
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
    const { footer } = await frameOf(page)
    expect(footer).toContain('1900')

    const visitor = await newVisitor()
    await visitor.addInitScript(addElements)
    const member = customer
    await member.becomeMember()
    const dialog = await openLogIn(visitor)
    await translate(visitor)
    await enter(dialog, phoneLabel, member.phone)
    await translate(visitor)
    await enter(dialog, passwordLabel, member.password)
    await expect(userMenu(visitor)).toBeVisible()
  })
}

test('a page that failed keeps footer, menu and a title, and its reload repeats the navigation @wide', async ({
  page,
}) => {
  await page.goto('/')
  await untilScripted(page)
  const before = await frameOf(page)
  await page.route('**/dich-vu.data*', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.getByRole('banner').getByRole('link', { name: 'Dịch vụ' }).first().click()
  await expect(page.getByRole('heading', { name: 'Có lỗi xảy ra' })).toBeVisible()
  expect(await frameOf(page)).toEqual(before)
  await expect(page).toHaveTitle(/Có lỗi xảy ra/)
  await expect(page.locator('html')).toHaveClass(/js/)
  await page.unroute('**/dich-vu.data*')
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page).toHaveURL(/\/dich-vu/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Có lỗi/)
})
