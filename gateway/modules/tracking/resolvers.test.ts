import { expect, test } from 'vitest'
import type { TrackingEvent } from '../../../workers/tracking/contract'
import { openGateway } from '../../testing/open-gateway'

const track = `mutation ($events: [TrackingEventInput!]!, $source: String, $utmSource: String) {
  track(input: { events: $events, source: $source, utmSource: $utmSource }) {
    __typename
    ... on Tracked { accepted }
    ... on InvalidInput { issues { field code } }
  }
}`
const event = { pageId: 'booking', screenId: 'home', eventId: 'click_done' }

function listeningGateway() {
  const received: TrackingEvent[] = []
  const gateway = openGateway({
    tracking: {
      track: (event) => {
        received.push(event)
        return { success: true }
      },
      trackLocation: () => ({ success: true }),
      trackBookingError: () => ({ success: true }),
    },
  })
  return { ...gateway, received }
}

test('events travel with the token of the visitor, source and utm source [H-266, H-269, B-374]', async () => {
  const { execute, settle, received } = listeningGateway()
  const { data } = await execute(
    track,
    {
      events: [{ ...event, data: '{"salonId":10,"step":0}' }, event],
      source: 'customer_ios',
      utmSource: 'tikiapp',
    },
    { cookie: 'muot_tracking=t-123' },
  )
  expect(data.track).toEqual({ __typename: 'Tracked', accepted: true })
  await settle()
  const from = {
    ...event,
    tokenKey: 't-123',
    source: 'customer_ios',
    utmSource: 'tikiapp',
    extendData: {},
  }
  expect(received).toEqual([
    { ...from, data: { salonId: 10, step: 0 } },
    { ...from, data: {} },
  ])
})

test('events carry extendData, anonymous before consent [B-374, O-47]', async () => {
  const { execute, settle, received } = listeningGateway()
  const about = (extendData: string) =>
    execute(
      `mutation ($events: [TrackingEventInput!]!, $extendData: String) {
        track(input: { events: $events, extendData: $extendData }) { __typename }
      }`,
      { events: [event, event], extendData },
    )
  await about('{"lang":"en","isWide":false,"phone":"0912345678"}')
  // Twenty events would store a long one twenty times.
  for (const refused of ['[1]', JSON.stringify({ lang: 'v'.repeat(1990) })])
    expect((await about(refused)).data.track.__typename).toBe('InvalidInput')
  await settle()
  expect(received.map(({ extendData }) => extendData)).toEqual([
    { lang: 'en', isWide: false },
    { lang: 'en', isWide: false },
  ])
})

test('identity and location are sent only after consent [O-47]', async () => {
  const { execute, settle, received } = listeningGateway()
  const events = [
    {
      ...event,
      data: JSON.stringify({
        customerId: 7,
        phone: '0912345678',
        latitude: 21,
        salonId: 10,
        stylistId: 3,
        text: 'gọi 0912.345.678 nhé',
      }),
    },
  ]
  await execute(track, { events })
  for (const consent of ['0', 'tracking', '0912345678.00'])
    await execute(track, { events }, { cookie: `muot_consent=${consent}` })
  await settle()
  const without = { salonId: 10, stylistId: 3, text: 'gọi 0… nhé' }
  expect(received.map(({ data }) => data)).toEqual([
    without,
    without,
    without,
    {
      customerId: 7,
      phone: '0912345678',
      latitude: 21,
      salonId: 10,
      stylistId: 3,
      text: 'gọi 0912.345.678 nhé',
    },
  ])
})

test('a failed event is one log line, and still accepted [H-270, B-385]', async () => {
  const { execute, settle, breakDown, log } = listeningGateway()
  breakDown('tracking')
  const { data, errors } = await execute(track, { events: [event, event] })
  expect(data.track.accepted).toBe(true)
  expect(errors).toEqual([])
  await settle()
  expect(log.map(({ call }) => call)).toEqual(['tracking.track', 'tracking.track'])
})

test('a tracking backend that never answers is not waited for [H-270]', async () => {
  const { execute } = openGateway({}, { TRACKING: { fetch: () => new Promise(() => undefined) } })
  expect((await execute(track, { events: [event] })).data.track.accepted).toBe(true)
})

test('events that cannot be stored are reported under their field', async () => {
  const { execute, calls } = listeningGateway()
  const issuesOf = async (events: object[]) => (await execute(track, { events })).data.track.issues
  expect(await issuesOf([{ ...event, pageId: '' }])).toEqual([
    { field: 'events.0.pageId', code: 'INVALID_VALUE' },
  ])
  expect(await issuesOf([event, { ...event, eventId: 'x'.repeat(81) }])).toEqual([
    { field: 'events.1.eventId', code: 'INVALID_VALUE' },
  ])
  for (const data of ['{', '[]', '"x"', '{"a":{"b":1}}'])
    expect(await issuesOf([{ ...event, data }])).toEqual([
      { field: 'events.0.data', code: 'INVALID_VALUE' },
    ])
  expect(await issuesOf(Array.from({ length: 21 }, () => event))).toEqual([
    { field: 'events', code: 'INVALID_VALUE' },
  ])
  expect(calls).toEqual([])
})

/** Reports a place for one phone, with these cookies. */
async function trackLocation(cookie?: string) {
  const { execute, settle, requests } = listeningGateway()
  const place =
    'mutation { trackLocation(input: { phone: "0912345678", latitude: 21, longitude: 105 }) { ... on Tracked { accepted } } }'
  const { data } = await (cookie === undefined ? execute(place) : execute(place, {}, { cookie }))
  await settle()
  const sent = await Promise.all(requests.map((request) => request.json()))
  return { accepted: data.trackLocation.accepted, sent }
}

test('the place of a customer who agreed to that purpose is reported [H-267, B-330, B-375]', async () => {
  expect(await trackLocation('muot_consent=0912345678.01')).toEqual({
    accepted: true,
    sent: [{ customerPhone: '0912345678', latitude: 21, longitude: 105 }],
  })
})

test.each([
  ['no choice yet', undefined],
  ['who refused', 'muot_consent=0'],
  ['who agreed to photos only', 'muot_consent=0912345678.10'],
  ['who agreed with another phone', 'muot_consent=0909090909.11'],
])('the place of a customer %s is not reported [O-46, O-47]', async (_who, cookie) => {
  expect(await trackLocation(cookie)).toEqual({ accepted: false, sent: [] })
})

test('a booking error is reported without phones [H-268]', async () => {
  const { execute, settle, requests } = listeningGateway()
  await execute(
    'mutation { trackBookingError(input: { code: "403", message: "Số 0912345678 đã có lịch", step: 0 }) { __typename } }',
  )
  await settle()
  expect(await requests[0]!.json()).toEqual({
    tokenKey: '',
    code: '403',
    message: 'Số 0… đã có lịch',
    step: 0,
  })
})
