import {
  execute,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type GraphQLFieldConfigMap,
  type OperationDefinitionNode,
} from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../../context'
import { fieldsOf, fragmentsOf, FastPathBailout } from './fields'
import { nestedResolverOf } from './resolve-nested'
import { compileSerializer } from './serializer'

type Named = { id: number }

const ward = new GraphQLObjectType<Named, Context>({
  name: 'Ward',
  fields: {
    id: { type: GraphQLInt },
    // Its length is 0, as a wrapper's.
    depth: { type: GraphQLString, resolve: (...args) => args[3].fieldName },
  },
})
const salon: GraphQLObjectType<Named, Context> = new GraphQLObjectType<Named, Context>({
  name: 'Salon',
  fields: (): GraphQLFieldConfigMap<Named, Context> => ({
    id: { type: GraphQLInt },
    ward: { type: ward, resolve: ({ id }) => (id ? { id: id * 10 } : null) },
    near: {
      type: new GraphQLList(salon),
      resolve: ({ id }) => Promise.resolve([{ id: id + 1 }, null]),
    },
  }),
})
const page = new GraphQLObjectType({
  name: 'Page',
  fields: { first: { type: salon }, all: { type: new GraphQLList(salon) } },
})
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { page: { type: page } } }),
})

/**
 * Runs a document by nested resolvers and serializers; undefined where they leave it to the
 * executor.
 */
async function both(query: string, value: object) {
  const document = parse(query)
  const chosen = { fragments: fragmentsOf(document), variables: {} }
  const direct = async (): Promise<unknown> => {
    const [field] = fieldsOf(
      schema.getQueryType()!,
      [(document.definitions[0] as OperationDefinitionNode).selectionSet],
      chosen,
    )
    const [fill, write] = [
      nestedResolverOf(page, field!, chosen),
      compileSerializer(page, field!, chosen),
    ]
    return JSON.parse(
      write(await fill!(value, {} as Context, { key: 'page', above: undefined, errors: [] })),
    )
  }
  const { data } = await execute({ schema, document, rootValue: { page: value }, contextValue: {} })
  return {
    direct: await direct().catch((error: unknown) => {
      if (!(error instanceof FastPathBailout)) throw error
    }),
    executed: JSON.parse(JSON.stringify(data?.page)) as unknown,
  }
}

const salons = { first: { id: 1 }, all: [{ id: 1 }, null, { id: 2 }] }

test.for([
  '{ page { first { id ward { id } } all { ward { id } near { id ward { id } } } } }',
  'query { page { ...Some all { w: ward { __typename id } } } } ' +
    'fragment Some on Page { all { id near { ward { k: id } } } }',
])('nested resolvers give the result of the executor: %s', async (query) => {
  const { direct, executed } = await both(query, salons)
  expect(direct).toEqual(executed)
})

test.for([
  '{ page { all { b: near { id ward { id } } a: near { id } } } }',
  '{ page { a: all { ward { id } } b: all { near { id } } } }',
])(
  'two aliases with different selections of one field are left to the executor: %s',
  async (query) => {
    expect((await both(query, salons)).direct).toBeUndefined()
  },
)

test('a resolver that reads info is left to the executor, however it is declared', async () => {
  const { direct, executed } = await both('{ page { first { ward { depth } } } }', {
    first: { id: 1 },
  })
  expect(executed).toEqual({ first: { ward: { depth: 'depth' } } })
  expect(direct).toBeUndefined()
})

test('a value that is still on its way is left to the executor', async () => {
  const { direct, executed } = await both('{ page { first { id ward { id } } } }', {
    first: Promise.resolve({ id: 1 }),
  })
  expect(executed).toEqual({ first: { id: 1, ward: { id: 10 } } })
  expect(direct).toBeUndefined()
})
