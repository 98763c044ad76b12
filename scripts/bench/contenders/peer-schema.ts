import {
  buildSchema,
  getNamedType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printType,
  type GraphQLNamedType,
} from 'graphql'

/** The root fields of the screens, those included that a document asks on other steps only. */
const roots = [
  'now',
  'viewer',
  'visitedSalons',
  'provinces',
  'salon',
  'role',
  'serviceCatalogue',
  'offers',
  'staff',
  'hours',
  'backupSalons',
  'salonOff',
]

/** The part of the chain's schema that the screens need, as text: peers get no more to carry than that. */
export function peerSchema(chain: string): string {
  const query = buildSchema(chain).getQueryType()!
  const fields = roots.map((name) => query.getFields()[name]!)
  const types = new Set<GraphQLNamedType>()
  for (const { type, args } of fields)
    for (const one of [type, ...args.map((arg) => arg.type)]) collect(getNamedType(one), types)
  const own = [...types]
    .filter((type) => !isScalarType(type) || !isSpecifiedScalarType(type))
    .map((type) => printType(type))
  const signatures = fields.map(({ name, args, type }) => {
    const list = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')
    return `${name}${list && `(${list})`}: ${String(type)}`
  })
  return [...own, `type Query { ${signatures.join(' ')} }`].join('\n')
}

function collect(type: GraphQLNamedType, into: Set<GraphQLNamedType>): void {
  if (into.has(type)) return
  into.add(type)
  if (isObjectType(type))
    for (const field of Object.values(type.getFields())) collect(getNamedType(field.type), into)
}
