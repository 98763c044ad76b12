import { auth, codeOf, codeRequest, type ClientOptions } from './client'

export const brandName = 'muot'
export const textVersion = '2026-11-21'

let serial = 0

/**
 * A phone that no other test has: all test files of the worker share this module, as they share
 * one runtime. No phone of the demo begins alike.
 */
export function newPhone(): string {
  return `0868${String(++serial).padStart(6, '0')}`
}

/** A session: a client with it, its token, and the way to another session of its customer. */
export type LoggedInClient = {
  phone: string
  token: string
  as: (options?: ClientOptions) => ReturnType<typeof auth>
  elsewhere: (headers?: Record<string, string>) => Promise<LoggedInClient>
}

/** A customer who logs in with a code. */
export async function logInAs(
  phone: string,
  headers: Record<string, string> = {},
): Promise<LoggedInClient> {
  await auth().sendCode(codeRequest(phone))
  const { body } = await auth({ headers }).logInWithCode({
    phone,
    otp: await codeOf(phone),
    brandName,
  })
  return clientOf(phone, 'token' in body ? (body.token ?? '') : '')
}

function clientOf(phone: string, token: string): LoggedInClient {
  return {
    phone,
    token,
    as: (options = {}) => auth({ ...options, headers: { authorization: `Bearer ${token}` } }),
    elsewhere: async (headers = {}) => {
      const { body } = await auth({ headers }).exchangeToken({ accessToken: token })
      return clientOf(phone, 'token' in body ? body.token : '')
    },
  }
}

/** A new customer who is logged in, with their id. */
export async function somebody(headers: Record<string, string> = {}) {
  const { token, phone, as } = await logInAs(newPhone(), headers)
  const { id } = await as().getUser({})
  return { token, id, as, phone }
}
