import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { connect } from '../../kit/connect'
import type { CodePurpose } from '../channels/channel'
import { authApi } from '../contract'
import type { AuthEnv } from '../env'
import worker from '../worker'
import { newCaptcha } from '../handlers/captcha'

/** The bindings that the tests run with. */
export const bindings = env as unknown as AuthEnv

/** Options of a test's client: variables, headers, and ms by which its clock is `later`. */
export type ClientOptions = {
  vars?: Partial<AuthEnv>
  headers?: Record<string, string>
  later?: number
}

/** A typed caller of the real worker, so that both sides of the contract are checked. */
export function auth({ vars = {}, headers = {}, later = 0 }: ClientOptions = {}) {
  return connect('auth', authApi, {
    fetcher: { fetch: (request) => fetchAuth(request, { vars, later }) },
    headers,
    timeoutMs: 10_000,
  })
}

/** Sends a request to the worker and waits for what it does afterwards. */
export async function fetchAuth(
  request: Request,
  { vars = {}, later = 0 }: ClientOptions = {},
): Promise<Response> {
  const context = createExecutionContext()
  const response = await worker.fetch(
    request,
    { ...bindings, CLOCK_OFFSET_MS: String(later), ...vars },
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

/** The latest code that the inbox holds for a phone, of one purpose or of any. */
export async function codeOf(phone: string, purpose?: CodePurpose): Promise<string> {
  const response = await fetchAuth(new Request(`https://auth/inbox.json?phone=${phone}`))
  const { messages } = (await response.json()) as {
    messages: { code: string; purpose: CodePurpose }[]
  }
  return messages.find((message) => !purpose || message.purpose === purpose)!.code
}

/** A code that is surely not this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

/** The fields of a code request that the tests do not care about. */
export function codeRequest(phone: string) {
  return { phone, method: 'sms', brandName: 'muot', purpose: 'login' } as const
}

/** The database, in which all sessions end just before a new one is stored: a log-out meanwhile. */
export function logOutMeanwhile(): D1Database {
  const { DB } = bindings
  return {
    prepare: (sql: string) => {
      const statement = DB.prepare(sql)
      if (!sql.startsWith('INSERT INTO sessions')) return statement
      return {
        bind: (...values: unknown[]) => ({
          run: async () => {
            await DB.prepare('DELETE FROM sessions').run()
            return statement.bind(...values).run()
          },
        }),
      }
    },
  } as unknown as D1Database
}

/** The answer to a sum that was asked `later` ms after the tests' clock. */
export async function solvedCaptcha(later = 0): Promise<string> {
  const captcha = await newCaptcha(bindings, Date.now() + later)
  if (captcha.kind !== 'sum') throw new Error('no sum')
  const result = [...captcha.question.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
  return `${captcha.challenge}:${result}`
}
