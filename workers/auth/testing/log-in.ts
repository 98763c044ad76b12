import { auth, codeOf, codeRequest, type ClientOptions } from './client'

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
    brandName: 'muot',
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
