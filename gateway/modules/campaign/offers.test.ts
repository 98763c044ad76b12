import { expect, test } from 'vitest'
import type { OfferWire } from '../../../workers/campaign/contract'
import { anOffer, anOfferService } from '../../testing/offers'
import type { FakeBackends } from '../../testing/open-gateway'
import { openGateway } from '../../testing/open-gateway'
import { aSalon, aUser, loggedIn } from '../../testing/people'

const OWN = '0912345678'

const offer = (campaignId: number, more: Partial<OfferWire> = {}) =>
  anOffer({
    campaignId,
    name: `Ưu đãi ${campaignId}`,
    startDate: '01-11-2026',
    remainUsage: 2,
    condition: 'Điều kiện',
    effect: 'Giảm',
    ...more,
  })

const card = anOfferService({
  id: 1005,
  name: 'Combo 3',
  originPrice: 299_000,
  description: 'Một buổi',
  serviceImage: '/a.svg',
})

function backend(more: FakeBackends['campaign'] = {}): FakeBackends {
  return {
    auth: { getUser: () => aUser(OWN) },
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 9, name: 'Mượt Cầu Giấy' }), aSalon({ id: 10 })] }),
    },
    booking: {
      listOfferUses: ({ isChange }) => ({ data: isChange ? [] : [{ campaignId: 507, usage: 2 }] }),
      listMarketing: () => ({ data: [] }),
    },
    campaign: {
      listOffers: () => ({ data: { salon: [], customer: [], best: [] } }),
      getOffer: ({ campaignId }) =>
        campaignId === 509
          ? {
              status: 200,
              body: {
                data: offer(509, {
                  paymentMethod: 'topup',
                  salonApplies: [9],
                  serviceApplies: [card],
                  serviceConditions: [{ ...card, selected: false }],
                }),
              },
            }
          : { status: 404, body: { message: 'Không còn' } },
      listRewards: () => ({ data: { salon: [offer(501)], customer: [offer(506)] } }),
      postCode: () => ({
        status: 200,
        body: { code: 200, message: 'Lấy mã thành công', data: { campaignId: 509 } },
      }),
      ...more,
    },
  }
}

const sentTo = (requests: Request[], path: string) =>
  requests
    .filter(({ url }) => new URL(url).pathname === path)
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams))

test('one offer has conditions, salons and service cards [B-105, B-354, B-370]', async () => {
  const { execute } = openGateway(backend())
  const { data, errors } = await execute(
    `{
      offer(id: 509, salonId: 9, serviceIds: [1005]) {
        id startDate endDate remainingUses paymentMethod isPrepaid condition salonIds
        salons { name }
        appliesTo { id name price originPrice description image isSelected }
        requires { isSelected }
      }
    }`,
  )
  expect(errors).toEqual([])
  expect(data.offer).toEqual({
    id: 509,
    startDate: '2026-11-01',
    endDate: null,
    remainingUses: 2,
    paymentMethod: 'topup',
    isPrepaid: true,
    condition: 'Điều kiện',
    salonIds: [9],
    salons: [{ name: 'Mượt Cầu Giấy' }],
    appliesTo: [
      {
        id: 1005,
        name: 'Combo 3',
        price: 0,
        originPrice: 299_000,
        description: 'Một buổi',
        image: '/a.svg',
        isSelected: true,
      },
    ],
    requires: [{ isSelected: false }],
  })
})

test('while the list of salons is down an offer has salon ids without names [B-105]', async () => {
  const { execute, breakDown } = openGateway(backend())
  breakDown('salons')
  const { data, errors } = await execute(
    '{ offer(id: 509, salonId: 9, serviceIds: [1005]) { salonIds salons { name } } }',
  )
  expect([data.offer, errors]).toEqual([{ salonIds: [9], salons: null }, []])
})

test('an offer that is not there for this caller, or no id at all, is null [B-370]', async () => {
  const { execute } = openGateway(backend())
  const { data } = await execute(
    '{ gone: offer(id: 777, salonId: 9, serviceIds: []) { id } none: offer(id: 0, salonId: 9, serviceIds: []) { id } }',
  )
  expect(data).toEqual({ gone: null, none: null })
})

test('rewards merge both backends, own ones first [B-349, B-350, O-40]', async () => {
  const marketing = [
    { campaignId: 501, name: 'Cũ', image: '', desc: 'lời khác', startDate: '', endDate: '' },
    {
      campaignId: 601,
      name: 'Đặt trước',
      image: '/b.svg',
      desc: 'Giữ chỗ',
      startDate: '',
      endDate: '',
    },
    { campaignId: 602, name: 'Hè', image: '', desc: '', startDate: '', endDate: '31-08-2026' },
  ]
  const base = backend()
  const { execute, requests } = openGateway({
    ...base,
    booking: { ...base.booking, listMarketing: () => ({ data: marketing }) },
  })
  const { data } = await execute(
    `{ rewards(date: "2026-11-21", phone: "${OWN}") { id name image effect isOwn } }`,
    {},
    loggedIn,
  )
  expect(data.rewards).toEqual([
    { id: 506, name: 'Ưu đãi 506', image: null, effect: 'Giảm', isOwn: true },
    { id: 501, name: 'Ưu đãi 501', image: null, effect: 'Giảm', isOwn: false },
    { id: 601, name: 'Đặt trước', image: '/b.svg', effect: 'Giữ chỗ', isOwn: false },
  ])
  expect(sentTo(requests, '/v2/api/campaign-customer/reward')).toEqual([
    { dateBook: '21-11-2026', phone: OWN },
  ])
})

test('rewards come from one backend while the other fails, else null [O-40]', async () => {
  const { execute, breakDown } = openGateway(backend())
  const query = '{ rewards(date: "2026-11-21") { id } }'
  breakDown('booking')
  expect((await execute(query)).data.rewards).toEqual([{ id: 506 }, { id: 501 }])
  breakDown('campaign')
  expect((await execute(query)).data.rewards).toBeNull()
})

test('spent uses are subtracted, and returned to a change of that booking', async () => {
  const { execute, requests } = openGateway(backend())
  const query = (more: string) =>
    `{
      offers(
        salonId: 9
        serviceIds: [1013]
        phone: "${OWN}"
        usingIds: [508, 508]
        date: "2026-11-22"
        hourId: 4 ${more}
      ) { best { id } }
    }`
  await execute(query(''), {}, loggedIn)
  await execute(query(', isChange: true, codes: [" shine30 ", "shine30", "??"]'), {}, loggedIn)
  expect(sentTo(requests, '/campaign/list-campaign-booking')).toEqual([
    {
      salonId: '9',
      services: '1013',
      campaignUsing: '507,507,508,508',
      phone: OWN,
      bookDate: '22-11-2026',
      bookHourId: '4',
    },
    {
      salonId: '9',
      services: '1013',
      campaignUsing: '508,508',
      codes: 'SHINE30',
      phone: OWN,
      bookDate: '22-11-2026',
      bookHourId: '4',
    },
  ])
})

test('an unverified phone gets the offers of a newcomer, without its uses [B-335]', async () => {
  const uses = backend()
  const question = '{ offers(salonId: 9, serviceIds: [1013], phone: "0987654321") { best { id } } }'
  const customer = openGateway(uses)
  await customer.execute(question, {}, loggedIn)
  expect(sentTo(customer.requests, '/campaign/list-campaign-booking')).toEqual([
    { salonId: '9', services: '1013', campaignUsing: '0', guest: '1' },
  ])
  const anonymous = openGateway(uses)
  await anonymous.execute(question)
  expect(sentTo(anonymous.requests, '/campaign/list-campaign-booking')).toEqual([
    { salonId: '9', services: '1013', campaignUsing: '0', guest: '1' },
  ])
  expect(anonymous.calls).not.toContain('booking.listOfferUses')
})

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

test('another code shows the server’s message [B-115]', async () => {
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
