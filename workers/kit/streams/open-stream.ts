import type * as z from 'zod'
import { BackendFailure, buildRequest, type Fetcher, type ClientOptions } from '../connect'
import type { StreamCall } from './streams'

/** Longest event, in characters: a salon's whole day has a hundredth of it. */
const MAX_EVENT_LENGTH = 1_000_000

/** Events as they come. `return` hangs up at once, also while `next` is awaited. */
export type Events<E> = AsyncIterableIterator<E, undefined>

/**
 * Opens a stream of a backend. Its timeout is for the first bytes only; what cannot be opened,
 * breaks or does not fit the contract is a BackendFailure.
 */
export async function openStream<I extends z.ZodType, E extends z.ZodType>(
  backend: string,
  name: string,
  call: StreamCall<I, E>,
  input: z.output<I>,
  {
    fetcher,
    headers,
    timeoutMs,
  }: Pick<ClientOptions, 'headers'> & { fetcher: Fetcher; timeoutMs: number },
): Promise<Events<z.output<E>>> {
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), timeoutMs)
  const failed = (why: BackendFailure['why'], detail: string): BackendFailure =>
    new BackendFailure(backend, name, why, detail)
  try {
    const request = buildRequest({ ...call, method: 'GET', responses: {} }, input, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: hangUp.signal,
    })
    const response = await fetcher.fetch(request)
    if (
      response.status === 200 &&
      response.body &&
      response.headers.get('content-type')?.startsWith('text/event-stream')
    )
      return eventsOf<z.output<E>>(response.body, call.read, hangUp, failed)
    await response.body?.cancel()
    throw failed('status', String(response.status))
  } catch (error) {
    if (
      error instanceof Error &&
      (error.name === 'BackendFailure' || error.name === 'Unacceptable')
    )
      throw error
    throw failed(
      hangUp.signal.aborted ? 'timeout' : 'network',
      error instanceof Error ? error.name : 'unknown',
    )
  } finally {
    clearTimeout(timer)
  }
}

/** The same events; `over` is called once, when they have ended, broken or been left. */
export function whenOver<E>(events: Events<E>, over: () => void): Events<E> {
  let isOver = false
  const once = (): void => {
    if (!isOver) over()
    isOver = true
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: async () => {
      try {
        const event = await events.next()
        if (event.done) once()
        return event
      } catch (error) {
        once()
        throw error
      }
    },
    return: async () => {
      once()
      await events.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Hosts of the chain may end lines in any of the three ways of the standard, but in one of them. */
const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/

/** The data lines of an event; undefined for a comment, or an event of other fields alone. */
function dataOf(event: string): string | undefined {
  const lines = event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
  return lines.length > 0 ? lines.join('\n') : undefined
}

function eventsOf<E>(
  body: ReadableStream<Uint8Array>,
  read: (text: string) => z.ZodSafeParseResult<E>,
  hangUp: AbortController,
  failed: (why: BackendFailure['why'], detail: string) => BackendFailure,
): Events<E> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let isOver = false
  let leave = (): void => undefined
  const left = new Promise<{ done: true; value: undefined }>(
    (resolve) => (leave = () => resolve({ done: true, value: undefined })),
  )

  /** The data of the next event that has any; undefined at the end. */
  async function nextData(): Promise<string | undefined> {
    for (;;) {
      const end = BLANK_LINE.exec(rest)
      if (end) {
        const data = dataOf(rest.slice(0, end.index))
        rest = rest.slice(end.index + end[0].length)
        if (data !== undefined) return data
        continue
      }
      const { done, value } = await reader.read()
      if (done) return undefined
      rest += decoder.decode(value, { stream: true })
      if (rest.length > MAX_EVENT_LENGTH) throw new Error('too long')
    }
  }

  async function nextEvent(): Promise<IteratorResult<E, undefined>> {
    const data = await nextData().catch((error: unknown) => {
      if (isOver) return undefined
      throw failed('network', error instanceof Error ? error.name : 'unknown')
    })
    if (data === undefined) return { done: true, value: undefined }
    const parsed = read(data)
    if (!parsed.success) throw failed('shape', parsed.error.issues[0]?.path.join('.') ?? '')
    return { done: false, value: parsed.data }
  }

  function close(): void {
    isOver = true
    leave()
    reader.cancel().catch(() => undefined)
    hangUp.abort()
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => (isOver ? left : Promise.race([nextEvent(), left])),
    return: async () => {
      close()
      return { done: true, value: undefined }
    },
  }
}
