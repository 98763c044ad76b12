import { expect, test } from 'vitest'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { connect } from '../../workers/kit/connect'
import type { Api } from '../../workers/kit/endpoint'
import { aRole } from '../testing/people'

/** A client of a backend that answers every call with the same bytes. */
function received<A extends Api>(api: A, body: object) {
  return connect('chain', api, {
    fetcher: { fetch: () => Promise.resolve(Response.json(body)) },
    headers: {},
    timeoutMs: 1000,
  })
}

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
