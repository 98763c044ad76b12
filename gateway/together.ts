import DataLoader from 'dataloader'
import type { Fetcher } from '../workers/kit/connect'
import { MOST_READS, readTogether, togetherRequest } from '../workers/kit/together'

/** A read on its way. */
type Asked = { answer: Promise<Response> }

/**
 * A fetcher that makes the reads of one moment in one request: the fields of a page cost a backend one request, however many calls of its
 * contract they need. Each read still succeeds, fails and times out alone. A backend that does not know how is asked one by one.
 */
export function together(fetcher: Fetcher): Fetcher {
  const reads = new DataLoader<Request, Asked>((requests) => Promise.resolve(askInGroups(fetcher, requests)), {
    cache: false,
    maxBatchSize: MOST_READS,
    // After all that resolvers do without waiting for anybody.
    batchScheduleFn: (ask) => void setTimeout(ask),
  })
  return { fetch: async (request) => (request.method === 'GET' ? (await reads.load(request)).answer : fetcher.fetch(request)) }
}

/** A session may be forgotten between two reads, and each goes in the name it was made in. */
function askInGroups(fetcher: Fetcher, requests: readonly Request[]): Asked[] {
  const nameOf = (request: Request) => JSON.stringify([...request.headers])
  const groups = new Map<string, Request[]>()
  for (const request of requests) groups.set(nameOf(request), [...(groups.get(nameOf(request)) ?? []), request])
  const asked = new Map<Request, Asked>()
  for (const group of groups.values()) ask(fetcher, group).forEach((answer, index) => asked.set(group[index]!, { answer }))
  return requests.map((request) => asked.get(request)!)
}

function ask(fetcher: Fetcher, requests: readonly Request[]): Promise<Response>[] {
  if (requests.length === 1) return requests.map((request) => fetcher.fetch(request))
  const waiting = requests.map(({ signal }) => answerUntil(signal))
  const all = (settle: (one: (typeof waiting)[number], index: number) => void) => waiting.forEach(settle)
  // The last read is the last one to lose patience.
  fetcher
    .fetch(togetherRequest(requests, requests.at(-1)!.signal))
    .then(async (response) => {
      if (response.status === 404) return all(({ resolve }, index) => resolve(fetcher.fetch(requests[index]!)))
      if (!response.ok) return all(({ resolve }) => resolve(new Response(null, { status: response.status })))
      await readTogether(response, (at, answer) => waiting[at]?.resolve(answer))
      // Whoever got no answer got nonsense.
      all(({ resolve }) => resolve(new Response('')))
    })
    .catch((error: unknown) => all(({ reject }) => reject(error)))
  return waiting.map(({ answer }) => answer)
}

/** An answer to be given from outside, until `signal` ends the wait. */
function answerUntil(signal: AbortSignal) {
  let resolve: (answer: Response | Promise<Response>) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const answer = new Promise<Response>((onAnswer, onFailure) => {
    resolve = onAnswer
    reject = onFailure
  })
  signal.addEventListener('abort', () => reject(signal.reason))
  return { answer, resolve, reject }
}
