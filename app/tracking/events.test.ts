import { expect, test } from 'vitest'
import { TrackDocument } from '../../schema/generated/graphql'
import { idOf } from '../persisted-document'
import { batchBody, batchSize } from './events'

const query = (text: string) => new URLSearchParams(text)

const facts = { lang: 'en', isWide: false }

test('a batch carries the page, the source and the utm source, and never the token [H-269]', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  const body = JSON.parse(batchBody([event], query('source=zalo_oa&utm_source=tet'), facts))
  expect(body.variables).toMatchObject({ events: [event], source: 'zalo_oa', utmSource: 'tet' })
  expect(JSON.stringify(body)).not.toContain('token')
})

test('a batch is never larger than one call takes', () => {
  const event = { pageId: 'home', screenId: 'home', eventId: 'view' }
  expect(
    JSON.parse(batchBody(Array(batchSize + 5).fill(event), query(''), facts)).variables.events,
  ).toHaveLength(batchSize)
})

test('what is sent names the checked document', () => {
  expect(JSON.parse(batchBody([], query(''), facts)).documentId).toBe(idOf(TrackDocument))
})

test('a batch contains the language and width of its page as extendData [B-374]', () => {
  const { variables } = JSON.parse(batchBody([], query(''), facts))
  expect(JSON.parse(variables.extendData)).toEqual({ lang: 'en', isWide: false })
})
