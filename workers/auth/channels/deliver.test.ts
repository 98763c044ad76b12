import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../kit/connect'
import { coded } from '../../kit/message'
import { TIMEOUT_HEADER } from '../../kit/time-limits'
import { authApi } from '../contract'
import { auth, bindings, codeRequest, fetchAuth } from '../testing/client'
import { newPhone } from '../testing/customer'
import worker from '../worker'
import { missingConfiguration } from './configuration'
import { deliver } from './deliver'

/** Everything the three providers need, with hosts that only the fake answers. */
const configured = {
  CHANNELS: 'sms,zalo,voice',
  SMS_BASE_URL: 'https://sms.test/',
  SMS_API_KEY: 'sms key',
  SMS_SECRET_KEY: 'sms secret',
  SMS_BRANDNAME: 'MUOT',
  ZALO_BASE_URL: 'https://zns.test',
  ZALO_OAUTH_URL: 'https://oauth.test',
  ZALO_TEMPLATE_ID: '330875',
  ZALO_APP_ID: 'app',
  ZALO_APP_SECRET: 'app secret',
  ZALO_REFRESH_TOKEN: 'refresh by the owner',
  VOICE_BASE_URL: 'https://voice.test',
  VOICE_TOKEN: 'voice token',
}

type Sent = { url: string; headers: Headers; body: string }
type FakeHosts = { [host: string]: (init: RequestInit) => Response | Promise<Response> }

let sent: Sent[] = []
let logged: string[] = []

const good: FakeHosts = {
  'sms.test': () => Response.json({ CodeResult: '100', SMSID: 'x' }),
  'zns.test': () => Response.json({ error: 0, message: 'Success', data: { msg_id: 'm' } }),
  'oauth.test': () =>
    Response.json({ access_token: 'access 1', refresh_token: 'refresh 1', expires_in: '90000' }),
  'voice.test': () => Response.json({ status: 'success', code: '00', data: {} }),
}

/** Stands in for the providers; a host without an answer is unreachable. */
function provide(responses: FakeHosts): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: String(init.body) })
    const response = responses[new URL(url).host]
    if (!response) throw new TypeError('unreachable')
    return response(init)
  })
}

function hosts(): string[] {
  return sent.map(({ url }) => new URL(url).host)
}

beforeEach(() => {
  sent = []
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a provider gets a request of its own format', () => {
  test('SMS: keys, sender, phone and a text without accents that holds the code [H-177, H-277]', async () => {
    provide(good)
    const phone = newPhone()
    expect(await auth({ vars: configured }).sendCode(codeRequest(phone))).toMatchObject({
      body: { sent: true, channel: 'sms' },
    })
    expect(sent[0]!.url).toBe(
      'https://sms.test/MainService.svc/json/SendMultipleMessage_V4_post_json/',
    )
    const body = JSON.parse(sent[0]!.body) as Record<string, string>
    expect(body).toMatchObject({
      ApiKey: 'sms key',
      SecretKey: 'sms secret',
      Brandname: 'MUOT',
      SmsType: '2',
      IsUnicode: '0',
      Phone: phone,
    })
    expect(body.Content).toMatch(/^muot: Ma xac thuc cua anh la \d{6}, dung trong 5 phut\./)
  })

  test('Zalo gets the phone with 84, the template and a fresh access token [H-278]', async () => {
    provide(good)
    const phone = newPhone()
    const secret = 'refresh of a new chain'
    const vars = { ...configured, ZALO_REFRESH_TOKEN: secret }
    expect(await auth({ vars }).sendCode({ ...codeRequest(phone), method: 'zalo' })).toMatchObject({
      body: { sent: true, channel: 'zalo', message: coded('LOGIN_CODE_BY_ZALO') },
    })
    const [renewal, message] = sent
    expect(renewal!.url).toBe('https://oauth.test/v4/oa/access_token')
    expect(renewal!.headers.get('secret_key')).toBe('app secret')
    expect(Object.fromEntries(new URLSearchParams(renewal!.body))).toEqual({
      app_id: 'app',
      grant_type: 'refresh_token',
      refresh_token: secret,
    })
    expect(message!.url).toBe('https://zns.test/message/template')
    expect(message!.headers.get('access_token')).toBe('access 1')
    expect(JSON.parse(message!.body)).toMatchObject({
      phone: `84${phone.slice(1)}`,
      template_id: '330875',
      template_data: { otp: expect.stringMatching(/^\d{6}$/) },
    })
  })

  test('voice: the phone and the bare digits to read aloud [H-122, H-279]', async () => {
    provide(good)
    const phone = newPhone()
    expect(
      await auth({ vars: configured }).sendCode({ ...codeRequest(phone), method: 'voice' }),
    ).toMatchObject({ body: { sent: true, channel: 'voice', message: coded('CODE_BY_CALL') } })
    expect(sent[0]!.url).toBe('https://voice.test/index.php/voice/otp')
    expect(sent[0]!.headers.get('authorization')).toBe(`Basic ${btoa('voice token:x')}`)
    expect(JSON.parse(sent[0]!.body)).toEqual({
      to: `84${phone.slice(1)}`,
      content: expect.stringMatching(/^\d{6}$/),
    })
  })
})

describe('when a channel fails', () => {
  test.each([
    ['is unreachable', undefined],
    ['answers 500', () => new Response('no', { status: 500 })],
    ['answers no JSON', () => new Response('<html>')],
    ['refuses', () => Response.json({ CodeResult: '104' })],
  ])(
    'SMS that %s falls back to Zalo, and the reply has that channel [B-167, O-07]',
    async (_how, response) => {
      const { 'sms.test': _sms, ...others } = good
      provide(response ? { ...others, 'sms.test': response } : others)
      expect(await auth({ vars: configured }).sendCode(codeRequest(newPhone()))).toMatchObject({
        body: { sent: true, channel: 'zalo', message: coded('LOGIN_CODE_BY_ZALO') },
      })
      expect(logged.join()).toContain('deliver.sms')
      expect(logged.join()).not.toContain('deliver.zalo')
    },
  )

  test('a channel without configuration is never silent: it is logged and the next one is used', async () => {
    provide(good)
    expect(
      await auth({ vars: { ...configured, SMS_API_KEY: '' } }).sendCode(codeRequest(newPhone())),
    ).toMatchObject({ body: { sent: true, channel: 'zalo' } })
    expect(logged.join()).toContain('not configured: SMS_API_KEY')
  })

  test('when no channel works the send fails, and may be retried at once [H-280, H-276]', async () => {
    provide({})
    const phone = newPhone()
    const broken = {
      status: 200,
      body: {
        sent: false,
        message: coded('INTERRUPTED'),
        resendAfterSeconds: 0,
        channel: 'sms',
        needsCaptcha: false,
      },
    }
    for (let time = 0; time < 6; time++)
      expect(await auth({ vars: configured }).sendCode(codeRequest(phone))).toEqual(broken)
    provide(good)
    expect(await auth({ vars: configured }).sendCode(codeRequest(phone))).toMatchObject({
      body: { sent: true },
    })
  })

  test('neither the phone nor the code is logged', async () => {
    provide({})
    const phone = newPhone()
    await auth({ vars: configured }).sendCode(codeRequest(phone))
    const code = /\d{6}/.exec((JSON.parse(sent[0]!.body) as { Content: string }).Content)![0]
    expect(logged.length).toBeGreaterThan(2)
    expect(logged.join()).not.toContain(phone)
    expect(logged.join()).not.toContain(phone.slice(1))
    expect(logged.join()).not.toContain(code)
  })

  test('where codes need a captcha, none is sent without [B-325]', async () => {
    provide(good)
    expect(
      await auth({ vars: { ...configured, CODE_NEEDS_CAPTCHA: '1' } }).sendCode(
        codeRequest(newPhone()),
      ),
    ).toMatchObject({ body: { sent: false } })
    expect(sent).toHaveLength(0)
  })
})

describe('the configuration', () => {
  test('of every listed channel is listed when it is missing', () => {
    expect(missingConfiguration({ ...configured, CODE_PEPPER: 'p' })).toEqual([])
    expect(
      missingConfiguration({ CHANNELS: 'zalo, voice', ZALO_APP_ID: 'a', ZALO_APP_SECRET: 's' }),
    ).toEqual([
      { channel: null, name: 'CODE_PEPPER' },
      { channel: 'zalo', name: 'ZALO_TEMPLATE_ID' },
      { channel: 'zalo', name: 'ZALO_REFRESH_TOKEN' },
      { channel: 'voice', name: 'VOICE_BASE_URL' },
      { channel: 'voice', name: 'VOICE_TOKEN' },
    ])
  })

  test('an unknown channel is reported as a wrong CHANNELS', () => {
    expect(missingConfiguration({ CODE_PEPPER: 'p', CHANNELS: 'pigeon' })).toEqual([
      { channel: 'pigeon', name: 'CHANNELS' },
    ])
  })

  test('is complete for the inbox, the default', () => {
    expect(missingConfiguration({ CODE_PEPPER: 'p' })).toEqual([])
  })
})

/** A provider that answers when its caller has given up, as fetch does then. */
function silent({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
  )
}

// Last: its silent providers log their failures when these tests are over.
describe('the time that the caller waits', () => {
  const message = () => ({
    phone: newPhone(),
    code: '123123',
    purpose: 'login' as const,
    method: 'sms' as const,
    brandName: 'muot',
    now: Date.now(),
  })
  const vars = { ...bindings, ...configured }

  test('is shared: a provider that does not answer leaves time for the next one [B-167]', async () => {
    provide({ ...good, 'sms.test': silent })
    const until = Date.now() + 2_400
    expect(await deliver(vars, { ...message(), until }, 'r1')).toBe('zalo')
  })

  test('ends the wait for all of them: no provider has a limit of its own', async () => {
    provide({ 'sms.test': silent, 'oauth.test': silent, 'voice.test': silent })
    const vars = { ...bindings, ...configured, ZALO_REFRESH_TOKEN: 'refresh of a silent host' }
    expect(await deliver(vars, { ...message(), until: Date.now() + 2_400 }, 'r1')).toBeNull()
    expect(hosts().sort()).toEqual(['oauth.test', 'sms.test', 'voice.test'])
  })

  test('comes from the caller, who gets a response within it', async () => {
    provide({ ...good, 'sms.test': silent })
    const phone = newPhone()
    const impatient = connect('auth', authApi, {
      fetcher: { fetch: (request) => fetchAuth(request, { vars: configured }) },
      headers: {},
      timeoutMs: 4_500,
    })
    expect(await impatient.sendCode(codeRequest(phone))).toMatchObject({
      body: { sent: true, channel: 'zalo' },
    })
  })

  test('is over when the caller has gone: a code that nobody took is withdrawn, and costs nothing', async () => {
    const asked = new Promise<void>((resolve) => {
      const heard = (init: RequestInit) => {
        resolve()
        return silent(init)
      }
      provide({ 'sms.test': heard, 'zns.test': silent, 'voice.test': silent })
    })
    const phone = newPhone()
    const context = createExecutionContext()
    const request = new Request('https://auth/otp/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TIMEOUT_HEADER]: '2400' },
      body: JSON.stringify(codeRequest(phone)),
    })
    // The caller does not wait for the response.
    void worker.fetch(request, vars, context)
    await asked
    await waitOnExecutionContext(context)
    provide(good)
    const few = { ...configured, CODES_PER_PHONE_HOUR: '1' }
    expect(await auth({ vars: few }).sendCode(codeRequest(phone))).toMatchObject({
      body: { sent: true },
    })
  })
})
