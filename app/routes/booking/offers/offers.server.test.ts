import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { offerVariables, withBestOffer, type FoundOffers } from './offers.server'

const offer = (id: string, isValid = true) => ({ id, isValid }) as never
const found = (best: string, of: 'salon' | 'customer' = 'salon', isValid = true) =>
  ({
    fromSalon: of === 'salon' ? [offer(best, isValid)] : [],
    fromCustomer: of === 'customer' ? [offer(best, isValid)] : [],
    best: [offer(best, isValid)],
  }) as FoundOffers
const chosen = (query: string, offers: FoundOffers = found('501')) =>
  withBestOffer(
    readDraft(new URLSearchParams(`salonId=9&chosenService=1001&${query}`)),
    offers,
  ).people.map(({ offerIds }) => offerIds)

test("the chain's best offer of the chosen hour counts by itself [B-107, B-291]", () => {
  expect(chosen('hour=4')).toEqual([['501']])
  expect(chosen('hour=4&auto=1')).toEqual([['501']])
})

test.each([
  ['no hour is chosen', '', found('501')],
  ['the customer removed it', 'hour=4&auto=0', found('501')],
  ['it does not hold', 'hour=4', found('501', 'salon', false)],
  ["it is the customer's own voucher", 'hour=4', found('509', 'customer')],
  ['offers could not be read', 'hour=4', null],
])('no offer counts by itself when %s [B-107]', (_when, query, offers) => {
  expect(chosen(query, offers)).toEqual([[]])
})

test('the offers of a change include what the booking that it replaces has used [H-102, O-17]', () => {
  const isChange = (query: string) => {
    const draft = readDraft(new URLSearchParams(`salonId=9&chosenService=1001${query}`))
    return offerVariables(draft, 0, null).booking.isChange
  }
  expect([isChange('&change=1'), isChange('')]).toEqual([true, false])
})

test('another choice and those who come along are left as they are [B-107]', () => {
  expect(chosen('hour=4&offers=504')).toEqual([['504']])
  expect(chosen('hour=4&p2=1001_4')).toEqual([[], []])
})
