import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLLeafType,
} from 'graphql'
import type { Writer } from './complete'

/** Writes values of a scalar or an enum. */
export function compileLeaf(type: GraphQLLeafType): Writer {
  const isOwn = isOwnOf(type)
  const names = new Map<unknown, string>()
  return {
    isPlain: true,
    write(value) {
      if (isOwn(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value)
      const known = names.get(value)
      if (known !== undefined) return known
      const serialized = type.serialize(value)
      if (serialized === null || serialized === undefined)
        throw new Error(`${type.name} cannot represent its value.`)
      const text = JSON.stringify(serialized)
      // An enum's own values are few; anything else may be endless.
      if (isEnumType(type)) names.set(value, text)
      return text
    },
  }
}

/** Whether a value is written as it is. */
function isOwnOf(type: GraphQLLeafType): (value: unknown) => value is string | number | boolean {
  return (value): value is string | number | boolean => {
    if (type === GraphQLString || type === GraphQLID) return typeof value === 'string'
    if (type === GraphQLInt) return typeof value === 'number' && (value | 0) === value
    if (type === GraphQLFloat) return typeof value === 'number' && Number.isFinite(value)
    return type === GraphQLBoolean && typeof value === 'boolean'
  }
}
