import { createHash } from 'node:crypto'
import type { GraphQLReply, Chain } from '../open-chain.ts'

/** The customer whose data is protected, and the customer who attacks: personas of the demo. */
export const OWNER = '0912345678'
export const OTHER = '0987654321'

/** A caller, by the cookies that his browser sends. */
export type Caller = { name: string; cookie: string; isLoggedIn: boolean }

let requestCount = 0

/**
 * Sends a request as a caller, from a new address each time: limits are tested elsewhere, and would
 * hide missing refusals.
 */
export async function queryAs<Data = Record<string, unknown>>(
  chain: Chain,
  { cookie }: Caller,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphQLReply<Data> & { raw: string }> {
  requestCount += 1
  const headers = {
    'content-type': 'application/json',
    origin: chain.url,
    cookie,
    'cf-connecting-ip': `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
  }
  const response = await fetch(`${chain.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const raw = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    raw,
    ...(JSON.parse(raw) as Pick<GraphQLReply<Data>, 'data' | 'errors'>),
  }
}

/** Logs a customer of the demo in, in a browser of his own. */
export async function logIn(chain: Chain, phone: string): Promise<Caller> {
  const { headers } = await queryAs(
    chain,
    anonymous,
    'mutation($phone: String!) { logInWithPassword(input: { phone: $phone, password: "123456" }) { __typename } }',
    { phone },
  )
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  if (!cookie.includes('muot_session=')) throw new Error(`${phone} could not log in`)
  return { name: phone, cookie, isLoggedIn: true }
}

/** A browser that knows nothing. */
const anonymous: Caller = { name: 'a logged-out visitor', cookie: '', isLoggedIn: false }

/** All callers who must not get the owner's data. */
export async function others(chain: Chain): Promise<Caller[]> {
  const expired = await logIn(chain, OWNER)
  const left = await logIn(chain, OWNER)
  const db = await chain.db('auth')
  await db
    .prepare('UPDATE sessions SET expires_at = 1 WHERE token_hash = ?')
    .bind(createHash('sha256').update(tokenOf(expired)).digest('hex'))
    .run()
  await queryAs(chain, left, 'mutation { logOut { __typename } }')
  const guessed = {
    name: 'a guessed token',
    cookie: `muot_session=${'A1b2'.repeat(16)}; muot_holder=${'0f'.repeat(32)}`,
    isLoggedIn: false,
  }
  return [
    await logIn(chain, OTHER),
    anonymous,
    guessed,
    { ...expired, name: "the owner's expired token", isLoggedIn: false },
    { ...left, name: "the owner's token after his log-out", isLoggedIn: false },
  ]
}

/** The access token in a caller's cookies. */
export function tokenOf({ cookie }: Caller): string {
  return /muot_session=([^;]+)/.exec(cookie)![1]!
}
