import { expect, test } from 'vitest'
import { TrackDocument } from '../../schema/generated/graphql'
import { idOf } from '../by-id'
import { batchBody, batchSize } from './events'

const query = (text: string) => new URLSearchParams(text)

test('a batch carries the page, the source and the utm source, and never the token [H-269]', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  const body = JSON.parse(batchBody([event], query('source=zalo_oa&utm_source=tet')))
  expect(body.variables).toEqual({ events: [event], source: 'zalo_oa', utmSource: 'tet' })
  expect(JSON.stringify(body)).not.toContain('token')
})

test('a batch is never larger than one call takes', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  expect(
    JSON.parse(batchBody(Array(batchSize + 5).fill(event), query(''))).variables.events,
  ).toHaveLength(batchSize)
})

test('what is sent names the checked document', () => {
  expect(JSON.parse(batchBody([], query(''))).documentId).toBe(idOf(TrackDocument))
})
