import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ageText } from './routes'
import { fetchAuth, auth, codeOf, codeRequest } from '../testing/client'
import { newPhone } from '../testing/customer'

function open(path: string, vars = {}, headers: Record<string, string> = {}) {
  return fetchAuth(new Request(`https://auth${path}`, { headers }), { vars })
}

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('the inbox', () => {
  test('shows the newest code first, and refreshes itself [H-121, B-318]', async () => {
    const [older, newer] = [newPhone(), newPhone()]
    await auth().sendCode(codeRequest(older))
    await auth().sendCode({ ...codeRequest(newer), method: 'zalo', purpose: 'booking' })
    const response = await open('/inbox')
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain(await codeOf(older))
    expect(page.indexOf(newer)).toBeLessThan(page.indexOf(older))
    expect(page).toContain('Xác nhận lịch hẹn · Zalo · vừa xong')
    expect(page).toContain('Đăng nhập · SMS · vừa xong')
    expect(page).toContain('http-equiv="refresh"')
  })

  test('runs no scripts and is not cached', async () => {
    const { headers } = await open('/inbox')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[0-9a-f]{32}'/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('as JSON gives the messages of one phone, and none for something that is no phone', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const { messages } = (await (await open(`/inbox.json?phone=${phone}`)).json()) as {
      messages: unknown[]
    }
    expect(messages).toEqual([
      {
        phone,
        code: expect.stringMatching(/^\d{6}$/),
        purpose: 'login',
        method: 'sms',
        sentAt: expect.any(Number),
      },
    ])
    expect(await (await open("/inbox.json?phone=' OR 1=1")).json()).toEqual({
      messages: [],
      notices: [],
    })
  })

  test('is not there when real channels are configured', async () => {
    for (const path of ['/inbox', '/inbox.json'])
      expect((await open(path, { CHANNELS: 'sms,zalo,voice' })).status).toBe(404)
  })

  test('opens only with its key where one is set; the key then moves from the address into a cookie', async () => {
    const vars = { INBOX_KEY: 'open sesame' }
    expect((await open('/inbox', vars)).status).toBe(403)
    expect((await open('/inbox?key=wrong', vars)).status).toBe(403)
    expect((await open('/inbox.json', vars)).status).toBe(403)
    const welcome = await open('/inbox?key=open%20sesame', vars)
    expect([welcome.status, welcome.headers.get('location')]).toEqual([303, '/inbox'])
    const cookie = welcome.headers.get('set-cookie')!
    expect(cookie).toMatch(/^muot_inbox=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await open('/inbox', vars, { cookie: cookie.split(';')[0]! })).status).toBe(200)
    expect((await open('/inbox.json?key=open%20sesame', vars)).status).toBe(200)
  })

  test.each([
    [0, 'vừa xong'],
    [59_999, '59 giây trước'],
    [60_000, '1 phút trước'],
    [7_200_000, '2 giờ trước'],
  ])('writes an age of %i ms as %s', (age, text) => {
    expect(ageText(age)).toBe(text)
  })
})
