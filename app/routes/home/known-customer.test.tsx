import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { missingPart } from '~/booking/readiness'
import { renderedPart } from '~/testing/rendered'
import { proposalOf, rebookPaths, RebookCard, type Proposal } from './known-customer'

const phone = '0909090909'
const nearest = {
  date: '2026-11-24',
  hourId: '4',
  label: '9h30',
  stylistId: '31',
  isStylistFull: false,
}
const proposal: Proposal = {
  salon: {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    addressNew: '252 Cầu Giấy',
    latitude: 21,
    longitude: 105.8,
  },
  services: [
    { id: '1001', name: 'Cắt gội' },
    { id: '1038', name: 'Ráy tai' },
  ],
  stylist: { id: '31', name: 'Nam Phạm' },
  nearest,
  isFull: false,
}

const query = (path: string) => new URLSearchParams(path.split('?')[1])
const draftOf = (path: string) => readDraft(query(path))

test('the proposal that is taken opens the flow complete, with his phone [B-011, B-173]', () => {
  const draft = draftOf(rebookPaths(proposal, phone).take)
  expect(draft).toMatchObject({ step: 0, salonId: '9', phone, date: '2026-11-24' })
  expect(draft.people).toMatchObject([
    { serviceIds: ['1001', '1038'], stylistId: '31', hourId: '4', isConsultation: false },
  ])
  expect(missingPart(draft)).toBeNull()
})

test('each piece is changed in its own step, and the others stay', () => {
  const { salon, services, hour } = rebookPaths(proposal, phone)
  expect(draftOf(salon)).toMatchObject({ step: 1, salonId: '9', phone })
  expect(draftOf(services)).toMatchObject({ step: 2, salonId: '9', phone })
  expect(draftOf(services).people[0].serviceIds).toEqual(['1001', '1038'])
  expect(draftOf(hour)).toMatchObject({ step: 0, date: '2026-11-24' })
  expect(draftOf(hour).people[0]).toMatchObject({ stylistId: '31', hourId: null })
})

test('for a full stylist the link has the salon’s hour, and names the stylist', () => {
  const full = { ...nearest, stylistId: null, isStylistFull: true }
  const { take } = rebookPaths({ ...proposal, nearest: full }, phone)
  expect(draftOf(take).people[0]).toMatchObject({ stylistId: null, hourId: '4' })
  expect(query(take).get('busy')).toBe('31')
})

test('without a free hour the flow opens with the rest', () => {
  const draft = draftOf(rebookPaths({ ...proposal, nearest: null }, phone).take)
  expect(missingPart(draft)).toEqual({ part: 'hour', index: 0 })
})

/** A usual visit whose salon has no free hour. */
const usual = {
  salon: proposal.salon,
  services: [{ id: '1001', name: 'Cắt gội' }],
  stylist: null,
  nearest: null,
}
const fullText = 'Salon đã kín lịch những ngày tới'
const unknownText = 'Anh chọn giờ giúp em nhé'

/** The card for a usual visit as the gateway sends it. */
function cardOf(changes: Partial<typeof usual> = {}, failed: string[] = []) {
  const graphQLErrors = failed.map((path) => new GraphQLError('down', { path: path.split('.') }))
  const sent = proposalOf({ viewer: { usualVisit: { ...usual, ...changes } } }, { graphQLErrors })
  return renderedPart(<RebookCard proposal={sent!} phone={phone} />)
}

test('without a free hour the card says that the salon is full', () => {
  const html = cardOf()
  expect(html).toContain(fullText)
  expect(html).toContain('Chọn giờ khác')
})

test.each([
  ['when nothing of the last visit is sold any more', { services: [] }, []],
  ['when the hours could not be loaded', {}, ['viewer.usualVisit.nearest']],
])('the card does not say that the salon is full %s', (_when, changes, failed) => {
  const html = cardOf(changes, failed)
  expect(html).not.toContain(fullText)
  expect(html).toContain(unknownText)
  expect(html).not.toContain('Chọn giờ khác')
  expect(html).toContain('Tiếp tục đặt lịch')
})
