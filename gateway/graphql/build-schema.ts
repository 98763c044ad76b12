import {
  buildSchema,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import type { Resolvers } from '../../schema/generated/resolvers'
import type { Context } from '../context'

/**
 * Builds a schema and attaches its resolvers and scalars. An isolate needs a third of the time that
 * makeExecutableSchema takes, which copies the schema for each of its steps. The SDL is not
 * validated here: that is the linter's and a test's.
 */
export function executableSchema(typeDefs: string, modules: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValid: true, noLocation: true })
  for (const module of modules)
    for (const [name, given] of Object.entries<object>(module)) attach(schema, name, given)
  return schema
}

type Resolve = GraphQLFieldResolver<unknown, Context>

function attach(schema: GraphQLSchema, typeName: string, given: object): void {
  const type = schema.getType(typeName)
  if (isScalarType(type) && given instanceof GraphQLScalarType) {
    const { serialize, parseValue, parseLiteral } = given
    Object.assign(type, { serialize, parseValue, parseLiteral })
    return
  }
  const fields = isObjectType(type) ? type.getFields() : {}
  for (const [name, resolver] of Object.entries<Resolve | { subscribe: Resolve; resolve: Resolve }>(
    given as Record<string, Resolve>,
  )) {
    const field = fields[name]
    if (!field) throw new Error(`The schema has no field ${typeName}.${name}.`)
    if (typeof resolver === 'function') field.resolve = resolver
    else Object.assign(field, resolver)
  }
}
