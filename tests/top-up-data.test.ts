import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceName } from '../domain/service-name'

type Service = { serviceId: number; name: string; versionName: string; priceNum: number }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const topUp = read('workers/campaign/data/top-up.json') as {
  services: { id: number; name: string; price: number; offerId: number }[]
}
const catalogue = read('workers/booking/data/services.json') as {
  data: { serviceGroups: { services: Service[] }[] }[]
}
const offers = read('workers/campaign/data/offers.json') as {
  id: number
  paymentMethod?: string
  applies?: { serviceId: number; price: number }[]
}[]
const people = read('workers/auth/data/people.json') as {
  customers: { id: number; phone: string; memberType: number; balance: number }[]
}

test('packages are priced from the services as the booking backend sells them [H-219]', () => {
  const sold = new Map(
    catalogue.data
      .flatMap(({ serviceGroups }) => serviceGroups.flatMap(({ services }) => services))
      .map((service) => [service.serviceId, service]),
  )
  expect(topUp.services).toHaveLength(7)
  for (const service of topUp.services)
    expect([service.id, service.price, service.name]).toEqual([
      service.id,
      sold.get(service.id)!.priceNum,
      serviceName(sold.get(service.id)!),
    ])
})

test('the visits of each package are spent by a prepaid offer that makes their service cost nothing [H-233]', () => {
  for (const { id, offerId } of topUp.services) {
    const offer = offers.find((one) => one.id === offerId)
    expect([
      offerId,
      offer?.paymentMethod,
      offer?.applies?.map(({ serviceId, price }) => [serviceId, price]),
    ]).toEqual([offerId, 'topup', [[id, 0]]])
  }
})

test('the ledgers of the demo add up to the balances that its accounts start with [H-064]', async () => {
  const { demoMembers } = await import('../workers/campaign/seed/member-ledger')
  for (const { id, phone, entries } of demoMembers) {
    const account = people.customers.find((one) => one.id === id)
    expect([account?.phone, account?.balance]).toEqual([
      phone,
      entries.reduce((sum, { amount }) => sum + amount, 0),
    ])
  }
})
