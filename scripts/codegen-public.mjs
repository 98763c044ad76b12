import { getNamedType, isSpecifiedScalarType, printType } from 'graphql'

/** Codegen plugin: the types that the roots of a schema lead to, as text. */
export function plugin(schema) {
  const reached = new Set()
  const reach = (type) => {
    if (!type || reached.has(type) || isSpecifiedScalarType(type)) return
    reached.add(type)
    for (const one of [...(type.getTypes?.() ?? []), ...(type.getInterfaces?.() ?? [])]) reach(one)
    for (const { type: of, args = [] } of Object.values(type.getFields?.() ?? {}))
      for (const named of [of, ...args.map((arg) => arg.type)]) reach(getNamedType(named))
  }
  for (const root of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
    reach(root)
  return [...reached]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((type) => `${printType(type)}\n`)
    .join('\n')
}
