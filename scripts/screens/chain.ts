import { randomInt } from 'node:crypto'
import { queryGateway, codeFor, codePhone, salonsWithRoles } from '../chain-client.ts'
import type { Visitor } from './shot.ts'

/** The password of those who join for a picture. */
export const ownPassword = '739164'

/** Salons whose demo data or tests need them as they are; staff of 28 has moved elsewhere. */
const leftOut = new Set([...salonsWithRoles, 28])
let codePhoneNumber = randomInt(100)

/** A phone that most likely nobody has used before; the demo's all begin with 09. */
export function newPhone(): string {
  return `03${randomInt(2, 10)}${String(randomInt(10_000_000)).padStart(7, '0')}`
}

/** A phone whose booking needs a code. */
export function phoneThatNeedsCode(): string {
  codePhoneNumber += 1
  return codePhone(codePhoneNumber)
}

/** Gives the visitor's phone an account with a password, and logs him in. */
export async function join({ page: { request }, phone }: Visitor, name = ''): Promise<void> {
  await queryGateway(
    request,
    'mutation($p: String!) { sendLogInCode(phone: $p, channel: SMS) { __typename } }',
    { p: phone },
  )
  await queryGateway(
    request,
    'mutation($p: String!, $c: String!) { logInWithCode(phone: $p, code: $c) { __typename } }',
    { p: phone, c: await codeFor(request, phone) },
  )
  await queryGateway(
    request,
    'mutation($c: String!) { setPassword(password: $c) { __typename } }',
    {
      c: ownPassword,
    },
  )
  if (name)
    await queryGateway(
      request,
      'mutation($p: String!, $n: String!) { saveCustomerName(phone: $p, name: $n) { __typename } }',
      { p: phone, n: name },
    )
}

/** Open salons for what is booked for a picture, the same in every run; the first is its own. */
export async function salonsFor({ page: { request }, turn }: Visitor): Promise<number[]> {
  const { salons } = await queryGateway<{ salons: { id: number; isOpen: boolean }[] }>(
    request,
    '{ salons { id isOpen } }',
  )
  const ids = salons.flatMap(({ id, isOpen }) => (isOpen && !leftOut.has(id) ? [id] : []))
  const first = turn % ids.length
  return [...ids.slice(first), ...ids.slice(0, first)]
}

/** The first of them. */
export async function salonFor(visitor: Visitor): Promise<number> {
  const [salonId = 0] = await salonsFor(visitor)
  return salonId
}
