import { type GraphQLField, getNamedType, isObjectType, isUnionType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../gateway/graphql/schema'
import { commands, queryAccess } from './authorisation/access.ts'
import { bridges, personalTypes, publicTypes } from './authorisation/access-types.ts'
import { type Operation, type Question, operationsOf } from './authorisation/documents.ts'
import {
  guessesOf,
  ownersActions,
  leaksOf,
  type Secret,
  secretsIn,
} from './authorisation/guesses.ts'
import { type Caller, queryAs, logIn, others, OWNER } from './authorisation/people.ts'
import { type Chain, sharedChain } from './open-chain.ts'
import { inGroups, partOf } from './sample.ts'

const table = 'tests/authorisation/access.ts'
const typeTable = 'tests/authorisation/access-types.ts'
/** Fields of Query that only group those of one caller. */
const groups = ['viewer', 'browser']
/** Every question by its name in the table. */
const questions = Object.values(schema.getQueryType()!.getFields()).flatMap(
  (field): (Question & { name: string })[] => {
    const type = getNamedType(field.type)
    if (!groups.includes(field.name) || !isObjectType(type)) return [{ name: field.name, field }]
    const inner = Object.values(type.getFields())
    return inner.map((one) => ({
      name: `${field.name}.${one.name}`,
      field: one,
      below: field.name,
    }))
  },
)
const mutations = Object.values(schema.getMutationType()!.getFields())
const personalQueries = questions.filter(({ name }) => queryAccess[name] === 'own session')

let chain: Chain
let owner: Caller
let anonymous: Caller[]
let secrets: Secret[]
let guesses: ReturnType<typeof guessesOf>
/** The questions that the owner had an answer to. */
let readable: Operation[]
/** The owner's data after the last mutation of others: his data before the next. */
let ownersData: unknown[] | undefined

beforeAll(async () => {
  // Limits are tested elsewhere, and would hide here what is not refused.
  chain = await sharedChain('unlimited')
  owner = await logIn(chain, OWNER)
  guesses = guessesOf([], chain.now())
  const before = secretsIn(await dataOf(owner, ownQueries()))
  const made = []
  for (const { query, variables } of ownersActions(before, chain.now()))
    made.push((await queryAs(chain, owner, query, variables)).data)
  secrets = [...secretsIn(made), ...secretsIn(await dataOf(owner, ownQueries()))]
  guesses = guessesOf(secrets, chain.now())
  const ownQuery = ownQueries()
  const received = await dataOf(owner, ownQuery)
  readable = ownQuery.filter((_operation, index) => isThere(firstOf(received[index])))
  anonymous = await others(chain)
}, 300_000)

describe('the table lists the owner of every type and field', () => {
  test('every query and every mutation', () => {
    const open = [
      ...questions.filter(({ name }) => !(name in queryAccess)).map(({ name }) => `Query.${name}`),
      ...mutations.filter(({ name }) => !(name in commands)).map(({ name }) => `Mutation.${name}`),
    ]
    expect(open, `add their owners to ${table}`).toEqual([])
    const gone = [
      ...Object.keys(queryAccess).filter((name) => !questions.some((one) => one.name === name)),
      ...Object.keys(commands).filter((name) => !mutations.some((field) => field.name === name)),
    ]
    expect(gone, `these are in ${table} and no longer in the schema`).toEqual([])
  })

  test('every type, and every field of a personal one', () => {
    const roots = ['Query', 'Mutation', 'Subscription']
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type.name),
    )
    expect(
      types
        .map(({ name }) => name)
        .filter((name) => !(name in personalTypes) && !publicTypes.includes(name)),
      `add to ${typeTable} whether these are personal or public`,
    ).toEqual([])
    const open = types.flatMap((type) => {
      const known = personalTypes[type.name]
      if (!known || !isObjectType(type)) return []
      return Object.keys(type.getFields())
        .filter((field) => !known.secret.includes(field) && !known.plain.includes(field))
        .map((field) => `${type.name}.${field}`)
    })
    expect(open, `add to ${typeTable} whether these identify a person`).toEqual([])
  })

  test('every way from something public to something personal', () => {
    const ways = publicTypes.flatMap((name) => {
      const type = schema.getType(name)
      const fields = isObjectType(type) ? Object.values(type.getFields()) : []
      return fields.filter(hasPersonalField).map((field) => `${name}.${field.name}`)
    })
    const open = questions
      .filter(({ name, field }) => queryAccess[name] === 'public' && hasPersonalField(field))
      .map(({ name }) => `Query.${name}`)
    expect(
      [...ways, ...open].filter((way) => !(way in bridges)),
      `these reach personal data; add their callers to bridges in ${typeTable}`,
    ).toEqual([])
  })
})

test('the owner has something of each kind to get at', () => {
  const kinds = Object.entries(personalTypes)
    .filter(([, { secret }]) => secret.length > 0)
    .map(([name]) => name)
  expect(
    kinds.filter((kind) => !secrets.some(({ type }) => type === kind)),
    'let ownersActions make some',
  ).toEqual([])
})

test.each(personalQueries.map((question) => [question.name, question] as const))(
  'the owner himself gets %s',
  async (name, question) => {
    const responses = await Promise.all(
      operationsOf('query', question, guesses).map(({ query, variables }) =>
        queryAs(chain, owner, query, variables),
      ),
    )
    const full = responses.filter(({ data }) => isThere(answerTo(name, data)))
    expect(
      full.length,
      `${name} found no data of the owner, so that refusals of others prove nothing: let ownersActions create some`,
    ).toBeGreaterThan(0)
  },
)

const personal = partOf(questions, ({ name }) => queryAccess[name] !== 'public')

test.each(personal.map((question) => [question.name, question] as const))(
  '%s returns no data of the owner to others',
  async (name, question) => {
    const tries = anonymous.flatMap((caller) =>
      operationsOf('query', question, guesses).map((operation) => ({ caller, ...operation })),
    )
    await inGroups(tries, 8, async ({ caller, query, variables }) => {
      const { raw, data, errors } = await queryAs(chain, caller, query, variables)
      expect(
        leaksOf(secrets, { raw, data, sent: variables }),
        `${caller.name} sent ${name}(${JSON.stringify(variables)})`,
      ).toEqual([])
      if (queryAccess[name] === 'own session' && !caller.isLoggedIn)
        expect(isThere(answerTo(name, data)), `${caller.name} got ${raw.slice(0, 300)}`).toBe(false)
      expect(
        errors
          ?.map(({ extensions }) => extensions?.code)
          .filter((code) => code !== 'UNAUTHENTICATED') ?? [],
        raw.slice(0, 300),
      ).toEqual([])
    })
  },
)

/** Those that name somebody's booking, code or thing; the others act on the caller's own alone. */
const reachingOut = partOf(
  mutations,
  ({ name }) =>
    ['owner token', 'code'].includes(commands[name]?.whose ?? '') ||
    ['endSession', 'removeAddress', 'rateVisit', 'unsubscribeFromPush'].includes(name),
)

test.each(reachingOut.map((field) => [field.name, field] as const))(
  '%s neither changes nor returns data of the owner for others',
  async (name, field) => {
    const command = commands[name]
    if (!command) throw new Error(`add the owner of ${name} to ${table}`)
    const before = ownersData ?? (await dataOf(owner))
    const names = new Set<string>()
    const callers = ['logOut', 'logOutEverywhere'].includes(name) ? anonymous.slice(1) : anonymous
    const tries = callers.flatMap((caller) =>
      operationsOf('mutation', { field }, guesses).map((operation) => ({ caller, ...operation })),
    )
    await inGroups(tries, 8, async ({ caller, query, variables }) => {
      const { raw, data, errors } = await queryAs(chain, caller, query, variables)
      const what = String(
        (data?.[name] as { __typename?: string } | null)?.__typename ??
          errors?.[0]?.extensions?.code,
      )
      const allowed =
        command.whose === 'public' || !caller.isLoggedIn
          ? command.refuses
          : [...command.refuses, ...(command.does ?? [])]
      expect(
        allowed,
        `${caller.name} sent ${name}(${JSON.stringify(variables)}) and got ${raw.slice(0, 300)}`,
      ).toContain(what)
      const leaks = leaksOf(secrets, { raw, data, sent: variables })
      expect(
        leaks.filter(
          (leak) => !(command.leaks ?? []).some((secret) => leak.startsWith(`${secret} `)),
        ),
        `${caller.name} sent ${name}(${JSON.stringify(variables)})`,
      ).toEqual([])
      names.add(what)
    })
    ownersData = await dataOf(owner)
    expect(ownersData, `what the owner reads after others sent ${name}`).toEqual(before)
    expect(
      [...names].some((what) => what !== 'InvalidInput') ||
        command.refuses.join() === 'InvalidInput',
      `${name} was only sent invalid arguments: add valid ones to guesses.ts`,
    ).toBe(true)
  },
)

/** All queries of the owner's data, with the guesses as arguments. */
function ownQueries(): Operation[] {
  return questions
    .filter(({ name }) => ['own session', 'owner token'].includes(queryAccess[name]!))
    .flatMap((question) => operationsOf('query', question, guesses))
}

/** What a response has for a question. */
function answerTo(name: string, data: unknown): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data)
}

/**
 * The data that a caller gets; by default from every query that had data for the owner at first.
 */
async function dataOf(caller: Caller, operations = readable): Promise<unknown[]> {
  return inGroups(operations, 8, async ({ query, variables }) =>
    ownOf((await queryAs(chain, caller, query, variables)).data),
  )
}

/**
 * The personal part of an answer: public things, which others may change, appear in it by their
 * ids.
 */
function ownOf(response: unknown): unknown {
  if (Array.isArray(response)) return response.map(ownOf)
  if (typeof response !== 'object' || response === null) return response
  const { __typename, id } = response as { __typename?: string; id?: unknown }
  if (__typename && id !== undefined && publicTypes.includes(__typename)) return { __typename, id }
  return Object.fromEntries(Object.entries(response).map(([key, value]) => [key, ownOf(value)]))
}

function hasPersonalField({ type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type)
  return (
    named.name in personalTypes ||
    (isUnionType(named) && named.getTypes().some(({ name }) => name in personalTypes))
  )
}

/** The answer in a response to one question, which a group may stand around. */
function firstOf(response: unknown): unknown {
  const [[name, value] = []] = Object.entries(response ?? {})
  return groups.includes(name ?? '') ? Object.values(value ?? {}).at(-1) : value
}

/** Something is there: not null, no empty list, no page without items. */
function isThere(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (Array.isArray(value)) return value.length > 0
  const { items } = value as { items?: unknown }
  return Array.isArray(items) ? items.length > 0 : true
}
