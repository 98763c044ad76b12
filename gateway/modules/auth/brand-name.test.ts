import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'

test('every call that names the chain uses one fixed value, whatever the caller sent [H-190]', async () => {
  const FRESH = 'f'.repeat(64)
  const { execute, settle, requests } = openGateway({
    auth: {
      sendCode: ({ method }) => ({
        status: 200,
        body: {
          success: true,
          message: '',
          allowResendAfterSeconds: 60,
          verificationMethod: method,
        },
      }),
      logInWithPassword: () => ({
        status: 200,
        body: { success: true, accessToken: FRESH, message: '', enableCaptcha: false },
      }),
      logInWithCode: () => ({
        status: 200,
        body: { statusCode: 200, data: { accessToken: FRESH }, message: '' },
      }),
      checkRegistered: () => ({ data: { isRegistered: false } }),
      registerNew: () => ({ success: true }),
      postAgreeProtectPersonalInfo: () => ({ status: 200, body: { success: true } }),
    },
  })
  const phone = 'phone: "0909090909"'
  for (const call of [
    `sendLogInCode(${phone}, channel: SMS)`,
    `logInWithPassword(${phone}, password: "123456")`,
    `logInWithCode(${phone}, code: "123456")`,
    `agreeToPrivacy(${phone}, purposes: [BOOKING], textVersion: "2026-11-21", source: BOOKING)`,
  ]) {
    expect((await execute(`mutation { ${call} { __typename } }`)).errors).toEqual([])
  }
  await settle()
  const bodies = await Promise.all(
    requests
      .filter(({ method }) => method !== 'GET')
      .map(async (request) => (await request.json()) as { brandName?: string }),
  )
  expect(bodies.map(({ brandName }) => brandName)).toEqual(['muot', 'muot', 'muot', 'muot', 'muot'])
  expect(
    (
      await execute(
        `mutation { sendLogInCode(${phone}, channel: SMS, brandName: "other") { __typename } }`,
      )
    ).errors,
  ).not.toEqual([])
})
