import { GraphQLError, type ExecutionResult } from 'graphql'
import { expect, test, vi } from 'vitest'
import { eventStream } from './event-stream'

async function* sending(...results: ExecutionResult[]) {
  yield* results
}

async function piecesOf(response: Response): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  const reader = response.body!.getReader() as ReadableStreamDefaultReader<Uint8Array>
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces
    pieces.push(value)
  }
}

const text = (piece: Uint8Array | undefined): string => new TextDecoder().decode(piece)

test('each event is one piece, after a first sign of life and before the end', async () => {
  const pieces = await piecesOf(eventStream(sending({ data: { n: 1 } }, { data: { n: 2 } })))
  expect(pieces.map(text)).toEqual([
    ':\n\n',
    'event: next\ndata: {"data":{"n":1}}\n\n',
    'event: next\ndata: {"data":{"n":2}}\n\n',
    'event: complete\ndata:\n\n',
  ])
})

test('listeners of a shared result get the same bytes', async () => {
  const stringify = vi.fn(() => '{"data":{"n":1}}')
  const result = { data: { n: 1 }, stringify }
  const [one, other] = await Promise.all([
    piecesOf(eventStream(sending(result))),
    piecesOf(eventStream(sending(result))),
  ])
  expect(text(one[1])).toBe('event: next\ndata: {"data":{"n":1}}\n\n')
  expect(one[1]).toBe(other[1])
  expect(stringify).toHaveBeenCalledTimes(1)
})

test('errors are sent without what is meant for the server', async () => {
  const error = new GraphQLError('no', {
    extensions: { code: 'BACKEND_FAILED', unexpected: true, http: { status: 500 } },
  })
  const bare = new GraphQLError('no', { extensions: { unexpected: true } })
  const pieces = await piecesOf(eventStream(sending({ errors: [error, bare] })))
  expect(text(pieces[1])).toBe(
    'event: next\ndata: {"errors":[{"message":"no","extensions":{"code":"BACKEND_FAILED"}},{"message":"no"}]}\n\n',
  )
})

test('the next event is taken when the one before has been read', async () => {
  let taken = 0
  const reader = eventStream({
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.resolve({ done: false as const, value: { data: { n: ++taken } } }),
    }),
  }).body!.getReader()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  for (const before of [0, 1, 2]) {
    await settled()
    expect(taken).toBe(before)
    await reader.read()
  }
  await reader.cancel()
})

test('a listener who leaves ends the events, and no timer is left', async () => {
  vi.useFakeTimers()
  const returned = vi.fn(() => Promise.resolve({ done: true as const, value: undefined }))
  const reader = eventStream({
    [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined), return: returned }),
  }).body!.getReader()
  expect(text((await reader.read()).value)).toBe(':\n\n')
  const beat = reader.read()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(text((await beat).value)).toBe(':\n\n')
  await reader.cancel()
  expect([returned.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  vi.useRealTimers()
})

test('a failure of the events breaks the stream', async () => {
  const failing = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('broken')) }),
  }
  await expect(piecesOf(eventStream(failing))).rejects.toThrow('broken')
})
