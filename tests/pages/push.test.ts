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

type PushResult = { __typename: string; issues?: { field: string }[] }

/** Subscribes a browser, as the script of a page does. */
async function subscribe(browser: Browser, input: Record<string, string>): Promise<PushResult> {
  const { subscribeToPush } = await browser.execute<{ subscribeToPush: PushResult }>(
    'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { __typename ... on InvalidInput { issues { field } } } }',
    { input },
  )
  return subscribeToPush
}

async function offerOf(browser: Browser): Promise<unknown> {
  return browser.execute(
    '{ browser { pushKey } viewer { profile { phone } pushDevices { isThis } } }',
  )
}

test('a device is subscribed for its customer, and the account shows what it receives', async () => {
  const { browser, phone } = await newCustomer()
  expect(part(await browser.open(account)).text).toContain('Chưa máy nào của anh')
  const pushed = { pushKey: expect.stringMatching(/^B[\w-]{86}$/) }
  expect(await offerOf(browser)).toEqual({
    browser: pushed,
    viewer: { profile: { phone }, pushDevices: [] },
  })
  expect(await subscribe(browser, subscription(phone))).toEqual({ __typename: 'PushSubscribed' })
  expect(await offerOf(browser)).toEqual({
    browser: pushed,
    viewer: { profile: { phone }, pushDevices: [{ isThis: true }] },
  })
  const page = await browser.open(account)
  expect(part(page).text).toContain('Thiết bị này')
  const saved = await browser.press(page, part(page).button(/^Lưu tin nhận/), {
    'Mời đánh giá': false,
  })
  expect(saved.path).toBe(`${account}?xong=push`)
  expect(part(saved).text).toContain('Em đã lưu.')
  expect(await browser.execute('{ viewer { pushDevices { purposes isThis } } }')).toEqual({
    viewer: { pushDevices: [{ purposes: ['BOOKING', 'REMINDER'], isThis: true }] },
  })
  const off = await browser.press(saved, part(saved).button(/^Tắt thông báo/))
  expect(part(off).text).toContain('Chưa máy nào của anh')
  expect(await browser.execute('{ viewer { pushDevices { id } } }')).toEqual({
    viewer: { pushDevices: [] },
  })
})

test('a device that is left no purpose is turned off, and a gone one is shown as off', async () => {
  const { browser, phone } = await newCustomer()
  await subscribe(browser, subscription(phone))
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
    404,
    expect.stringContaining('Máy này đã tắt thông báo rồi anh nhé!'),
  ])
})

test('visitors read the key and subscribe nothing', async () => {
  const visitor = new Browser()
  expect(await offerOf(visitor)).toMatchObject({ viewer: null })
  await expect(subscribe(visitor, subscription('visitor'))).rejects.toThrow('UNAUTHENTICATED')
})

test('an address that no push service has is refused', async () => {
  const { browser, phone } = await newCustomer()
  const inside = { ...subscription(phone), endpoint: 'https://10.0.0.1/x' }
  expect(await subscribe(browser, inside)).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'endpoint' }],
  })
})

test('logging out everywhere ends the messages to all devices', async () => {
  const { browser, phone } = await newCustomer()
  await subscribe(browser, subscription(phone))
  const page = await browser.open(account)
  await browser.press(page, page.main.button('Đăng xuất mọi thiết bị'))
  expect(await offerOf(browser)).toMatchObject({ viewer: null })
})

test('inside an app nothing is offered [H-022]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(`${account}?inApp=1`)
  expect(page.main.regions('Thông báo trên máy')).toEqual([])
})
