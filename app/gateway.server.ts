import { Client, fetchExchange } from '@urql/core'
import type { AnyVariables, CombinedError, OperationResult, TypedDocumentNode } from 'urql'
import { byId } from './persisted-document'
import type { ServiceBinding } from './context'
import type { Caller } from './server/request/caller'

/** Codes of the gateway that pages treat each in its own way; every other one is a fault of the document. */
const passedOn = ['BACKEND_FAILED', 'NOT_OFFERED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS'] as const

/** Why a request to the gateway returned no data. */
export type Failure = {
  /**
   * GATEWAY_DOWN: no response. BAD_DOCUMENT: the gateway refused the document. BACKEND_FAILED: a
   * field that may not be null had its backend down. NOT_OFFERED: the chain's host has no such call. TOO_MANY_REQUESTS: the gateway's rate limit.
   */
  code: 'GATEWAY_DOWN' | 'BAD_DOCUMENT' | (typeof passedOn)[number]
  /** For the log, never for the page. */
  message: string
}

/** Data, in which a nullable field is null when its backend was down (`failed` names those paths), or a failure. */
export type GatewayResponse<Data> =
  { ok: true; data: Data; failed: readonly string[] } | { ok: false; failure: Failure }

/** A request's access to the gateway; both calls never throw. */
export type Gateway = {
  /** Runs a query. */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<GatewayResponse<Data>>
  /** Runs a mutation; this request's response sets the cookies that it sets. */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<GatewayResponse<Data>>
  /** Set-Cookie lines that the gateway sent so far; the site forwards them. */
  cookies: readonly string[]
  /** Whether every response so far was complete; incomplete ones must not be cached. */
  isComplete(): boolean
}

/**
 * A urql client for one request over the gateway's binding; it caches nothing between requests. The
 * gateway scopes its cookies by `origin`, the site's own; `translate` translates its responses to
 * the page's language.
 */
export function openGateway(
  service: ServiceBinding,
  origin: string,
  caller: Caller,
  translate: <Data>(data: Data) => Data = (data) => data,
): Gateway {
  const cookies: string[] = []
  let isComplete = true
  const headers = headersOf(caller)
  const client = new Client({
    url: `${origin}/graphql`,
    preferGetMethod: false,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    fetchOptions: { headers },
    async fetch(input, init) {
      const response = await service.fetch(new Request(input, { ...init, redirect: 'manual' }))
      cookies.push(...response.headers.getSetCookie())
      return response
    },
  })
  return {
    cookies,
    isComplete: () => isComplete,
    async query(document, variables) {
      return toGatewayResponse(await client.query(byId(document), variables).toPromise())
    },
    async mutate(document, variables) {
      return toGatewayResponse(await client.mutation(byId(document), variables).toPromise())
    },
  }

  function toGatewayResponse<Data>(result: OperationResult<Data>): GatewayResponse<Data> {
    if (result.error) isComplete = false
    const response = responseOf(result, caller.requestId)
    return response.ok ? { ...response, data: translate(response.data) } : response
  }
}

function headersOf({
  cookie,
  address,
  requestId,
  device,
  traceparent,
  language,
}: Caller): Record<string, string> {
  return {
    'x-request-id': requestId,
    'accept-language': language,
    ...(cookie ? { cookie } : {}),
    ...(address ? { 'x-client-address': address } : {}),
    ...(device ? { 'x-device': device } : {}),
    ...(traceparent ? { traceparent } : {}),
  }
}

function responseOf<Data>(result: OperationResult<Data>, requestId: string): GatewayResponse<Data> {
  if (result.data)
    return {
      ok: true,
      data: result.data,
      failed: result.error?.graphQLErrors.map((error) => (error.path ?? []).join('.')) ?? [],
    }
  const failure = failureOf(result.error)
  console.error(
    JSON.stringify({ level: 'error', what: 'gateway gave no data', requestId, ...failure }),
  )
  return { ok: false, failure }
}

function failureOf(error: CombinedError | undefined): Failure {
  const first = error?.graphQLErrors[0]
  if (!first) return { code: 'GATEWAY_DOWN', message: error?.message ?? 'an answer without data' }
  const code = passedOn.find((known) => known === first.extensions.code)
  return { code: code ?? 'BAD_DOCUMENT', message: first.message }
}
