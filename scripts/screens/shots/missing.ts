import type { Shot } from '../shot.ts'

const nothing = (name: string, path: string): Shot => ({ name: `missing-${name}`, path })

/** Addresses of things that are not there (404), and pages that cannot be loaded. */
export const missing: Shot[] = [
  nothing('salon', '/salon/khong-co-99999'),
  nothing('service', '/dich-vu/khong-co'),
  nothing('product', '/cua-hang/khong-co'),
  nothing('look', '/lookbook/khong-co'),
  nothing('post', '/blog/khong-co'),
  nothing('spa', '/spa/khong-co'),
  nothing('discovery', '/kham-pha/999999'),
  nothing('visit', '/lich-su/01ARZ3NDEKTSV4RRFFQ69G5FAV'),
  nothing('order', '/thanh-vien/don-hang/01ARZ3NDEKTSV4RRFFQ69G5FAV'),
  nothing('voucher', '/vong-quay-may-man/doi-qua/999999'),
  {
    name: 'broken',
    path: '/dich-vu',
    who: 'alone',
    press: async (page) => {
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await page.locator('main a[href^="/dich-vu/"]').first().click()
      await page.locator('.empty').waitFor()
    },
  },
  {
    name: 'broken-offline',
    path: '/dich-vu',
    who: 'alone',
    // To another page of the same kind: its code is there already.
    first: '/dich-vu/',
    press: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main a[href^="/dich-vu/"]').first().click()
      await page.locator('.empty').waitFor()
    },
  },
  { name: 'offline-off', path: '/offline?luu=0', who: 'alone' },
  { name: 'offline-none', path: '/offline', who: 'alone' },
]
