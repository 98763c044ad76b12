import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { FailureCode } from './errors'

/** Most levels of fields in a document; the deepest screen needs five. */
const MAX_DEPTH = 8
/** Most aliases in a document: each may repeat a backend call with other arguments. */
const MAX_ALIASES = 15
/** Most tokens in a document. */
export const MAX_TOKENS = 2000
/** Most validation errors that are reported. */
export const MAX_ERRORS = 10
/** Largest request body in bytes: a booking for five with a long note is below 8 kB. */
export const MAX_BODY_BYTES = 65_536

/** The depth of a part of a document and its number of aliases, with fragments expanded. */
type QuerySize = { depth: number; aliases: number }

/**
 * Validation rule: no operation is deeper than MAX_DEPTH or has more aliases than MAX_ALIASES.
 * Introspection is not counted: it is switched off where it matters.
 */
export function SizeLimitRule(context: ValidationContext): ASTVisitor {
  // Each fragment is measured once: spread within each other, a few would be walked for ever.
  const measured = new Map<string, QuerySize>()
  return {
    OperationDefinition(operation) {
      const { depth, aliases } = sizeOf(operation.selectionSet)
      if (depth > MAX_DEPTH)
        context.reportError(refused(`The document is deeper than ${MAX_DEPTH} levels.`))
      if (aliases > MAX_ALIASES)
        context.reportError(refused(`The document has more than ${MAX_ALIASES} aliases.`))
    },
  }

  function sizeOf(set: SelectionSetNode): QuerySize {
    const size = { depth: 0, aliases: 0 }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith('__')) continue
        const inner = selection.selectionSet
          ? sizeOf(selection.selectionSet)
          : { depth: 0, aliases: 0 }
        add({ depth: inner.depth + 1, aliases: inner.aliases + (selection.alias ? 1 : 0) })
      } else {
        add(
          selection.kind === Kind.INLINE_FRAGMENT
            ? sizeOf(selection.selectionSet)
            : sizeOfFragment(selection.name.value),
        )
      }
    }
    return size

    function add(part: QuerySize): void {
      size.depth = Math.max(size.depth, part.depth)
      size.aliases += part.aliases
    }
  }

  function sizeOfFragment(name: string): QuerySize {
    const known = measured.get(name)
    if (known) return known
    // Stands in while the fragment is measured; fragments in circles are another rule's to report.
    measured.set(name, { depth: 0, aliases: 0 })
    const fragment = context.getFragment(name)
    const size = fragment ? sizeOf(fragment.selectionSet) : { depth: 0, aliases: 0 }
    measured.set(name, size)
    return size
  }
}

/** A refusal of a document by one of our own rules. */
export function refused(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' satisfies FailureCode },
  })
}
