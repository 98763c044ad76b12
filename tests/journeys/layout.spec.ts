import type { Locator, Page } from '@playwright/test'
import { HoldHourDocument } from '../../schema/generated/graphql'
import { sendsDocument, cutAndWash, openChosen, untilScripted } from './steps'
import { expect, test } from './fixtures'
import { firstHourWith } from './own/book'

/** Number of slides of a row in view, partial ones included. */
function onView(row: Locator): Promise<number> {
  return row.evaluate((element) => {
    const track = element.querySelector<HTMLElement>('.carousel__track')!
    const style = getComputedStyle(track)
    const gap = parseFloat(style.columnGap)
    const width = track.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return (width + gap) / (track.firstElementChild!.getBoundingClientRect().width + gap)
  })
}

/** The screen is so wide now. */
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

test('hours stand 4.2 in a row and 5.2 where it is wide, stylists 3.3 and 3.8, the title above them [B-235, B-250] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.locator('.stylists summary').click()
  for (const [width, hours, stylists] of [
    [390, 4.2, 3.3],
    [767, 4.2, 3.3],
    [768, 5.2, 3.8],
    [1440, 5.2, 3.8],
  ] as const) {
    await widen(page, width)
    expect(await onView(page.locator('.hours .carousel').first())).toBeCloseTo(hours, 1)
    expect(await onView(page.locator('.stylists .carousel').first())).toBeCloseTo(stylists, 1)
    const left = async (part: string) => (await page.locator(part).first().boundingBox())?.x
    expect(await left('.app-bar__title')).toBe(await left('.booking__parts > *'))
  }
})

test('the button that books stays where it is when the hold of the hour is answered [B-030, O-51]', async ({
  page,
  salon,
  customer,
}) => {
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/graphql', async (route) => {
    if (sendsDocument(route.request(), HoldHourDocument)) await isAnswered
    await route.fallback()
  })
  const date = salon.tomorrow
  const hourId = await firstHourWith(page.request, { salonId: salon.id, date, places: 1 })
  const requested = page.waitForRequest((request) => sendsDocument(request, HoldHourDocument))
  await openChosen(page, customer.phone, `&date=${date}&hour=${hourId}`, salon.id)
  await requested
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await done.hover()
  const before = await done.boundingBox()
  answer()
  await expect(page.locator('.summary__held')).toBeVisible()
  expect(await done.boundingBox()).toEqual(before)
})

test('rows without a number show 2.25 slides, 3.25 from 768 pixels and 4.25 from 1024 [B-397] @nightly', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.locator('.slides-m-2-25.slides-t-3-25.slides-d-4-25').first()
  for (const [width, slides] of [
    [767, 2.25],
    [768, 3.25],
    [1023, 3.25],
    [1024, 4.25],
  ] as const) {
    await widen(page, width)
    expect(await onView(row)).toBeCloseTo(slides, 1)
  }
})

test('the dialog for the phone is 375 pixels wide, that of a closed salon 480 [B-121, B-124, B-399] @nightly', async ({
  page,
}) => {
  await widen(page, 1280)
  const width = async () =>
    (await page.getByRole('dialog').locator('.dialog__sheet').boundingBox())?.width
  await page.goto('/booking?salonId=0&phone=0&step=0')
  await expect(page.getByRole('dialog')).toContainText('Chào mừng anh')
  expect(await width()).toBe(375)
  await page.goto(`/booking?salonId=28&phone=0912345670&step=0&chosenService=${cutAndWash}`)
  await untilScripted(page)
  await expect(page.getByRole('dialog', { name: 'Thông báo' })).toBeVisible()
  expect(await width()).toBe(480)
})

test('directions and parking of a salon begin where the other facts begin [H-087, B-063] @nightly', async ({
  page,
}) => {
  await page.goto('/salon/252-cau-giay-9')
  const links = page.locator('.salon-facts dd .button')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) await expect(link).toHaveCSS('padding-left', '0px')
})

test('a telephone number in a link never breaks into two lines @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/salon/252-cau-giay-9', '/cua-hang/sua-tam-old-spice']) {
    await page.goto(path)
    const lines = await page.locator('a[href^="tel:"]').evaluateAll((links) =>
      links.flatMap((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        const counts: number[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode
          const number = /\d[\d. ]{7,}\d/.exec(text.textContent ?? '')
          if (!number) continue
          const range = document.createRange()
          range.setStart(text, number.index)
          range.setEnd(text, number.index + number[0].length)
          counts.push(range.getClientRects().length)
        }
        return counts
      }),
    )
    expect(lines.length, path).toBeGreaterThan(0)
    expect(Math.max(...lines), path).toBe(1)
  }
})

test('a screen below 768 px has the menu of phones, and one of 768 px the links of wide ones [B-398, H-285] @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/')
  const folded = page.locator('.header__menu summary')
  await expect(folded).toHaveAccessibleName('Menu')
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(folded).toHaveAccessibleName('Thêm')
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()
})
