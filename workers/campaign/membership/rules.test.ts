import { expect, test } from 'vitest'
import { orderStatus } from '../contract/wire-membership'
import {
  judgeTransfer,
  nextStatus,
  type OrderEvent,
  statusAt,
  statusesFor,
  codesIn,
  transferCode,
} from './orders'
import { DIAMOND_SPENT, GOLD_SPENT, tierName } from '../../../domain/tiers'
import { tierOf } from './account'
import { checksum, vietQr } from '../payments/bank'

const events: OrderEvent[] = ['issue', 'fail', 'pay', 'payLate', 'expire', 'activate', 'refund']

test('an order follows only the transitions of its state machine [O-39, H-293]', () => {
  const ways = orderStatus.options.map((status) => [
    status,
    ...events.flatMap((event) =>
      nextStatus(status, event) ? [`${event} ${nextStatus(status, event)}`] : [],
    ),
  ])
  expect(ways).toEqual([
    ['created', 'issue pending_payment', 'fail failed'],
    ['pending_payment', 'fail failed', 'pay paid', 'payLate refunded', 'expire expired'],
    ['paid', 'activate activated', 'refund refunded'],
    ['activated'],
    ['expired', 'pay paid', 'payLate refunded'],
    ['refunded'],
    ['failed'],
  ])
  expect(statusesFor('expire')).toEqual(['pending_payment'])
})

test('a payment’s time ends by itself [O-39]', () => {
  const order = { status: 'pending_payment' as const, expiresAt: 1000 }
  expect([
    statusAt(order, 999),
    statusAt(order, 1000),
    statusAt({ ...order, status: 'paid' }, 1000),
  ]).toEqual(['pending_payment', 'expired', 'paid'])
})

test.each([
  ['pending_payment', 399_000, 999, 'paid'],
  ['expired', 399_000, 999, 'paid'],
  ['pending_payment', 399_000, 1000, 'late'],
  ['expired', 399_000, 1000, 'late'],
  ['pending_payment', 398_000, 999, 'wrong_amount'],
  ['activated', 399_000, 999, 'again'],
  ['paid', 399_000, 999, 'again'],
  ['refunded', 399_000, 999, 'again'],
  ['failed', 399_000, 999, 'again'],
] as const)(
  'a transfer to an order that is %s, of %i đồng at %i, is %s [O-39]',
  (status, amount, at, outcome) => {
    expect(judgeTransfer({ status, amount: 399_000, expiresAt: 1000 }, { amount, at })).toBe(
      outcome,
    )
  },
)

test('a transfer that names no order is unknown', () => {
  expect(judgeTransfer(null, { amount: 1, at: 0 })).toBe('unknown')
})

test('silver is bought, gold and diamond are earned [H-020]', () => {
  const today = '2026-11-21'
  const tier = (silverUntil: string | null, spentSixMonths: number, spentTwelveMonths: number) =>
    tierOf({ silverUntil, spentSixMonths, spentTwelveMonths }, today)
  expect([
    tier(null, 0, 0),
    tier(null, GOLD_SPENT, GOLD_SPENT),
    tier('2026-11-20', GOLD_SPENT, GOLD_SPENT),
  ]).toEqual([0, 0, 0])
  expect([tier(today, 0, 0), tier(today, GOLD_SPENT - 1, GOLD_SPENT)]).toEqual([2, 2])
  expect(tier(today, 1_200_000, 1_200_000)).toBe(3)
  expect([tier(today, 0, DIAMOND_SPENT - 1), tier(null, 0, 5_000_000)]).toEqual([2, 4])
  expect([0, 2, 3, 4].map((type) => tierName(type as 0))).toEqual([
    '',
    'Thành viên Bạc',
    'Thành viên Vàng',
    'Thành viên Kim cương',
  ])
})

// Published codes: the example of NAPAS's QR Switching format 1.5.2, the answer in payOS's API
// documentation, a code that a shop shows.
const napas =
  '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5'
const payos =
  '00020101021238570010A000000727012700069704220113VQRQAEJCI28140208QRIBFTTA53037045408100000005802VN62080804Test6304BDC3'
const shop =
  '00020101021138570010A00000072701270006970436011306910004415480208QRIBFTTA53037045802VN63042141'

test.each([napas, payos, shop])(
  'the checksum of a VietQR code is that of the published %s',
  (code) => {
    expect(checksum(code.slice(0, -4))).toBe(code.slice(-4))
  },
)

test('a VietQR code has the published form, with amount and content for one payment, without them for any', () => {
  expect(
    vietQr({ bin: '970422', account: 'VQRQAEJCI2814' }, { amount: 10_000_000, content: 'Test' }),
  ).toBe(payos)
  expect(vietQr({ bin: '970436', account: '0691000441548' })).toBe(shop)
})

test('what a VietQR code cannot hold is no code', () => {
  expect(() => vietQr({ bin: '970436', account: '' })).toThrow()
  expect(() => vietQr({ bin: '970436', account: '1' }, { amount: 1, content: 'Nạp thẻ' })).toThrow()
})

test('codes are hard to guess, hard to misread, and found again in what banks make of them', () => {
  const code = transferCode()
  expect(code).toMatch(/^MUOT[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(codesIn(`MBVCB.123.${code.toLowerCase()}.CT tu 0123`)).toEqual([code])
  expect(codesIn(`ck ${code.slice(0, 8)} ${code.slice(8)} cam on`)).toEqual([code])
  expect(['', 'cam on shop', code.slice(0, 12)].flatMap(codesIn)).toEqual([])
})
