import {
  getNamedType,
  isCompositeType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import type { RandomSource } from './random-source.ts'

/** An input's value as JSON has it, or a Word for an enum's member. */
type Value = null | boolean | number | string | Word | Value[] | { [name: string]: Value }

/** A name without quotes. */
class Word {
  constructor(readonly name: string) {}
}

const ints = [
  0,
  1,
  2,
  9,
  10,
  14,
  42,
  101,
  1001,
  1002,
  1038,
  37,
  -1,
  -9,
  50,
  2 ** 31 - 1,
  -(2 ** 31),
  999_999,
]
const floats = [0, 21.03, 105.8, -91, 1e308, -0, 0.1]
const texts = [
  '',
  ' ',
  '0912345678',
  '0987654321',
  '0909090909',
  '+84 912 345 678',
  '123456',
  'cau giay',
  'Hà Nội',
  'd5',
  'w100',
  '../../auth/me',
  '..',
  "' OR 1=1 --",
  '%00',
  '\u0000',
  '🙂',
  '\ud800',
  'a'.repeat(300),
  'x'.repeat(5000),
  '01J8Z0000000000000000000AB',
  '<script>alert(1)</script>',
  'SHINE30',
  '__proto__',
  'constructor',
  '{"a":1}',
  'ﷺ'.repeat(50),
  '\r\nset-cookie: a=b',
  'utm',
  'idempotency-key-1',
  '*',
  '%',
  '_',
]
const days = [
  '2026-11-22',
  '2026-11-23',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '22-11-2026',
  'today',
  '',
]
/** Values that no scalar accepts. */
const nonsense: Value[] = [
  null,
  true,
  -1,
  1.5,
  1e21,
  'nonsense',
  [],
  [[]],
  {},
  { a: { b: [1] } },
  [null],
  new Word('NONSENSE'),
]

/** A value for an input, most often one that fits. */
function valueFor(type: GraphQLInputType, random: RandomSource, depth = 0): Value {
  if (random.chance(0.03)) return random.pick(nonsense)
  if (!isNonNullType(type) && random.chance(0.2)) return null
  const inner = getNullableType(type)
  if (isListType(inner))
    return Array.from({ length: random.chance(0.02) ? 400 : random.below(4) }, () =>
      valueFor(inner.ofType as GraphQLInputType, random, depth + 1),
    )
  if (isEnumType(inner)) return new Word(random.pick(inner.getValues()).name)
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) => isNonNullType(field.type) || random.chance(0.5),
    )
    return Object.fromEntries(
      fields.map((field) => [
        field.name,
        depth > 6 ? null : valueFor(field.type, random, depth + 1),
      ]),
    )
  }
  switch (String(inner)) {
    case 'Boolean':
      return random.chance(0.5)
    case 'ID':
      return random.chance(0.7) ? String(random.pick(ints)) : random.pick(texts)
    case 'Int':
    case 'Dong':
    case 'EpochMs':
      return random.pick(ints)
    case 'Float':
      return random.pick(floats)
    case 'LocalDate':
      return random.pick(days)
    default:
      return random.pick(texts)
  }
}

/** As it stands in a document. */
function literal(value: Value): string {
  if (value instanceof Word) return value.name
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${literal(part)}`)
      .join(', ')} }`
  return JSON.stringify(value)
}

/** As it stands in variables. */
function plain(value: Value): unknown {
  if (value instanceof Word) return value.name
  if (Array.isArray(value)) return value.map(plain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
  return value
}

/** A body of JSON before it is written down. */
export type Operation = {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

/** An operation that the schema may or may not accept, made of its own fields. */
export function operationOf(schema: GraphQLSchema, random: RandomSource): Operation {
  const kind = random.pick([
    'query',
    'query',
    'query',
    'query',
    'mutation',
    'mutation',
    'subscription',
  ] as const)
  const root = (
    kind === 'query'
      ? schema.getQueryType()
      : kind === 'mutation'
        ? schema.getMutationType()
        : schema.getSubscriptionType()
  )!
  const isStream = kind === 'subscription'
  const writing: Writing = { random, isStream, variables: new Map(), fragments: [] }
  const fields = Object.values(root.getFields())
  const most = kind === 'query' ? 1 + random.below(6) : 1
  const set = `{ ${Array.from({ length: most }, () => fieldText(random.pick(fields), writing, 1)).join(' ')} }`
  const name = random.chance(0.5) ? 'Q' : ''
  const head =
    writing.variables.size > 0
      ? `(${[...writing.variables].map(([variable, { type }]) => `$${variable}: ${type}`).join(', ')})`
      : ''
  return {
    query: [`${kind} ${name}${head} ${set}`, ...writing.fragments].join('\n'),
    ...(writing.variables.size > 0
      ? {
          variables: Object.fromEntries(
            [...writing.variables].map(([variable, { value }]) => [variable, value]),
          ),
        }
      : {}),
    ...(name && random.chance(0.5) ? { operationName: random.pick(['Q', 'Q', 'Other']) } : {}),
  }
}

type Writing = {
  random: RandomSource
  isStream: boolean
  variables: Map<string, { type: string; value: unknown }>
  fragments: string[]
}

function fieldText(field: GraphQLField<unknown, unknown>, writing: Writing, depth: number): string {
  const { random, isStream } = writing
  const inner = getNamedType(field.type)
  const alias = random.chance(0.05) ? `a${random.below(100)}: ` : ''
  // graphql-js breaks on a subscription that a condition leaves without its field.
  const directive = random.chance(isStream && depth === 1 ? 0 : 0.03)
    ? random.pick([
        ' @skip(if: true)',
        ' @include(if: false)',
        ' @include(if: true)',
        ' @nothing',
        ' @skip',
      ])
    : ''
  const set = isCompositeType(inner) ? ` ${selectionText(inner, writing, depth + 1)}` : ''
  return `${alias}${field.name}${argumentsText(field, writing)}${directive}${set}`
}

function argumentsText(
  field: GraphQLField<unknown, unknown>,
  { random, variables }: Writing,
): string {
  const given = field.args.filter(
    (argument) => String(argument.type).endsWith('!') || random.chance(0.6),
  )
  const texts = given.map(({ name, type }) => {
    const value = valueFor(type, random)
    if (random.chance(0.4)) return `${name}: ${literal(value)}`
    const variable = `v${variables.size}`
    variables.set(variable, {
      type: random.chance(0.97) ? String(type) : 'String',
      value: plain(value),
    })
    return `${name}: $${variable}`
  })
  return texts.length > 0 ? `(${texts.join(', ')})` : ''
}

function selectionText(type: GraphQLCompositeType, writing: Writing, depth: number): string {
  const { random } = writing
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .filter(() => random.chance(0.7))
      .map((member) => `... on ${member.name} ${selectionText(member, writing, depth)}`)
      .join(' ')} }`
  const fields = Object.values((type as GraphQLObjectType).getFields())
  const chosen = fields.filter(
    (field) => random.chance(0.6) && (depth < 7 || !isCompositeType(getNamedType(field.type))),
  )
  const text = `{ __typename ${chosen.map((field) => fieldText(field, writing, depth)).join(' ')} }`
  if (!random.chance(0.1)) return text
  const name = `F${writing.fragments.length}`
  writing.fragments.push(`fragment ${name} on ${type.name} ${text}`)
  return `{ ...${name}${random.chance(0.02) ? ' ...Nowhere' : ''} }`
}

const signs = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  '$',
  '!',
  '...',
  '@',
  '"',
  '"""',
  '\\u{110000}',
  '#',
  ',',
  '&',
  '|',
  ' on ',
  'fragment',
  'query',
  '__proto__',
  '__schema { types { name } }',
  '1e999',
  '\ufeff',
  '\u0000',
  '🙂',
]

/** The same with a token removed, added or changed. */
export function spoilt({ query, ...rest }: Operation, random: RandomSource): Operation {
  let text = query
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(text.length + 1)
    const length = random.below(12)
    text = random.pick([
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at) + random.pick(signs) + text.slice(at),
      () =>
        text.slice(0, at) +
        text.slice(at, at + length).repeat(1 + random.below(20)) +
        text.slice(at + length),
      () => text.slice(0, at),
    ])()
  }
  return { ...rest, query: text }
}
