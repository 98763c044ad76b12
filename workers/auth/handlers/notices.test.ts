import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noticeTemplate } from '../channels/configuration'
import { fetchAuth, auth, bindings } from '../testing/client'
import { newPhone } from '../testing/customer'
import { smsReplies, zaloReplies, smsVars, zaloVars } from '../testing/provider-replies'

const configured = {
  ...smsVars,
  ...zaloVars,
  CHANNELS: 'sms,zalo,voice',
  ZALO_NOTICES: 'booked=101, evening=103',
  ZALO_REFRESH_TOKEN: 'refresh of notices',
  VOICE_BASE_URL: 'https://voice.test',
  VOICE_TOKEN: 'voice token',
}

type Sent = { host: string; body: Record<string, unknown> }

const path = `/lich/01JDEMO0000000000000000000${'a'.repeat(24)}`
let sent: Sent[] = []
let logged: string[] = []
let serial = 0

/** An answer that breaks off within its body. */
const brokenOff = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new Error('lost')) }))

/** Stands in for the providers; a reply that is an error is thrown. */
function provide(zalo: object, sms: object): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { host } = new URL(url)
    if (host === 'oauth.test')
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: '90000' })
    sent.push({ host, body: JSON.parse(String(init.body)) as Record<string, unknown> })
    const reply = host === 'zns.test' ? zalo : sms
    if (reply instanceof Error) throw reply
    return reply instanceof Response ? reply : Response.json(reply)
  })
}

function notice(over: { key?: string; kind?: 'booked' | 'evening' | 'soon' } = {}) {
  return {
    key: `01JDEMO0000000000000${String(++serial).padStart(5, '0')}`,
    phone: newPhone(),
    kind: 'booked' as const,
    path,
    code: 'DEMO00',
    salon: 'Mượt Cầu Giấy',
    address: '382 Nguyễn Trãi, Thanh Xuân, Hà Nội',
    hour: '9h30',
    date: '24/11/2026',
    ...over,
  }
}

const send = (message: ReturnType<typeof notice>, vars: object = configured) =>
  auth({ vars }).sendNotice(message)
const hosts = () => sent.map(({ host }) => host)

beforeEach(() => {
  sent = []
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a message about a booking', () => {
  test('goes to Zalo with the template of its kind and the values that it was approved with', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const message = notice()
    expect(await send(message)).toEqual({ outcome: 'sent' })
    expect(hosts()).toEqual(['zns.test'])
    expect(sent[0]?.body).toEqual({
      phone: `84${message.phone.slice(1)}`,
      template_id: '101',
      template_data: {
        booking_code: 'DEMO00',
        salon_name: 'Mượt Cầu Giấy',
        salon_address: '382 Nguyễn Trãi, Thanh Xuân, Hà Nội',
        visit_hour: '9h30',
        visit_date: '24/11/2026',
        link: path.slice(1),
      },
      tracking_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test('whose kind Zalo has no template for goes by SMS, without accents and with its link', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const message = notice({ kind: 'soon' })
    expect(await send(message)).toEqual({ outcome: 'sent' })
    expect(sent).toMatchObject([
      {
        host: 'sms.test',
        body: {
          Brandname: 'MUOT',
          SmsType: '2',
          IsUnicode: '0',
          Phone: message.phone,
          Content: `Lich hen DEMO00 luc 9h30 hom nay tai Muot Cau Giay. Quy khach bao den, den tre, doi gio hoac huy: https://salon.example${path}`,
          RequestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ])
  })

  test('is sent once for each key, however often it is requested', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const message = notice()
    for (let time = 0; time < 3; time++) expect(await send(message)).toEqual({ outcome: 'sent' })
    await Promise.all([1, 2, 3].map(() => send(message)))
    expect(sent).toHaveLength(1)
  })

  test('is never read out by a call, and not sent where its channels are not configured', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    expect(await send(notice(), { ...configured, CHANNELS: 'voice' })).toEqual({
      outcome: 'undeliverable',
    })
    expect(await send(notice({ kind: 'soon' }), { ...configured, SITE_ORIGIN: '' })).toEqual({
      outcome: 'undeliverable',
    })
    expect(sent).toEqual([])
  })
})

describe('what the providers answer', () => {
  test.each([
    ['has no Zalo', zaloReplies.noAccount, smsReplies.taken, 'sent'],
    ['is refused by Zalo for its form', zaloReplies.wrongPhone, smsReplies.taken, 'sent'],
    ['is out of Zalo quota', zaloReplies.outOfQuota, smsReplies.taken, 'sent'],
    ['was taken before by SMS', zaloReplies.noAccount, smsReplies.repeated, 'sent'],
    ['is blocked by both', zaloReplies.noAccount, smsReplies.blocked, 'undeliverable'],
    ['has an unapproved text', zaloReplies.notApproved, smsReplies.wrongTemplate, 'undeliverable'],
    ['meets wrong keys', zaloReplies.noAccount, smsReplies.wrongKeys, 'failed'],
    ['meets a wrong sender', zaloReplies.noAccount, smsReplies.wrongSender, 'failed'],
    ['meets an unknown error', zaloReplies.unknown, smsReplies.noResult, 'failed'],
    ['meets a host that is away', new Response('', { status: 521 }), smsReplies.taken, 'sent'],
    [
      'meets a host without an address',
      new Response('', { status: 530 }),
      smsReplies.taken,
      'sent',
    ],
  ])('a phone that %s', async (_what, zalo, sms, outcome) => {
    provide(zalo, sms)
    const message = notice()
    expect(await send(message)).toEqual({ outcome })
    expect(hosts()).toEqual(['zns.test', 'sms.test'])
    expect(logged.join()).not.toContain(message.phone.slice(1))
    expect(logged.join()).not.toContain(path)
  })

  test('a failed message is tried again under the same id, which the SMS provider takes once', async () => {
    provide(zaloReplies.noAccount, smsReplies.wrongKeys)
    const message = notice()
    expect(await send(message)).toEqual({ outcome: 'failed' })
    provide(zaloReplies.noAccount, smsReplies.taken)
    expect(await send(message)).toEqual({ outcome: 'sent' })
    const ids = sent.filter(({ host }) => host === 'sms.test').map(({ body }) => body.RequestId)
    expect(new Set(ids).size).toBe(1)
  })

  test.each([
    ['is late', () => Object.assign(new Error('late'), { name: 'TimeoutError' })],
    ['does not come, as the connection ends', () => new TypeError('Network connection lost.')],
    ['breaks off', brokenOff],
    ['was lost on its way', () => new Response('', { status: 520 })],
  ])('one whose answer %s may be on its way: nothing follows', async (_how, reply) => {
    provide(reply(), smsReplies.taken)
    const message = notice()
    for (let time = 0; time < 2; time++) expect(await send(message)).toEqual({ outcome: 'sent' })
    expect(hosts()).toEqual(['zns.test'])
  })

  test('one whose key of Zalo cannot be renewed was not posted: an SMS follows', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      new URL(url).host === 'oauth.test'
        ? Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' }))
        : fetch(url, init),
    )
    const vars = { ...configured, ZALO_REFRESH_TOKEN: 'refresh of a host that is late' }
    expect(await send(notice(), vars)).toEqual({ outcome: 'sent' })
    expect(hosts()).toEqual(['sms.test'])
  })
})

describe('a process that dies', () => {
  const stateOf = (key: string) =>
    bindings.DB.prepare('SELECT state FROM notice WHERE key = ?').bind(key).first('state')

  test('after it has claimed a message and before the provider answers leaves it claimed: it is given up, not sent by a later call', async () => {
    const isPosted = new Promise<void>((resolve) => {
      // Neither an answer nor an error ever comes, as the process is gone.
      vi.stubGlobal('fetch', () => {
        resolve()
        return new Promise(() => undefined)
      })
    })
    const message = notice({ kind: 'soon' })
    void send(message)
    await isPosted
    expect(await stateOf(message.key)).toBe('sending')
    provide(zaloReplies.taken, smsReplies.taken)
    for (let time = 0; time < 2; time++) expect(await send(message)).toEqual({ outcome: 'sent' })
    expect(sent).toEqual([])
    expect(await stateOf(message.key)).toBe('sending')
  })

  test('after the provider took a message leaves it claimed: it is not sent again', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const message = notice()
    const { DB } = bindings
    /** Ends where auth writes what became of a message. */
    const dying = new Proxy(DB, {
      get: (db, name: keyof D1Database) => {
        if (name !== 'prepare') return db[name].bind(db)
        return (query: string) => {
          if (query.startsWith('UPDATE notice')) throw new Error('dead')
          return db.prepare(query)
        }
      },
    })
    await expect(send(message, { ...configured, DB: dying })).rejects.toThrow()
    expect(await stateOf(message.key)).toBe('sending')
    expect(await send(message)).toEqual({ outcome: 'sent' })
    expect(hosts()).toEqual(['zns.test'])
  })
})

describe('messages by Zalo and SMS are limited per phone', () => {
  const DAY = 86_400_000
  const most = Array.from({ length: 10 }, () => 'sent')
  const more = Array.from({ length: 5 }, () => 'undeliverable')
  /** The message of a booking that was just made for a phone. */
  const outcomeFor = async (phone: string, vars: object = configured, later = 0) =>
    (await auth({ vars, later }).sendNotice({ ...notice(), phone })).outcome
  const rounds = async (phone: string, times: number) => {
    const outcomes: string[] = []
    for (let round = 0; round < times; round++) outcomes.push(await outcomeFor(phone))
    return outcomes
  }

  test('whoever books and cancels for a phone fifteen times has ten sent to it in a day', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const { phone } = notice()
    expect(await rounds(phone, 15)).toEqual([...most, ...more])
    expect(sent).toHaveLength(10)
    expect(logged.join()).toContain('too many to this phone')
    expect(logged.join()).not.toContain(phone.slice(1))
    expect(await outcomeFor(notice().phone)).toBe('sent')
    expect(await outcomeFor(phone, configured, DAY - 60_000)).toBe('undeliverable')
    expect(await outcomeFor(phone, configured, DAY + 60_000)).toBe('sent')
  })

  test('fifteen at once are ten', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const { phone } = notice()
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => outcomeFor(phone)))
    expect(outcomes.sort()).toEqual([...most, ...more])
    expect(sent).toHaveLength(10)
  })

  test('one that goes by SMS, as Zalo does not take it, counts once', async () => {
    provide(zaloReplies.noAccount, smsReplies.taken)
    expect(await rounds(notice().phone, 15)).toEqual([...most, ...more])
    expect(hosts().filter((host) => host === 'sms.test')).toHaveLength(10)
    expect(sent).toHaveLength(20)
  })

  test('one that no provider takes does not count', async () => {
    provide(zaloReplies.noAccount, smsReplies.wrongKeys)
    const { phone } = notice()
    expect(new Set(await rounds(phone, 12))).toEqual(new Set(['failed']))
    provide(zaloReplies.taken, smsReplies.taken)
    expect(await rounds(phone, 11)).toEqual([...most, 'undeliverable'])
  })

  test('the limit is a variable', async () => {
    provide(zaloReplies.taken, smsReplies.taken)
    const { phone } = notice()
    const vars = { ...configured, NOTICES_PER_PHONE_DAY: '1' }
    expect(await outcomeFor(phone, vars)).toBe('sent')
    expect(await outcomeFor(phone, vars)).toBe('undeliverable')
  })
})

test('the inbox shows each channel with buttons that lead to the booking', async () => {
  const message = notice({ kind: 'evening' })
  expect(await auth({ vars: { CHANNELS: 'inbox' } }).sendNotice(message)).toEqual({
    outcome: 'sent',
  })
  const page = await (
    await fetchAuth(new Request(`https://auth/inbox?phone=${message.phone}`))
  ).text()
  expect(page).toContain('Nhắc lịch hẹn ngày mai')
  expect(page).toContain(`<a href="${path}#coming">Sẽ đến</a>`)
  expect(page).toContain(`<a href="${path}">Đổi hoặc hủy lịch</a>`)
  expect(page).toContain(`<a href="${path}">${path}</a>`)
  const response = await fetchAuth(new Request(`https://auth/inbox.json?phone=${message.phone}`))
  expect(await response.json()).toMatchObject({
    messages: [],
    notices: [{ phone: message.phone, card: { kind: 'evening' } }],
  })
})

test('a template of Zalo is found by its kind', () => {
  expect(noticeTemplate(configured, 'evening')).toBe('103')
  expect(noticeTemplate(configured, 'soon')).toBeNull()
  expect(noticeTemplate({}, 'soon')).toBeNull()
})
