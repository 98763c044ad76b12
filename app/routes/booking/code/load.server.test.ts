import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { loadCode } from './load.server'

const now = Date.parse('2026-11-22T02:05:00Z')

/** The data of the code step for such a response of the gateway. */
function loaded(response: object, more = '') {
  const query = new URLSearchParams(`step=0&code=B1${more}`)
  const gateway = { query: () => Promise.resolve(response) }
  const site = { now, gateway, hostOf: () => null } as unknown as Site
  return loadCode(site, readDraft(query), query)
}

test('a code can be entered while the booking backend is away, whose hold may still last [B-295]', async () => {
  const data = { now, booking: null }
  expect(await loaded({ ok: true, data, failed: ['booking'] })).toMatchObject({ isOver: false })
  expect(await loaded({ ok: false })).toMatchObject({ isOver: false })
  expect(await loaded({ ok: true, data, failed: [] })).toMatchObject({ isOver: true })
})

test('a hold is over at its last moment [B-295]', async () => {
  const state = { status: 'PENDING_CODE', isStatusKnown: true }
  const booking = { id: 'B1', ...state, phone: '0912345678', holdExpiresAt: now + 1 }
  const at = (time: number) => loaded({ ok: true, data: { now: time, booking }, failed: [] })
  expect(await at(now)).toMatchObject({ isOver: false })
  expect(await at(now + 1)).toMatchObject({ isOver: true })
})

test('a hold whose end a host does not say is not over before its booking is [B-295]', async () => {
  const booking = { id: '70001', isStatusKnown: true, phone: '0912345678', holdExpiresAt: null }
  const as = (status: string) =>
    loaded({ ok: true, data: { now, booking: { ...booking, status } }, failed: [] })
  expect(await as('PENDING_CODE')).toMatchObject({ isOver: false })
  expect(await as('EXPIRED')).toMatchObject({ isOver: true })
})

test('at a host that says no state, the code is asked for; a confirmed booking goes to its page [B-295]', async () => {
  const booking = { id: '70001', status: 'CONFIRMED', phone: '0912345678', holdExpiresAt: null }
  const of = (isStatusKnown: boolean) =>
    loaded({ ok: true, data: { now, booking: { ...booking, isStatusKnown } }, failed: [] })
  expect(await of(false)).toMatchObject({
    id: 'B1',
    isOver: false,
    booking: { hourLabel: null, salonAddress: null },
  })
  await expect(of(true)).rejects.toMatchObject({ status: 302 })
})

test('a captcha is shown at once where the first code was not sent without [B-325]', async () => {
  const sum = { __typename: 'CaptchaSum', question: '3 + 4 = ?', challenge: 'signed' }
  const response = { ok: true, data: { now, booking: null, captcha: sum }, failed: [] }
  expect((await loaded(response)).captcha).toBeNull()
  expect((await loaded(response, '&sent=captcha')).captcha).toEqual({
    kind: 'sum',
    question: '3 + 4 = ?',
    challenge: 'signed',
  })
})
