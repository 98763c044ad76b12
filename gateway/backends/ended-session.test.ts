import { expect, test } from 'vitest'
import { aDiscover, aSection, contentResponses } from '../testing/content'
import { openGateway, type FakeBackends } from '../testing/open-gateway'
import { aUser, endedSession, loggedIn, refuseSession } from '../testing/people'

const discovers =
  '{ one: discover(id: 3) { sections { id } } two: discover(id: 4) { sections { id } } }'
const cancel = 'mutation { cancelBooking(bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { __typename } }'

/** Where salons answers no session, and `auth` says which ones have ended. */
function open(auth: FakeBackends['auth']) {
  const bearers: unknown[] = []
  const gateway = openGateway({
    auth,
    booking: { cancelBooking: refuseSession },
    salons: {
      ...contentResponses,
      getDiscover: ({ id }, { bearer }) => {
        bearers.push([id, bearer !== null])
        if (bearer !== null) refuseSession()
        return {
          status: 200,
          body: { data: { info: aDiscover({ discoverId: id }), content: [aSection] } },
        }
      },
    },
  })
  return { ...gateway, bearers }
}

test('each public read that was refused with an ended session is sent again without it [H-130]', async () => {
  const { execute, bearers, calls } = open(endedSession)
  const { data, errors, cookies } = await execute(discovers, {}, loggedIn)
  const sections = [{ id: 'mot' }]
  expect([data, errors]).toEqual([{ one: { sections }, two: { sections } }, []])
  expect(bearers).toEqual([
    [3, true],
    [4, true],
    [3, false],
    [4, false],
  ])
  expect(calls.filter((call) => call.startsWith('auth'))).toEqual(['auth.getUser'])
  expect(cookies.filter((line) => line.startsWith('muot_session='))).toHaveLength(1)
})

test.each([
  ['knows', { getUser: () => aUser() }],
  ['cannot check', {}],
])('a session that auth %s outlives a 401 of another backend [H-130]', async (_how, auth) => {
  const { execute, log } = open(auth)
  const read = await execute(discovers, {}, loggedIn)
  expect(read.data).toEqual({ one: { sections: null }, two: null })
  const write = await execute(cancel, {}, loggedIn)
  for (const { errors, cookies } of [read, write]) {
    expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(
      new Set(['BACKEND_FAILED']),
    )
    expect(cookies).toEqual([])
  }
  const refused = log.filter(({ message }) => message?.endsWith('status: 401'))
  expect(new Set(refused.map(({ call }) => call))).toEqual(
    new Set(['salons.getDiscover', 'booking.cancelBooking']),
  )
})

test('a host that answers 401 to everything is at fault in public lists and reads of visitors', async () => {
  const { execute, log } = openGateway({
    salons: { listSalons: refuseSession, getDiscover: refuseSession },
  })
  const query = '{ salons { id } discover(id: 3) { sections { id } } }'
  const { errors, cookies } = await execute(query)
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual([
    'BACKEND_FAILED',
    'BACKEND_FAILED',
  ])
  expect(cookies).toEqual([])
  expect(log.filter(({ error }) => error === 'BackendFailure').map(({ call }) => call)).toEqual(
    expect.arrayContaining(['salons.listSalons', 'salons.getDiscover']),
  )
})
