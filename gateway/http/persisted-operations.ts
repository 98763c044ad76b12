import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import known from '../../schema/generated/persisted-documents.json'
import released from '../../schema/released/documents.json'
import type { Context } from '../context'
import type { FailureCode } from '../graphql/errors'

/**
 * The documents of the site by id: those of this version, and those of the last release and of
 * earlier ones, which open pages and the old site still send.
 */
const documents: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries<{ text: string }>(released).map(([id, { text }]) => [id, text] as const),
  ...Object.entries<string>(known),
])

/** The text of a document of the site; undefined for any other id. */
export function documentOf(id: string): string | undefined {
  return documents.get(id)
}

const ofThisVersion: ReadonlySet<string> = new Set(Object.values<string>(known))

/**
 * Whether a text was validated when the site was built: by codegen against the schema, and by a
 * test against our own rules (`cost.test.ts`). Validating it costs an isolate more than executing
 * it.
 */
export function isChecked(text: string): boolean {
  return ofThisVersion.has(text)
}

/**
 * Takes documents by id (`documentId`, as the draft on persisted documents of GraphQL over HTTP has
 * it). `allowsArbitraryDocuments`: other documents are executed too.
 */
export function usePersistedOperations(allowsArbitraryDocuments: boolean): Plugin {
  return {
    onParams({ params, request, setParams, context }) {
      // Yoga refuses anything but an object.
      if (typeof params !== 'object' || params === null) return
      const { documentId, ...rest } = params as GraphQLParams & { documentId?: unknown }
      const id = documentId ?? idInAddress(request)
      if (id === undefined) {
        // Yoga reports that the query is missing.
        if (allowsArbitraryDocuments || rest.query === undefined) return
        throw refused(
          'PERSISTED_DOCUMENT_REQUIRED',
          'Only documents of the site are answered here, by their documentId.',
        )
      }
      if (rest.query != null) throw refused('BAD_REQUEST', 'Send either a query or a documentId.')
      const query = typeof id === 'string' ? documentOf(id) : undefined
      if (query === undefined)
        throw refused('PERSISTED_DOCUMENT_NOT_FOUND', 'There is no such document.')
      const { outcome } = context as Partial<Context>
      if (outcome) outcome.operation = operationOf(query) ?? outcome.operation
      setParams({ ...rest, query })
    },
  }
}

/** The operation name of a document of the site. */
export function operationOf(text: string): string | undefined {
  return /^(?:fragment .*\} )?(?:query|mutation|subscription) (\w+)/.exec(text)?.[1]
}

/** The id that a GET carries. */
export function idInAddress({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  return method === 'GET' ? (new URL(url).searchParams.get('documentId') ?? undefined) : undefined
}

function refused(code: FailureCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
