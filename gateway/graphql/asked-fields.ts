import {
  getNamedType,
  isObjectType,
  Kind,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql'

/** Whether only fields with a resolver are asked of an object, for which its key is enough. */
export function asksResolvedOnly({
  fieldNodes,
  fragments,
  returnType,
}: GraphQLResolveInfo): boolean {
  const type = getNamedType(returnType)
  const fields = isObjectType(type) ? type.getFields() : {}
  const isResolved = (node: SelectionNode): boolean =>
    node.kind === Kind.FIELD
      ? fields[node.name.value]?.resolve !== undefined
      : selectionIn(node).selections.every(isResolved)
  const selectionIn = (node: Exclude<SelectionNode, { kind: Kind.FIELD }>) =>
    node.kind === Kind.INLINE_FRAGMENT
      ? node.selectionSet
      : fragments[node.name.value]!.selectionSet
  return fieldNodes.every(({ selectionSet }) => selectionSet?.selections.every(isResolved))
}
