import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { fieldsOf, FastPathBailout, type Chosen, type Field } from './fields'

/**
 * Serialises a resolved value as JSON. Throws FastPathBailout where the executor must report an
 * error.
 */
export type Serializer = (value: unknown) => string

/**
 * Compiles the serializer of a field whose value is complete: no abstract type, no arguments, and
 * the results of nested resolvers already added (`resolve-nested.ts`). The executor would visit
 * each field of each object with a path and promises, which plain objects do not need.
 */
export function compileSerializer(
  type: GraphQLOutputType,
  field: Field,
  chosen: Chosen,
): Serializer {
  if (isNonNullType(type)) return required(compileSerializer(type.ofType, field, chosen))
  if (isListType(type)) return listSerializer(compileSerializer(type.ofType, field, chosen))
  if (isObjectType(type)) return objectSerializer(type, field, chosen)
  if (isLeafType(type)) return leafSerializer(type)
  throw new FastPathBailout('an abstract type')
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

function required(write: Serializer): Serializer {
  return (value) => {
    if (isNothing(value)) throw new FastPathBailout('nothing where there must be something')
    return write(value)
  }
}

function listSerializer(write: Serializer): Serializer {
  return (value) => {
    if (isNothing(value)) return 'null'
    if (!Array.isArray(value)) throw new FastPathBailout('no list')
    let text = ''
    for (const item of value as unknown[]) text += text === '' ? write(item) : `,${write(item)}`
    return `[${text}]`
  }
}

function objectSerializer(
  type: GraphQLObjectType,
  { selections }: Field,
  chosen: Chosen,
): Serializer {
  if (type.isTypeOf) throw new FastPathBailout('a type that asks its values')
  const parts = fieldsOf(type, selections, chosen).map((field, at) =>
    partOf(type, field, chosen, at === 0 ? '' : ','),
  )
  return (value) => {
    if (isNothing(value)) return 'null'
    if (typeof value !== 'object') throw new FastPathBailout('no object')
    let text = '{'
    for (const part of parts) text += part(value as Record<string, unknown>)
    return `${text}}`
  }
}

function partOf(
  type: GraphQLObjectType,
  field: Field,
  chosen: Chosen,
  comma: string,
): (source: Record<string, unknown>) => string {
  const start = `${comma}${JSON.stringify(field.key)}:`
  if (field.name === '__typename') return () => `${start}${JSON.stringify(type.name)}`
  const definition = type.getFields()[field.name]
  if (!definition || definition.args.length > 0)
    throw new FastPathBailout('a field that is computed')
  const write = compileSerializer(definition.type, field, chosen)
  return (source) => {
    const value = source[field.name]
    if (typeof value === 'function' || value instanceof Promise)
      throw new FastPathBailout('a value that is computed')
    return start + write(value)
  }
}

function leafSerializer(type: GraphQLLeafType): Serializer {
  const isOwn = (value: unknown): value is string | number | boolean => {
    if (type === GraphQLString || type === GraphQLID) return typeof value === 'string'
    if (type === GraphQLInt) return typeof value === 'number' && (value | 0) === value
    if (type === GraphQLFloat) return typeof value === 'number' && Number.isFinite(value)
    return type === GraphQLBoolean && typeof value === 'boolean'
  }
  const names = new Map<unknown, string>()
  return (value) => {
    if (isNothing(value)) return 'null'
    if (isOwn(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value)
    const known = names.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(serialized(type, value)) ?? 'null'
    // A type's own values are few; anything else may be endless.
    if (isEnumType(type)) names.set(value, text)
    return text
  }
}

function serialized(type: GraphQLLeafType, value: unknown): unknown {
  try {
    return type.serialize(value)
  } catch {
    throw new FastPathBailout('a value that does not fit its type')
  }
}
