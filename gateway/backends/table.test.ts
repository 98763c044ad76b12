import { expect, test } from 'vitest'
import { authApi } from '../../workers/auth/contract'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import type { Endpoint } from '../../workers/kit/endpoint'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'
import { aRole } from '../testing/people'
import { received } from '../testing/specified'

const owners = { authApi, bookingApi, salonsApi, campaignApi, wheelApi, trackingApi }

test.each([
  ['auth', ['/otp/', '/api/v1/auth/', '/api/v1/app-customer/', '/app-customer/']],
  ['auth', ['/api/customer/register-new', '/api/v1/booking/customer']],
  ['booking', ['/booking/', '/booking-info/', '/customer/check-book', '/customer-history']],
  ['booking', ['/customer/history-booking', '/api/rating', '/style-master/']],
  [
    'salons',
    [
      '/city/',
      '/district',
      '/salon/',
      '/v4/salon/',
      '/location/',
      '/static/salons',
      '/static/provinces',
    ],
  ],
  ['salons', ['/discovers', '/shop/', '/static/dynamic-layout', '/static/blog-posts']],
  ['campaign', ['/api/campaign-customer/', '/v2/api/campaign-customer/', '/membership/']],
  ['campaign', ['/product/topup', '/customer/topup/']],
  ['wheel', ['/api/v1/wheeling', '/api/v1/gifts', '/api/v1/times/', '/api/v1/quests']],
  ['wheel', ['/api/customer/reward-vqmm', '/api/customer/history-lucky-point']],
  ['wheel', ['/api/LuckySprint/']],
  ['tracking', ['/api-tracking']],
])('the %s backend owns the paths %j, and no other has any of them [O-49]', (owner, starts) => {
  for (const start of starts) {
    const having = Object.entries(owners).flatMap(([name, api]) =>
      Object.values<Endpoint>(api).some(({ path }) => path.startsWith(start)) ? [name] : [],
    )
    expect(having, start).toEqual([`${owner}Api`])
  }
})

// Checking a body takes ten times as long as comparing its bytes, and these calls name the phone.
test.each<[string, (phone: string) => Promise<unknown>]>([
  ['role', (phone) => received(bookingApi, aRole()).getRole({ salonId: 9, phone })],
  [
    'offers',
    (phone) =>
      received(campaignApi, { data: { salon: [], customer: [], best: [] } }).listOffers({
        salonId: 9,
        services: [1001],
        campaignUsing: [],
        phone,
      }),
  ],
])('the %s of two customers that comes in the same bytes is checked once', async (_, callFor) => {
  expect(await callFor('0912345678')).toBe(await callFor('0987654321'))
})
