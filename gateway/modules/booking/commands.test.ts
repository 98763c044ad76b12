import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { bookingApi } from '../../../workers/booking/contract'
import { coded } from '../../../workers/kit/message'
import { openGateway } from '../../testing/open-gateway'
import { aBooking, BOOKING_ID } from '../../testing/people'

type ConfirmReply = z.input<(typeof bookingApi.confirmBooking.responses)[400]>

test('a code is right, wrong, late or of an unknown booking [B-300, B-324, B-359]', async () => {
  const wrong: ConfirmReply = { data: { message: 'Mã Xác Nhận Không Chính Xác!' } }
  const { execute } = openGateway({
    booking: {
      getBooking: () => ({ status: 200, body: aBooking() }),
      confirmBooking: ({ code }) => {
        if (code === '123456') return { status: 200, body: { data: { message: '' } } }
        if (code === '000001')
          return { status: 409, body: { data: { message: 'Thời gian giữ chỗ đã hết.' } } }
        if (code === '000004')
          return { status: 200, body: { success: false, message: 'Sai mã', data: { message: '' } } }
        if (code === '000002') return { status: 404, body: { message: 'Lịch Không Tồn Tại!' } }
        return code === '000003'
          ? { status: 429, body: { message: 'Anh thử lại sau nhé!', retryAfterSeconds: 9 } }
          : { status: 400, body: wrong }
      },
    },
  })
  const confirm = (code: string) =>
    execute(
      `mutation ($id: ID!, $code: String!) {
        confirmBooking(input: { bookingId: $id, phone: "0944444444", code: $code }) {
          __typename
          ... on BookingConfirmed { bookingId }
          ... on WrongCode { message }
          ... on InvalidInput { issues { field code } }
        }
      }`,
      { id: BOOKING_ID, code },
    )
  expect((await confirm('123456')).data.confirmBooking).toEqual({
    __typename: 'BookingConfirmed',
    bookingId: BOOKING_ID,
  })
  expect((await confirm('000000')).data.confirmBooking).toEqual({
    __typename: 'WrongCode',
    message: 'Mã Xác Nhận Không Chính Xác!',
  })
  // A host may refuse with 200.
  expect((await confirm('000004')).data.confirmBooking).toEqual({
    __typename: 'WrongCode',
    message: 'Sai mã',
  })
  expect((await confirm('000001')).data.confirmBooking.__typename).toBe('HoldExpired')
  expect((await confirm('000002')).data.confirmBooking.__typename).toBe('NotFound')
  expect((await confirm('000003')).data.confirmBooking.__typename).toBe('TooManyTries')
  expect((await confirm('12345')).data.confirmBooking.issues).toEqual([
    { field: 'code', code: 'CODE_DIGITS' },
  ])
})

test('a code confirms for a browser that did not make the booking, which owns it from then on [B-300]', async () => {
  const { execute, requests } = openGateway({
    booking: { confirmBooking: () => ({ status: 200, body: { data: { message: '' } } }) },
  })
  const { cookies } = await execute(
    'mutation ($id: ID!) { confirmBooking(input: { bookingId: $id, phone: "0944444444", code: "123456" }) { __typename } }',
    { id: BOOKING_ID },
  )
  const token = /^muot_holder=([0-9a-f]{64});/.exec(cookies[0] ?? '')?.[1]
  expect(token).toBeDefined()
  expect(requests[0]!.headers.get('x-holder')).toBe(token)
})

test('the code of a booking travels by Zalo or SMS, not by a call [B-318, B-358]', async () => {
  const { execute, calls, requests } = openGateway({
    booking: {
      sendBookingCode: ({ method }) => ({
        status: 200,
        body: {
          success: true,
          message: 'Kiểm tra Zalo để lấy OTP.',
          allowResendAfterSeconds: 60,
          verificationMethod: method,
        },
      }),
    },
  })
  const send = `mutation ($id: ID!, $channel: CodeChannel!) {
    sendBookingCode(input: { bookingId: $id, phone: "0944444444", channel: $channel }) {
      __typename
      ... on CodeSent { channel resendAfterSeconds }
      ... on InvalidInput { issues { field } }
    }
  }`
  const sent = await execute(send, { id: BOOKING_ID, channel: 'ZALO' })
  expect(sent.data.sendBookingCode).toEqual({
    __typename: 'CodeSent',
    channel: 'ZALO',
    resendAfterSeconds: 60,
  })
  // Auth knows who requested a code by it, also in a browser that did not make the booking.
  expect(sent.cookies[0]).toContain(`muot_holder=${requests[0]!.headers.get('x-holder')}`)
  expect(
    (await execute(send, { id: BOOKING_ID, channel: 'VOICE' })).data.sendBookingCode.issues,
  ).toEqual([{ field: 'channel' }])
  expect(
    (await execute(send, { id: 'no id', channel: 'ZALO' })).data.sendBookingCode.issues,
  ).toEqual([{ field: 'bookingId' }])
  expect(calls).toHaveLength(1)
})

test('a captcha travels with the request of a code, and without one the issue names it [B-325, B-358]', async () => {
  const reply = ({ recaptcha }: { recaptcha?: string | undefined }) => ({
    status: 200 as const,
    body: {
      success: recaptcha === 'solved',
      message: recaptcha === 'solved' ? 'Kiểm tra Zalo.' : coded('NEEDS_CAPTCHA'),
      allowResendAfterSeconds: recaptcha === 'solved' ? 60 : 0,
      verificationMethod: 'zalo' as const,
      enableCaptcha: recaptcha !== 'solved',
    },
  })
  const { execute } = openGateway({ booking: { sendBookingCode: reply, sendHolderCode: reply } })
  const send = `mutation ($id: ID!, $captcha: String) {
    booked: sendBookingCode(input: { bookingId: $id, phone: "0944444444", channel: ZALO, captcha: $captcha }) {
      ...Sent
    }
    proved: sendHolderCode(input: { bookingId: $id, channel: ZALO, captcha: $captcha }) { ...Sent }
  }
  fragment Sent on SendBookingCodeResult {
    __typename
    ... on InvalidInput { issues { field code } }
  }`
  const missing = {
    __typename: 'InvalidInput',
    issues: [{ field: 'captcha', code: 'NEEDS_CAPTCHA' }],
  }
  expect((await execute(send, { id: BOOKING_ID })).data).toEqual({
    booked: missing,
    proved: missing,
  })
  expect((await execute(send, { id: BOOKING_ID, captcha: 'solved' })).data).toEqual({
    booked: { __typename: 'CodeSent' },
    proved: { __typename: 'CodeSent' },
  })
})

/** Answers a look-up of a phone; one phone has a booking. */
async function lookedUp(phone: string) {
  const { execute } = openGateway({
    booking: {
      checkBooking: ({ phone }) =>
        phone === '0933333333'
          ? {
              status: 200,
              body: { customer: { isBooked: true }, bookingCurrent: { bookingId: BOOKING_ID } },
            }
          : { status: 200, body: { customer: { isBooked: false }, bookingCurrent: null } },
    },
  })
  const lookUp = `mutation ($phone: String!) {
    lookUpBooking(input: { phone: $phone }) {
      __typename
      ... on BookingFound { bookingId }
      ... on NoBooking { message }
      ... on InvalidInput { issues { field code } }
    }
  }`
  return (await execute(lookUp, { phone })).data.lookUpBooking
}

test('a look-up finds the current booking of a phone [H-095, H-096, H-191]', async () => {
  expect(await lookedUp('0933.333.333')).toEqual({
    __typename: 'BookingFound',
    bookingId: BOOKING_ID,
  })
})

test('a look-up of a phone without a booking is NoBooking [H-097]', async () => {
  expect(await lookedUp('0987654321')).toEqual({
    __typename: 'NoBooking',
    message: 'Bạn chưa đặt lịch!',
  })
})

test('a look-up of an invalid phone is a field error [H-098]', async () => {
  expect((await lookedUp('')).issues).toEqual([{ field: 'phone', code: 'PHONE_MISSING' }])
})

const cancel = `mutation ($id: ID!) {
  cancelBooking(input: { bookingId: $id }) {
    __typename
    ... on BookingCanceled { booking { id isCanceled status } }
    ... on ProofNeeded { message }
    ... on NotFound { message }
    ... on CannotCancel { message }
    ... on InvalidInput { issues { field } }
  }
}`

test('a canceled booking is returned in its new state [H-104, H-107]', async () => {
  const { execute } = openGateway({
    booking: {
      cancelBooking: () => ({ status: 200, body: { success: true } }),
      getBooking: () => ({ status: 200, body: aBooking({ canceled: true, status: 'canceled' }) }),
    },
  })
  expect((await execute(cancel, { id: BOOKING_ID })).data.cancelBooking).toEqual({
    __typename: 'BookingCanceled',
    booking: { id: BOOKING_ID, isCanceled: true, status: 'CANCELED' },
  })
})

test.each([
  ['others', 403, 'ProofNeeded', 'O-30'],
  ['anybody when it is missing', 404, 'NotFound', 'H-108'],
  ['its owner when it is too late', 409, 'CannotCancel', 'H-107'],
] as const)(
  'a booking cannot be canceled by %s: %i is %s [%s]',
  async (_who, status, type, _id) => {
    const { execute } = openGateway({
      booking: { cancelBooking: () => ({ status, body: { message: 'Lịch Không Tồn Tại!' } }) },
    })
    expect((await execute(cancel, { id: BOOKING_ID })).data.cancelBooking).toEqual({
      __typename: type,
      message: 'Lịch Không Tồn Tại!',
    })
  },
)

test('a booking that is canceled but cannot be read then is canceled all the same [H-107]', async () => {
  const { execute } = openGateway({
    booking: { cancelBooking: () => ({ status: 200, body: { success: true } }) },
  })
  expect((await execute(cancel, { id: BOOKING_ID })).data.cancelBooking).toEqual({
    __typename: 'BookingCanceled',
    booking: null,
  })
})

test("a browser proves with a code that a booking is its owner's, and keeps the proof [O-30]", async () => {
  const { execute, requests } = openGateway({
    booking: {
      sendHolderCode: () => ({
        status: 200,
        body: {
          success: true,
          message: 'Kiểm tra SMS.',
          allowResendAfterSeconds: 60,
          verificationMethod: 'sms',
        },
      }),
      proveHolder: ({ code }) =>
        code === '123456'
          ? { status: 200, body: { success: true } }
          : { status: 400, body: { message: 'Mã Xác Nhận Không Chính Xác!' } },
    },
  })
  const sent = await execute(
    'mutation ($id: ID!) { sendHolderCode(input: { bookingId: $id, channel: SMS }) { __typename } }',
    { id: BOOKING_ID },
  )
  expect(sent.data.sendHolderCode.__typename).toBe('CodeSent')
  // Auth knows who requested a code by it.
  expect(sent.cookies[0]).toContain(`muot_holder=${requests.at(-1)!.headers.get('x-holder')}`)
  const prove = `mutation ($id: ID!, $code: String!) {
    proveHolder(input: { bookingId: $id, code: $code }) {
      __typename
      ... on HolderProved { bookingId }
      ... on WrongCode { message }
    }
  }`
  const { data, cookies } = await execute(prove, { id: BOOKING_ID, code: '123456' })
  expect(data.proveHolder).toEqual({ __typename: 'HolderProved', bookingId: BOOKING_ID })
  expect(cookies[0]).toContain(`muot_holder=${requests.at(-1)!.headers.get('x-holder')}`)
  expect((await execute(prove, { id: BOOKING_ID, code: '000000' })).data.proveHolder).toEqual({
    __typename: 'WrongCode',
    message: 'Mã Xác Nhận Không Chính Xác!',
  })
})
