import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql'

/** Values to try as arguments: by the name of the argument or input field, else by its type. */
export type Guesses = {
  byName: Record<string, readonly unknown[]>
  byType: Record<string, readonly unknown[]>
}

/**
 * A document that selects a root field with everything below it, and the values of its arguments.
 */
export type Operation = { query: string; variables: Record<string, unknown> }

/** A field of a root, or of a field of the root that groups others: `viewer`. */
export type Question = { field: GraphQLField<unknown, unknown>; below?: string }

/** Most tries a field: each of an argument's values is tried, next to the values of the others in turn. */
const MAX_TRIES = 40

/** All operations on a field with these guesses. */
export function operationsOf(
  kind: 'query' | 'mutation',
  question: Question,
  guesses: Guesses,
): Operation[] {
  const { field } = question
  const candidates = field.args.map((argument) => ({
    argument,
    values: valuesFor(argument.name, argument.type, guesses),
  }))
  const tries = Math.min(MAX_TRIES, Math.max(1, ...candidates.map(({ values }) => values.length)))
  const query = documentOf(kind, question)
  return Array.from({ length: tries }, (_none, index) => ({
    query,
    variables: Object.fromEntries(
      candidates.map(({ argument, values }) => [argument.name, values[index % values.length]]),
    ),
  }))
}

function documentOf(kind: string, { field: { name, args, type }, below }: Question): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = args
    .map((argument: GraphQLArgument) => `${argument.name}: $${argument.name}`)
    .join(', ')
  const selection = `${name}${passed && `(${passed})`} ${everything(type)}`
  return `${kind}${declared && `(${declared})`} { ${below ? `${below} { __typename ${selection} }` : selection} }`
}

/** A selection of every field below a type, with the names of the types; one that contains itself is entered once. */
function everything(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    const types = new Map<string, string>()
    const members = named
      .getTypes()
      .map((member) => `... on ${member.name} { ${fieldsOf(member, within, types)} }`)
    return `{ __typename ${members.join(' ')} }`
  }
  return isObjectType(named) ? `{ __typename ${fieldsOf(named, within)} }` : ''
}

function fieldsOf(
  type: GraphQLOutputType,
  within: readonly string[],
  types = new Map<string, string>(),
): string {
  const named = getNamedType(type)
  if (!isObjectType(named) || within.includes(named.name)) return ''
  // All of a customer would be more than a document may ask: the queries ask the rest.
  const fields =
    named.name === 'Viewer' ? [named.getFields().profile!] : Object.values(named.getFields())
  return fields
    .filter(({ args }) => args.every((argument) => !isNonNullType(argument.type)))
    .map((field) => {
      // Members of a union may have fields of one name and different types, which need names of their own.
      const seen = types.get(field.name)
      types.set(field.name, seen ?? String(field.type))
      const alias =
        seen !== undefined && seen !== String(field.type) ? `${named.name}_${field.name}: ` : ''
      const below = everything(field.type, [...within, named.name])
      return below === '{ __typename  }' ? '' : `${alias}${field.name} ${below}`
    })
    .join(' ')
}

function valuesFor(name: string, type: GraphQLInputType, guesses: Guesses): readonly unknown[] {
  if (isNonNullType(type)) return valuesFor(name, type.ofType, guesses)
  const known = guesses.byName[`${name}: ${String(type)}`] ?? guesses.byName[name]
  if (known) return known
  if (isListType(type)) return [valuesFor(name, type.ofType, guesses).slice(0, 1)]
  if (isEnumType(type)) return [type.getValues()[0]!.name]
  if (!isInputObjectType(type)) return guesses.byType[type.name] ?? [null]
  const fields = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    values: valuesFor(field.name, field.type, guesses),
  }))
  const tries = Math.max(1, ...fields.map(({ values }) => values.length))
  return Array.from({ length: tries }, (_none, index) =>
    Object.fromEntries(fields.map(({ name: key, values }) => [key, values[index % values.length]])),
  )
}
