import { expect, test as base, type OwnCustomer, type OwnSalon } from '../journeys/fixtures'
import type { Page } from '@playwright/test'
import { bookByRequest } from '../journeys/book-by-request'
import { enter, passwordLabel, phoneLabel } from '../journeys/customer'
import { openLogIn } from '../journeys/log-in-dialog'
import { phoneThatNeedsCode } from '../journeys/own/run'
import { chooseFirstHour, finish, logIn, openChosen, untilScripted } from '../journeys/steps'

/** A gold member of the demo with a booking, and one of whom nothing is known. */
const member = '0912345678'
const guest = '0909000077'
const own = `phone=${member}&salonId=9&chosenService=1001&flow=1`
const booking = '/booking/success?bookingId=01KDEMQ0000000GVANG0000001'

/** Pixels of a long page that are shown. */
const MAX_HEIGHT = 5000

/** What makes a state: a salon and a customer of its own. */
type Own = { salon: OwnSalon; customer: OwnCustomer }

type Screen = {
  name: string
  /** Where it begins; nothing: `open` goes there. */
  path?: string
  /** The page that the first link with this beginning leads to. */
  first?: string
  isMember?: boolean
  open?: (page: Page, own: Own) => Promise<unknown>
}

const dialog = (page: Page) => page.getByRole('dialog')

async function logInNew(page: Page, { customer }: Own): Promise<void> {
  await customer.logIn(page)
}

/** The page of a booking that this browser has made. */
async function openBooked(page: Page, { salon, customer: { phone } }: Own): Promise<void> {
  await page.goto(await bookByRequest(page.request, { salon, phone }))
  await untilScripted(page)
}

async function chooseHour(page: Page, { salon, customer: { phone } }: Own): Promise<void> {
  await openChosen(page, phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
}

/** Pages as guests see them, by their address. */
const forGuests: Record<string, string> = {
  'home-guest': '/',
  salons: '/system-salon',
  'salons-found': '/system-salon?q=cau+giay',
  'salons-none': '/system-salon?q=khong+co+noi+nay',
  salon: '/salon/252-cau-giay-9',
  'salon-closed': '/salon/104-hau-giang-28',
  soonest: '/som-nhat',
  'soonest-city': '/som-nhat?province=62',
  services: '/dich-vu',
  shop: '/cua-hang',
  booking: `/booking?step=0&phone=${guest}`,
  'booking-phone': '/booking?salonId=0&phone=0&step=0',
  'booking-salons': `/booking?step=1&phone=${guest}&flow=1`,
  'booking-city': `/booking?step=1&phone=${guest}&flow=1&cityId=62`,
  'booking-full': `/booking?step=0&salonId=5&phone=${guest}&chosenService=1001`,
  'booking-new-salon': `/booking?step=0&salonId=18&phone=${guest}&chosenService=1001`,
  'booking-closed-salon': `/booking?step=0&salonId=28&phone=${guest}`,
  'stylist-busy': `/booking?step=0&salonId=10&phone=${guest}&chosenService=1001&stylistId=1002`,
  'booked-guest': booking,
  'booked-missing': '/booking/success?bookingId=01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'manage-missing': `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`,
  lookup: '/booking/lookup',
  'log-in': '/dang-nhap',
  'history-guest': '/lich-su',
  'account-guest': '/tai-khoan',
  'wheel-guest': '/vong-quay-may-man',
  offline: '/offline',
  'at-home': '/booking-at-home',
  masters: '/stylist-xuat-sac',
  challenges: '/thu-thach',
  discover: '/kham-pha',
  discovery: '/kham-pha/3',
  lookbook: '/lookbook',
  look: '/lookbook/mullet',
  blog: '/blog',
  post: '/blog/goi-da-dau-dau',
  video: '/video',
  spa: '/spa/da-nong',
  privacy: '/chinh-sach-bao-mat',
  terms: '/dieu-kien-giao-dich-chung',
  'not-found': '/khong-co-trang-nay',
}

/** Pages as the gold member sees them. */
const forMember: Record<string, string> = {
  home: '/',
  'booking-services': `/booking?step=2&${own}`,
  'booking-service': `/booking?step=3&${own}&group=101`,
  'booking-main': `/booking?step=0&${own}`,
  'booking-group': `/booking?step=0&${own}&p2=1001`,
  'booking-offers': `/booking?step=4&${own}`,
  'booking-offer': `/booking?step=5&${own}&offer=501`,
  booked: booking,
  'dialog-cancel': `${booking}&ask=cancel`,
  'booking-change': `/booking?step=0&${own}&change=1`,
  places: '/save-location',
  'place-new': '/save-location?edit=new',
  account: '/tai-khoan',
  history: '/lich-su',
  bookings: '/lich-su/lich-dat',
  wheel: '/vong-quay-may-man',
  quests: '/vong-quay-may-man/nhiem-vu',
  packs: '/vong-quay-may-man/doi-luot',
  vouchers: '/vong-quay-may-man/doi-qua',
  gifts: '/vong-quay-may-man/qua-tang',
  'my-gifts': '/vong-quay-may-man/qua-cua-toi',
  membership: '/thanh-vien',
  orders: '/thanh-vien/don-hang',
  balance: '/gioi-thieu',
  offers: '/uu-dai',
}

/** Pages that are found by a link, and states that somebody brings about. */
const states: Screen[] = [
  { name: 'service', path: '/dich-vu', first: '/dich-vu/' },
  { name: 'product', path: '/cua-hang', first: '/cua-hang/' },
  { name: 'manage', path: booking, first: '/lich/', isMember: true },
  { name: 'visit', path: '/lich-su', first: '/lich-su/01', isMember: true },
  { name: 'order', path: '/thanh-vien/don-hang', first: '/thanh-vien/don-hang/', isMember: true },
  ...['/lich-su', '/tai-khoan', '/uu-dai', '/thanh-vien', '/vong-quay-may-man'].map((path) => ({
    name: `newcomer${path.replace('/', '-')}`,
    open: async (page: Page, own: Own) => {
      await logInNew(page, own)
      await page.goto(path)
    },
  })),
  { name: 'menu', path: '/', open: (page) => page.locator('.header__menu summary').click() },
  { name: 'dialog-log-in', open: (page) => openLogIn(page, '/dich-vu') },
  {
    name: 'dialog-log-in-wrong',
    open: async (page) => {
      await enter(await openLogIn(page, '/dich-vu'), phoneLabel, '091')
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'dialog-password',
    open: async (page) => {
      await enter(await openLogIn(page, '/dich-vu'), phoneLabel, member)
      await expect(dialog(page).getByLabel(passwordLabel, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'dialog-log-in-code',
    open: async (page, { customer: { phone } }) => {
      await enter(await openLogIn(page, '/dich-vu'), phoneLabel, phone)
      await expect(dialog(page).locator('input[name=code]')).toBeVisible()
    },
  },
  { name: 'booking-hour', open: chooseHour },
  {
    name: 'dialog-stylist',
    path: `/booking?step=0&${own}`,
    isMember: true,
    open: (page) => page.locator('.stylists summary').click(),
  },
  {
    name: 'dialog-consent',
    open: async (page, own) => {
      await chooseHour(page, own)
      await page.getByRole('button', { name: 'Hoàn tất' }).click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'dialog-code',
    open: async (page, { salon }) => {
      await openChosen(page, phoneThatNeedsCode(), '', salon.id)
      await untilScripted(page)
      await chooseFirstHour(page)
      await finish(page)
      await expect(dialog(page).locator('input[name=code]')).toBeVisible()
    },
  },
  {
    name: 'booked-new',
    open: async (page, own) => {
      await chooseHour(page, own)
      await finish(page)
      await page.waitForURL(/\/booking\/success/)
    },
  },
  {
    name: 'booked-change',
    open: async (page, own) => {
      await openBooked(page, own)
      await page.locator('main a[href*="change=1"]').first().click()
      await page.waitForURL(/change=1/)
    },
  },
  {
    name: 'booked-canceled',
    open: async (page, own) => {
      await openBooked(page, own)
      await page.getByRole('link', { name: 'Hủy lịch' }).click()
      await dialog(page).getByRole('button', { name: 'Hủy lịch' }).click()
      await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
    },
  },
  {
    name: 'home-booked',
    open: async (page, own) => {
      await openBooked(page, own)
      await page.goto('/')
    },
  },
]

const pages = [
  ...Object.entries(forGuests).map(([name, path]) => ({ name, path, isMember: false })),
  ...Object.entries(forMember).map(([name, path]) => ({ name, path, isMember: true })),
]

const test = base.extend<{ shoot: (name: string) => Promise<void> }>({
  shoot: async ({ page }, use, { project }) => {
    await use(async (name) => {
      await page.waitForLoadState('load')
      // A page without scripts, or one that has started.
      await page.locator('html.js').or(page.locator('html:not(:has(script))')).first().waitFor()
      await page.evaluate(async () => {
        await document.fonts.ready
        const shown = [...document.images].filter((image) => image.checkVisibility())
        for (const image of shown) image.loading = 'eager'
        await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
      })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const { width } = page.viewportSize()!
      // What lies over a page belongs to the screen, not to the page.
      const isOver = await page.locator('dialog[open], details[open] > summary').count()
      await page.screenshot({
        path: `dist/screens/${project.name}/${name}.png`,
        animations: 'disabled',
        ...(isOver > 0
          ? {}
          : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) } }),
      })
    })
  },
})

for (const { name, path, isMember } of pages)
  test(name, async ({ page, shoot }) => {
    await openPage(page, { path, isMember })
    await shoot(name)
  })

for (const { name, path, first, isMember, open } of states)
  test(name, async ({ page, shoot, salon, customer }) => {
    await openPage(page, { path, first, isMember })
    await open?.(page, { salon, customer })
    await shoot(name)
  })

async function openPage(
  page: Page,
  { path, first, isMember }: Omit<Screen, 'name'>,
): Promise<void> {
  if (isMember) await logIn(page, member)
  if (path) await page.goto(path)
  if (!first) return
  const link = page.locator(`main a[href^="${first}"]`).first()
  await page.goto((await link.getAttribute('href'))!)
}
