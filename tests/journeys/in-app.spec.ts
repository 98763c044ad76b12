import { type Server, createServer } from 'node:http'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test, type OwnCustomer, type OwnSalon } from './fixtures'
import { cutAndWash } from './steps'

/** A message that a parent page got, and from whom. */
type Message = { origin: string; data: unknown }

// The page of an app: one frame, and a note of each message.
const html = (
  src: string,
) => `<!doctype html><title>app</title><style>body{margin:0}iframe{border:0;width:100%;height:100vh}</style>
<script>
  window.messages = []
  addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))
</script>
<iframe name="flow" src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`

/**
 * Serves the page of an app that frames `?src=`, at the port of its origin. 127.0.0.1 is the
 * partner's host, localhost any other. A page that Playwright fulfils would not do: browsers do not
 * let it frame pages of this machine.
 */
async function serveHost(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const src = new URL(request.url ?? '/', origin).searchParams.get('src') ?? ''
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(src))
  })
  await new Promise<void>((resolve, reject) =>
    server.on('error', reject).listen(Number(new URL(origin).port), resolve),
  )
  return server
}

/** Opens an address of the site inside a host's page. */
async function openFramed(page: Page, host: string, address: string): Promise<FrameLocator> {
  await page.goto(`${host}/?src=${encodeURIComponent(address)}`)
  return page.frameLocator('iframe')
}

/** All messages that the page on top got. */
function messagesTo(page: Page): Promise<Message[]> {
  return page.evaluate(() => (window as unknown as { messages: Message[] }).messages)
}

const partner = process.env.HOST_ORIGIN ?? ''
const farPartner = process.env.FAR_HOST_ORIGIN ?? ''
const otherSite = partner.replace('127.0.0.1', 'localhost')

test.skip(partner === '', 'a deployment is framed by its real partners only')
// The partners' ports are fixed, so one worker runs all of these.
test.describe.configure({ mode: 'default' })

let servers: Server[]
test.beforeAll(async () => {
  servers = await Promise.all([serveHost(partner), serveHost(farPartner)])
})
test.afterAll(() => {
  for (const server of servers) server.close()
})

/** The main screen with salon and service chosen, for an app that frames it. */
function flowOf(site: string, salon: OwnSalon, { phone }: OwnCustomer, more: string): string {
  return `${site}/booking?step=0&salonId=${salon.id}&phone=${phone}&chosenService=${cutAndWash}${more}`
}

async function bookIn(flow: FrameLocator): Promise<void> {
  await flow.locator('.choice:not(.choice--gone) input').first().check()
  await flow.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(flow.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
}

function bookingIdIn(page: Page): string | null {
  return new URL(page.frame('flow')!.url()).searchParams.get('bookingId')
}

test('the framing partner gets messages for home and for a booking @narrow [B-028, B-299, O-18]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const more = '&inApp=1&utm_source=tikiapp'
  const flow = await openFramed(page, partner, flowOf(baseURL!, salon, customer, more))
  await flow.locator('html.js').waitFor()
  await flow.getByRole('button', { name: 'Về trang chủ' }).click()
  const { origin } = new URL(baseURL!)
  await expect
    .poll(() => messagesTo(page))
    .toEqual([{ origin, data: { type: 'booking_home', message: 'click_home' } }])
  await bookIn(flow)
  expect((await messagesTo(page)).slice(1)).toEqual([
    { origin, data: { type: 'booking_success', message: bookingIdIn(page) } },
  ])
})

test('the framed flow has neither header nor footer on any screen @narrow [B-003, B-004] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const more = '&inApp=1&utm_source=tikiapp'
  const flow = await openFramed(page, partner, flowOf(baseURL!, salon, customer, more))
  await flow.locator('html.js').waitFor()
  await expect(flow.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
  await expect(flow.getByRole('banner')).toHaveCount(0)
  await expect(flow.getByRole('contentinfo')).toHaveCount(0)
  await bookIn(flow)
  await expect(flow.getByRole('contentinfo')).toHaveCount(0)
})

test('an unknown site cannot frame the flow, and gets no message @narrow [B-003, B-299, O-18] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
  consoleErrors,
}) => {
  consoleErrors.allow(/frame-ancestors/)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  const more = '&inApp=1&utm_source=tikiapp'
  await openFramed(page, otherSite, flowOf(baseURL!, salon, customer, more))
  await refused
  await expect.poll(() => page.frame('flow')?.url()).toMatch(/^chrome-error:/)
  expect(await messagesTo(page)).toEqual([])
})

test("an app's own bridge gets the messages instead of a window @narrow [B-005, B-027, B-299] @nightly", async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await page.addInitScript(() => {
    const bridged: string[] = []
    Object.assign(window, {
      bridged,
      ReactNativeWebView: { postMessage: (text: string) => bridged.push(text) },
    })
  })
  const more = '&inApp=1&utm_source=rn_android'
  const flow = await openFramed(page, partner, flowOf(baseURL!, salon, customer, more))
  await flow.locator('html.js').waitFor()
  await flow.getByRole('button', { name: 'Về trang chủ' }).click()
  const bridged = () =>
    page.frame('flow')!.evaluate(() => (window as unknown as { bridged: string[] }).bridged)
  await expect.poll(bridged).toEqual(['{"type":"booking_home","message":"click_home"}'])
  await bookIn(flow)
  expect((await bridged()).slice(1)).toEqual([
    JSON.stringify({ type: 'booking_success', message: bookingIdIn(page) }),
  ])
  expect(await messagesTo(page)).toEqual([])
})

test('an app without a contract gets no home icon and no messages @narrow [B-027, B-299, O-18] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const more = '&inApp=1&utm_source=unknown'
  const flow = await openFramed(page, partner, flowOf(baseURL!, salon, customer, more))
  await flow.locator('html.js').waitFor()
  await expect(flow.getByRole('button', { name: 'Về trang chủ' })).toHaveCount(0)
  await bookIn(flow)
  expect(await messagesTo(page)).toEqual([])
})

test('framed by another site the browser can cancel its booking @narrow [B-003, H-022, H-079]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const more = '&inApp=1&utm_source=farapp'
  const flow = await openFramed(page, farPartner, flowOf(baseURL!, salon, customer, more))
  await flow.locator('html.js').waitFor()
  await bookIn(flow)
  // The in-app mode stays on without its query parameter.
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
  // On the site itself the same browser has other cookies: the partner's page cannot be used to
  // learn who he is there.
  const own = await page.context().newPage()
  await own.goto(`${baseURL}/`)
  expect(await own.evaluate(() => document.cookie)).not.toContain('muot_known')
})

test('in a frame of another site a session that ended is reported once @narrow [B-003, H-130] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const more = '&inApp=1&utm_source=farapp'
  const address = flowOf(baseURL!, salon, customer, more)
  const flow = await openFramed(page, farPartner, address)
  await flow.locator('html.js').waitFor()
  // As the server sets it in a frame.
  await flow.locator('html').evaluate(() => {
    document.cookie = 'muot_ended=1; Path=/; SameSite=None; Secure; Partitioned'
  })
  await openFramed(page, farPartner, address)
  await expect(flow.getByRole('dialog')).toContainText('Phiên đăng nhập đã hết hạn')
  await openFramed(page, farPartner, address)
  await flow.locator('html.js').waitFor()
  expect(await flow.locator('html').evaluate(() => document.cookie)).not.toContain('muot_ended')
  await expect(flow.getByRole('dialog')).toHaveCount(0)
})
