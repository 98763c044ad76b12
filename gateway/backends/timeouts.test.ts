import { expect, test } from 'vitest'
import { BackendFailure, type Client } from '../../workers/kit/connect'
import { salonsApi } from '../../workers/salons/contract'
import { withClientMiddleware } from './client-middleware'
import { createBreakers, openBackends } from './table'
import { createTimedOutBackends } from './timeouts'

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
  return withClientMiddleware('salons', salonsApi, client, callContext, () => Promise.resolve())
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
