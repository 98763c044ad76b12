import {
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { refused } from './limits'

/**
 * Validation rule: no @skip or @include on the root field of a subscription. graphql-js throws an
 * internal error when the condition leaves a subscription without a root field.
 */
export function NoConditionalSubscriptionRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION && isConditional(selectionSet, new Set()))
        context.reportError(
          refused(
            'The root field of a subscription must not be skipped or included by a condition.',
          ),
        )
    },
  }

  function isConditional(set: SelectionSetNode, seen: Set<string>): boolean {
    return set.selections.some((selection) => {
      if (
        selection.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')
      )
        return true
      if (selection.kind === Kind.FIELD) return false
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return isConditional(selection.selectionSet, seen)
      const fragment = seen.has(selection.name.value)
        ? undefined
        : context.getFragment(selection.name.value)
      seen.add(selection.name.value)
      return fragment ? isConditional(fragment.selectionSet, seen) : false
    })
  }
}
