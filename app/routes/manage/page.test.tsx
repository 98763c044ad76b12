import { expect, test } from 'vitest'
import { rendered } from '~/testing/rendered'
import { LateSection, type Managed, NothingToManage } from './page'
import { tokenIn } from './paths'

const managed: Managed = {
  state: 'OPEN',
  booking: null,
  lateMinutes: null,
  mayBeLate: true,
  isComing: false,
  mayConfirm: false,
  mayName: false,
  mayCancel: true,
}
const nearest = [{ date: '2026-11-23', hourId: '8', label: '10h50' }]

function sent(changes: Partial<Managed> = {}): Promise<string> {
  const element = (
    <LateSection
      isSaved={false}
      managed={{ ...managed, ...changes }}
      nearest={nearest}
      here="/lich/a"
    />
  )
  return rendered({ path: '/lich/a', element }, new Request('http://site/lich/a'))
}

test('hours to change to are offered only as long as the booking can be changed', async () => {
  expect(await sent()).toContain('Đổi sang 10h50')
  const begun = await sent({ mayCancel: false })
  expect(begun).not.toContain('Đổi sang')
  expect(begun).toContain('Trễ 15 phút')
})

function page(isFailed: boolean): Promise<string> {
  const element = <NothingToManage state={null} isFailed={isFailed} here="/lich/a" />
  return rendered({ path: '/lich/a', element }, new Request('http://site/lich/a'))
}

test('a booking that could not be loaded is loaded again, and no other is offered', async () => {
  const html = await page(true)
  expect(html).toContain('href="/lich/a"')
  expect(html).not.toContain('Đặt lịch ngay')
})

test('a link without a booking leads to the look-up and to a new booking', async () => {
  const html = await page(false)
  expect(html).toContain('href="/booking/lookup"')
  expect(html).toContain('Đặt lịch ngay')
})

const token = `01KDEMV${'A'.repeat(18)}-_${'b'.repeat(23)}`

test.each(['', '.', ').', ' ', '\u200B', '…', '",'])(
  'what a message puts behind a manage link is no part of its token: "%s"',
  (behind) => expect(tokenIn(token + behind)).toBe(token),
)

test.each([`${token}A`, token.slice(1), 'xin-chao', '', '.'])(
  'no other address becomes a token: "%s"',
  (other) => expect(tokenIn(other)).toBe(other),
)
