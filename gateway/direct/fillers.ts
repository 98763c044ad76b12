import { isListType, isNonNullType, isObjectType, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context'
import { fieldsOf, Unusual, type Chosen, type Field } from './fields'

/** Adds to a value, or to a copy of it, what resolvers say of its fields. Throws Unusual where one of them fails: how far that reaches is the executor's to say. */
export type Filler = (value: unknown, context: Context) => Promise<unknown>

type Part = { name: string; resolve: GraphQLFieldResolver<unknown, Context> | undefined; fill: Filler | undefined }

/** Makes the filler of a field; undefined where nothing below it has a resolver of its own. */
export function fillerOf(type: GraphQLOutputType, field: Field, chosen: Chosen): Filler | undefined {
  if (isNonNullType(type)) return fillerOf(type.ofType, field, chosen)
  if (isListType(type)) return listFiller(fillerOf(type.ofType, field, chosen))
  return isObjectType(type) ? objectFiller(type, field, chosen) : undefined
}

function listFiller(fill: Filler | undefined): Filler | undefined {
  return fill && (async (value, context) => (Array.isArray(value) ? Promise.all(value.map((item) => fill(item, context))) : value))
}

function objectFiller(type: GraphQLObjectType, { selections }: Field, chosen: Chosen): Filler | undefined {
  const parts = fieldsOf(type, selections, chosen).flatMap((field) => partOf(type, field, chosen))
  if (parts.length === 0) return undefined
  // What is added is found by the field's name, and each of two aliases may want something else added.
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Unusual('a field under two names')
  return async (value, context) => {
    if (value instanceof Promise) throw new Unusual('a value that is computed')
    if (typeof value !== 'object' || value === null) return value
    const source = value as Record<string, unknown>
    const told = await Promise.all(parts.map(async ({ name, resolve, fill }) => [name, await below(fill, resolve ? await answerOf(resolve, source, context) : source[name], context)] as const))
    return { ...source, ...Object.fromEntries(told) }
  }
}

function partOf(type: GraphQLObjectType, field: Field, chosen: Chosen): Part[] {
  const definition = type.getFields()[field.name]
  if (!definition) return []
  const { resolve } = definition
  // As for the fields of Query: one that wants to know more is told so by the executor. Two aliases of one field may differ in their arguments.
  if (resolve && (resolve.length > 3 || definition.args.length > 0)) throw new Unusual('a field that asks for more')
  const fill = fillerOf(definition.type, field, chosen)
  return resolve || fill ? [{ name: field.name, resolve, fill }] : []
}

function below(fill: Filler | undefined, value: unknown, context: Context): unknown {
  return fill ? fill(value, context) : value
}

async function answerOf(resolve: GraphQLFieldResolver<unknown, Context>, source: unknown, context: Context): Promise<unknown> {
  try {
    return (await resolve(source, {}, context, undefined as unknown as GraphQLResolveInfo)) as unknown
  } catch {
    throw new Unusual('a field that fails')
  }
}
