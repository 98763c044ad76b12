import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  printSchema,
  validate,
  validateSchema,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
} from 'graphql'
import { expect, test } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { describedTypeDefs, typeDefs } from '../../schema/generated/type-defs'
import released from '../../schema/released/documents.json'
import { refusalFields } from './message'
import { executableSchema, schema } from './schema'
import { MAX_TOKENS } from './yoga'
import { fullGateway, queries } from '../testing/everything'
import { loggedIn } from '../testing/people'

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)

test('the schema is valid, which is not checked at run time', () => {
  expect(validateSchema(buildSchema(typeDefs))).toEqual([])
})

test('production has the same schema without its descriptions', () => {
  const undescribed = (sdl: string) =>
    printSchema(buildSchema(sdl.replaceAll(/^\s*"""[\s\S]*?"""$/gm, '')))
  expect(typeDefs).not.toContain('"""')
  expect(printSchema(buildSchema(typeDefs))).toBe(undescribed(describedTypeDefs))
  expect(undescribed(printSchema(schema))).toBe(undescribed(describedTypeDefs))
})

test('every document of the site and of its releases is valid, which is not checked at run time', () => {
  const texts = [...Object.values(known), ...Object.values(released).map(({ text }) => text)]
  const invalid = texts.filter((text) => {
    const document = parse(text, { maxTokens: MAX_TOKENS })
    return validate(schema, document).length > 0
  })
  expect(invalid).toEqual([])
})

test('a resolver of a field that the schema lacks is a mistake', () => {
  const known = { Query: { now: () => 0 } }
  expect(() => executableSchema('type Query { id: Int }', [known])).toThrow('Query.now')
})

test('every type, field and value of the schema is described, as that is the manual', () => {
  const silent = types.flatMap((type) => {
    const parts =
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : isEnumType(type)
          ? type.getValues()
          : []
    return [type, ...parts]
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name}.${name}`)
  })
  expect(silent).toEqual([])
})

test('every query, mutation and subscription is answered by a resolver', () => {
  const roots = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ] as GraphQLObjectType[]
  const unanswered = roots.flatMap((root) =>
    Object.values(root.getFields())
      .filter(({ resolve, subscribe }) => !resolve || (root.name === 'Subscription' && !subscribe))
      .map(({ name }) => `${root.name}.${name}`),
  )
  expect(unanswered).toEqual([])
})

test('only fields of roots and over lists or further reads have a resolver', () => {
  const resolved = types.flatMap((type) =>
    isObjectType(type) &&
    !['Query', 'Mutation', 'Subscription', 'Viewer', 'Browser'].includes(type.name)
      ? Object.values(type.getFields())
          .filter(({ name, resolve }) => resolve && !(name in refusalFields && isRefusal(type)))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  // One a line, so that two who add one do not meet.
  expect(resolved.sort()).toEqual([
    'BlogArticle.services',
    'Booking.salon',
    'ChallengeStanding.salon',
    'ConsentSaved.viewer',
    'DiscoverDetail.sections',
    'HomeVisit.salon',
    'LoggedIn.viewer',
    'Look.services',
    'NameSaved.viewer',
    'Offer.invalidBecause',
    'Offer.salons',
    'OpeningDay.note',
    'Place.homeOffer',
    'Product.group',
    'Product.related',
    'Profile.deletion',
    'Profile.gender',
    'Profile.joinedAt',
    'Profile.membershipName',
    'Profile.tier',
    'ProfileSaved.viewer',
    'Province.salons',
    'PushSubscribed.devices',
    'Salon.alternatives',
    'Salon.bookingRules',
    'Salon.closure',
    'Salon.hours',
    'Salon.nearestHour',
    'Salon.offers',
    'Salon.openingDays',
    'Salon.rating',
    'Salon.serviceDetail',
    'Salon.services',
    'Salon.staff',
    'SavedAddress.homeOffer',
    'SavedAddress.salons',
    'ServicePage.detail',
    'SpaPage.services',
    'StyleMaster.salon',
    'Stylist.salon',
    'UsualVisit.nearest',
    'Visit.ratingState',
    'WaitlistEntry.salon',
    'Wheel.exchangePacks',
    'Wheel.gifts',
    'Wheel.quests',
    'Wheel.winners',
  ])
})

/** Whether a type's message, code and params are written in one place. */
function isRefusal(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Refusal')
}

test('every mutation answers a union, which has InvalidInput wherever it takes an input', () => {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const type = 'ofType' in field.type ? field.type.ofType : field.type
    expect([field.name, isUnionType(type)]).toEqual([field.name, true])
    for (const { type: input } of field.args)
      expect(String(input)).toBe(
        `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input!`,
      )
    if (!isUnionType(type) || field.args.length === 0) continue
    expect([field.name, type.getTypes().map(({ name }) => name)]).toEqual([
      field.name,
      expect.arrayContaining(['InvalidInput']),
    ])
  }
})

test('lists never hold null', () => {
  const loose = types.flatMap((type) =>
    (isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [])
      .filter(({ type: of }) => /\[\w+\]/.test(String(of)))
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(loose).toEqual([])
})

test.for(queries)('every field of %s has an answer from the backends', async ([name, query]) => {
  const { data, errors } = await fullGateway().execute(query, {}, loggedIn)
  expect(errors).toEqual([])
  expect(data[name]).not.toBeNull()
})

/** What says how the caller stands to it; a client begins a new store at each log-in. */
const ofSession = /^Booking:.*\.isOwner$/

type Row = Record<string, unknown>

/** What each entity's fields without arguments were, by type, id and field. */
type Seen = Map<string, Set<string>>

/** Notes the leaves of every entity in a response. */
function note(seen: Seen, type: GraphQLObjectType, row: Row): void {
  const { id } = row
  for (const [name, field] of Object.entries(type.getFields())) {
    const value = row[name]
    const named = getNamedType(field.type)
    if (isLeafType(named)) {
      if (id === undefined || value === undefined || field.args.length > 0) continue
      const key = `${type.name}:${String(id)}.${name}`
      seen.set(key, (seen.get(key) ?? new Set()).add(JSON.stringify(value)))
      continue
    }
    for (const one of [value].flat(3) as (Row | null | undefined)[]) {
      if (!one || typeof one !== 'object') continue
      const of = isUnionType(named) ? schema.getType(String(one.__typename)) : named
      if (isObjectType(of)) note(seen, of, one)
    }
  }
}

test('an entity is the same whoever asks, wherever it stands: clients may store it by its id', async () => {
  const seen: Seen = new Map()
  for (const headers of [{}, loggedIn])
    for (const [, document] of queries) {
      const { data } = await fullGateway().execute(document, {}, headers)
      if (data) note(seen, schema.getQueryType()!, data as Row)
    }
  expect(seen.size).toBeGreaterThan(250)
  expect(
    [...seen].flatMap(([key, values]) => (values.size > 1 && !ofSession.test(key) ? key : [])),
  ).toEqual([])
})
