import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { fullGateway } from '../testing/everything'
import { openGateway, SATURDAY_TEN } from '../testing/open-gateway'
import { loggedIn } from '../testing/people'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY_TEN }))
afterEach(() => void vi.useRealTimers())

const main = Object.values(known).find((text) => text.includes(' query BookingMain('))!

function variables(has: boolean): object {
  return {
    hasSalon: has,
    canChooseTime: has,
    hasMine: has,
    isOff: has,
    wantsBackups: has,
    isNear: !has,
    latitude: 21,
    longitude: 105.8,
    salonId: 10,
    offId: 10,
    serviceIds: [1001],
    allServiceIds: [1001],
    date: '2026-11-21',
    guestPhone: '0912345678',
    hours: { date: '2026-11-21', serviceIds: [1001] },
    booking: { serviceIds: [1001], guestPhone: '0912345678' },
  }
}

test.for([true, false])(
  'compiled, BookingMain is answered as graphql-js answers it, with conditions %s',
  async (has) => {
    const headers = { ...loggedIn, 'x-request-id': 'ray-12345678' }
    const answer = (text: string) => fullGateway().execute(text, variables(has), headers)
    const [compiled, interpreted] = [await answer(main), await answer(`${main} `)]
    expect(compiled.errors).toEqual([])
    expect(await compiled.response.text()).toBe(await interpreted.response.text())
  },
)

test('failures and invalid variables are masked the same', async () => {
  const headers = { 'x-request-id': 'ray-12345678' }
  for (const given of [variables(true), { ...variables(true), date: '2026-02-30' }]) {
    const answer = async (text: string) => {
      const { data, errors } = await openGateway().execute(text, given, headers)
      // graphql-jit gives no locations, and its own words for invalid variables.
      return {
        data,
        codes: errors.map(({ path, extensions }) => [path, extensions?.code]).sort(),
      }
    }
    expect(await answer(main)).toEqual(await answer(`${main} `))
  }
  const { response } = await openGateway().execute(main, {
    ...variables(true),
    guestPhone: ['0912345678'],
  })
  expect(await response.text()).not.toContain('0912345678')
})
