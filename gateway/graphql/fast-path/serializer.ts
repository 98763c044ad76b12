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
import { fieldsOf, Unusual, type Chosen, type Field } from './fields'

/** Writes a resolved value as the JSON of an answer. Throws Unusual where the executor must say what is wrong. */
export type Writer = (value: unknown) => string

/**
 * Makes the writer of a field whose value needs nobody else: no abstract type, no arguments, and whatever resolvers below it say is there already (`resolve-nested.ts`). The executor visits each
 * field of each object anew, with paths and promises for what may happen; of plain objects nothing may.
 */
export function writerOf(type: GraphQLOutputType, field: Field, chosen: Chosen): Writer {
  if (isNonNullType(type)) return required(writerOf(type.ofType, field, chosen))
  if (isListType(type)) return listWriter(writerOf(type.ofType, field, chosen))
  if (isObjectType(type)) return objectWriter(type, field, chosen)
  if (isLeafType(type)) return leafWriter(type)
  throw new Unusual('an abstract type')
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

function required(write: Writer): Writer {
  return (value) => {
    if (isNothing(value)) throw new Unusual('nothing where there must be something')
    return write(value)
  }
}

function listWriter(write: Writer): Writer {
  return (value) => {
    if (isNothing(value)) return 'null'
    if (!Array.isArray(value)) throw new Unusual('no list')
    let text = ''
    for (const item of value as unknown[]) text += text === '' ? write(item) : `,${write(item)}`
    return `[${text}]`
  }
}

function objectWriter(type: GraphQLObjectType, { selections }: Field, chosen: Chosen): Writer {
  if (type.isTypeOf) throw new Unusual('a type that asks its values')
  const parts = fieldsOf(type, selections, chosen).map((field, at) =>
    partOf(type, field, chosen, at === 0 ? '' : ','),
  )
  return (value) => {
    if (isNothing(value)) return 'null'
    if (typeof value !== 'object') throw new Unusual('no object')
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
  if (!definition || definition.args.length > 0) throw new Unusual('a field that is computed')
  const write = writerOf(definition.type, field, chosen)
  return (source) => {
    const value = source[field.name]
    if (typeof value === 'function' || value instanceof Promise)
      throw new Unusual('a value that is computed')
    return start + write(value)
  }
}

function leafWriter(type: GraphQLLeafType): Writer {
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
    throw new Unusual('a value that does not fit its type')
  }
}
