import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import type { RandomSource } from './random-source.ts'

/** An input's value as JSON has it, or a Word for an enum's member. */
export type Value = null | boolean | number | string | Word | Value[] | { [name: string]: Value }

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
export function valueFor(type: GraphQLInputType, random: RandomSource, depth = 0): Value {
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
export function literal(value: Value): string {
  if (value instanceof Word) return value.name
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${name}: ${literal(part)}`)
      .join(', ')} }`
  return JSON.stringify(value)
}

/** As it stands in variables. */
export function plain(value: Value): unknown {
  if (value instanceof Word) return value.name
  if (Array.isArray(value)) return value.map(plain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
  return value
}
