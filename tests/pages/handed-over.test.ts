import { expect, test } from 'vitest'
import { Browser } from './browser.ts'
import { newCustomer } from './customers.ts'

/** The cookie's lifetime: three years. */
const LIFE_SECONDS = 94_608_000

test("an app's token becomes a session in an HttpOnly cookie [O-32, H-131, H-132]", async () => {
  const { phone, browser: app } = await newCustomer()
  const token = app.cookies.get('muot_session')!
  const browser = new Browser()
  const path = `/system-salon?token=${token}&inApp=1&utm_source=rn_ios`
  const answer = await browser.fetch(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/system-salon\?inApp=1&utm_source=rn_ios$/),
  ])
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('muot_session='))!
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; SameSite=Lax/)
  expect(line).toContain(`; Max-Age=${LIFE_SECONDS}`)
  expect(browser.cookies.get('muot_session')).not.toBe(token)
  const { viewer } = await browser.ask<{ viewer: { phone: string } }>('{ viewer { phone } }')
  expect(viewer.phone).toBe(phone)
})

test('outside an app an address logs nobody in, and loses its token [H-131, B-348]', async () => {
  const { browser: app } = await newCustomer()
  const browser = new Browser()
  const page = await browser.open(`/?token=${app.cookies.get('muot_session')}`)
  expect(page.path).toBe('/')
  expect(browser.cookies.has('muot_session')).toBe(false)
})
