import type { Page } from '@playwright/test'
import { bookByRequest, logInNamed } from './own/book'
import { nameHim } from './customer'
import { expect, test } from './fixtures'
import { allowNotifications, cutAndWash, openChosen, untilScripted } from './steps'
import { freeStylist } from './own/stylist'

/** Presses Tab until an element that fits has the focus; fails when the page ends before. */
async function tabTo(page: Page, what: string | RegExp, most = 150): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement
      // The text of the whole page contains every name.
      if (!(at instanceof HTMLElement) || at === document.body) return ''
      const label =
        at instanceof HTMLInputElement
          ? [...(at.labels ?? [])].map((one) => one.innerText).join(' ')
          : ''
      return (at.getAttribute('aria-label') ?? (label || at.innerText || ''))
        .replace(/\s+/g, ' ')
        .trim()
    })
    if (typeof what === 'string' ? name.includes(what) : what.test(name)) return
    seen.push(name)
  }
  throw new Error(`no way by Tab to ${String(what)}; passed ${seen.join(' | ')}`)
}

/** Expects the focused element to have a visible focus style. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isShown = await page.evaluate(() => {
    const at = document.activeElement
    if (!at) return false
    const marked = [at, at.nextElementSibling, at.closest('label'), at.parentElement].filter(
      (one) => one !== null && one !== undefined,
    )
    return marked.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })
  expect(isShown).toBe(true)
}

test('salon and service are chosen with the keyboard alone, and the focus moves with the step [B-024, B-185]', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(`/booking?step=0&salonId=0&phone=${customer.phone}`)
  await untilScripted(page)
  await tabTo(page, 'Xem tất cả salon')
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Chọn salon')
  await expect(title).toBeFocused()
  await tabTo(page, /Tìm kiếm salon|Tìm salon/)
  await page.keyboard.type(salon.name)
  const found = page.locator(`main a[href*="salonId=${salon.id}&"]`)
  await expect(found).toBeVisible()
  await tabTo(page, salon.name)
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Chọn dịch vụ')
  await expect(title).toBeFocused()
  await tabTo(page, /^Tiêu chuẩn/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
  await tabTo(page, /^Xong$/)
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Đặt lịch giữ chỗ')
  await expect(page.getByRole('heading', { name: /^3\. Chọn ngày/ })).toBeFocused()
})

test('a page that a link, a pager or the way back leads to begins at its heading, where it was scrolled to @narrow @nightly', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/blog')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Trang sau' }).press('Enter')
  await expect(page).toHaveURL('/blog?trang=2')
  await expect(title).toBeFocused()
  await expect(title).toHaveCSS('outline-style', 'none')

  const post = page.getByTestId('posts').getByRole('link').last()
  await post.focus()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/blog?trang=2')
  await expect(title).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('an hour is chosen, booked with consent and canceled with the keyboard alone [B-045, H-107]', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  // Hours are one group of radio buttons: Tab enters it, Space takes one, arrows go on.
  await tabTo(page, /^\d+h\d\d/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/hour=\d+/)
  const first = new URL(page.url()).searchParams.get('hour')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('hour')).not.toBe(first)
  await tabTo(page, /^Hoàn tất$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /đồng ý cho salon dùng số điện thoại/, 20)
  await page.keyboard.press('Space')
  await tabTo(page, /^Tiếp tục$/, 20)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/booking\/success/)
  await page.waitForURL(/\/booking\/success/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await tabTo(page, /^Hủy lịch$/i)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Hủy lịch$/i, 20)
  await page.keyboard.press('Enter')
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
})

test('a group is made with the keyboard alone [B-252, B-254, B-261] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  await nameHim(page.request, customer.phone, 'Anh Tuấn')
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await tabTo(page, 'Thêm một người')
  await page.keyboard.press('Enter')
  await expect(page.locator('.person')).toHaveCount(2)
  await tabTo(page, /^\d+h\d\d/)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/hour=\d+/)
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'Khách hàng 2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Khách hàng 2/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await tabTo(page, 'Giống khách hàng 1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`p2=${cutAndWash}_\\d+`))
})

test('an hour of the soonest is found and booked with the keyboard alone [B-217] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  await page.goto('/som-nhat')
  await untilScripted(page)
  await tabTo(page, 'Chọn tỉnh, thành phố')
  await expectVisibleFocus(page)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, /^Xem giờ trống$/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/som-nhat\?.*province=\d+/)
  // Other journeys have salons of that province for themselves; the rest is at this one's.
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await page.goto(`/som-nhat?stylist=${salon.id}-${stylistId}`)
  await untilScripted(page)
  await tabTo(page, /^\d+h\d\d.*Đặt$/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/booking\?/)
  await expect(page.getByText(/Em giữ giờ này cho anh/).first()).toBeVisible()
  await tabTo(page, /^Hoàn tất$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
})

test('a link’s booking is announced late, taken out of notifications, looked up on the card and canceled with the keyboard alone', async ({
  page,
  salon,
  customer,
}) => {
  await allowNotifications(page)
  const { phone } = customer
  await page.goto(await bookByRequest(page.request, { salon, phone, date: salon.today }))
  await untilScripted(page)
  await tabTo(page, /^Mở trang quản lý$/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/lich\/[\w-]+$/)
  const managed = page.url()
  await tabTo(page, /^Trễ 5 phút$/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Em giữ ghế cho anh thêm 5 phút sau giờ hẹn.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Không, cảm ơn' })).toBeVisible()
  await tabTo(page, /^Không, cảm ơn$/)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveRole('heading')
  await page.goto('/offline')
  await tabTo(page, 'Gọi salon')
  await expectVisibleFocus(page)
  await tabTo(page, /^Hủy lịch hẹn$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Hủy lịch hẹn này$/)
  await expectVisibleFocus(page)
  await page.goto(managed)
  await untilScripted(page)
  await tabTo(page, /^Hủy lịch$/i)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Hủy lịch$/i, 20)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hủy Lịch Thành Công!')).toBeVisible()
})

test('a dialog traps the focus, Escape closes it, and the focus returns', async ({ page }) => {
  await page.goto(`/booking?step=0&salonId=9&phone=0912345670&chosenService=${cutAndWash}`)
  await untilScripted(page)
  await tabTo(page, 'Ghi chú & yêu cầu thêm')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Nhân viên tư vấn cho anh')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest('dialog')),
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('switch', { name: 'Nhân viên tư vấn cho anh' })).toBeFocused()
})

test.describe('with reduced motion @nightly', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves by itself and nothing slides', async ({ page }) => {
    await page.goto(`/booking?step=0&salonId=9&phone=0912345670&chosenService=${cutAndWash}`)
    await untilScripted(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((one) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } =
            getComputedStyle(one)
          const isLong = (times: string) =>
            times.split(',').some((time) => Number.parseFloat(time) > 0.01)
          return (
            (animationName !== 'none' && isLong(animationDuration)) ||
            isLong(transitionDuration) ||
            scrollBehavior === 'smooth'
          )
        })
        .map((one) => one.className || one.tagName),
    )
    expect(moving).toEqual([])
  })
})
