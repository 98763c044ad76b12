import { expect, test } from 'vitest'
import { aDiscover, aSection, contentResponses } from '../testing/content'
import { openGateway, type FakeBackends } from '../testing/open-gateway'
import { aUser, endedSession, loggedIn, refuseSession } from '../testing/people'
import { BackendFailure, type Client } from '../../workers/kit/connect'
import { salonsApi } from '../../workers/salons/contract'
import { withClientMiddleware } from './client-middleware'
import { createBreakers, openBackends, createBreaker } from './table'
import { createTimedOutBackends } from './timeouts'

const discovers =
  '{ one: discover(id: 3) { sections { id } } two: discover(id: 4) { sections { id } } }'
const cancel =
  'mutation { cancelBooking(input: { bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW" }) { __typename } }'

/** Where salons answers no session, or nobody, and `auth` says which ones have ended. */
function open(auth: FakeBackends['auth'], isPublic = true) {
  const bearers: unknown[] = []
  const gateway = openGateway({
    auth,
    booking: { cancelBooking: refuseSession },
    salons: {
      ...contentResponses,
      getDiscover: ({ id }, { bearer }) => {
        bearers.push([id, bearer !== null])
        if (bearer !== null || !isPublic) refuseSession()
        return {
          status: 200,
          body: { data: { info: aDiscover({ discoverId: id }), content: [aSection] } },
        }
      },
    },
  })
  return { ...gateway, bearers }
}

test.each<[string, FakeBackends['auth'], number]>([
  ['that has ended', endedSession, 1],
  ['that auth knows', { getUser: () => aUser() }, 0],
])(
  'each public read that was refused with a session %s is sent again without it [H-130]',
  async (_which, auth, dropped) => {
    const { execute, bearers, calls } = open(auth)
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
    expect(cookies.filter((line) => line.startsWith('muot_session='))).toHaveLength(dropped)
  },
)

test.each([
  ['knows', { getUser: () => aUser() }],
  ['cannot check', {}],
])('a session that auth %s outlives a 401 of another backend [H-130]', async (_how, auth) => {
  const { execute, log } = open(auth, false)
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

test.each<[string, FakeBackends['auth'], string, number]>([
  ['knows', { getUser: () => aUser() }, 'BACKEND_FAILED', 0],
  ['has ended', endedSession, 'UNAUTHENTICATED', 1],
])(
  'a session that getUser %s does not end for the 401 of another call of auth alone [H-130]',
  async (_how, auth, code, dropped) => {
    const { execute } = openGateway({ auth: { ...auth, saveCustomerName: refuseSession } })
    const input = '{ phone: "0912345678", name: "An" }'
    const save = `mutation { saveCustomerName(input: ${input}) { __typename } }`
    const { errors, cookies } = await execute(save, {}, loggedIn)
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual([code])
    expect(cookies.filter((line) => line.startsWith('muot_session='))).toHaveLength(dropped)
  },
)

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

const timedOut = createTimedOutBackends()
const requests: string[] = []

/** The salons as a request reaches them; each call runs out of time. */
function slowSalons(requestId: string) {
  const client = new Proxy({} as Client<typeof salonsApi>, {
    get: (_client, name) => () => {
      requests.push(`${requestId} ${String(name)}`)
      return Promise.reject(new BackendFailure('salons', String(name), 'timeout', 'TimeoutError'))
    },
  })
  const callContext = {
    requestId,
    headers: {},
    timings: [],
    dropped: [],
    clock: Date.now,
    dropSession: () => undefined,
    timedOut,
  }
  const askAuth = () => Promise.resolve()
  return withClientMiddleware('salons', salonsApi, client, () => client, callContext, askAuth)
}

test('a page that has waited for a slow backend waits for it no more, another page does', async () => {
  await expect(slowSalons('first').topSalons({})).rejects.toThrow('TimeoutError')
  await expect(slowSalons('first').listSalons({})).rejects.toThrow('waited for it before')
  await expect(slowSalons('second').listSalons({})).rejects.toThrow('TimeoutError')
  expect(requests).toEqual(['first topSalons', 'second listSalons'])
  expect(timedOut.has('first', 'booking')).toBe(false)
})

test('the calls of a request share its time: a later one waits for what is left', async () => {
  const limits: number[] = []
  const SALONS = {
    fetch: async (request: Request) => {
      limits.push(Number(request.headers.get('x-timeout-ms')))
      return Response.json({ data: [] })
    },
  }
  const ask = (deadline?: number) => {
    const shared = {
      requestId: 'r',
      headers: {},
      timings: [],
      dropped: [],
      clock: Date.now,
      deadline,
    }
    const callContext = { ...shared, dropSession: () => undefined }
    return openBackends({ SALONS }, callContext, createBreakers()).salons.listSalons({})
  }
  await ask()
  await ask(Date.now() + 500)
  expect([limits[0], limits[1]! <= 500]).toEqual([4000, true])
})

function broken(failures = 8) {
  const breaker = createBreaker()
  for (let time = 0; time < failures; time++) breaker.failed(0)
  return breaker
}

test('eight failures in a row open it, seven do not, and an answer in between begins anew', () => {
  expect(broken(7).admits(0)).toBe(true)
  expect(broken(8).admits(0)).toBe(false)
  const flaky = broken(7)
  flaky.responded()
  flaky.failed(0)
  expect(flaky.admits(0)).toBe(true)
})

test('after half a second one request passes, whose result closes or reopens the breaker', () => {
  const breaker = broken()
  expect([breaker.admits(499), breaker.admits(500), breaker.admits(501)]).toEqual([
    false,
    true,
    false,
  ])
  breaker.failed(600)
  expect([breaker.admits(1099), breaker.admits(1100)]).toEqual([false, true])
  breaker.responded()
  expect([breaker.admits(1101), breaker.admits(1102)]).toEqual([true, true])
})

test('a trial request without an end does not block the next one', () => {
  const breaker = broken()
  breaker.admits(500)
  expect([breaker.admits(1499), breaker.admits(1500)]).toEqual([false, true])
})

test('eight failures open the breaker of that backend only, until it works again', async () => {
  const gateway = openGateway({
    booking: { listMyBookings: () => ({ data: [] }) },
    salons: { listWards: () => ({ data: [] }) },
  })
  const execute = () => gateway.execute('{ browser { bookings { id } } }', {}, loggedIn)
  gateway.breakDown('booking')
  for (let time = 0; time < 8; time++)
    expect((await execute()).errors[0]?.extensions?.code).toBe('BACKEND_FAILED')
  const bookingCalls = () => gateway.calls.filter((call) => call.startsWith('booking')).length
  expect(bookingCalls()).toBe(8)
  expect(gateway.log.length).toBe(4)
  expect((await gateway.execute('{ wards(districtId: 5) { id } }')).errors).toEqual([])
  gateway.mend('booking')
  expect((await execute()).data).toEqual({ browser: { bookings: null } })
  gateway.wait(5)
  expect((await execute()).data).toEqual({ browser: { bookings: [] } })
  expect(bookingCalls()).toBe(9)
})

/** A booking host with the specified calls only, which answers others with this. */
function openBare(reply: () => Response) {
  const asked: string[] = []
  const BOOKING = {
    fetch: async ({ method, url }: Request) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      return reply()
    },
  }
  const gateway = openGateway({ auth: { getUser: () => aUser() } }, { BOOKING })
  return { ...gateway, asked }
}

const page = (status: number) => () => new Response('<h1>no such page</h1>', { status })

test.each([404, 405, 501])(
  'a call that a host answers with %i is null without an error, and not sent again for ten minutes',
  async (status) => {
    const { execute, asked, log, requestLog, wait } = openBare(page(status))
    const ask = () =>
      execute(
        '{ browser { homeVisits { id } } viewer { visit(id: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { id } } }',
        {},
        loggedIn,
      )
    for (let view = 0; view < 3; view++)
      expect(await ask()).toMatchObject({
        data: { browser: { homeVisits: null }, viewer: { visit: null } },
        errors: [],
      })
    expect(asked.toSorted()).toEqual([
      'GET /booking/at-home',
      'GET /customer-history/01JD4Q9Z7XK3M5N8P0R2S4T6VW',
    ])
    expect(log).toEqual([])
    expect(requestLog.map(({ errors }) => errors)).toEqual([[], [], []])

    wait(10 * 60 + 1)
    await ask()
    expect(asked).toHaveLength(4)
  },
)

test('what a host has shown to lack is said, until it is asked anew', async () => {
  const { execute, wait } = openBare(page(404))
  const lacking = async () => (await execute('{ lacking }')).data.lacking
  expect(await lacking()).toEqual([])
  await execute('{ browser { homeVisits { id } } }', {}, loggedIn)
  expect(await lacking()).toEqual(['AT_HOME'])
  wait(10 * 60 + 1)
  expect(await lacking()).toEqual([])
})

test('a press that needs such a call is refused, and logged as no failure', async () => {
  const { execute, asked, log } = openBare(page(404))
  const press = () =>
    execute(
      'mutation { withdrawManageLink(input: { bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW" }) { __typename } }',
      {},
      loggedIn,
    )
  for (const { errors } of [await press(), await press()])
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['NOT_OFFERED'])
  expect([asked.length, log]).toEqual([1, []])
})

test('a host without calendar feeds is told from a customer without one', async () => {
  const { execute, log } = openBare(page(404))
  for (let view = 0; view < 2; view++) {
    const { data, errors } = await execute('{ viewer { calendarFeedToken } }', {}, loggedIn)
    expect([data, errors.length]).toEqual([{ viewer: { calendarFeedToken: null } }, 1])
  }
  expect(log).toEqual([])
})

test('a refusal in the form of the contract is one, and other failures are errors as before', async () => {
  const gone = openBare(() => Response.json({ message: 'Lịch này đã hủy.' }, { status: 404 }))
  for (let view = 0; view < 2; view++)
    expect(
      await gone.execute(
        '{ viewer { visit(id: "01JD4Q9Z7XK3M5N8P0R2S4T6VW") { id } } }',
        {},
        loggedIn,
      ),
    ).toMatchObject({ data: { viewer: { visit: null } }, errors: [] })
  expect(gone.asked).toHaveLength(2)

  const down = openBare(page(500))
  const { errors } = await down.execute('{ browser { homeVisits { id } } }', {}, loggedIn)
  expect(errors).toHaveLength(1)
  expect(down.log[0]?.message).toContain('booking.listHomeVisits: status: 500')
})
