import * as z from 'zod'
import { BackendFailure, Unacceptable } from '../../workers/kit/connect'
import { logFailure } from '../../workers/kit/log'
import type { Context } from '../context'
import { jsonResponse, refused, refusedForNow } from './plain-responses'

/** Where a partner's backend gets one-time log-in codes. */
const path = '/partners/login-codes'

const body = z.strictObject({ accessToken: z.string() })

/**
 * Whether this is a log-in code call; compares the end of the URL first, as most requests are not.
 */
export function isLoginCodeRequest({ url }: Request): boolean {
  return url.endsWith(path) && new URL(url).pathname === path
}

/**
 * `POST /partners/login-codes {"accessToken": "…"}` with `authorization: Basic <partner:secret>`:
 * answers `{"code": "…", "expiresInSeconds": 60}` for the customer of that token.
 */
export async function serveLoginCode(
  request: Request,
  { backends, outcome, visitor }: Pick<Context, 'backends' | 'outcome' | 'visitor'>,
): Promise<Response> {
  outcome.operation = 'loginCode'
  if (request.method !== 'POST')
    return refused(405, 'BAD_REQUEST', 'Only POST is answered here.', { allow: 'POST' })
  const partner = partnerOf(request.headers.get('authorization') ?? '')
  if (!partner) return wrongPartner()
  const input = body.safeParse(await request.json().catch(() => null))
  if (!input.success) return refused(400, 'BAD_REQUEST', 'Send {"accessToken": "…"}.')
  try {
    const response = await backends.auth.issueLoginCode({ ...partner, ...input.data })
    if (response.status === 200) return jsonResponse(200, response.body)
    if (response.status === 403) return wrongPartner()
    if (response.status === 404)
      return refused(404, 'SESSION_ENDED', 'The access token is unknown or has ended.')
    return refusedForNow('Too many requests; please wait.', response.body.retryAfterSeconds)
  } catch (error) {
    if (error instanceof Unacceptable)
      return refused(400, 'BAD_REQUEST', 'The partner or the access token is malformed.')
    if (!(error instanceof BackendFailure)) throw error
    logFailure(
      { worker: 'gateway', call: 'auth.issueLoginCode', requestId: visitor.requestId },
      error,
    )
    return refused(503, 'BACKEND_FAILED', 'No code could be made; please send it again.')
  }
}

/** Name and secret of HTTP Basic authentication; undefined for anything else. */
function partnerOf(authorization: string): { partner: string; secret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? []
  if (encoded === undefined) return undefined
  const [, partner, secret] = /^([^:]*):(.*)$/s.exec(decoded(encoded)) ?? []
  return partner !== undefined && secret !== undefined ? { partner, secret } : undefined
}

/** The text of a base64; '' for what is none. */
function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

function wrongPartner(): Response {
  return refused(401, 'UNAUTHENTICATED', 'The partner or its secret is missing or wrong.', {
    'www-authenticate': 'Basic realm="partners"',
  })
}
