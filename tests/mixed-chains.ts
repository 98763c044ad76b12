import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from '../scripts/build.ts'
import { sameEachWeek, toTuesdayMorning } from '../scripts/clock.ts'
import { type Service, services } from '../scripts/deployables.ts'
import type { OwnHost, OwnHosts } from '../scripts/hosts.ts'
import { type Stack, startStack } from '../scripts/stack.ts'
import { type Chain, openChain } from './open-chain.ts'

/** A chain of which some backends are hosts elsewhere, that know it by its own hosts. */
export type MixedChain = {
  chain: Chain
  /** Answers of the hosts with these statuses, as `booking GET /booking/role 500`. */
  answers: string[]
  stop: () => Promise<void>
}

/** Without it a host answers 401, as one that nobody else may call. */
const KEY = 'a key of the chain'

/**
 * Starts a chain without the workers of `elsewhere`. They run in a second one, which has no other,
 * behind HTTP, a base path and a key; they call the first chain's backends in the same way.
 */
export async function openMixed(elsewhere: readonly Service[]): Promise<MixedChain> {
  const here = services.filter((service) => !elsewhere.includes(service))
  const stacks: { here?: Stack; there?: Stack } = {}
  const answers: string[] = []
  const front = createServer((request, response) => {
    const [, place, service, path = ''] = /^\/(here|there)\/(\w+)(\/.*)$/.exec(request.url!) ?? []
    void answer(request, place as 'here' | 'there', service as Service, path)
      .catch((error: unknown) => ({ status: 502, type: 'text/plain', body: String(error) }))
      .then(({ status, type, body }) => {
        answers.push(`${service} ${request.method} ${path.split('?')[0]} ${status}`)
        response.writeHead(status, { 'content-type': type }).end(body)
      })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`

  stacks.there = await startThere()
  const chain = await openChain({ hosts: hostsIn('there', elsewhere) })
  stacks.here = chain
  return {
    chain,
    answers,
    async stop() {
      await Promise.all([stacks.here?.stop(), stacks.there?.stop()])
      front.closeAllConnections()
      front.close()
    },
  }

  async function startThere(): Promise<Stack> {
    await build()
    return startStack({
      only: elsewhere,
      hosts: hostsIn('here', here),
      clockOffsetMs: toTuesdayMorning(Date.now()),
      vars: { booking: sameEachWeek },
    })
  }

  function hostsIn(place: string, those: readonly Service[]): OwnHosts {
    const headers = JSON.stringify({ 'x-api-key': KEY })
    return Object.fromEntries(
      those.map((service): [Service, OwnHost] => [
        service,
        { url: `${origin}/${place}/${service}`, headers },
      ]),
    )
  }

  async function answer(
    request: IncomingMessage,
    place: 'here' | 'there',
    service: Service,
    path: string,
  ): Promise<{ status: number; type: string; body: string }> {
    const text = { status: 401, type: 'text/plain', body: 'who are you?' }
    if (request.headers['x-api-key'] !== KEY) return text
    const body = (await request.toArray()).join('')
    const { connection: _connection, host: _host, ...headers } = request.headers
    const reply = await stacks[place]!.execute(service, path, {
      method: request.method!,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(body ? { body } : {}),
    })
    const type = reply.headers.get('content-type') ?? ''
    return { status: reply.status, type, body: await reply.text() }
  }
}
