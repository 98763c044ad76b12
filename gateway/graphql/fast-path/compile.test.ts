import {
  buildSchema,
  execute,
  GraphQLError,
  isObjectType,
  parse,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../../context'
import { randomFrom, seedOf } from '../../../workers/kit/random'
import { compileObject } from './compile'
import type { Text, Writer } from './complete'
import { fragmentsOf } from './fields'
import { queryOf } from '../../testing/random-query'

const schema = buildSchema(/* GraphQL */ `
  type Query {
    salon: Salon
    must: Salon!
    all: [Salon!]
    some: [Salon]!
    found: [Found]
    times(number: Int = 2): Int!
  }
  type Salon {
    id: Int!
    name: String
    tag: Tag
    score: Float
    opens: Boolean!
    ward: Ward
    needed: Ward!
    near: [Salon!]!
    numbers: [[Int]!]
    echo(text: String!): String
  }
  type Ward {
    id: Int!
    name: String!
    found: Found!
    salon: Salon
  }
  union Found = Salon | Ward
  enum Tag {
    NEW
    OLD
  }
`)

/** Values of fields without a resolver: some fit their type, some do not. */
function plainValue(name: string, random: () => number): unknown {
  const values: Record<string, unknown[]> = {
    name: ['Mượt "1"', '', null, 7, true, Symbol('none')],
    tag: ['NEW', 'OLD', 'NEITHER', null],
    score: [1.5, 2, '3', Number.NaN, null, new Error('a value that is an error')],
    opens: [true, false, 1, null, 'x'],
    numbers: [[[1, 2], []], [[1, null]], [[1], null], 5, null, [['x']]],
  }
  const known = values[name] ?? []
  // Mostly the first one, so that not all responses are null.
  return random() < 0.85 ? known[0] : known[Math.floor(random() * known.length)]
}

let lastId = 0

function anObject(type: string, random: () => number): object {
  lastId += 1
  const id: unknown = random() < 0.03 ? null : lastId
  const value = { __typename: type, seed: random(), id }
  for (const name of ['name', 'tag', 'score', 'opens', 'numbers'])
    Object.assign(value, { [name]: plainValue(name, random) })
  if (random() < 0.1) Object.assign(value, { name: () => `${type} by a function` })
  if (random() < 0.1) Object.assign(value, { score: Promise.resolve(4) })
  if (random() < 0.05) Object.assign(value, { score: Promise.reject(new Error('too late')) })
  void Promise.resolve((value as { score?: unknown }).score).catch(() => undefined)
  return random() < 0.3 ? Object.freeze(value) : value
}

const made: Record<string, (random: () => number) => unknown> = {
  Salon: (random) => anObject('Salon', random),
  Ward: (random) => anObject('Ward', random),
  Found: (random) =>
    anObject(random() < 0.05 ? 'Nothing' : random() < 0.5 ? 'Salon' : 'Ward', random),
}

/** What a resolver does: the same for the same object and field, whoever asks and when. */
function resultOf(seed: number, key: string, type: string): unknown {
  const random = randomFrom(seedOf(seed, key))
  const make = () => {
    const chance = random()
    if (chance < 0.05) return null
    if (chance < 0.1) throw new GraphQLError('refused', { extensions: { code: 'NO' } })
    if (chance < 0.15) return new Error('an error as a value')
    const named = type.replace(/[[\]!]/g, '')
    const one = made[named] ?? (() => Math.floor(random() * 9))
    if (!type.startsWith('[')) return one(random)
    return Array.from({ length: Math.floor(random() * 3) }, () =>
      random() < 0.1 ? null : one(random),
    )
  }
  return random() < 0.5 ? Promise.resolve().then(make) : make()
}

/** Gives the fields that objects lack their resolvers; each result is made once. */
function attachResolvers(seed: number): void {
  const results = new Map<string, unknown>()
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (['id', 'name', 'tag', 'score', 'opens', 'numbers'].includes(field.name)) continue
      field.resolve = (source: { seed?: number }, args: object) => {
        const key = `${type.name}.${field.name} ${source?.seed} ${JSON.stringify(args)}`
        if (!results.has(key))
          results.set(
            key,
            orThrown(() => resultOf(seed, key, String(field.type))),
          )
        const result = results.get(key)
        if (result instanceof Thrown) throw result.error
        return result
      }
    }
  }
}

class Thrown {
  constructor(readonly error: unknown) {}
}

function orThrown(make: () => unknown): unknown {
  try {
    const value = make()
    if (value instanceof Promise) void value.catch(() => undefined)
    return value
  } catch (error) {
    return new Thrown(error)
  }
}

/** What is still running when a response is complete may add errors; both wait for all of it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function planOf(query: string, variables: Record<string, unknown>): Writer {
  const document = parse(query)
  const [operation] = document.definitions as OperationDefinitionNode[]
  const chosen = { schema, fragments: fragmentsOf(document), variables }
  const type = schema.getQueryType() as GraphQLObjectType
  return compileObject(type, [operation!.selectionSet], chosen)
}

async function byPlan({ write }: Writer, variables: Record<string, unknown>) {
  const errors: GraphQLError[] = []
  const run = { context: {} as Context, variables, errors }
  const data = await textOf(() => write({}, run, undefined), errors)
  await settled()
  return { data, errors: byPosition(data, errors) }
}

async function textOf(write: () => Text, errors: GraphQLError[]): Promise<string> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof GraphQLError) errors.push(error)
    return 'null'
  }
}

async function byExecutor(query: string, variables: Record<string, unknown>) {
  const result = await execute({
    schema,
    document: parse(query),
    variableValues: variables,
    rootValue: {},
  })
  await settled()
  const data = JSON.stringify(result.data)
  return { data, errors: byPosition(data, result.errors ?? []) }
}

/** Errors, by the null in the response that they are the reason for. */
function byPosition(data: string, errors: readonly GraphQLError[]): Map<string, GraphQLError[]> {
  const found = new Map<string, GraphQLError[]>()
  for (const error of errors) {
    const position = nullIn(JSON.parse(data), error.path ?? []).join('.')
    found.set(position, [...(found.get(position) ?? []), error])
  }
  return found
}

type Response = Awaited<ReturnType<typeof byExecutor>>

/**
 * Where several required fields below one null failed, the first one is named, and which one that
 * is hangs on the executor's turns: then only that there is an error is compared.
 */
function expectSame(one: Response, other: Response): void {
  expect(one.data).toBe(other.data)
  expect([...one.errors.keys()].sort()).toEqual([...other.errors.keys()].sort())
  for (const [position, [error]] of one.errors) {
    const [same] = other.errors.get(position) ?? []
    const isOwn = error?.path?.join('.') === position
    if (isOwn || String(error?.path) === String(same?.path))
      expect(error?.toJSON()).toEqual(same?.toJSON())
  }
}

/** The part of a path that ends at a null. */
function nullIn(data: unknown, [key, ...rest]: readonly (string | number)[]): (string | number)[] {
  if (data === null || key === undefined) return []
  return [key, ...nullIn((data as Record<string | number, unknown>)[key], rest)]
}

// Of some other seeds graphql-js itself leaves a rejection unhandled.
test.for(Array.from({ length: 120 }, (_unused, seed) => [seed]))(
  'a random query of random values is answered as graphql-js answers it: seed %i',
  async ([seed = 0]) => {
    attachResolvers(seed)
    const query = queryOf(schema, randomFrom(seed + 1))
    const variables = { yes: true, no: false, text: 'a' }
    const expected = await byExecutor(query, variables)
    const plan = planOf(query, variables)
    expectSame(await byPlan(plan, variables), expected)
    // Values that are frozen have their texts now.
    expectSame(await byPlan(plan, variables), expected)
  },
)

test('the text of a shared value is made once, unless there is an error in it', async () => {
  const made: string[] = []
  const shared = (tag: string) => Object.freeze({ id: 1, tag: () => (made.push(tag), tag) })
  const { salon } = schema.getQueryType()!.getFields()
  for (const [value, times, errors] of [
    [shared('NEW'), 1, undefined],
    [shared('NEITHER'), 2, 1],
  ] as const) {
    made.length = 0
    salon!.resolve = () => value
    const plan = planOf('{ salon { id tag } }', {})
    for (const _time of [1, 2])
      expect((await byPlan(plan, {})).errors.get('salon.tag')?.length).toBe(errors)
    expect(made).toHaveLength(times)
  }
})
