import DataLoader from 'dataloader'
import { requestOfRead, type Fetcher, type Read, type Reply } from '../../workers/kit/connect'
import { MAX_READS, readBatch, bufferedReply, batchRequest } from '../../workers/kit/batch'

/**
 * Sends all reads of one event-loop turn in one request, so that the fields of a
 * page cost a backend one request. Each read still succeeds, fails and times out alone. A backend
 * without the batch route is called once for each read. `onEnd` is called with each batch that came,
 * and whether a read of it failed in the backend. A session may end between two reads, so
 * those with the same headers travel together.
 */
export function batchReads(
  fetcher: Fetcher,
  onEnd: OnEnd = () => undefined,
): (read: Read) => Promise<Reply> {
  const loaders = new Map<string, DataLoader<Read, Promise<Reply>>>()
  return async (read) => {
    // The session of these headers may end before the read is sent.
    const own = { ...read, headers: { ...read.headers } }
    const name = JSON.stringify(own.headers)
    const loader = loaders.get(name) ?? createLoader(fetcher, onEnd)
    loaders.set(name, loader)
    return loader.load(own)
  }
}

type OnEnd = (hasFailed: boolean) => void

function createLoader(fetcher: Fetcher, onEnd: OnEnd): DataLoader<Read, Promise<Reply>> {
  return new DataLoader((reads) => Promise.resolve(sendGroup(fetcher, reads, onEnd)), {
    cache: false,
    maxBatchSize: MAX_READS,
    // A timer runs after all resolvers that do not await anything.
    batchScheduleFn: (dispatch) => void setTimeout(dispatch),
  })
}

function sendGroup(fetcher: Fetcher, reads: readonly Read[], onEnd: OnEnd): Promise<Reply>[] {
  const alone = (read: Read) => fetcher.fetch(requestOfRead(read))
  if (reads.length === 1) return reads.map(alone)
  const waiting = reads.map(({ signal }) => replyUntil(signal))
  const all = (settle: (one: (typeof waiting)[number], index: number) => void) =>
    waiting.forEach(settle)
  // The last read has the latest deadline.
  fetcher
    .fetch(batchRequest(reads, reads.at(-1)!.signal))
    .then(async (response) => {
      if (response.status === 404) return all(({ resolve }, index) => resolve(alone(reads[index]!)))
      if (!response.ok)
        return all(({ resolve }) => resolve(bufferedReply(response.status, new Uint8Array())))
      let hasFailed = false
      await readBatch(response, (at, reply) => {
        hasFailed ||= reply.status >= 500
        waiting[at]?.resolve(reply)
      })
      onEnd(hasFailed)
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
