import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type ASTVisitor,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { refused } from './limits'

/** Most that one operation may cost; the dearest screen of the site costs less than half. */
export const MAX_COST = 13_000

/**
 * Cost of a field of Query, Mutation or Subscription, as it may call a backend; every other field
 * costs 1.
 */
const ROOT_COST = 10

/** Assumed length of a list that LIST_SIZES does not name. */
const LIST_SIZE = 10

/** Lists known to be longer, or much shorter, than LIST_SIZE; `Type.field`. */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  'Query.salons': 100,
  'Query.provinces': 63,
  'Province.districts': 12,
  // About 100 salons in 63 provinces.
  'Province.salons': 2,
  'Query.wards': 30,
  'Query.products': 60,
  // About 60 services in all.
  'ServiceCatalogue.categories': 5,
  'ServiceCategory.groups': 6,
  'ServiceGroup.services': 2,
  'ServiceGroup.addOns': 2,
  'Offers.fromSalon': 5,
  'Offers.fromCustomer': 5,
  'Offers.best': 3,
  // About 40 hours a day, in three groups.
  'Hours.groups': 3,
  'HourGroup.hours': 13,
}

/**
 * Validation rule: no operation costs more than MAX_COST. A field costs 1, or 10 at the root, plus
 * what is selected in it times the items its
 * list is taken to have. The document alone decides, never its variables, so that a document that
 * passed once always passes.
 */
export function CostLimitRule(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema()
  const costOf = costs(schema, (name) => context.getFragment(name) ?? undefined)
  return {
    OperationDefinition(operation) {
      const root = schema.getRootType(operation.operation)
      if (!root) return
      const cost = costOf(operation.selectionSet, root)
      if (cost > MAX_COST)
        context.reportError(refused(`The document costs ${cost}; ${MAX_COST} is the most.`))
    },
  }
}

type FragmentOf = (
  name: string,
) => { selectionSet: SelectionSetNode; typeCondition: { name: { value: string } } } | undefined

/** The cost of a selection on a type. */
export function costs(
  schema: GraphQLSchema,
  fragmentOf: FragmentOf,
): (set: SelectionSetNode, type: GraphQLCompositeType) => number {
  // Each fragment is measured once: spread within each other, a few would be walked for ever.
  const measured = new Map<string, number>()
  return costOfSet

  function costOfSet(set: SelectionSetNode, type: GraphQLCompositeType): number {
    let sum = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD)
        sum += costOfField(selection.name.value, selection.selectionSet, type)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += costOfFragment(selection.name.value)
      else
        sum += costOfSet(
          selection.selectionSet,
          compositeNamed(selection.typeCondition?.name.value) ?? type,
        )
    }
    return sum
  }

  function costOfField(
    name: string,
    set: SelectionSetNode | undefined,
    type: GraphQLCompositeType,
  ): number {
    const field = fieldOf(type, name)
    // Unknown fields are reported by another rule; introspection is switched off where it matters.
    if (!field) return 0
    const own = isRoot(schema, type) ? ROOT_COST : 1
    const inner = getNamedType(field.type)
    return set && isCompositeType(inner)
      ? own + sizeOf(`${type.name}.${name}`, field.type) * costOfSet(set, inner)
      : own
  }

  function costOfFragment(name: string): number {
    const known = measured.get(name)
    if (known !== undefined) return known
    // Stands in while the fragment is measured; fragments in circles are another rule's to report.
    measured.set(name, 0)
    const fragment = fragmentOf(name)
    const type = compositeNamed(fragment?.typeCondition.name.value)
    const cost = fragment && type ? costOfSet(fragment.selectionSet, type) : 0
    measured.set(name, cost)
    return cost
  }

  function compositeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : schema.getType(name)
    return type && isCompositeType(type) ? type : undefined
  }
}

function isRoot(schema: GraphQLSchema, type: GraphQLCompositeType): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root === type,
  )
}

function fieldOf(
  type: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return 'getFields' in type ? type.getFields()[name] : undefined
}

function sizeOf(coordinate: string, type: GraphQLOutputType): number {
  return isListType(getNullableType(type)) ? (LIST_SIZES[coordinate] ?? LIST_SIZE) : 1
}
