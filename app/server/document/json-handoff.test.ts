import type { EntryContext } from '@remix-run/cloudflare'
import { decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { readHandoff } from '~/browser/read-handoff'
import { jsonHandoff } from './json-handoff'

function handoff(loaderData: object, more: object = {}): ReadableStream<Uint8Array> | undefined {
  const staticHandlerContext = { loaderData, actionData: null, errors: null, ...more }
  return jsonHandoff({ staticHandlerContext } as unknown as EntryContext)
}

/** What Remix decodes of a page's data in the browser. */
async function decoded(stream: ReadableStream<Uint8Array> | undefined): Promise<unknown> {
  const context = { stream }
  readHandoff(context)
  const { value, done } = await decode(context.stream!)
  await done
  return value
}

const page = {
  texts: ['Cắt gội', 'It’s a 10 "Miracle"', '', '</script>', '\u2028'],
  numbers: [0, -1, 3.7, 1e21, -5, -7],
  yes: true,
  nothing: null,
  nested: { list: [[], {}, [null, { deep: [1] }]], 'a key': 'D' },
  'like a date': ['D', 1],
}

test('the browser gets the data of loaders and actions as they were', async () => {
  expect(await decoded(handoff({ root: page, 'routes/home/page': null }))).toEqual({
    loaderData: { root: page, 'routes/home/page': null },
  })
  expect(
    await decoded(handoff({ root: page }, { actionData: { route: { typed: '09' } } })),
  ).toEqual({ loaderData: { root: page }, actionData: { route: { typed: '09' } } })
})

test('a field without a value is missing, which reads the same', async () => {
  expect(await decoded(handoff({ root: { a: undefined, b: 1 } }))).toEqual({
    loaderData: { root: { b: 1 } },
  })
})

test('the data stand in one piece, which becomes one script', async () => {
  const reader = handoff({ root: { text: 'á'.repeat(20_000) } })!.getReader()
  const first = await reader.read()
  expect(first.value!.byteLength).toBeGreaterThan(40_000)
  expect((await reader.read()).done).toBe(true)
})

test.each([
  ['a date', new Date(0)],
  ['a promise', Promise.resolve(1)],
  ['a map', new Map()],
  ['NaN', NaN],
  ['minus zero', -0],
  ['a gap in a list', [1, undefined]],
  ['a big number', 1n],
])('data with %s keep Remix’s own format', (_what, value) => {
  expect(handoff({ root: { list: [{ value }] } })).toBeUndefined()
})

test('data that contain themselves keep Remix’s own format', () => {
  const cycle: { list: unknown[]; self?: unknown } = { list: [] }
  cycle.list.push(cycle, cycle)
  cycle.self = cycle
  expect(handoff({ root: cycle })).toBeUndefined()
})

test('a page that failed keeps Remix’s own format, for its errors', () => {
  expect(handoff({ root: page }, { errors: { root: { status: 404 } } })).toBeUndefined()
})

test('the browser passes on what is in Remix’s own format', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2},"a",'))
      controller.enqueue(new TextEncoder().encode('"b"]\n'))
      controller.close()
    },
  })
  expect(await decoded(stream)).toEqual({ a: 'b' })
})
