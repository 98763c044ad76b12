import type { Page } from '@playwright/test'
import { addresses, allRoutes } from '../route-samples'
import { expectNoSidewaysScroll } from './accessibility'
import { expect, test } from './fixtures'
import { cutAndWash, dayAhead, logIn, salonId, untilScripted, setTextSize } from './steps'

/** Every 20 px. */
const widths = Array.from({ length: 81 }, (_, at) => 320 + at * 20)
const chosen = `/booking?step=0&salonId=${salonId}&phone=0909090909&chosenService=${cutAndWash}`

/** A customer with some of everything; nothing is changed here. */
const owner = '0912345678'
/** So many pages are looked at in one journey; journeys run side by side. */
const PAGES_AT_ONCE = 6

/** Pages that answer HTML of their own, past the frame of the others. */
const cards = ['/offline', '/offline?chung=1']
const loggedIn = allRoutes()
  .flatMap(({ isPage, samples }) => (isPage ? samples.map(({ path }) => path) : []))
  .concat(cards)
const loggedOut = ['/', chosen, '/booking/lookup', '/dang-nhap', '/tai-khoan', '/lich-su']

type PageView = { path: string; lang: 'vi' | 'en'; isLoggedIn: boolean }
const pageViews = [
  ...loggedIn.map((path) => ({ path, isLoggedIn: true })),
  ...loggedOut.map((path) => ({ path, isLoggedIn: false })),
].flatMap((visit): PageView[] => [
  { ...visit, lang: 'vi' },
  { ...visit, lang: 'en' },
])

/** Visits of one language by one kind of customer, so many at once. */
function inJourneys(all: readonly PageView[]): PageView[][] {
  const kinds = new Map<string, PageView[]>()
  for (const visit of all) {
    const kind = `${visit.lang} ${visit.isLoggedIn}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), visit])
  }
  return [...kinds.values()].flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / PAGES_AT_ONCE) }, (_, at) =>
      list.slice(at * PAGES_AT_ONCE, (at + 1) * PAGES_AT_ONCE),
    ),
  )
}

/** The addresses of the samples for a customer who is logged in, looked up once by each worker. */
let known: Promise<Map<string, string>> | undefined

async function addressOf(page: Page, baseURL: string, { path, isLoggedIn }: PageView) {
  if (!isLoggedIn) return path
  known ??= (async () => {
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    return addresses(baseURL, cookie, await dayAhead(page.request, 1))
  })()
  return (await known).get(path) ?? path
}

/** Opens a visit's page, with its scripts where it has them. */
async function open(page: Page, baseURL: string, visit: PageView): Promise<void> {
  await page.goto(await addressOf(page, baseURL, visit))
  if (!cards.includes(visit.path)) await untilScripted(page)
}

/** Begins the visits of one journey. */
async function begin(page: Page, baseURL: string, [first]: readonly PageView[]): Promise<void> {
  if (first?.isLoggedIn) await logIn(page, owner)
  await page.context().addCookies([{ name: 'muot_lang', value: first?.lang ?? 'vi', url: baseURL }])
}

const nameOf = ([first]: readonly PageView[]) =>
  `${first?.lang}, ${first?.isLoggedIn ? 'logged in' : 'logged out'}`

for (const [at, some] of inJourneys(pageViews).entries())
  test(`nothing scrolls sideways from 320 to 1920 px: ${nameOf(some)}, part ${at + 1} @narrow [B-398, H-285] @nightly`, async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL!, some)
    for (const visit of some) {
      await open(page, baseURL!, visit)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page, `${visit.path}, ${visit.lang}, at ${width} px`)
      }
    }
  })

for (const [at, some] of inJourneys(pageViews).entries())
  test(`text twice as large leaves nothing off a phone: ${nameOf(some)}, part ${at + 1} @narrow [H-285] @nightly`, async ({
    page,
    baseURL,
  }) => {
    await begin(page, baseURL!, some)
    await setTextSize(page, 32)
    for (const visit of some) {
      await open(page, baseURL!, visit)
      await expectNoSidewaysScroll(page, `${visit.path}, ${visit.lang}, with text at 200 %`)
    }
  })

test('text twice as large covers neither the menu nor the bar of the booking @narrow [H-285] @nightly', async ({
  page,
}) => {
  await setTextSize(page, 32)
  for (const path of ['/', chosen, chosen.replace('step=0', 'step=2'), '/vong-quay-may-man']) {
    await page.goto(path)
    await untilScripted(page)
    await expectNoSidewaysScroll(page, path)
    await expect(page.locator('.header__menu summary')).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/?lang=en')
  await untilScripted(page)
  await page.locator('.header__menu summary').click()
  await expectNoSidewaysScroll(page, 'the open menu in English')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/system-salon', '/booking?step=0&salonId=0&phone=0909090909']) {
    await page.goto(path)
    await untilScripted(page)
    await expectNoSidewaysScroll(page, `${path} in English at 320 px`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lang=vi')
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

test('with colours of the system the logo is seen and what is chosen has a line around it [H-285] @nightly', async ({
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
