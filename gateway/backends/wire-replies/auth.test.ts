import { expect, test } from 'vitest'
import { authApi } from '../../../workers/auth/contract'
import { received } from '../../testing/received'

const phone = '0912345678'
const brandName = 'muot'
const code = { phone, method: 'sms', brandName, purpose: 'login' } as const
const password = { phone, password: '123456', brandName }

test('the reply to a code has success, message, delay and channel [H-177]', async () => {
  const wire = {
    success: true,
    message: 'Đợi cuộc gọi tự động...',
    allowResendAfterSeconds: 45,
    verificationMethod: 'voice',
  }
  expect(await received(authApi, wire).sendCode(code)).toMatchObject({
    status: 200,
    body: {
      sent: true,
      message: 'Đợi cuộc gọi tự động...',
      resendAfterSeconds: 45,
      channel: 'voice',
    },
  })
})

test('a phone is new by data.isNewUser [H-178]', async () => {
  for (const isNewUser of [true, false])
    expect(await received(authApi, { data: { isNewUser } }).verifyPhone({ phone })).toEqual({
      status: 200,
      body: { isNewCustomer: isNewUser },
    })
})

test('a log-in reply has a token, or message and enableCaptcha, never both [H-179]', async () => {
  const wire = { success: true, accessToken: 'tok', message: '', enableCaptcha: false }
  expect(await received(authApi, wire).logInWithPassword(password)).toEqual({
    status: 200,
    body: { token: 'tok', message: '', needsCaptcha: false },
  })
  expect(
    await received(authApi, {
      ...wire,
      success: false,
      message: 'Sai',
      enableCaptcha: true,
    }).logInWithPassword(password),
  ).toEqual({ status: 200, body: { token: null, message: 'Sai', needsCaptcha: true } })
})

test('a code brings data.accessToken under statusCode 200, and under another one its message [H-180]', async () => {
  const wire = { statusCode: 200, data: { accessToken: 'tok' }, message: '' }
  expect(await received(authApi, wire).logInWithCode({ phone, otp: '123456', brandName })).toEqual({
    status: 200,
    body: { token: 'tok', message: '' },
  })
  expect(
    await received(authApi, { ...wire, statusCode: 400, message: 'Sai' }).logInWithCode({
      phone,
      otp: '123456',
      brandName,
    }),
  ).toEqual({ status: 200, body: { token: null, message: 'Sai' } })
})

/** The viewer that the gateway makes of an auth user with this memberType. */
async function userOf(memberType: number) {
  const userInfo = {
    userId: 7,
    userIdMongo: '64ff',
    phoneNumber: phone,
    userName: 'Minh',
    memberType,
    memberProductId: null,
  }
  const wire = {
    statusCode: 200,
    data: {
      userInfo,
      accountBalance: 250_000,
      isRegistered: true,
      agreeProtectPersonalInfo: true,
    },
  }
  return received(authApi, wire).getUser({})
}

test('a user is read by his names [H-159, H-182]', async () => {
  expect(await userOf(3)).toMatchObject({
    id: 7,
    phone,
    name: 'Minh',
    balance: 250_000,
    isRegistered: true,
    hasAgreedToPrivacy: true,
  })
})

test.each([
  [2, 'SILVER', 'H-160'],
  [3, 'GOLD', 'H-161'],
  [4, 'DIAMOND', 'H-162'],
])('memberType %i means %s [%s]', async (memberType, tier) => {
  expect(await userOf(memberType)).toMatchObject({ tier })
})

test.each([0, 1])('memberType %i means no tier [H-159]', async (memberType) => {
  expect(await userOf(memberType)).toMatchObject({ tier: null })
})

test('a refusal with an agreed status has data, others are failures [H-283]', async () => {
  expect(
    await received(authApi, { message: 'Chậm lại nhé', retryAfterSeconds: 30 }, 429).verifyPhone({
      phone,
    }),
  ).toEqual({ status: 429, body: { message: 'Chậm lại nhé', retryAfterSeconds: 30 } })
  await expect(
    received(authApi, { data: { isNewUser: true } }, 503).verifyPhone({ phone }),
  ).rejects.toMatchObject({ name: 'BackendFailure', why: 'status' })
})
