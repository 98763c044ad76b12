import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { logIn, OWNER } from './authorisation/people.ts'
import { type Chain, openChain } from './open-chain.ts'

const chosen = `salonId=9&phone=${OWNER}&chosenService=1001&flow=1`

let chain: Chain
let session: string
let tomorrow: string

beforeAll(async () => {
  chain = await openChain({ watched: true })
  tomorrow = chain.day(1)
  session = (await logIn(chain, OWNER)).cookie
}, 300_000)
afterEach(() => {
  for (const worker of ['auth', 'booking'] as const) chain.proxy.fail(worker, null)
})
afterAll(() => chain?.stop())

test('a day that was chosen stays chosen while the booking backend is away [B-338]', async () => {
  const posted = /name="date" value="([\d-]+)"/
  const path = `/booking?step=0&${chosen}&date=${tomorrow}&hour=12`
  expect(posted.exec(await page(path))?.[1]).toBe(tomorrow)
  chain.proxy.fail('booking', 'refuses')
  expect(posted.exec(await page(path))?.[1]).toBe(tomorrow)
})

test('a service is not shown as removed while the booking backend is down [B-355]', async () => {
  chain.proxy.fail('booking', 'refuses')
  const html = await page(`/booking?step=3&${chosen}&group=101`)
  expect(html).toContain('Em chưa tải được bảng dịch vụ.')
  expect(html).not.toContain('Dịch vụ này hiện không có tại salon.')
})

test('services and a booking are shown while auth does not answer in time [B-355]', async () => {
  const { data } = await chain.graphql<{ browser: { bookings: { id: string }[] } }>(
    '{ browser { bookings { id } } }',
    {},
    { cookie: session },
  )
  const success = `/booking/success?bookingId=${data!.browser.bookings[0]!.id}`
  expect(await page(success)).toContain('0912.345.678')
  chain.proxy.fail('auth', 'hangs')
  const [services, booking] = await Promise.all([page(`/booking?step=2&${chosen}`), page(success)])
  expect(services).not.toContain('Em chưa tải được bảng dịch vụ.')
  expect(services).toContain('group=101')
  expect(booking).not.toContain('Em chưa tải được lịch hẹn này.')
  // O-30: the phone is not proved.
  expect(booking).not.toContain('0912.345.678')
})

test('a salon number that no salon can have costs nothing of the main screen [B-193]', async () => {
  const section = 'Tổng số tiền anh cần thanh toán'
  expect(await page(`/booking?step=0&${chosen}`)).toContain(section)
  expect(await page(`/booking?step=0&${chosen}&off=9999999999`)).toContain(section)
})

test.each([
  ['/kham-pha/3', 'without its text', 'H-236', '/kham-pha', 'salons'],
  // Before any page has had the menu of services, which has the prices and is cached.
  ['/lookbook/mullet', 'without its prices', 'H-245', '/lookbook', 'booking'],
  ['/dich-vu/cat-goi-10-buoc', 'without its story', 'B-356', '/dich-vu', 'booking'],
] as const)('%s %s is shown but not cached [%s]', async (path, _part, _id, list, worker) => {
  // The list is cached, so the page is known while its backend is away.
  await cachingOf(list)
  chain.proxy.fail(worker, 'refuses')
  expect(await cachingOf(path)).not.toContain('public')
  chain.proxy.fail(worker, null)
  expect(await cachingOf(path)).toContain('public, ')
})

test('a post that cannot be read is answered 503 in its frame, with when to come again', async () => {
  chain.proxy.fail('salons', 'refuses')
  const response = await fetch(`${chain.url}/blog/goi-da-dau-dau`)
  chain.proxy.fail('salons', null)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('600')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(/<header\b.*<footer\b/s)
})

/** What a page's response to a visitor without cookies says about caching. */
async function cachingOf(path: string): Promise<string | null> {
  const response = await fetch(chain.url + path, { headers: { accept: 'text/html' } })
  await response.body?.cancel()
  expect(response.status, path).toBe(200)
  return response.headers.get('cache-control')
}

async function page(path: string): Promise<string> {
  const response = await fetch(chain.url + path, {
    headers: { cookie: session, accept: 'text/html' },
    redirect: 'manual',
  })
  expect(response.status, path).toBe(200)
  return response.text()
}
