import { describe, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { sha256 } from '../../kit/digest'
import {
  auth,
  bindings,
  codeOf,
  codeRequest,
  type ClientOptions,
  logOutMeanwhile,
} from '../testing/client'
import { newPhone } from '../testing/customer'

const secret = 'tiki-secret-of-more-than-32-characters'
const PARTNER_SECRETS = `tikiapp=${secret} other=another-secret-of-32-characters-00 short=tooshort`
const gone = { status: 404, body: { message: coded('DEAD_LOGIN_CODE') } }

let network = 0

/** A caller from a network of its own, so that no test uses up another's limits. */
function partner({ vars, ...more }: ClientOptions = {}) {
  return auth({
    vars: { PARTNER_SECRETS, ...vars },
    headers: { 'x-client-address': `198.51.100.${++network % 250}` },
    ...more,
  })
}

async function tokenOf(phone: string): Promise<string> {
  await auth().sendCode(codeRequest(phone))
  const { body } = await auth().logInWithCode({
    phone,
    otp: await codeOf(phone),
    brandName: 'muot',
  })
  if (!('token' in body) || body.token === null) throw new Error('not logged in')
  return body.token
}

async function issued(accessToken: string): Promise<string> {
  const response = await partner().issueLoginCode({ partner: 'tikiapp', secret, accessToken })
  if (response.status !== 200) throw new Error(`no code: ${response.status}`)
  expect(response.body.expiresInSeconds).toBe(60)
  return response.body.code
}

async function sessions(): Promise<number> {
  const row = await bindings.DB.prepare('SELECT COUNT(*) AS n FROM sessions').first<{ n: number }>()
  return row?.n ?? 0
}

describe("a partner's log-in code", () => {
  test('becomes one session of its customer, which cannot set a password', async () => {
    const phone = newPhone()
    const token = await tokenOf(phone)
    const response = await partner().exchangeLoginCode({ code: await issued(token) })
    if (response.status !== 200) throw new Error('not exchanged')
    expect(response.body.token).not.toBe(token)
    const headers = { authorization: `Bearer ${response.body.token}` }
    expect(await auth({ headers }).getUser({})).toMatchObject({ phone })
    expect(
      await auth().changePassword({
        phone,
        newPassword: '739164',
        accessToken: response.body.token,
      }),
    ).toMatchObject({ status: 403 })
  })

  test('is used up by its first exchange: of ten at once one wins', async () => {
    const code = await issued(await tokenOf(newPhone()))
    const before = await sessions()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => partner().exchangeLoginCode({ code })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(9)
    expect(await partner().exchangeLoginCode({ code })).toEqual(gone)
    expect(await sessions()).toBe(before + 1)
  })

  test('is valid for a minute', async () => {
    const token = await tokenOf(newPhone())
    const [late, last] = [await issued(token), await issued(token)]
    const before = await sessions()
    expect(await partner({ later: 60_000 }).exchangeLoginCode({ code: late })).toEqual(gone)
    expect(await sessions()).toBe(before)
    expect(await partner({ later: 30_000 }).exchangeLoginCode({ code: last })).toMatchObject({
      status: 200,
    })
  })

  test("is refused on another partner's page, and stays valid on its own", async () => {
    const code = await issued(await tokenOf(newPhone()))
    expect(await partner().exchangeLoginCode({ code, partners: ['other'] })).toEqual(gone)
    expect(await partner().exchangeLoginCode({ code, partners: [] })).toEqual(gone)
    expect(await partner().exchangeLoginCode({ code, partners: ['tikiapp'] })).toMatchObject({
      status: 200,
    })
  })

  test('ends with the session that it was made for', async () => {
    const token = await tokenOf(newPhone())
    const code = await issued(token)
    await auth({ headers: { authorization: `Bearer ${token}` } }).logOut({})
    expect(await partner().exchangeLoginCode({ code })).toEqual(gone)
    expect(
      await partner().issueLoginCode({ partner: 'tikiapp', secret, accessToken: token }),
    ).toMatchObject({ status: 404 })
  })

  test('opens no session while its customer logs out everywhere [H-128]', async () => {
    const code = await issued(await tokenOf(newPhone()))
    const meanwhile = auth({ vars: { DB: logOutMeanwhile(), PARTNER_SECRETS } })
    expect(await meanwhile.exchangeLoginCode({ code })).toEqual(gone)
  })

  test('is stored by its hash', async () => {
    const code = await issued(await tokenOf(newPhone()))
    const { results } = await bindings.DB.prepare('SELECT * FROM login_codes').all()
    expect(JSON.stringify(results)).toContain(await sha256(code))
    expect(JSON.stringify(results)).not.toContain(code)
  })

  test('is not guessed: an address may try so often and no more, right ones not counted', async () => {
    const token = await tokenOf(newPhone())
    const client = auth({
      vars: { LOGINS_PER_ADDRESS_HOUR: '3', PARTNER_SECRETS },
      headers: { 'x-client-address': '203.0.113.71' },
    })
    for (let time = 0; time < 5; time++)
      expect(await client.exchangeLoginCode({ code: await issued(token) })).toMatchObject({
        status: 200,
      })
    for (let time = 0; time < 3; time++)
      expect(await client.exchangeLoginCode({ code: 'e'.repeat(48) })).toEqual(gone)
    expect(await client.exchangeLoginCode({ code: 'e'.repeat(48) })).toMatchObject({ status: 429 })
  })
})

describe('a partner', () => {
  test('without the right secret gets no code', async () => {
    const accessToken = await tokenOf(newPhone())
    for (const [name, given] of [
      ['tikiapp', 'wrong'],
      ['tikiapp', ''],
      ['other', secret],
      ['nobody', secret],
      ['short', 'tooshort'],
    ] as const)
      expect(
        await partner().issueLoginCode({ partner: name, secret: given, accessToken }),
        name,
      ).toMatchObject({ status: 403 })
  })

  test('is none where no secret is configured', async () => {
    const accessToken = await tokenOf(newPhone())
    expect(await auth().issueLoginCode({ partner: 'tikiapp', secret, accessToken })).toMatchObject({
      status: 403,
    })
  })

  test('gets so many codes a minute and no more', async () => {
    const accessToken = await tokenOf(newPhone())
    const issue = (later = 0) =>
      partner({
        vars: { CODES_PER_PARTNER_MINUTE: '2', PARTNER_SECRETS: `busy=${secret}` },
        later,
      }).issueLoginCode({ partner: 'busy', secret, accessToken })
    const responses = [await issue(), await issue(), await issue(), await issue(61_000)]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200])
  })

  test('that tries secrets is stopped by its network, and then the true one is refused too', async () => {
    const accessToken = await tokenOf(newPhone())
    const from = auth({
      vars: { PARTNER_SECRETS, WRONG_SECRETS_PER_ADDRESS_HOUR: '3' },
      headers: { 'x-client-address': '203.0.113.72' },
    })
    const wrong = () => from.issueLoginCode({ partner: 'tikiapp', secret: 'guess', accessToken })
    const right = () => from.issueLoginCode({ partner: 'tikiapp', secret, accessToken })
    for (let time = 0; time < 5; time++) expect(await right()).toMatchObject({ status: 200 })
    for (let time = 0; time < 3; time++) expect(await wrong()).toMatchObject({ status: 403 })
    expect(await wrong()).toMatchObject({ status: 429 })
    expect(await right()).toMatchObject({ status: 429 })
  })
})
