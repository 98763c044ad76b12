import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlainHost } from './plain-host.ts'

/** Tuesday, 10 November 2026, 9:05 in Vietnam. */
const NOW = Date.parse('2026-11-10T09:05:00+07:00')
const TODAY = '10-11-2026'
let host: Awaited<ReturnType<typeof startPlainHost>>

beforeAll(async () => {
  host = await startPlainHost(() => NOW)
})
afterAll(() => host.stop())

async function ask(path: string, body?: object, token = '') {
  const [method, address] = path.split(' ')
  const response = await fetch(host.url + address, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as never }
}

const order = (phone: string, bookHourId: number, more = {}) => ({
  ...{ salonId: 501, phone, dateBook: TODAY, ...more },
  bookHours: [{ bookHourId, stylistId: 0, chosenServices: [{ id: 3001 }] }],
})

const hours = `/booking/rieng/gio?salonId=501&bookDate=${TODAY}&listServiceId=3001&stylistId=0`

/** How many stylists are free at an hour. */
async function freeAt(hourId: number): Promise<number> {
  const { body } = await ask(`GET ${hours}`)
  const { hourGroup } = (body as { payload: { data: ReturnType<typeof host.bookings.hours> } })
    .payload.data
  return hourGroup.flatMap((group) => group.hours).find((one) => one.hourId === hourId)!
    .totalStylistEmpty
}

test('a visitor books after a code, which keeps the place, and a second booking is refused [B-295, B-301, B-324]', async () => {
  const phone = '0905000001'
  const before = await freeAt(108)
  expect(await ask('POST /booking/rieng/dat-lich', order(phone, 108))).toEqual({
    status: 200,
    body: {
      ok: true,
      payload: {
        booking: { id: 70_001, listBooking: [{ totalMoney: 120_000 }] },
        isUseOtp: true,
      },
    },
  })
  expect(await freeAt(108)).toBe(before - 1)
  await ask('POST /booking/rieng/ma-dat-lich', { phone, method: 'zalo' })
  const { code } = (await ask(`GET /tests/code?phone=${phone}`)).body as { code: string }
  const confirm = (given: string) =>
    ask('POST /booking/rieng/xac-nhan', { bookingId: 70_001, phone, code: given })
  expect(await confirm('000000')).toEqual({
    status: 400,
    body: { ok: false, payload: { data: { message: 'Mã Xác Nhận Không Chính Xác!' } } },
  })
  expect((await confirm(code)).status).toBe(200)
  expect((await ask(`GET /booking/customer/check-book?phone=${phone}`)).body).toEqual({
    customer: { isBooked: true },
    bookingCurrent: { bookingId: 70_001 },
  })
  expect((await ask('POST /booking/rieng/dat-lich', order(phone, 120))).status).toBe(403)
})

test('a member logs in, changes the booking, cancels it and has been here before [H-107, H-110, H-179]', async () => {
  const phone = '0912345678'
  const wrong = { phone, password: '000000' }
  expect((await ask('POST /auth/api/v1/auth/login', wrong)).body).toMatchObject({ success: false })
  const { accessToken } = (await ask('POST /auth/api/v1/auth/login', { phone, password: '123456' }))
    .body as { accessToken: string }
  const own = (path: string, body?: object) => ask(path, body, accessToken)
  expect((await own('GET /auth/rieng/toi')).body).toMatchObject({
    payload: { data: { userInfo: { phoneNumber: phone, userName: 'Nguyễn Văn An' } } },
  })
  const [first, second] = [await freeAt(115), await freeAt(122)]
  await own('POST /booking/rieng/dat-lich', order(phone, 115))
  await own('POST /booking/rieng/dat-lich', order(phone, 122, { allowChange: true }))
  expect([await freeAt(115), await freeAt(122)]).toEqual([first, second - 1])
  const mine = (await own('GET /booking/rieng/lich')).body as {
    payload: { data: [{ bookingId: number }] }
  }
  expect(mine.payload.data).toMatchObject([{ dateBook: TODAY, hourBook: '15h30' }])
  const cancel = `DELETE /booking/booking/${mine.payload.data[0].bookingId}`
  expect((await ask(cancel)).status).toBe(401)
  expect((await own(cancel)).status).toBe(200)
  expect(await freeAt(122)).toBe(second)
  expect((await own('GET /booking/customer-history')).body).toMatchObject({
    data: [{ bookingId: 70_000, dateBook: '03-11-2026' }],
  })
})

test('an hour that is over or full is refused, and a call that the texts have not is not there [B-224, B-302]', async () => {
  expect(await freeAt(102)).toBe(0)
  const over = await ask('POST /booking/rieng/dat-lich', order('0905000002', 102))
  expect(over.status).toBe(409)
  for (const call of ['GET /booking/booking/free-board', 'GET /auth/captcha', 'GET /other/x'])
    expect((await ask(call)).status).toBe(404)
})
