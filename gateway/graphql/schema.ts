import { lackingFeatures } from '../features'
import type { Resolvers } from '../../schema/generated/resolvers'
import { describedTypeDefs, typeDefs } from '../../schema/generated/type-defs'
import { accountResolvers } from '../modules/account/resolvers'
import { authResolvers } from '../modules/auth/resolvers'
import { bookingResolvers } from '../modules/booking/resolvers'
import { campaignResolvers } from '../modules/campaign/resolvers'
import { historyResolvers } from '../modules/history/resolvers'
import { contentResolvers } from '../modules/content/resolvers'
import { pushResolvers } from '../modules/push/resolvers'
import { salonsResolvers } from '../modules/salons/resolvers'
import { soonestResolvers } from '../modules/soonest/resolvers'
import { styleMastersResolvers } from '../modules/style-masters/resolvers'
import { trackingResolvers } from '../modules/tracking/resolvers'
import { wheelResolvers } from '../modules/wheel/resolvers'
import { withSources } from './explain'
import { shopResolvers } from '../modules/salons/shop'
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLSchema,
  buildSchema,
  GraphQLScalarType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  GraphQLError,
} from 'graphql'
import type { Context } from '../context'
import { refusalFields } from './message'
import { localDate } from '../../workers/kit/values'

/** A day as text, checked on its way in: 2026-02-30 is none. */
const day = (value: unknown) => localDate.safeParse(value).data

/** Đồng, or an instant in epoch ms, which a GraphQL Int is too small for. */
const wholeNumber = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined

// The schema's own scalars take their functions from these (`attach`).
function scalar<T>(name: string, accept: (value: unknown) => T | undefined, form: string) {
  return new GraphQLScalarType<T, T>({
    name,
    parseValue: (value) => {
      const accepted = accept(value)
      if (accepted === undefined)
        throw new GraphQLError(`A ${name} is ${form}.`, { extensions: { code: 'BAD_USER_INPUT' } })
      return accepted
    },
    serialize: (value) => {
      const accepted = accept(value)
      // A value that we made is wrong: a fault of ours, to be masked and logged.
      if (accepted === undefined) throw new Error(`${name} cannot be ${String(value)}`)
      return accepted
    },
  })
}

const resolvers: Resolvers[] = [
  {
    LocalDate: scalar('LocalDate', day, 'a day of the calendar, YYYY-MM-DD'),
    Dong: scalar('Dong', wholeNumber, 'a whole number from 0'),
    EpochMs: scalar('EpochMs', wholeNumber, 'a whole number from 0'),
    Query: {
      now: (_query, _args, { now }) => now,
      lacking: (_query, _args, context) => lackingFeatures(context),
    },
  },
  accountResolvers,
  authResolvers,
  bookingResolvers,
  campaignResolvers,
  historyResolvers,
  contentResolvers,
  pushResolvers,
  salonsResolvers,
  shopResolvers,
  soonestResolvers,
  styleMastersResolvers,
  trackingResolvers,
  wheelResolvers,
]

/** The site's schema with a response for every field. */
export const schema = recordMutationResults(
  typeof WITHOUT_DESCRIPTIONS === 'undefined'
    ? withSources(executableSchema(describedTypeDefs, resolvers))
    : executableSchema(typeDefs, resolvers),
)

/**
 * Notes for the log how each mutation ended: the type of its response, such as `createBooking
 * HourTaken`. One that throws stands with its code among the errors. Changes the schema in place.
 */
function recordMutationResults(schema: GraphQLSchema): GraphQLSchema {
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

/**
 * Builds a schema and attaches its resolvers and scalars. An isolate needs a third of the time that
 * makeExecutableSchema takes, which copies the schema for each of its steps. The SDL is not
 * validated here: that is the linter's and a test's.
 */
export function executableSchema(typeDefs: string, modules: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValid: true, noLocation: true })
  for (const module of modules)
    for (const [name, given] of Object.entries<object>(module)) attach(schema, name, given)
  const refusal = schema.getType('Refusal')
  if (isInterfaceType(refusal))
    for (const { name } of schema.getPossibleTypes(refusal)) attach(schema, name, refusalFields)
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
