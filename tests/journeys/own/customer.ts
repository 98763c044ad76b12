import { expect, request as requests, type Page } from '@playwright/test'
import { queryGateway, codeFor, dotted, logIn } from '../steps'
import { addressOf, freshPhone, isHere } from './run'

/** The password of members that a journey makes. */
const memberPassword = '739164'

/** A customer of one test. */
export class OwnCustomer {
  readonly phone = freshPhone()
  readonly password = memberPassword
  readonly #baseURL: string
  #isMember = false

  constructor(baseURL: string) {
    this.#baseURL = baseURL
  }

  /** The phone as fields show it, `0909.090.909`. */
  get dotted(): string {
    return dotted(this.phone)
  }

  /** Gives the phone an account with a password, in another browser; answers the customer. */
  async becomeMember(): Promise<this> {
    if (this.#isMember) return this
    this.#isMember = true
    const elsewhere = await requests.newContext({
      baseURL: this.#baseURL,
      extraHTTPHeaders: visitorHeaders(this.#baseURL, this.phone),
    })
    await queryGateway(
      elsewhere,
      'mutation($p: String!) { sendLogInCode(input: { phone: $p, channel: SMS }) { __typename } }',
      { p: this.phone },
    )
    await queryGateway(
      elsewhere,
      'mutation($p: String!, $c: String!) { logInWithCode(input: { phone: $p, code: $c }) { __typename } }',
      { p: this.phone, c: await codeFor(elsewhere, this.phone) },
    )
    const { setPassword } = await queryGateway<{ setPassword: { __typename: string } }>(
      elsewhere,
      'mutation($c: String!) { setPassword(input: { password: $c }) { __typename } }',
      { c: this.password },
    )
    expect(setPassword.__typename).toBe('PasswordSet')
    await elsewhere.dispose()
    return this
  }

  /** Logs a page's browser in as this customer, who becomes a member first. */
  async logIn(page: Page): Promise<void> {
    await this.becomeMember()
    await logIn(page, this.phone, this.password)
  }
}

/**
 * Headers that give a visitor his own address on a local chain; elsewhere the network determines
 * it.
 */
export function visitorHeaders(baseURL: string, visitor: string): Record<string, string> {
  return isHere(baseURL) ? { 'cf-connecting-ip': addressOf(visitor) } : {}
}
