import { mkdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { followLoads } from './until-quiet.ts'

const sizes = { mobile: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

type Job = { url: string; folder: string }

/**
 * Pictures of Home, each step and the success page at both sizes, and three phones side by side for
 * the README.
 */
export async function shootFlow(opened: Browser, { url, folder }: Job): Promise<void> {
  for (const [index, [size, viewport]] of Object.entries(sizes).entries()) {
    const page = await opened.newPage({
      viewport,
      deviceScaleFactor: 2,
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      baseURL: url,
    })
    await walk(page, { folder, size, phone: `090900000${index}` })
    await page.close()
  }
  await sideBySide(opened, folder)
}

async function walk(
  page: Page,
  { folder, size, phone }: { folder: string; size: string; phone: string },
): Promise<void> {
  const untilQuiet = followLoads(page)
  async function shoot(name: string): Promise<void> {
    // Type has arrived and nothing is in motion.
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(
        document
          .getAnimations()
          // One that goes with the scrolling never ends.
          .filter(
            ({ timeline, effect }) =>
              timeline instanceof DocumentTimeline &&
              effect?.getComputedTiming().iterations !== Infinity,
          )
          .map((animation) => animation.finished.catch(() => undefined)),
      )
    })
    await untilQuiet()
    await page.screenshot({ path: `${folder}/${size}-${name}.png` })
    console.log(`${folder}/${size}-${name}.png`)
  }
  const chosen = `salonId=9&phone=${phone}&chosenService=1001`
  const steps = {
    home: '/',
    'step-1': `/booking?step=1&phone=${phone}`,
    'step-2': `/booking?step=2&salonId=9&phone=${phone}`,
    'step-3': `/booking?step=3&salonId=9&phone=${phone}&groupId=101`,
    'step-0': `/booking?step=0&${chosen}`,
  }
  for (const [name, path] of Object.entries(steps)) {
    await page.goto(path)
    // A link from outside opens the main screen; the later steps are reached from there.
    if (name === 'step-2' || name === 'step-3')
      await page
        .getByRole('link', { name: /dịch vụ/ })
        .first()
        .click()
    if (name === 'step-3')
      await page.getByRole('link', { name: 'Cắt gội 10 bước', exact: true }).first().click()
    await untilQuiet()
    await shoot(name)
  }
  const hour = page.locator('.choice:not(.choice--gone)').nth(2)
  await hour.locator('input').check({ force: true })
  await hour.scrollIntoViewIfNeeded()
  await shoot('step-0-hour')
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    .check({ force: true })
  await shoot('consent')
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục' }).click()
  await page.waitForURL(/\/booking\/success/)
  await shoot('success')
}

async function sideBySide(opened: Browser, folder: string): Promise<void> {
  const images = ['home', 'step-0-hour', 'success'].map(
    (name) =>
      `data:image/png;base64,${readFileSync(`${folder}/mobile-${name}.png`).toString('base64')}`,
  )
  const page = await opened.newPage({ viewport: { width: 1290, height: 924 } })
  const style = 'margin:0;padding:40px;display:flex;gap:40px;background:#e9e4da'
  const pictureStyle = 'border-radius:24px;box-shadow:0 8px 32px #16211f33'
  const pictures = images.map(
    (source) => `<img src="${source}" width="376" height="814" style="${pictureStyle}">`,
  )
  await page.setContent(`<body style="${style}">${pictures.join('')}</body>`)
  mkdirSync('docs/screens', { recursive: true })
  await page.screenshot({ path: 'docs/overview.png' })
}
