import { randomInt } from 'node:crypto'
import type { APIRequestContext } from 'playwright'
import type { Visitor } from './shot.ts'

/** The first service, which every salon sells. */
export const cutAndWash = 1001
/** The password of the demo's customers, and of those who join for a picture. */
const demoPassword = '123456'
export const ownPassword = '739164'

/** Salons whose demo data is about something else: full, opening later, without map or with moved staff. */
const spokenFor = new Set([1, 5, 9, 10, 11, 12, 14, 15, 18, 28, 269])
/** The demo has so many phones whose bookings need a code, from 0944441100 on. */
const CODE_PHONES = 100

let codePhone = randomInt(CODE_PHONES)

/** A phone that most likely nobody has used before; the demo's all begin with 09. */
export function newPhone(): string {
  return `03${randomInt(2, 10)}${String(randomInt(10_000_000)).padStart(7, '0')}`
}

/** A phone whose booking needs a code. */
export function phoneThatNeedsCode(): string {
  codePhone = (codePhone + 1) % CODE_PHONES
  return `09444411${String(codePhone).padStart(2, '0')}`
}

/** Queries the public GraphQL address with the cookies of these requests. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables }, maxRetries: 1 })
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** The newest code that was sent to a phone, from the inbox. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const response = await request.get(`/inbox.json?phone=${phone}`)
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  const code = messages[0]?.code
  if (!code) throw new Error(`no code came for ${phone}`)
  return code
}

/** Logs a customer of the demo in, or with another password one who has joined. */
export async function logIn(
  request: APIRequestContext,
  phone: string,
  password = demoPassword,
): Promise<void> {
  const { logInWithPassword } = await ask<{ logInWithPassword: { __typename: string } }>(
    request,
    'mutation($p: String!, $c: String!) { logInWithPassword(phone: $p, password: $c) { __typename } }',
    { p: phone, c: password },
  )
  if (logInWithPassword.__typename !== 'LoggedIn') throw new Error(`${phone} is not logged in`)
}

/** Gives the visitor's phone an account with a password, and logs him in. */
export async function join({ page: { request }, phone }: Visitor, name = ''): Promise<void> {
  await ask(
    request,
    'mutation($p: String!) { sendLogInCode(phone: $p, channel: SMS) { __typename } }',
    { p: phone },
  )
  await ask(
    request,
    'mutation($p: String!, $c: String!) { logInWithCode(phone: $p, code: $c) { __typename } }',
    { p: phone, c: await codeFor(request, phone) },
  )
  await ask(request, 'mutation($c: String!) { setPassword(password: $c) { __typename } }', {
    c: ownPassword,
  })
  if (name)
    await ask(
      request,
      'mutation($p: String!, $n: String!) { saveCustomerName(phone: $p, name: $n) { __typename } }',
      { p: phone, n: name },
    )
}

/** Open salons for what is booked for a picture, the same in every run; the first is its own. */
export async function salonsFor({ page: { request }, turn }: Visitor): Promise<number[]> {
  const { salons } = await ask<{ salons: { id: number; isOpen: boolean }[] }>(
    request,
    '{ salons { id isOpen } }',
  )
  const ids = salons.flatMap(({ id, isOpen }) => (isOpen && !spokenFor.has(id) ? [id] : []))
  const first = turn % ids.length
  return [...ids.slice(first), ...ids.slice(0, first)]
}

/** The first of them. */
export async function salonFor(visitor: Visitor): Promise<number> {
  const [salonId = 0] = await salonsFor(visitor)
  return salonId
}

/** The Vietnamese day so many days after the server's, `YYYY-MM-DD`. */
export async function dayAhead(request: APIRequestContext, days: number): Promise<string> {
  const { now } = await ask<{ now: number }>(request, '{ now }')
  return new Date(now + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}
