import { parseJson } from '../../../domain/parse-json'
import { documentOf, operationOf } from '../../http/persisted-operations'

/** A GraphQL request in one of the common forms. */
export type ParsedRequest = {
  /** The id of a document of the site, or the text of any other. */
  name: string
  text: string
  isPersisted: boolean
  variables: Record<string, unknown>
  mediaType: 'application/json' | 'application/graphql-response+json'
}

/**
 * The parsed request, and a way to read the request again for the GraphQL server: a body can be
 * read only once.
 */
export type ReadRequest = { parsed: ParsedRequest | undefined; request: () => Request }

/**
 * Reads a POST of JSON to /graphql. For any other request it returns `undefined`, and the GraphQL
 * server executes or refuses the request: a GET comes only from caches in front of the site, once a
 * minute.
 */
export async function parseRequest(
  request: Request,
  allowsArbitraryDocuments: boolean,
): Promise<ReadRequest> {
  if (request.method !== 'POST' || !/^https?:\/\/[^/?#]+\/graphql$/.test(request.url))
    return { parsed: undefined, request: () => request }
  const body = await request.text()
  const mediaType = mediaTypeOf(request.headers.get('accept'))
  const params = paramsOfBody(body)
  return {
    parsed: mediaType && params && parsedOf(params, allowsArbitraryDocuments, mediaType),
    request: () =>
      new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body,
        signal: request.signal,
      }),
  }
}

type Params = Partial<Record<'documentId' | 'query' | 'variables' | 'operationName', unknown>>

const names = new Set(['documentId', 'query', 'variables', 'operationName'])

function paramsOfBody(body: string): Params | undefined {
  const params = parseJson(body)
  return typeof params === 'object' && params !== null && !Array.isArray(params)
    ? params
    : undefined
}

function parsedOf(
  params: Params,
  allowsArbitraryDocuments: boolean,
  mediaType: ParsedRequest['mediaType'],
): ParsedRequest | undefined {
  const { documentId, query, variables = null, operationName = null } = params
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined
  for (const name in params)
    if (!names.has(name) && params[name as keyof Params] !== undefined) return undefined
  const isPersisted = typeof documentId === 'string' && query === undefined
  if (!isPersisted && (!allowsArbitraryDocuments || documentId !== undefined)) return undefined
  const text = isPersisted ? documentOf(documentId) : query
  // A document with several operations is left to the server, so a request that names one is too.
  if (typeof text !== 'string' || (operationName !== null && operationName !== operationOf(text)))
    return undefined
  return {
    name: isPersisted ? documentId : text,
    text,
    isPersisted,
    variables: (variables ?? {}) as Record<string, unknown>,
    mediaType,
  }
}

/**
 * The first media type of the accept header that we support; undefined where the header has more
 * than a plain list of types.
 */
function mediaTypeOf(accept: string | null): ParsedRequest['mediaType'] | undefined {
  if (accept === null || accept === '*/*' || accept === 'application/json')
    return 'application/json'
  if (accept.includes(';')) return undefined
  for (const type of accept.toLowerCase().replace(/\s/g, '').split(',')) {
    if (type === 'application/json' || type === 'application/graphql-response+json') return type
    if (type.includes('*')) return undefined
  }
  return undefined
}
