import { defaultFieldResolver, getNamedType, type GraphQLSchema } from 'graphql'
import type { Context } from '../context'

/**
 * Notes for the log how each mutation ended: the type of its response, such as `createBooking
 * HourTaken`. One that throws stands with its code among the errors. Changes the schema in place.
 */
export function recordMutationResults(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (source, args, context: Context, info) => {
      const response: unknown = await resolve(source, args, context, info)
      context.outcome.mutations.push(
        `${field.name} ${typeNameOf(response) ?? getNamedType(field.type).name}`,
      )
      return response
    }
  }
  return schema
}

/** The member of the union that a response is. */
function typeNameOf(response: unknown): string | undefined {
  return typeof response === 'object' &&
    response !== null &&
    '__typename' in response &&
    typeof response.__typename === 'string'
    ? response.__typename
    : undefined
}
