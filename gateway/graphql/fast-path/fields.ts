import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** A document that has no plan: graphql-js executes it. */
export class Unplannable extends Error {
  override name = 'Unplannable'
}

/** A field of a response, with everything that a document selects in it. */
export type Field = {
  /** The field's name in the response: its alias, or its own name. */
  key: string
  name: string
  nodes: FieldNode[]
  selections: SelectionSetNode[]
}

/** The selections of a document for some variables, with fragments and conditions resolved. */
export type Chosen = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
}

/** The fragments of a document by name. */
export function fragmentsOf({
  definitions,
}: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  )
}

/**
 * The fields that selections make of an object of a type, in the order of the response: what is
 * selected twice comes once.
 */
export function fieldsOf(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  chosen: Chosen,
): Field[] {
  const { schema } = chosen
  const fields = new Map<string, Field>()
  const seen = new Set<string>()
  for (const set of selections) collect(set)
  return [...fields.values()]

  function collect(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      if (!isIncluded(selection, chosen)) continue
      if (selection.kind === Kind.FIELD) add(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        within(selection.typeCondition?.name.value, selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        const fragment = chosen.fragments.get(selection.name.value)
        if (fragment) within(fragment.typeCondition.name.value, fragment.selectionSet)
      }
    }
  }

  function within(condition: string | undefined, set: SelectionSetNode): void {
    const wanted = condition === undefined ? type : schema.getType(condition)
    if (wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type))) collect(set)
  }

  function add(node: FieldNode): void {
    const key = node.alias?.value ?? node.name.value
    const field = fields.get(key) ?? { key, name: node.name.value, nodes: [], selections: [] }
    field.nodes.push(node)
    if (node.selectionSet) field.selections.push(node.selectionSet)
    fields.set(key, field)
  }
}

function isIncluded(node: SelectionNode, { variables }: Chosen): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables)
  return skip?.if !== true && include?.if !== false
}
