import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { fieldsOf } from './state'
import { carriedBy, takeStep } from './take-step.server'

/** A site whose gateway is down. */
const site = {
  now: 0,
  gateway: {
    query: async () => ({ ok: false, failure: { code: 'GATEWAY_DOWN', message: '' } }),
    mutate: async () => ({ ok: false, failure: { code: 'BACKEND_FAILED', message: '' } }),
  },
} as unknown as Site

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function form(fields: Record<string, string>): FormData {
  return formOf({ phone: '0912345678', ...fields })
}

const broken = 'Hệ thống bị gián đoạn xin vui lòng thử lại sau!'

test.each([
  ['asking whether the phone is known', { intent: 'phone' }, 'phone'],
  ['the log-in with a password', { intent: 'password', password: '123456' }, 'password'],
  ['sending a code after a forgotten password', { intent: 'forgot' }, 'code'],
  ['sending another code', { intent: 'resend', channel: 'SMS' }, 'code'],
  ['choosing a password', { intent: 'newPassword', password: '123456' }, 'newPassword'],
])(
  '%s fails: the step stays and shows that the system is interrupted [H-273]',
  async (_what, fields, step) => {
    expect(await takeStep(site, form(fields))).toMatchObject({
      step,
      phone: '0912345678',
      error: broken,
    })
  },
)

test('an empty sum is refused at the sum, without a request [H-124]', async () => {
  const sum = { __typename: 'CaptchaSum', question: '3 + 4 = ?', challenge: 'signed' }
  const asking = {
    ...site,
    gateway: { ...site.gateway, query: async () => ({ ok: true, data: { captcha: sum } }) },
  } as unknown as Site
  const fields = {
    intent: 'password',
    password: '123456',
    captchaChallenge: 'c',
    captchaResult: '',
  }
  expect(await takeStep(asking, form(fields))).toEqual({
    step: 'password',
    phone: '0912345678',
    error: 'Anh điền kết quả phép tính giúp em nhé!',
    captcha: { kind: 'sum', question: '3 + 4 = ?', challenge: 'signed' },
    about: 'sum',
  })
})

test('a code that cannot be checked counts as wrong [H-274]', async () => {
  expect(
    await takeStep(site, form({ intent: 'code', code: '123456', channel: 'SMS' })),
  ).toMatchObject({ step: 'code', error: 'Mã xác nhận không chính xác.' })
})

test('invalid fields are refused without a request [H-148, H-149, H-150]', async () => {
  expect(await takeStep(site, form({ phone: '091', intent: 'phone' }))).toMatchObject({
    step: 'phone',
    error: 'Số điện thoại sai định dạng.',
  })
  expect(await takeStep(site, form({ intent: 'password', password: '12a' }))).toMatchObject({
    step: 'password',
    error: 'Mật khẩu sai định dạng.',
  })
  expect(await takeStep(site, form({ intent: 'newPassword', password: '123' }))).toMatchObject({
    step: 'newPassword',
    error: 'Mật khẩu phải là số và 6 kí tự.',
  })
  expect(await takeStep(site, form({ intent: 'code', code: '123' }))).toMatchObject({
    step: 'code',
    error: 'Mã xác minh là số và 6 kí tự.',
  })
})

test.each<[channel: string, notice: string | null, info: string, id: string]>([
  ['SMS', 'Mã đã gửi vào máy anh.', 'Mã đã gửi vào máy anh.', 'H-276'],
  ['SMS', null, 'Kiểm tra SMS để lấy OTP đăng nhập.', 'H-277'],
  ['ZALO', null, 'Kiểm tra Zalo để lấy OTP đăng nhập.', 'H-278'],
  ['VOICE', null, 'Đợi cuộc gọi tự động...', 'H-279'],
])(
  'a code sent by %s with the notice %j shows: %s [H-122, H-123, %s]',
  async (channel, notice, info) => {
    const sendLogInCode = { __typename: 'CodeSent', channel, notice, resendAfterSeconds: 45 }
    const sending = {
      ...site,
      gateway: { mutate: async () => ({ ok: true, data: { sendLogInCode } }) },
    } as unknown as Site
    expect(await takeStep(sending, form({ intent: 'forgot' }))).toMatchObject({
      step: 'code',
      info,
      error: null,
      againAt: 45_000,
    })
  },
)

test('a code that was not sent, without a reason, shows the default message [H-280]', async () => {
  const refusing = {
    ...site,
    gateway: {
      mutate: async () => ({
        ok: true,
        data: { sendLogInCode: { __typename: 'InvalidInput', issues: [] } },
      }),
    },
  } as unknown as Site
  expect(await takeStep(refusing, form({ intent: 'forgot' }))).toMatchObject({
    step: 'code',
    info: 'Hệ thống gián đoạn, vui lòng thực hiện lại',
  })
})

const known = (isNewCustomer: boolean) =>
  ({
    ...site,
    gateway: {
      mutate: async () => ({
        ok: true,
        data: { checkPhone: { __typename: 'PhoneKnown', isNewCustomer, needsCaptcha: false } },
      }),
    },
  }) as unknown as Site

test('a log-in that the page opens with a phone begins at its password [H-113, O-17]', async () => {
  expect(await takeStep(known(false), form({ intent: 'begin' }))).toEqual({
    step: 'password',
    phone: '0912345678',
    error: null,
    captcha: null,
  })
})

test('a phone without a password is confirmed first, and no code is sent before [H-115]', async () => {
  const first = { step: 'phone', phone: '0912345678', error: null }
  expect(await takeStep(known(true), form({ intent: 'begin' }))).toEqual(first)
  expect(await takeStep(site, form({ intent: 'begin' }))).toEqual(first)
})

test("an older site's token stays in the browser while auth is out [O-32]", async () => {
  await expect(takeStep(site, form({ intent: 'import', token: 'x' }))).rejects.toMatchObject({
    status: 503,
  })
})

test('a booking form passes the log-in unchanged and without consent to a change [B-301, O-17]', () => {
  const first = carriedBy(
    formOf({
      carryTo: '/booking?salonId=9',
      note: 'Tóc & "mái" <b>',
      hourId: '7',
      allowChange: '0',
      script: '1',
    }),
  )!
  expect(first.to).toBe('/booking?salonId=9')
  const again = carriedBy(
    formOf({ carriedTo: first.to, carried: first.fields, intent: 'password' }),
  )!
  expect(again).toEqual(first)
  expect(fieldsOf(again)).toEqual([
    ['note', 'Tóc & "mái" <b>'],
    ['hourId', '7'],
  ])
})

test('what is carried goes to the booking screen and nowhere else', () => {
  expect(carriedBy(formOf({ carryTo: 'https://evil.example/booking', note: 'x' }))).toBeNull()
  expect(carriedBy(formOf({ carriedTo: '/dang-xuat', carried: 'a=1' }))).toBeNull()
  expect(carriedBy(formOf({ carriedTo: '/booking', carried: 'x'.repeat(50_000) }))).toBeNull()
  expect(carriedBy(formOf({ intent: 'phone' }))).toBeNull()
})
