import { mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumPath } from './browser.ts'
import { build } from './build.ts'
import { toTomorrowMorning } from './clock.ts'
import { shootEvery } from './screens/every.ts'
import { startStack } from './stack.ts'

/**
 * Pictures of Home, each step and the success page at both sizes, in dist/screens/, and three
 * phones side by side for the README. With `--every` all pages and dialogs at four sizes in both
 * languages instead; `--sizes 390x844,1440x900`, `--languages vi` and `--names home,salon` choose
 * some of them, and `--url` takes a chain that runs already.
 */
const folder = 'dist/screens'
const { values: chosenBy } = parseArgs({
  options: {
    every: { type: 'boolean' },
    url: { type: 'string' },
    sizes: { type: 'string' },
    languages: { type: 'string' },
    names: { type: 'string' },
  },
})
const sizes = { mobile: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

mkdirSync(folder, { recursive: true })
const stack = chosenBy.url === undefined ? await startBuilt() : null
const url = chosenBy.url ?? stack?.url ?? ''
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  if (chosenBy.every)
    await shootEvery(browser, {
      url,
      folder,
      choice: {
        sizes: chosenBy.sizes?.split(','),
        languages: chosenBy.languages?.split(','),
        names: chosenBy.names?.split(','),
      },
    })
  else await shootFlow(browser)
} finally {
  await browser.close()
  await stack?.stop()
}

async function startBuilt() {
  await build()
  return startStack({ clockOffsetMs: toTomorrowMorning(Date.now()) })
}

async function shootFlow(opened: Browser): Promise<void> {
  for (const [index, [size, viewport]] of Object.entries(sizes).entries()) {
    const page = await opened.newPage({
      viewport,
      deviceScaleFactor: 2,
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      baseURL: url,
    })
    await walk(page, size, `090900000${index}`)
    await page.close()
  }
  await sideBySide(opened)
}

async function walk(page: Page, size: string, phone: string): Promise<void> {
  async function shoot(name: string): Promise<void> {
    // Type has arrived and nothing is in motion.
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
          .map((animation) => animation.finished.catch(() => undefined)),
      )
    })
    await page.waitForLoadState('networkidle')
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
    await page.waitForLoadState('networkidle')
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

async function sideBySide(opened: Browser): Promise<void> {
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
  await page.screenshot({ path: 'docs/screens/overview.png' })
}
