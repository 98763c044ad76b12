import { createHash } from 'node:crypto'
import type { Answer, House } from '../house.ts'

/** The customer whose data everybody else tries to get at, and the customer who tries: personas of the demo. */
export const OWNER = '0912345678'
export const OTHER = '0987654321'

/** Somebody who asks, by the cookies that his browser sends. */
export type Asker = { name: string; cookie: string; isLoggedIn: boolean }

let asked = 0

/** Asks as somebody, from an address of his own each time: limits are tested elsewhere, and would hide what is not refused. */
export async function askAs<Data = Record<string, unknown>>(
  house: House,
  { cookie }: Asker,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data> & { raw: string }> {
  asked += 1
  const headers = {
    'content-type': 'application/json',
    origin: house.url,
    cookie,
    'cf-connecting-ip': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
  }
  const answer = await fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const raw = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    raw,
    ...(JSON.parse(raw) as Pick<Answer<Data>, 'data' | 'errors'>),
  }
}

/** Logs a customer of the demo in, in a browser of his own. */
export async function logIn(house: House, phone: string): Promise<Asker> {
  const { headers } = await askAs(
    house,
    stranger,
    'mutation($phone: String!) { logInWithPassword(phone: $phone, password: "123456") { __typename } }',
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
const stranger: Asker = { name: 'a stranger', cookie: '', isLoggedIn: false }

/** Everybody who must not get at the owner's data. */
export async function others(house: House): Promise<Asker[]> {
  const expired = await logIn(house, OWNER)
  const left = await logIn(house, OWNER)
  const db = await house.db('auth')
  await db
    .prepare('UPDATE sessions SET expires_at = 1 WHERE token_hash = ?')
    .bind(createHash('sha256').update(tokenOf(expired)).digest('hex'))
    .run()
  await askAs(house, left, 'mutation { logOut { __typename } }')
  const guessed = {
    name: 'a guessed token',
    cookie: `muot_session=${'A1b2'.repeat(16)}; muot_holder=${'0f'.repeat(32)}`,
    isLoggedIn: false,
  }
  return [
    await logIn(house, OTHER),
    stranger,
    guessed,
    { ...expired, name: "the owner's expired token", isLoggedIn: false },
    { ...left, name: "the owner's token after his log-out", isLoggedIn: false },
  ]
}

/** The access token in somebody's cookies. */
export function tokenOf({ cookie }: Asker): string {
  return /muot_session=([^;]+)/.exec(cookie)![1]!
}
