import { GraphQLID, GraphQLString, type GraphQLLeafType } from 'graphql'
import type { Writer } from './complete'

/** Writes values of a scalar or an enum. */
export function compileLeaf(type: GraphQLLeafType): Writer {
  const isText = type === GraphQLString || type === GraphQLID
  return {
    isPlain: true,
    write(value) {
      // The type would return it as it is, and most of a response is text.
      if (isText && typeof value === 'string') return JSON.stringify(value)
      const serialized = type.serialize(value)
      if (serialized === null || serialized === undefined)
        throw new Error(`${type.name} cannot represent its value.`)
      return JSON.stringify(serialized)
    },
  }
}
