import { request } from 'node:http'

const TIMEOUT_MS = 60_000

const document = /* GraphQL */ `
  subscription ($salonId: Int!, $date: LocalDate!, $serviceIds: [Int!]!) {
    hours(salonId: $salonId, date: $date, serviceIds: $serviceIds) {
      hasFree
      receptionName
      groups {
        name
        hours {
          id
          label
          isFree
          freeStylists
          freeSkinners
        }
      }
    }
  }
`

/** Screens that follow a salon-day; `events` are the instants at which theirs have arrived. */
export type Listeners = { streams: number; events: number[]; close: () => void }

/** Opens streams, each from an address of its own; `events` are the instants of arrival. */
export async function listen(
  gateway: string,
  { salonId, date }: { salonId: number; date: string },
  count: number,
): Promise<Listeners> {
  const events: number[] = []
  const open: { destroy: () => void }[] = []
  let streams = 0
  let refused = 0
  const body = JSON.stringify({
    query: document,
    variables: { salonId, date, serviceIds: [1034] },
  })
  for (let index = 0; index < count; index++) {
    const stream = request(gateway, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-client-address': `10.1.${Math.floor(index / 200)}.${index % 200}`,
      },
    })
    stream.on('error', () => undefined)
    stream.on('response', (response) => {
      let isOpen = false
      response.on('data', (chunk: Buffer) => {
        if (!chunk.includes('data: {')) return
        if (isOpen) events.push(performance.now())
        else streams += 1
        isOpen = true
      })
      if (response.statusCode !== 200) refused += 1
    })
    stream.end(body)
    open.push(stream)
    if (index % 50 === 49) await until('streams', () => streams + refused, index - 50)
  }
  await until('streams', () => streams + refused, count)
  return { streams, events, close: () => open.forEach((stream) => stream.destroy()) }
}

/** Resolves when so many of them have come. */
export async function until(what: string, count: () => number, input: number): Promise<void> {
  const started = performance.now()
  while (count() < input) {
    if (performance.now() - started > TIMEOUT_MS)
      throw new Error(`Only ${count()} of ${input} ${what} came.`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
