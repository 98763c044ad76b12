import { expect, request as requests, type APIRequestContext, type Locator } from '@playwright/test'
import { ask, codeFor, freshPhone } from './walk'

export const phoneLabel = 'Số điện thoại'
export const passwordLabel = 'Mật khẩu (6 số)'

/** Types into a field and presses Enter. */
export async function enter(dialog: Locator, label: string, text: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** An account with a password, made in another browser. */
export async function newCustomer(baseURL: string, password: string): Promise<string> {
  const phone = freshPhone()
  const elsewhere = await requests.newContext({ baseURL })
  await ask(
    elsewhere,
    'mutation($p: String!) { sendLogInCode(phone: $p, channel: SMS) { __typename } }',
    { p: phone },
  )
  await ask(
    elsewhere,
    'mutation($p: String!, $c: String!) { logInWithCode(phone: $p, code: $c) { __typename } }',
    { p: phone, c: await codeFor(elsewhere, phone) },
  )
  const { setPassword } = await ask<{ setPassword: { __typename: string } }>(
    elsewhere,
    'mutation($c: String!) { setPassword(password: $c) { __typename } }',
    { c: password },
  )
  expect(setPassword.__typename).toBe('PasswordSet')
  await elsewhere.dispose()
  return phone
}

/** Gives the logged-in customer of these requests a name. */
export async function nameHim(
  request: APIRequestContext,
  phone: string,
  name: string,
): Promise<void> {
  await ask(
    request,
    'mutation($p: String!, $n: String!) { saveCustomerName(phone: $p, name: $n) { __typename } }',
    { p: phone, n: name },
  )
}
