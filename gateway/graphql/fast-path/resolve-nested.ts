import {
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import type { Context } from '../../context'
import { fieldsOf, FastPathBailout, type Chosen, type Field } from './fields'
import { noInfo } from './no-info'

/** A value's path in the response, and the errors collected so far. */
export type FieldPath = {
  key: string | number
  above: FieldPath | undefined
  errors: GraphQLError[]
}

/**
 * Adds the results of nested resolvers to a value or to a copy of it; a field that fails becomes
 * null and its error is collected. Throws FastPathBailout where the field may not be null, as the
 * executor must find out how far that propagates.
 */
export type NestedResolver = (
  value: unknown,
  context: Context,
  place: FieldPath,
) => Promise<unknown>

type Resolve = GraphQLFieldResolver<unknown, Context>
type Part = Pick<Field, 'key' | 'name' | 'nodes'> & {
  isRequired: boolean
  resolve: Resolve | undefined
  fill: NestedResolver | undefined
}

/** Makes the filler of a field; undefined where nothing below it has a resolver of its own. */
export function nestedResolverOf(
  type: GraphQLOutputType,
  field: Field,
  chosen: Chosen,
): NestedResolver | undefined {
  if (isNonNullType(type)) return nestedResolverOf(type.ofType, field, chosen)
  if (isListType(type)) return listResolver(nestedResolverOf(type.ofType, field, chosen))
  return isObjectType(type) ? objectResolver(type, field, chosen) : undefined
}

function listResolver(fill: NestedResolver | undefined): NestedResolver | undefined {
  return (
    fill &&
    (async (value, context, place) =>
      Array.isArray(value)
        ? Promise.all(value.map((item, index) => fill(item, context, inside(place, index))))
        : value)
  )
}

function objectResolver(
  type: GraphQLObjectType,
  { selections }: Field,
  chosen: Chosen,
): NestedResolver | undefined {
  const parts = fieldsOf(type, selections, chosen).flatMap((field) => partOf(type, field, chosen))
  if (parts.length === 0) return undefined
  // Results are stored by field name, and two aliases of one field may have different results.
  if (new Set(parts.map(({ name }) => name)).size < parts.length)
    throw new FastPathBailout('a field under two names')
  return async (value, context, place) => {
    if (value instanceof Promise) throw new FastPathBailout('a value that is computed')
    if (typeof value !== 'object' || value === null) return value
    const source = value as Record<string, unknown>
    const resolved = await Promise.all(
      parts.map(
        async (part) =>
          [part.name, await added(part, source, context, inside(place, part.key))] as const,
      ),
    )
    return { ...source, ...Object.fromEntries(resolved) }
  }
}

function partOf(type: GraphQLObjectType, field: Field, chosen: Chosen): Part[] {
  const definition = type.getFields()[field.name]
  if (!definition) return []
  const { resolve } = definition
  // Two aliases of one field may differ in their arguments.
  if (resolve && definition.args.length > 0) throw new FastPathBailout('a field that asks for more')
  const fill = nestedResolverOf(definition.type, field, chosen)
  return resolve || fill
    ? [{ ...field, isRequired: isNonNullType(definition.type), resolve, fill }]
    : []
}

async function added(
  { name, nodes, isRequired, resolve, fill }: Part,
  source: Record<string, unknown>,
  context: Context,
  place: FieldPath,
): Promise<unknown> {
  let value = source[name]
  try {
    if (resolve) value = await resolve(source, {}, context, noInfo)
  } catch (error) {
    if (error instanceof FastPathBailout) throw error
    if (isRequired) throw new FastPathBailout('a field that fails')
    place.errors.push(locatedError(error, nodes, pathOf(place)))
    return null
  }
  return fill ? fill(value, context, place) : value
}

function inside(above: FieldPath, key: string | number): FieldPath {
  return { key, above, errors: above.errors }
}

function pathOf({ key, above }: FieldPath): (string | number)[] {
  return above ? [...pathOf(above), key] : [key]
}
