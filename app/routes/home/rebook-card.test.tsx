import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { renderedPart } from '~/testing/rendered'
import { RebookCard } from './known-customer'
import { proposalOf } from './rebook-paths'

const usual = {
  salon: {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    addressNew: '252 Cầu Giấy',
    latitude: 21.03,
    longitude: 105.8,
  },
  services: [{ id: '1001', name: 'Cắt gội' }],
  stylist: null,
  nearest: null,
}
const full = 'Salon đã kín lịch những ngày tới'
const unknown = 'Anh chọn giờ giúp em nhé'

/** The card for a usual visit as the gateway sends it. */
function cardOf(changes: Partial<typeof usual> = {}, failed: string[] = []) {
  const graphQLErrors = failed.map((path) => new GraphQLError('down', { path: path.split('.') }))
  const proposal = proposalOf(
    { viewer: { usualVisit: { ...usual, ...changes } } },
    { graphQLErrors },
  )
  return renderedPart(<RebookCard proposal={proposal!} phone="0909090909" />)
}

test('without a free hour the card says that the salon is full', () => {
  const html = cardOf()
  expect(html).toContain(full)
  expect(html).toContain('Chọn giờ khác')
})

test.each([
  ['when nothing of the last visit is sold any more', { services: [] }, []],
  ['when the hours could not be loaded', {}, ['viewer.usualVisit.nearest']],
])('the card does not say that the salon is full %s', (_when, changes, failed) => {
  const html = cardOf(changes, failed)
  expect(html).not.toContain(full)
  expect(html).toContain(unknown)
  expect(html).not.toContain('Chọn giờ khác')
  expect(html).toContain('Tiếp tục đặt lịch')
})
