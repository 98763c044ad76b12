import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { Plugin } from 'graphql-yoga'
import known from '../../schema/generated/persisted-documents.json'
import clients from '../../schema/generated/clients.json'
import released from '../../schema/released/documents.json'
import type { Context } from '../context'
import type { FailureCode } from '../graphql/errors'

/** A document, the name of its operation, and whose it is. */
type KnownDocument = { text: string; operation: string | undefined; client: string }

/**
 * The documents of the site and of other clients by id: those of this version, and those of the
 * last release and of earlier ones, which open pages and the old site still send.
 */
const documents: ReadonlyMap<unknown, KnownDocument> = new Map(
  [
    ...Object.entries<{ text: string }>(released).map(
      ([id, { text }]) => [id, text, 'site'] as const,
    ),
    ...Object.entries<Record<string, string>>(clients).flatMap(([client, own]) =>
      Object.entries(own).map(([id, text]) => [id, text, client] as const),
    ),
    ...Object.entries<string>(known).map(([id, text]) => [id, text, 'site'] as const),
  ].map(([id, text, client]) => [id, { text, operation: operationOf(text), client }]),
)

/**
 * Takes documents by id (`documentId`, as the draft on persisted documents of GraphQL over HTTP has
 * it). Codegen and `schema:check` have validated them. `allowsArbitraryDocuments`: other documents
 * are executed too.
 */
export function useDocumentsOfTheSite(allowsArbitraryDocuments: boolean): Plugin<Context> {
  return usePersistedOperations<Context>({
    allowArbitraryOperations: allowsArbitraryDocuments,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params, { method, url }) =>
      (params as { documentId?: string }).documentId ??
      (method === 'GET' ? new URL(url).searchParams.get('documentId') : null),
    getPersistedOperation(id, _request, context) {
      const document = documents.get(id)
      if (!document) return null
      const { outcome } = context as Context
      outcome.operation = document.operation ?? outcome.operation
      outcome.client = document.client
      return document.text
    },
    customErrors: {
      notFound: refusal('PERSISTED_DOCUMENT_NOT_FOUND', 'There is no such document.'),
      keyNotFound: refusal('BAD_REQUEST', 'Send the documentId of a document.'),
      persistedQueryOnly: refusal(
        'PERSISTED_DOCUMENT_REQUIRED',
        'Only documents of the site are answered here, by their documentId.',
      ),
    },
  })
}

function operationOf(text: string): string | undefined {
  return /^(?:fragment .*\} )?(?:query|mutation|subscription) (\w+)/.exec(text)?.[1]
}

function refusal(code: FailureCode, message: string) {
  return { message, extensions: { code, http: { status: 400 } } }
}
