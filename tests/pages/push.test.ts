import { expect, test } from 'vitest'
import { Browser } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const account = '/tai-khoan'
const part = (page: Page) => page.main.region('Thông báo trên máy')

/** The subscription of a browser, with the keys of RFC 8291's example. */
function subscription(name: string) {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
}

async function post(browser: Browser, fields: Record<string, string>, headers = {}) {
  const form = new URLSearchParams(fields)
  return browser.fetch('/personal/push', { method: 'POST', form, headers })
}

async function offerOf(browser: Browser): Promise<unknown> {
  return (await browser.fetch('/personal/push')).json()
}

test('a device is subscribed for its customer, and the account shows what it receives', async () => {
  const { browser, phone } = await newCustomer()
  expect(part(await browser.open(account)).text).toContain('Chưa máy nào của anh')
  const key = expect.stringMatching(/^B[\w-]{86}$/)
  expect(await offerOf(browser)).toEqual({ key, phone, isOn: false })
  const response = await post(browser, subscription(phone))
  expect([response.status, await response.json()]).toEqual([200, { isOn: true }])
  expect(await offerOf(browser)).toEqual({ key, phone, isOn: true })
  const page = await browser.open(account)
  expect(part(page).text).toContain('Thiết bị này')
  const saved = await browser.press(page, part(page).button(/^Lưu tin nhận/), {
    'Mời đánh giá': false,
  })
  expect(saved.path).toBe(`${account}?xong=push`)
  expect(part(saved).text).toContain('Em đã lưu.')
  expect(await browser.execute('{ pushDevices { purposes isThis } }')).toEqual({
    pushDevices: [{ purposes: ['BOOKING', 'REMINDER'], isThis: true }],
  })
  const off = await browser.press(saved, part(saved).button(/^Tắt thông báo/))
  expect(part(off).text).toContain('Chưa máy nào của anh')
  expect(await browser.execute('{ pushDevices { id } }')).toEqual({ pushDevices: [] })
})

test('a device that is left no purpose is turned off, and a gone one is shown as off', async () => {
  const { browser, phone } = await newCustomer()
  await post(browser, subscription(phone))
  const page = await browser.open(account)
  const save = part(page).button(/^Lưu tin nhận/)
  const none = { 'Xác nhận và đổi lịch': false, 'Nhắc trước giờ hẹn': false, 'Mời đánh giá': false }
  expect(part(await browser.press(page, save, none)).text).toContain('Chưa máy nào của anh')
  const again = await browser.open(account)
  expect(part(again).all('form')).toEqual([])
  const late = await browser.press(page, part(page).button(/^Lưu tin nhận/), {
    'Mời đánh giá': true,
  })
  expect([late.status, part(late).text]).toEqual([
    422,
    expect.stringContaining('Máy này đã tắt thông báo rồi anh nhé!'),
  ])
})

test('visitors read the key and subscribe nothing', async () => {
  const visitor = new Browser()
  expect(await offerOf(visitor)).toMatchObject({ phone: null, isOn: false })
  expect((await post(visitor, subscription('visitor'))).status).toBe(401)
})

test('an address that no push service has is refused, and so is another site', async () => {
  const { browser, phone } = await newCustomer()
  const inside = await post(browser, { ...subscription(phone), endpoint: 'https://10.0.0.1/x' })
  expect([inside.status, await inside.json()]).toEqual([
    422,
    { message: 'Trình duyệt này chưa nhận được thông báo từ em.' },
  ])
  const evil = await post(browser, subscription(phone), { origin: 'https://evil.example' })
  expect(evil.status).toBe(403)
})

test('logging out everywhere ends the messages to all devices', async () => {
  const { browser, phone } = await newCustomer()
  await post(browser, subscription(phone))
  const page = await browser.open(account)
  await browser.press(page, page.main.button('Đăng xuất mọi thiết bị'))
  expect(await offerOf(browser)).toMatchObject({ phone: null, isOn: false })
})

test('inside an app nothing is offered [H-074]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(`${account}?inApp=1`)
  expect(page.main.regions('Thông báo trên máy')).toEqual([])
  expect(await offerOf(browser)).toMatchObject({ key: null })
})
