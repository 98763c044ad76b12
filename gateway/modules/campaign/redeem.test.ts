import { expect, test } from 'vitest'
import { backend, OWN, sentTo } from '../../testing/offer-backends'
import { openGateway } from '../../testing/open-gateway'
import { loggedIn } from '../../testing/people'

const redeem = `mutation ($code: String!, $phone: String) {
  redeemCode(code: $code, phone: $phone, salonId: 9, serviceIds: [1005]) {
    __typename
    ... on CodeRedeemed { message code offer { id } }
    ... on CodeRefused { message }
    ... on TooManyTries { retryAfterSeconds }
    ... on InvalidInput { issues { field coded { code } } }
  }
}`

test('a valid code succeeds and brings its offer, without a session as well [B-114, B-371]', async () => {
  const { execute, requests } = openGateway(backend())
  const { data } = await execute(redeem, { code: ' shine30 ', phone: '0987654321' })
  expect(data.redeemCode).toEqual({
    __typename: 'CodeRedeemed',
    message: 'Lấy mã thành công',
    code: 'SHINE30',
    offer: { id: 509 },
  })
  const posted = requests.find(({ method }) => method === 'POST')!
  expect([new URL(posted.url).pathname, await posted.json()]).toEqual([
    '/api/campaign-customer/one-phone-voucher',
    { code: 'SHINE30', phone: '0987654321', keep: false },
  ])
  expect(sentTo(requests, '/v2/api/campaign-customer/detail')).toEqual([
    {
      campaignId: '509',
      salonId: '9',
      services: '1005',
      campaignUsing: '0',
      codes: 'SHINE30',
      guest: '1',
    },
  ])
})

test('the offer of a code is stored for a logged-in customer, with his own phone only [B-351]', async () => {
  const bodies: unknown[] = []
  const { execute } = openGateway(
    backend({
      postCode: ({ phone, keep }) => (
        bodies.push([phone, keep]),
        { status: 200, body: { code: 200, message: '', data: { campaignId: 777 } } }
      ),
    }),
  )
  const { data } = await execute(redeem, { code: 'SHINE30', phone: OWN }, loggedIn)
  expect(data.redeemCode).toMatchObject({ __typename: 'CodeRedeemed', offer: null })
  await execute(redeem, { code: 'SHINE30', phone: '0987654321' }, loggedIn)
  expect(bodies).toEqual([
    [OWN, true],
    ['0987654321', false],
  ])
})

test('another code shows the server’s message [B-115, B-371]', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => ({
        status: 200,
        body: { code: 409, message: 'Mã đã hết lượt sử dụng', data: null },
      }),
    }),
  )
  expect((await execute(redeem, { code: 'HETLUOT' })).data.redeemCode).toEqual({
    __typename: 'CodeRefused',
    message: 'Mã đã hết lượt sử dụng',
  })
})

test('a code whose answer breaks is a masked failure of the backend, not a refusal [B-116]', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => {
        throw new Error('secret detail')
      },
    }),
  )
  const { errors } = await execute(redeem, { code: 'LOI500' })
  expect(errors).toMatchObject([
    { message: 'Có lỗi xảy ra, vui lòng thử lại sau!', extensions: { code: 'BACKEND_FAILED' } },
  ])
})

test.each(['', '  ', 'a', '<script>', 'x'.repeat(65)])(
  'the code %j is a field error before any request [B-113]',
  async (code) => {
    const { execute, calls } = openGateway(backend())
    expect((await execute(redeem, { code })).data.redeemCode).toEqual({
      __typename: 'InvalidInput',
      issues: [
        {
          field: 'code',
          coded: [{ code: code.trim() === '' ? 'PROMO_CODE_MISSING' : 'PROMO_CODE_INVALID' }],
        },
      ],
    })
    expect(calls).toEqual([])
  },
)

test('codes that are tried too often wait', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => ({ status: 429, body: { message: 'nhanh quá', retryAfterSeconds: 30 } }),
    }),
  )
  expect((await execute(redeem, { code: 'SHINE30' })).data.redeemCode).toEqual({
    __typename: 'TooManyTries',
    retryAfterSeconds: 30,
  })
})
