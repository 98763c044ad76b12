import { randomInt } from 'node:crypto'
import { logIn } from '../chain-client.ts'
import { Browser, type BrowserOptions } from './browser.ts'
import { siteUrl } from './site-url.ts'

/** A phone that is unused on this chain. */
export function freshPhone(): string {
  return `038${String(randomInt(10_000_000)).padStart(7, '0')}`
}

/** `0909.090.909`. */
export function dotted(phone: string): string {
  return `${phone.slice(0, 4)}.${phone.slice(4, 7)}.${phone.slice(7)}`
}

/** A browser in which a customer is logged in; those of the demo have the default password. */
export async function loggedIn(
  phone: string,
  { password, ...options }: BrowserOptions & { password?: string } = {},
): Promise<Browser> {
  const browser = new Browser(options)
  await logIn({ request: browser }, phone, password)
  return browser
}

/** A customer with an account of his own, and the browser in which he is logged in. */
export async function newCustomer(): Promise<{ phone: string; browser: Browser }> {
  const phone = freshPhone()
  const browser = new Browser()
  await browser.execute(
    'mutation($p: String!) { sendLogInCode(input: { phone: $p, channel: SMS }) { __typename } }',
    { p: phone },
  )
  const { logInWithCode } = await browser.execute<{ logInWithCode: { __typename: string } }>(
    'mutation($p: String!, $c: String!) { logInWithCode(input: { phone: $p, code: $c }) { __typename } }',
    { p: phone, c: await newestCode(phone) },
  )
  if (logInWithCode.__typename !== 'LoggedIn')
    throw new Error(`${phone} cannot log in: ${logInWithCode.__typename}`)
  return { phone, browser }
}

/** The newest code that was sent to a phone, from the inbox of local runs. */
export async function newestCode(phone: string): Promise<string> {
  const response = await fetch(`${siteUrl()}/inbox.json?phone=${phone}`)
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  const [newest] = messages
  if (!newest) throw new Error(`no code was sent to ${phone}`)
  return newest.code
}
