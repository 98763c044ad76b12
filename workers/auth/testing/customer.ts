import { auth, codeOf, codeRequest, type ClientOptions } from './client'
import { newPhone } from './phones'

export const brandName = 'muot'
export const textVersion = '2026-11-21'

/** A logged-in customer: their token, their number, and a client with their session. */
export async function somebody(headers: Record<string, string> = {}) {
  const phone = newPhone()
  await auth().sendCode(codeRequest(phone))
  const { body } = await auth({ headers }).logInWithCode({
    phone,
    otp: await codeOf(phone),
    brandName,
  })
  const token = 'token' in body ? body.token! : ''
  const as = (asking: ClientOptions = {}) =>
    auth({ ...asking, headers: { authorization: `Bearer ${token}` } })
  const { id } = await as().getUser({})
  return { token, id, as, phone }
}
