import DataLoader from 'dataloader'
import type { Fetcher, ClientOptions, Reply } from '../../workers/kit/connect'
import { MAX_READS, readBatch, bufferedReply, batchRequest } from '../../workers/kit/batch'

/** A read on its way. */
type PendingRead = { reply: Promise<Reply> }

/**
 * A fetcher that sends all reads of one event-loop turn in one request, so that the fields of a
 * page cost a backend one request. Each read still succeeds, fails and times out alone. A backend
 * without the batch route is called once for each read.
 */
export function withBatching(fetcher: Fetcher): ClientOptions['fetcher'] {
  const reads = new DataLoader<Request, PendingRead>(
    (requests) => Promise.resolve(sendInGroups(fetcher, requests)),
    {
      cache: false,
      maxBatchSize: MAX_READS,
      // A timer runs after all resolvers that do not await anything.
      batchScheduleFn: (dispatch) => void setTimeout(dispatch),
    },
  )
  return {
    fetch: async (request) =>
      request.method === 'GET' ? (await reads.load(request)).reply : fetcher.fetch(request),
  }
}

/**
 * A session may end between two reads, so reads are grouped by their headers and each keeps its
 * own.
 */
function sendInGroups(fetcher: Fetcher, requests: readonly Request[]): PendingRead[] {
  const groups = new Map<string, Request[]>()
  for (const request of requests) {
    const name = JSON.stringify([...request.headers])
    const group = groups.get(name)
    if (group) group.push(request)
    else groups.set(name, [request])
  }
  const pending = new Map<Request, PendingRead>()
  for (const group of groups.values())
    sendGroup(fetcher, group).forEach((reply, index) => pending.set(group[index]!, { reply }))
  return requests.map((request) => pending.get(request)!)
}

function sendGroup(fetcher: Fetcher, requests: readonly Request[]): Promise<Reply>[] {
  if (requests.length === 1) return requests.map((request) => fetcher.fetch(request))
  const waiting = requests.map(({ signal }) => replyUntil(signal))
  const all = (settle: (one: (typeof waiting)[number], index: number) => void) =>
    waiting.forEach(settle)
  // The last read has the latest deadline.
  fetcher
    .fetch(batchRequest(requests, requests.at(-1)!.signal))
    .then(async (response) => {
      if (response.status === 404)
        return all(({ resolve }, index) => resolve(fetcher.fetch(requests[index]!)))
      if (!response.ok)
        return all(({ resolve }) => resolve(bufferedReply(response.status, new Uint8Array())))
      await readBatch(response, (at, reply) => waiting[at]?.resolve(reply))
      // A read that is missing in the batch's response counts as a malformed response.
      all(({ resolve }) => resolve(bufferedReply(200, new Uint8Array())))
    })
    .catch((error: unknown) => all(({ reject }) => reject(error)))
  return waiting.map(({ reply }) => reply)
}

/** A response to be given from outside, until `signal` ends the wait. */
function replyUntil(signal: AbortSignal) {
  let resolve: (reply: Reply | Promise<Reply>) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const reply = new Promise<Reply>((onReply, onFailure) => {
    resolve = onReply
    reject = onFailure
  })
  signal.addEventListener('abort', () => reject(signal.reason))
  return { reply, resolve, reject }
}
