import type { TypedDocumentNode } from '@urql/core'

/** The hash that the gateway knows a generated document by, `sha256:…`; undefined for one that was made by hand. */
export function idOf(document: object): string | undefined {
  return '__meta__' in document ? (document.__meta__ as { hash?: string }).hash : undefined
}

/** A generated document as urql sends it: its id alone, as the gateway has the text. */
export function byId<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  const documentId = idOf(document)
  return documentId
    ? ({ kind: 'Document', definitions: [], documentId } as unknown as TypedDocumentNode<
        Data,
        Variables
      >)
    : document
}
