import { buildSchema, parse, type ExecutionResult } from 'graphql'
import { isAsyncIterable } from 'graphql-yoga'
import { expect, test } from 'vitest'
import documents from '../../schema/generated/persisted-documents.json'
import { schema } from './schema'
import { dependsOnEventAlone, subscribeShared } from './shared-events'

const liveHours = Object.values(documents).find((text) => text.includes('subscription LiveHours'))
const root = 'hours(salonId: 9, date: "2026-11-22", serviceIds: [])'

test('the live hours of the site are shared', () => {
  expect(dependsOnEventAlone(schema, parse(liveHours ?? ''), 'LiveHours')).toBe(true)
})

test.each([
  ['a plain selection', true, `subscription { ${root} { hasFree } }`],
  ['a fragment', true, `subscription { ${root} { ...F } } fragment F on Hours { hasFree }`],
  [
    'a condition',
    false,
    `subscription ($a: Boolean!) { ${root} { hasFree @include(if: $a) receptionName } }`,
  ],
  [
    'a condition in a fragment',
    false,
    `subscription ($a: Boolean!) { ${root} { ...F } }
     fragment F on Hours { hasFree @skip(if: $a) receptionName }`,
  ],
  ['two root fields', false, `subscription { ${root} { hasFree } other: ${root} { hasFree } }`],
  [
    'a root field in a fragment',
    false,
    `subscription { ...F } fragment F on Subscription { ${root} { hasFree } }`,
  ],
])('whether listeners share results: %s', (_, isShared, source) => {
  expect(dependsOnEventAlone(schema, parse(source), '')).toBe(isShared)
})

/** A schema whose hours are one event for all, which counts how often it is read. */
function counting(resolvesBelow: boolean) {
  const own = buildSchema(
    'type Query { a: Int } type Hours { label: String } type Subscription { hours: Hours }',
  )
  let reads = 0
  const event = {
    hours: {
      get label() {
        reads += 1
        return 'Sáng'
      },
    },
  }
  const field = own.getSubscriptionType()?.getFields().hours
  if (field)
    field.subscribe = async function* () {
      yield event
    }
  const below = own.getType('Hours')
  if (resolvesBelow && below && 'getFields' in below) {
    const { label } = below.getFields()
    if (label && 'resolve' in label) label.resolve = ({ label: text }: { label: string }) => text
  }
  return { own, reads: () => reads }
}

async function firstOf(own: ReturnType<typeof buildSchema>, document: ReturnType<typeof parse>) {
  const events = await subscribeShared({ schema: own, document })
  if (!isAsyncIterable(events)) throw new Error('no events')
  const { value } = (await events[Symbol.asyncIterator]().next()) as {
    value: ExecutionResult & { stringify?: () => string }
  }
  return value
}

test('an event is executed and serialised once for all listeners of a document', async () => {
  const { own, reads } = counting(false)
  const document = parse('subscription { hours { label } }')
  const [one, other] = [await firstOf(own, document), await firstOf(own, document)]
  expect(one).toMatchObject({ data: { hours: { label: 'Sáng' } } })
  expect(one.stringify?.()).toBe('{"data":{"hours":{"label":"Sáng"}}}')
  expect(other).toBe(one)
  expect(reads()).toBe(1)
  const aliased = await firstOf(own, parse('subscription { hours { text: label } }'))
  expect(aliased.stringify?.()).toBe('{"data":{"hours":{"text":"Sáng"}}}')
})

test('an event is executed for each listener where a resolver may distinguish them', async () => {
  const { own, reads } = counting(true)
  const document = parse('subscription { hours { label } }')
  const [one, other] = [await firstOf(own, document), await firstOf(own, document)]
  expect(other).not.toBe(one)
  expect(one.stringify).toBeUndefined()
  expect(reads()).toBe(2)
})

test('a subscription that cannot begin returns its errors', async () => {
  const { own } = counting(false)
  const field = own.getSubscriptionType()?.getFields().hours
  if (field) field.subscribe = () => Promise.reject(new Error('no room'))
  const result = await subscribeShared({
    schema: own,
    document: parse('subscription { hours { label } }'),
  })
  expect(result).toMatchObject({ errors: [{ message: 'no room' }] })
})
