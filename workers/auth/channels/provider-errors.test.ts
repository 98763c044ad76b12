import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '../testing/client'
import { newPhone } from '../testing/customer'
import {
  smsFinal,
  smsPassing,
  zaloFinal,
  zaloPassing,
  zaloReplies,
  smsVars,
  zaloVars,
} from '../testing/provider-replies'

const configured = {
  ...smsVars,
  ...zaloVars,
  ZALO_NOTICES: 'booked=101',
  ZALO_REFRESH_TOKEN: 'refresh of the error tables',
}

let serial = 0
let posts = 0

/** Stands in for a provider that always answers alike. */
function provide(reply: object): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (new URL(url).host === 'oauth.test')
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: '90000' })
    posts++
    return Response.json(reply)
  })
}

function notice() {
  return {
    key: `01JDEMO1111111111111${String(++serial).padStart(5, '0')}`,
    phone: newPhone(),
    kind: 'booked' as const,
    path: `/lich/01JDEMO0000000000000000000${'a'.repeat(24)}`,
    code: 'DEMO00',
    salon: 'Mượt Cầu Giấy',
    address: '382 Nguyễn Trãi, Thanh Xuân, Hà Nội',
    hour: '9h30',
    date: '24/11/2026',
  }
}

/** What becomes of a message whose only channel answers so, twice; and how often it was posted. */
async function sendResults(channel: 'zalo' | 'sms', reply: object) {
  provide(reply)
  const message = notice()
  const send = () => auth({ vars: { ...configured, CHANNELS: channel } }).sendNotice(message)
  return [(await send()).outcome, (await send()).outcome, posts]
}

beforeEach(() => {
  posts = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Neither is sent, so a later call posts again; the booking backend makes none after 'undeliverable'. */
const givenUp = ['undeliverable', 'undeliverable', 2]
const later = ['failed', 'failed', 2]

describe('Zalo’s error', () => {
  test.each(zaloFinal)('%i, %s, is final', async (error, message) => {
    expect(await sendResults('zalo', { error, message })).toEqual(givenUp)
  })

  test.each(zaloPassing)('%i, %s, may pass', async (error, message) => {
    expect(await sendResults('zalo', { error, message })).toEqual(later)
  })

  test('0 is none: it is posted once', async () => {
    expect(await sendResults('zalo', zaloReplies.taken)).toEqual(['sent', 'sent', 1])
  })

  test('is a number: one without it may pass', async () => {
    expect(await sendResults('zalo', { message: 'Success' })).toEqual(later)
    posts = 0
    expect(await sendResults('zalo', { error: '-108' })).toEqual(later)
  })
})

describe('the SMS provider’s result', () => {
  test.each(smsFinal)('%s, %s, is final', async (CodeResult) => {
    expect(await sendResults('sms', { CodeResult })).toEqual(givenUp)
  })

  test.each(smsPassing)('%s, %s, may pass', async (CodeResult) => {
    expect(await sendResults('sms', { CodeResult })).toEqual(later)
  })

  test.each(['100', '124'])('%s is none: it is posted once', async (CodeResult) => {
    expect(await sendResults('sms', { CodeResult })).toEqual(['sent', 'sent', 1])
  })
})
