import type { Page } from 'playwright'

/** One picture: an address, and what is pressed there before. */
export type Shot = {
  name: string
  path: string
  /** Looked at without a log-in; the others as a gold member of the demo. */
  isGuest?: boolean
  /** The address is that of the first link on `path` that begins so. */
  first?: string
  press?: (page: Page) => Promise<unknown>
}

/** A gold member of the demo with a booking, and one of whom nothing is known. */
export const member = '0912345678'
const guest = '0909000077'

const chosen = `salonId=9&chosenService=1001&flow=1`
const own = `phone=${member}&${chosen}`
const booking = '/booking/success?bookingId=01KDEMQ0000000GVANG0000001'

const pages: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-guest', path: '/', isGuest: true },
  { name: 'salons', path: '/system-salon#tinh-62' },
  { name: 'salons-found', path: '/system-salon?q=cau+giay' },
  { name: 'salon', path: '/salon/252-cau-giay-9' },
  { name: 'salon-closed', path: '/salon/104-hau-giang-28' },
  { name: 'soonest', path: '/som-nhat?province=62' },
  { name: 'services', path: '/dich-vu' },
  { name: 'service', path: '/dich-vu', first: '/dich-vu/' },
  { name: 'shop', path: '/cua-hang' },
  { name: 'product', path: '/cua-hang', first: '/cua-hang/' },
  { name: 'booking', path: `/booking?step=0&phone=${guest}`, isGuest: true },
  { name: 'booking-salons', path: `/booking?step=1&phone=${member}&flow=1` },
  { name: 'booking-city', path: `/booking?step=1&phone=${guest}&flow=1&cityId=62`, isGuest: true },
  { name: 'booking-services', path: `/booking?step=2&${own}` },
  { name: 'booking-service', path: `/booking?step=3&${own}&groupId=101` },
  { name: 'booking-main', path: `/booking?step=0&${own}` },
  { name: 'booking-group', path: `/booking?step=0&${own}&p2=1001` },
  { name: 'booking-offers', path: `/booking?step=4&${own}` },
  { name: 'booking-offer', path: `/booking?step=5&${own}&offer=501` },
  { name: 'booked', path: booking },
  { name: 'booked-guest', path: booking, isGuest: true },
  { name: 'manage', path: booking, first: '/lich/' },
  { name: 'lookup', path: '/booking/lookup', isGuest: true },
  { name: 'log-in', path: '/dang-nhap', isGuest: true },
  { name: 'offline', path: '/offline' },
  { name: 'offline-empty', path: '/offline?chung=1' },
  { name: 'at-home', path: '/booking-at-home' },
  { name: 'at-home-services', path: '/booking-at-home?step=2&place=d5' },
  { name: 'places', path: '/save-location' },
  { name: 'place-new', path: '/save-location?edit=new' },
  { name: 'account', path: '/tai-khoan' },
  { name: 'history', path: '/lich-su' },
  { name: 'bookings', path: '/lich-su/lich-dat' },
  { name: 'visit', path: '/lich-su', first: '/lich-su/01' },
  { name: 'masters', path: '/stylist-xuat-sac' },
  { name: 'challenges', path: '/thu-thach' },
  { name: 'wheel', path: '/vong-quay-may-man' },
  { name: 'quests', path: '/vong-quay-may-man/nhiem-vu' },
  { name: 'packs', path: '/vong-quay-may-man/doi-luot' },
  { name: 'vouchers', path: '/vong-quay-may-man/doi-qua' },
  { name: 'voucher', path: '/vong-quay-may-man/doi-qua/1' },
  { name: 'gifts', path: '/vong-quay-may-man/qua-tang' },
  { name: 'my-gifts', path: '/vong-quay-may-man/qua-cua-toi' },
  { name: 'membership', path: '/thanh-vien' },
  { name: 'orders', path: '/thanh-vien/don-hang' },
  { name: 'order', path: '/thanh-vien/don-hang', first: '/thanh-vien/don-hang/' },
  { name: 'balance', path: '/gioi-thieu' },
  { name: 'offers', path: '/uu-dai' },
  { name: 'discover', path: '/kham-pha' },
  { name: 'discovery', path: '/kham-pha/3' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'look', path: '/lookbook/mullet' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/goi-da-dau-dau' },
  { name: 'video', path: '/video' },
  { name: 'spa', path: '/spa/da-nong' },
  { name: 'privacy', path: '/chinh-sach-bao-mat' },
  { name: 'terms', path: '/dieu-kien-giao-dich-chung' },
]

const hour = (page: Page) => page.locator('.choice:not(.choice--gone) input').nth(2)

/** Dialogs, menus and messages over a page. */
const dialogs: Shot[] = [
  { name: 'menu', path: '/', press: (page) => page.locator('.header__menu summary').click() },
  { name: 'user-menu', path: '/', press: (page) => page.locator('.header__user summary').click() },
  {
    name: 'phone-box-wrong',
    path: '/',
    isGuest: true,
    press: (page) => page.locator('.phone-box button[type=submit]').click(),
  },
  {
    name: 'dialog-log-in',
    path: '/dich-vu',
    isGuest: true,
    press: (page) => page.locator('.header__account').first().click(),
  },
  {
    name: 'dialog-lookup',
    path: '/dich-vu',
    isGuest: true,
    press: (page) => page.locator('.header__lookup').click(),
  },
  { name: 'dialog-phone', path: '/booking?salonId=0&phone=0&step=0', isGuest: true },
  { name: 'dialog-closed-salon', path: `/booking?step=0&salonId=28&phone=${guest}`, isGuest: true },
  { name: 'dialog-offer', path: `/booking?step=0&${own.replace('1001', '1007')}&offer_ask=1` },
  {
    name: 'dialog-suggestion',
    path: `/booking?step=2&${own}&suggest=1`,
  },
  {
    name: 'booking-hour',
    path: `/booking?step=0&phone=${guest}&${chosen}`,
    isGuest: true,
    press: (page) => hour(page).check({ force: true }),
  },
  {
    name: 'booking-missing',
    path: `/booking?step=0&phone=${guest}&salonId=9&flow=1`,
    isGuest: true,
    press: (page) => page.locator('.summary__bar button').click({ force: true }),
  },
  {
    name: 'dialog-consent',
    path: `/booking?step=0&phone=${guest}&${chosen}`,
    isGuest: true,
    press: async (page) => {
      await hour(page).check({ force: true })
      await page.waitForURL(/hour=/)
      await page.locator('.summary__bar button').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'dialog-stylist',
    path: `/booking?step=0&${own}`,
    press: (page) => page.locator('.stylists summary').click(),
  },
  { name: 'dialog-cancel', path: `${booking}&ask=cancel` },
  { name: 'dialog-prove', path: `${booking}&ask=prove`, isGuest: true },
  {
    name: 'dialog-video',
    path: '/video',
    press: (page) => page.locator('main a[data-track=video_watch]').first().click(),
  },
]

/** Everything to look at. */
export const shots: readonly Shot[] = [...pages, ...dialogs]
