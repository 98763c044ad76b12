import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'

const DEPTH = 4

/** A random query of a schema whose variables are $yes, $no and $text. */
export function queryOf(schema: GraphQLSchema, random: () => number): string {
  const selections = selectionsOf(schema, 'Query', DEPTH, random)
  return `query ($yes: Boolean!, $no: Boolean!, $text: String!) ${selections} ${fragments}`
}

const fragments = `
  fragment OfSalon on Salon { id name ward { name } }
  fragment OfWard on Ward { name salon { id opens } }
`

function selectionsOf(
  schema: GraphQLSchema,
  typeName: string,
  depth: number,
  random: () => number,
): string {
  const type = schema.getType(typeName)
  // Some objects have plain fields alone.
  const below = random() < 0.3 ? 0 : depth
  const chosen: string[] = [random() < 0.2 ? '__typename' : '']
  if (isAbstractType(type))
    for (const possible of schema.getPossibleTypes(type))
      chosen.push(`... on ${possible.name} ${selectionsOf(schema, possible.name, depth, random)}`)
  if (isObjectType(type))
    for (const field of Object.values(type.getFields()))
      if (random() < 0.5) chosen.push(fieldText(schema, field, below, random))
  if ((typeName === 'Salon' || typeName === 'Ward') && below > 1 && random() < 0.3)
    chosen.push(`...Of${typeName}${conditionOf(random)}`)
  const text = chosen.filter(Boolean).join(' ')
  return `{ ${text === '' ? '__typename' : text} }`
}

function fieldText(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  random: () => number,
): string {
  const named = getNamedType(field.type)
  if (isCompositeType(named) && depth === 0) return ''
  const given = argumentsOf(field, random)
  // Two aliases of one field, and a field that is selected twice.
  const alias = random() < 0.2 ? `${field.name}${given ? 'With' : 'Again'}: ` : ''
  const below = isCompositeType(named)
    ? ` ${selectionsOf(schema, named.name, depth - 1, random)}`
    : ''
  return `${alias}${given && !alias ? `${field.name}Given: ` : ''}${field.name}${given}${conditionOf(random)}${below}`
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>, random: () => number): string {
  if (args.some(({ name }) => name === 'text')) return '(text: $text)'
  return args.length > 0 && random() < 0.5 ? '(number: 3)' : ''
}

function conditionOf(random: () => number): string {
  const chance = random()
  if (chance > 0.2) return ''
  const condition = `(if: ${chance < 0.05 ? '$yes' : chance < 0.1 ? '$no' : 'true'})`
  return chance < 0.15 ? ` @include${condition}` : ` @skip${condition}`
}
