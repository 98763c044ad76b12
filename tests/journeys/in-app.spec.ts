import type { Server } from 'node:http'
import { expect, test, type FrameLocator } from '@playwright/test'
import { heardBy, openFramed, serveHost } from './host-page'
import { cutAndWash, freshPhone, salonId } from './walk'

const partner = process.env.HOST_ORIGIN ?? ''
const farPartner = process.env.FAR_HOST_ORIGIN ?? ''
const stranger = partner.replace('127.0.0.1', 'localhost')

test.skip(partner === '', 'a deployment is framed by its real partners only')

let servers: Server[]
test.beforeAll(async () => {
  servers = await Promise.all([serveHost(partner), serveHost(farPartner)])
})
test.afterAll(() => {
  for (const server of servers) server.close()
})

function address(baseURL: string | undefined, more: string, phone = freshPhone()): string {
  return `${baseURL}/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}${more}`
}

async function bookIn(flow: FrameLocator): Promise<void> {
  await flow.locator('.choice:not(.choice--gone) input').first().check({ force: true })
  await flow.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(flow.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
}

test('the partner that frames the flow hears that the customer goes home, and that he has booked [B-003, B-004, B-005, B-027, B-028, B-299, O-18]', async ({
  page,
  baseURL,
}) => {
  const flow = await openFramed(page, partner, address(baseURL, '&inApp=1&utm_source=tikiapp'))
  await expect(flow.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
  await flow.locator('html.js').waitFor()
  await expect(flow.getByRole('banner')).toHaveCount(0)
  await expect(flow.getByRole('contentinfo')).toHaveCount(0)

  await flow.getByRole('button', { name: 'Về trang chủ' }).click()
  await expect
    .poll(() => heardBy(page))
    .toEqual([
      { origin: new URL(baseURL!).origin, data: { type: 'booking_home', message: 'click_home' } },
    ])

  await bookIn(flow)
  await expect(flow.getByRole('contentinfo')).toHaveCount(0)
  const bookingId = new URL(page.frame('flow')!.url()).searchParams.get('bookingId')
  const heard = await heardBy(page)
  expect(heard.slice(1)).toEqual([
    { origin: new URL(baseURL!).origin, data: { type: 'booking_success', message: bookingId } },
  ])
})

test('a stranger cannot frame the flow, and hears nothing [B-299, O-18]', async ({
  page,
  baseURL,
}) => {
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await openFramed(page, stranger, address(baseURL, '&inApp=1&utm_source=tikiapp'))
  await refused
  await expect.poll(() => page.frame('flow')?.url()).toMatch(/^chrome-error:/)
  expect(await heardBy(page)).toEqual([])
})

test('outside of the in-app mode not even the partner may frame the site [B-003, O-18]', async ({
  page,
  baseURL,
}) => {
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await openFramed(page, partner, address(baseURL, '&utm_source=tikiapp'))
  await refused
  expect(await heardBy(page)).toEqual([])
})

test('where an app has a bridge of its own, that hears of it and no window does [B-004, B-005, B-027, B-028, B-299, O-18]', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const bridged: string[] = []
    Object.assign(window, {
      bridged,
      ReactNativeWebView: { postMessage: (text: string) => bridged.push(text) },
    })
  })
  const flow = await openFramed(page, partner, address(baseURL, '&inApp=1&utm_source=rn_android'))
  await flow.locator('html.js').waitFor()
  await flow.getByRole('button', { name: 'Về trang chủ' }).click()
  const bridged = () =>
    page.frame('flow')!.evaluate(() => (window as unknown as { bridged: string[] }).bridged)
  await expect.poll(bridged).toEqual(['{"type":"booking_home","message":"click_home"}'])
  await bookIn(flow)
  const bookingId = new URL(page.frame('flow')!.url()).searchParams.get('bookingId')
  expect((await bridged()).slice(1)).toEqual([
    JSON.stringify({ type: 'booking_success', message: bookingId }),
  ])
  expect(await heardBy(page)).toEqual([])
})

test('an app that is no partner has no home to go to, and hears nothing of a booking [B-027, B-299, O-18]', async ({
  page,
  baseURL,
}) => {
  const flow = await openFramed(page, partner, address(baseURL, '&inApp=1&utm_source=unknown'))
  await flow.locator('html.js').waitFor()
  await expect(flow.getByRole('button', { name: 'Về trang chủ' })).toHaveCount(0)
  await bookIn(flow)
  expect(await heardBy(page)).toEqual([])
})

test('in the page of a partner on another site the browser keeps who booked: he sees his phone number and may cancel [B-003, H-022, H-079]', async ({
  page,
  baseURL,
}) => {
  const flow = await openFramed(page, farPartner, address(baseURL, '&inApp=1&utm_source=farapp'))
  await flow.locator('html.js').waitFor()
  await bookIn(flow)
  // The in-app mode is remembered without the address saying so again.
  await flow.getByRole('link', { name: 'Hủy lịch' }).click()
  await flow.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(flow.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expect(flow.getByRole('contentinfo')).toHaveCount(0)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'muot_holder')).toMatchObject({
    sameSite: 'None',
    secure: true,
    httpOnly: true,
  })
  // The same browser on the site itself is somebody else: the partner's page cannot be used to learn who he is there.
  const own = await page.context().newPage()
  await own.goto(`${baseURL}/`)
  expect(await own.evaluate(() => document.cookie)).not.toContain('muot_known')
})
