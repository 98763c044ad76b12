import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { formAction } from '~/form.server'
import { pressed } from '~/testing/pressed'
import { NewCaptchaDocument } from '../../../../schema/generated/graphql'
import { bookedAction } from '../success/action.server'
import { resend } from './action.server'
import { firstCode } from './send.server'

const now = Date.parse('2026-11-22T02:05:00Z')
const message = 'Anh xác nhận mình không phải là máy giúp em nhé!'
const refused = {
  __typename: 'InvalidInput' as const,
  issues: [{ field: 'captcha', message }],
}
const captcha = { kind: 'sum', question: '3 + 4 = ?', challenge: 'signed' }

/** A site whose backend sends a code only with the captcha that it has handed out. */
function siteWithCaptcha() {
  const mutate = (_document: unknown, { captcha }: { captcha: string | null }) => {
    const sent = { __typename: 'CodeSent', channel: 'SMS', message: '', resendAfterSeconds: 37 }
    const result = captcha === 'signed:7' ? sent : refused
    return Promise.resolve({
      ok: true,
      data: { sendBookingCode: result, sendHolderCode: result },
    })
  }
  const query = (document: unknown) =>
    Promise.resolve(
      document === NewCaptchaDocument
        ? { ok: true, data: { captcha: { __typename: 'CaptchaSum', ...captcha } } }
        : { ok: false },
    )
  return { now, gateway: { mutate, query } } as unknown as Site
}

const right = { captchaChallenge: 'signed', captchaResult: ' 7 ' }
const address =
  'step=0&salonId=9&phone=0944444444&date=2026-11-22&chosenService=1001&hour=12&code=B1&via=ZALO'

/** What a request for another code of the booking comes to. */
function requested(fields: Record<string, string>) {
  const path = `/booking?${address}`
  const action = formAction('', { resend })
  return pressed(action, { intent: 'resend', ...fields }, {}, { path, site: siteWithCaptcha() })
}

test('without a captcha no other code of a booking is sent, and one is shown [B-325]', async () => {
  for (const fields of [{}, { ...right, captchaResult: '8' }])
    expect(await requested(fields)).toMatchObject({
      status: 422,
      shown: { form: 'resend', problems: { captcha: message }, more: { captcha } },
    })
})

test('a solved captcha goes with the request, and the code is on its way [B-325, B-358]', async () => {
  const { location } = await requested(right)
  const query = new URL(String(location), 'http://site').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    code: 'B1',
    via: 'SMS',
    again: String(now + 37_000),
    salonId: '9',
    hour: '12',
  })
})

test('the code of a proof needs a captcha in the same way [B-325, O-30]', async () => {
  const proof = (fields: Record<string, string>) =>
    pressed(
      bookedAction,
      { intent: 'sendProof', ...fields },
      {},
      { path: '/booking/success?bookingId=B1&via=ZALO', site: siteWithCaptcha() },
    )
  expect(await proof({})).toMatchObject({
    shown: { problems: { captcha: message }, more: { captcha } },
  })
  expect(await proof(right)).toMatchObject({ status: 303 })
})

test('a first code that needs a captcha opens the code step with one [B-325]', () => {
  expect(firstCode(refused, now)).toEqual({ via: null, again: null, sent: 'captcha' })
})
