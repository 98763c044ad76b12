import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'graphql'
import type { TypedDocumentNode } from 'urql'
import * as z from 'zod'
import { openGateway } from '../../app/gateway.server'
import { callerOf } from '../../app/server/request/caller'
import { passCall, serveGraphql } from '../../app/server/to-gateway'
import { postToProvider } from '../../workers/auth/channels/channel'
import { connect, fetchAt } from '../../workers/kit/connect'
import { endpoint } from '../../workers/kit/endpoint'
import { openStream, stream } from '../../workers/kit/streams'
import tail from '../../workers/tail/worker'

const responses = { 200: z.object({ stolen: z.boolean() }) }
const api = {
  read: endpoint({ kind: 'ours', method: 'GET', path: '/read', input: z.object({}), responses }),
  write: endpoint({ kind: 'ours', method: 'POST', path: '/write', input: z.object({}), responses }),
}
const live = stream({ path: '/live', input: z.object({}), event: z.string() })

let redirecting: Server
let other: Server
/** Requests that reached the server to which the first one redirects. */
let stolen: string[]
let origin: string

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  stolen = []
  other = createServer((request, response) => {
    stolen.push(`${request.method} ${request.headers.authorization ?? ''}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"stolen":true}')
  })
  redirecting = createServer((request, response) => {
    request.resume()
    response.writeHead(303, { location: addressOf(other) }).end()
  })
  for (const server of [other, redirecting])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = addressOf(redirecting)
})
afterEach(() => {
  for (const server of [other, redirecting]) {
    server.closeAllConnections()
    server.close()
  }
})

test('a backend that redirects has failed, and the other address gets nothing', async () => {
  const options = {
    fetcher: fetchAt(origin),
    headers: { authorization: 'Bearer token of a customer' },
    timeoutMs: 10_000,
  }
  const client = connect('things', api, options)
  const failure = { why: 'status', detail: '303' }
  await expect(client.read({})).rejects.toMatchObject(failure)
  await expect(client.write({})).rejects.toMatchObject(failure)
  await expect(openStream('things', 'live', live, {}, options)).rejects.toMatchObject(failure)
  expect(stolen).toEqual([])
})

test('a provider of codes and a project for errors that redirect have failed', async () => {
  const request = { url: origin, headers: {}, body: '{"code":"123456"}', until: Date.now() + 3000 }
  await expect(postToProvider('sms', request)).rejects.toThrow('HTTP 303')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const exceptions = [{ timestamp: 0, name: 'Error', message: 'x' }]
  const item = { scriptName: 'muot-site', outcome: 'exception', event: null, logs: [], exceptions }
  await tail.tail([item], { ERROR_DSN: `http://key@${new URL(origin).host}/7` })
  expect(log.mock.calls.join()).toContain('HTTP 303')
  log.mockRestore()
  expect(stolen).toEqual([])
})

test('the site follows no redirect of the gateway', async () => {
  const service = {
    fetch: (request: Request) => {
      const body = request.body ? { body: request.body, duplex: 'half' as const } : {}
      const { method, headers, redirect } = request
      return fetch(origin, { method, headers, redirect, ...body })
    },
  }
  const request = () =>
    new Request('https://muot.example/graphql', { method: 'POST', body: '{}', redirect: 'follow' })
  const caller = callerOf(request(), new URLSearchParams())
  const document = parse('query Test { now }') as TypedDocumentNode<object, Record<string, never>>
  const read = await openGateway(service, 'https://muot.example', caller).query(document, {})
  expect(read.ok).toBe(false)
  const env = { GATEWAY: service, ASSETS: service }
  expect((await passCall(request(), env, caller)).status).toBe(303)
  expect((await serveGraphql(request(), env, caller)).status).toBe(303)
  expect(stolen).toEqual([])
})
