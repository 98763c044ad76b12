import type { Page } from '@playwright/test'
import { drawnBelow, isWhole } from '../sample'
import { expectNoSidewaysScroll } from './accessibility'
import { expect, test } from './fixtures'
import { cutAndWash, logIn, salonId, untilScripted } from './steps'

/** Every 20 px; a sample takes every fifth of them, from one of the first five on. */
const widths = Array.from({ length: 81 }, (_, at) => 320 + at * 20).filter(
  (_width, at) => isWhole || at % 5 === drawnBelow(5, 'widths'),
)
const chosen = `/booking?step=0&salonId=${salonId}&phone=0909090909&chosenService=${cutAndWash}`

const pages = [
  [
    '/',
    '/som-nhat',
    '/system-salon',
    `/salon/${salonId}`,
    '/dich-vu',
    '/cua-hang',
    '/booking-at-home',
  ],
  [chosen, '/booking?step=1', `/booking?step=2&salonId=${salonId}`, '/booking/lookup'],
  ['/kham-pha', '/lookbook', '/blog', '/video', '/stylist-xuat-sac', '/chinh-sach-bao-mat'],
  ['/tai-khoan', '/lich-su', '/thanh-vien', '/gioi-thieu', '/uu-dai', '/vong-quay-may-man'],
]

for (const paths of pages) {
  test(`nothing scrolls sideways from 320 to 1920 px: ${paths.join(' ')} [B-398, H-285]`, async ({
    page,
  }) => {
    if (paths.includes('/tai-khoan')) await logIn(page, '0912345678')
    for (const path of paths) {
      await page.goto(path)
      await untilScripted(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page, `${path} at ${width} px`)
      }
    }
  })
}

/** The text size that a customer sets in the browser, in px; 16 is usual. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

test('text twice as large covers nothing and leaves nothing off a phone @narrow [H-285]', async ({
  page,
}) => {
  await setTextSize(page, 32)
  for (const path of ['/', chosen, chosen.replace('step=0', 'step=2'), '/vong-quay-may-man']) {
    await page.goto(path)
    await untilScripted(page)
    await expectNoSidewaysScroll(page, path)
    await expect(page.locator('.header__menu summary')).toBeInViewport({ ratio: 1 })
  }
  await page.goto(chosen)
  await untilScripted(page)
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  // Both at one moment: the bar grows when the page's script says what is missing.
  const gap = () =>
    done.evaluate((button) => {
      const total = document.querySelector('.summary__total')
      return total
        ? button.getBoundingClientRect().top - total.getBoundingClientRect().bottom
        : Number.NaN
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await expect(done).toBeInViewport({ ratio: 1 })
})

test('with colours of the system the logo is seen and what is chosen has a line around it [H-285]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(chosen)
  const colours = await page.evaluate(() => {
    const word = document.querySelector('.logo__word')
    const sign = document.querySelector('.logo__wave')
    const day = document.querySelector('.days__day--on')
    return word && sign && day
      ? {
          word: getComputedStyle(word).fill,
          sign: getComputedStyle(sign).stroke,
          paper: getComputedStyle(document.body).backgroundColor,
          day: getComputedStyle(day).outlineStyle,
        }
      : null
  })
  expect(colours?.word).not.toBe(colours?.paper)
  expect(colours?.sign).not.toBe(colours?.word)
  expect(colours?.day).toBe('solid')
})
