import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { anOffer, backend, OWN, sentTo } from '../../testing/offers'
import { loggedIn } from '../../testing/people'
import { campaignApi } from '../../../workers/campaign/contract'
import { toRewards } from './mapping'

test('one offer has conditions, salons and service cards [B-105, B-354, B-370]', async () => {
  const { execute } = openGateway(backend())
  const { data, errors } = await execute(
    `{
      offer(id: 509, salonId: 9, booking: { serviceIds: [1005] }) {
        id startDate endDate remainingUses paymentMethod isPrepaid condition salonIds
        salons { name }
        appliesTo { id name price originPrice description image isSelected }
        requires { isSelected }
      }
    }`,
  )
  expect(errors).toEqual([])
  expect(data.offer).toEqual({
    id: '509',
    startDate: '2026-11-01',
    endDate: null,
    remainingUses: 2,
    paymentMethod: 'topup',
    isPrepaid: true,
    condition: 'Điều kiện',
    salonIds: ['9'],
    salons: [{ name: 'Mượt Cầu Giấy' }],
    appliesTo: [
      {
        id: '1005',
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
    '{ offer(id: 509, salonId: 9, booking: { serviceIds: [1005] }) { salonIds salons { name } } }',
  )
  expect([data.offer, errors]).toEqual([{ salonIds: ['9'], salons: null }, []])
})

test('an offer that is not there for this caller, or no id at all, is null [B-370]', async () => {
  const { execute } = openGateway(backend())
  const { data } = await execute(
    '{ gone: offer(id: 777, salonId: 9, booking: { serviceIds: [] }) { id } none: offer(id: 0, salonId: 9, booking: { serviceIds: [] }) { id } }',
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
    `{ rewards(date: "2026-11-21", own: true) { id name image effect isOwn } }`,
    {},
    loggedIn,
  )
  expect(data.rewards).toEqual([
    { id: '506', name: 'Ưu đãi 506', image: null, effect: 'Giảm', isOwn: true },
    { id: '501', name: 'Ưu đãi 501', image: null, effect: 'Giảm', isOwn: false },
    { id: '601', name: 'Đặt trước', image: '/b.svg', effect: 'Giữ chỗ', isOwn: false },
  ])
  expect(sentTo(requests, '/v2/api/campaign-customer/reward')).toEqual([
    { dateBook: '21-11-2026', phone: OWN },
  ])
})

test('a booking can use what the campaign backend knows, and nothing that is only announced [O-40]', () => {
  const rewards = toRewards(
    campaignApi.listRewards.responses[200].parse({
      data: { salon: [anOffer({ campaignId: 501 })], customer: [anOffer({ campaignId: 506 })] },
    }),
    [501, 601].map((id) => ({
      id,
      name: 'Đặt trước',
      image: null,
      text: 'Giữ chỗ',
      startDate: null,
      endDate: null,
    })),
  )
  expect(rewards.map(({ id, isBookable }) => [id, isBookable])).toEqual([
    [506, true],
    [501, true],
    [601, false],
  ])
})

test('rewards come from one backend while the other fails, else null [O-40]', async () => {
  const { execute, breakDown } = openGateway(backend())
  const query = '{ rewards(date: "2026-11-21") { id } }'
  breakDown('booking')
  expect((await execute(query)).data.rewards).toEqual([{ id: '506' }, { id: '501' }])
  breakDown('campaign')
  expect((await execute(query)).data.rewards).toBeNull()
})

test('spent uses that have not lapsed are subtracted, and returned to a change of that booking', async () => {
  const { execute, requests } = openGateway(backend())
  const query = (more: string) =>
    `{
      salon(id: 9) { offers(booking: { serviceIds: [1013], usingIds: [508, 508], date: "2026-11-22", hourId: 4 ${more}, guestPhone: "${OWN}" }) { best { id } } }
    }`
  await execute(query(''), {}, loggedIn)
  await execute(query(', isChange: true, codes: [" shine30 ", "shine30", "??"]'), {}, loggedIn)
  expect(sentTo(requests, '/campaign/list-campaign-booking')).toEqual([
    {
      salonId: '9',
      services: '1013',
      campaignUsing: '508,508,507,507',
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

test('an offer that was used very often hides no use of others', async () => {
  const used = (campaignId: number, usage: number) => ({ campaignId, usage, endDate: '' })
  const base = backend()
  const { execute, requests } = openGateway({
    ...base,
    booking: { ...base.booking, listOfferUses: () => ({ data: [used(501, 60), used(507, 2)] }) },
  })
  await execute(
    `{ salon(id: 9) { offers(booking: { serviceIds: [1013], usingIds: [508], guestPhone: "${OWN}" }) { best { id } } } }`,
    {},
    loggedIn,
  )
  const campaignUsing = ['508', '507', '507', ...Array<string>(47).fill('501')].join()
  expect(sentTo(requests, '/campaign/list-campaign-booking')).toMatchObject([{ campaignUsing }])
})

test('an unverified phone gets the offers of a newcomer, without its uses [B-335]', async () => {
  const uses = backend()
  const question =
    '{ salon(id: 9) { offers(booking: { serviceIds: [1013], guestPhone: "0987654321" }) { best { id } } } }'
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
