import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { addDays, instantOf, vietnamDay } from '../../kit/vietnam-time'
import { auth, bindings } from '../testing/client'
import { logInAs, newPhone } from '../testing/customer'
import { smsReplies, zaloReplies, smsVars, zaloVars } from '../testing/provider-replies'

const usual = { channels: ['zalo', 'sms'], quietFrom: 22 * 60, quietUntil: 6 * 60 + 30 }

const configured = {
  ...smsVars,
  ...zaloVars,
  CHANNELS: 'sms,zalo',
  ZALO_NOTICES: 'booked=101',
  ZALO_REFRESH_TOKEN: 'refresh',
}

let sent: string[] = []
let zalo: object = zaloReplies.taken
let serial = 0

beforeEach(() => {
  sent = []
  zalo = zaloReplies.taken
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string) => {
    const { host } = new URL(url)
    if (host === 'oauth.test')
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: '90000' })
    sent.push(host)
    return Response.json(host === 'zns.test' ? zalo : smsReplies.taken)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A logged-in customer with a phone of their own. */
async function somebody() {
  const { phone, as } = await logInAs(newPhone())
  return { phone, as: as() }
}

/** Sends a message at a time of a Vietnamese day. */
function sendAt(phone: string, minutes: number, key = `01JSETT${++serial}`) {
  const now = instantOf(tomorrow(), minutes)
  return auth({ vars: configured, later: now - Date.now() }).sendNotice({
    key,
    phone,
    kind: 'booked',
    path: '/lich/abc',
    code: 'DEMO00',
    salon: 'Mượt Cầu Giấy',
    address: '382 Nguyễn Trãi',
    hour: '9h30',
    date: '24/11/2026',
  })
}

const tomorrow = () => addDays(vietnamDay(Date.now()), 1)
const noon = 12 * 60

describe('the settings of messages about bookings', () => {
  test('are the bearer’s own, and the chain’s until he saves some', async () => {
    const [me, other] = [await somebody(), await somebody()]
    expect(await me.as.getNoticeSettings({})).toEqual(usual)
    const mine = { channels: ['sms' as const], quietFrom: 20 * 60, quietUntil: 8 * 60 }
    expect(await me.as.saveNoticeSettings(mine)).toMatchObject({ status: 200 })
    expect(await me.as.getNoticeSettings({})).toEqual(mine)
    expect(await other.as.getNoticeSettings({})).toEqual(usual)
    await expect(auth().getNoticeSettings({})).rejects.toThrow(Unauthenticated)
    await expect(auth().saveNoticeSettings(mine)).rejects.toThrow(Unauthenticated)
  })

  test('widen the night and never shorten it', async () => {
    const { as } = await somebody()
    for (const over of [
      { quietFrom: 22 * 60 + 30 },
      { quietUntil: 6 * 60 },
      { quietFrom: 16 * 60 },
      { quietUntil: 13 * 60 },
      { quietFrom: 21 * 60 + 1 },
    ])
      await expect(
        as.saveNoticeSettings({ channels: ['sms'], quietFrom: 1320, quietUntil: 390, ...over }),
      ).rejects.toThrow(Unacceptable)
    expect(await as.getNoticeSettings({})).toEqual(usual)
  })

  test('go with the account', async () => {
    const { phone, as } = await somebody()
    await as.saveNoticeSettings({ channels: [], quietFrom: 1320, quietUntil: 390 })
    await bindings.DB.prepare('DELETE FROM customers WHERE phone = ?').bind(phone).run()
    const { results } = await bindings.DB.prepare(
      'SELECT 1 FROM notice_settings s WHERE s.customer_id NOT IN (SELECT id FROM customers)',
    ).all()
    expect(results).toEqual([])
  })
})

describe('a message about a booking', () => {
  const save = async (channels: ('zalo' | 'sms')[], over = {}) => {
    const { phone, as } = await somebody()
    await as.saveNoticeSettings({ channels, quietFrom: 1320, quietUntil: 390, ...over })
    return phone
  }

  test.each([
    ['in his order', ['sms', 'zalo'] as const, ['sms.test']],
    ['on the one that he wants', ['zalo'] as const, ['zns.test']],
    ['on none', [] as const, []],
  ])('goes %s', async (_how, channels, hosts) => {
    const phone = await save([...channels])
    expect(await sendAt(phone, noon)).toEqual({
      outcome: hosts.length > 0 ? 'sent' : 'undeliverable',
    })
    expect(sent).toEqual(hosts)
  })

  test('never goes on a channel that he has switched off, though the other fails', async () => {
    zalo = zaloReplies.noAccount
    const phone = await save(['zalo'])
    expect(await sendAt(phone, noon)).toEqual({ outcome: 'undeliverable' })
    expect(sent).toEqual(['zns.test'])
  })

  test('waits in his quiet hours for their end, five minutes early, and its key stays free', async () => {
    const phone = await save(['sms'], { quietFrom: 20 * 60, quietUntil: 9 * 60 })
    const until = (days: number) => instantOf(addDays(tomorrow(), days), 9 * 60)
    expect(await sendAt(phone, 19 * 60 + 54)).toEqual({ outcome: 'sent' })
    sent = []
    const key = '01JSETTQUIET'
    expect(await sendAt(phone, 19 * 60 + 55, key)).toEqual({ outcome: 'quiet', until: until(1) })
    expect(await sendAt(phone, 8 * 60 + 59, key)).toEqual({ outcome: 'quiet', until: until(0) })
    expect(sent).toEqual([])
    expect(await sendAt(phone, 9 * 60, key)).toEqual({ outcome: 'sent' })
    expect(sent).toEqual(['sms.test'])
  })
})
