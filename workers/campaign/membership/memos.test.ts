import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  DB,
  fillWithDemoData,
  ledgerOf,
  newKey,
  newMemberClient,
  notifyTransfer,
  ordered,
  CARD,
} from '../testing/client'

const AMOUNT = 1_000_000

beforeAll(fillWithDemoData)
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

let codes = 0

/** Ten characters of a code with what is misread: 1 and 0. */
function newCode(): string {
  codes++
  return `S1N60DQ${String(codes).padStart(3, '0')}`
}

/** A new order of a card under these ten characters. */
async function orderOf(code: string, amount = AMOUNT) {
  const customer = newMemberClient()
  const { id } = await ordered(customer, CARD)
  await DB.prepare('UPDATE membership_order SET code = ?, amount = ? WHERE id = ?')
    .bind(`MUOT${code}`, amount, id)
    .run()
  return { customer, id }
}

/** The transfers that are listed for a person under a number of the bank. */
async function listed(transactionId: string) {
  const { results } = await DB.prepare('SELECT * FROM transfer_to_settle WHERE id = ?')
    .bind(transactionId)
    .all<{ outcome: string; amount: number }>()
  return results.map(({ outcome, amount }) => ({ outcome, amount }))
}

const memos: readonly [kind: string, memo: (code: string) => string][] = [
  ['the code alone', (code) => `MUOT${code}`],
  ['lower case', (code) => `muot${code.toLowerCase()}`],
  ['mixed case', (code) => `Muot${code.toLowerCase()}`],
  ['a space after MUOT', (code) => `MUOT ${code}`],
  ['spaces between all letters', (code) => [...`MUOT${code}`].join(' ')],
  ['groups of four', (code) => `MUOT ${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`],
  ['hyphens', (code) => `MUOT-${code.slice(0, 5)}-${code.slice(5)}`],
  ['dots', (code) => `MUOT.${code.slice(0, 5)}.${code.slice(5)}`],
  ['slashes', (code) => `MUOT/${code.slice(0, 5)}/${code.slice(5)}`],
  ['underlines', (code) => `MUOT_${code}`],
  ['commas, colons and semicolons', (code) => `MUOT: ${code.slice(0, 3)},${code.slice(3)};`],
  ['brackets and quotes', (code) => `"MUOT (${code})"`],
  ['a broken line', (code) => `MUOT${code.slice(0, 6)}\r\n${code.slice(6)}`],
  ['a tab', (code) => `MUOT\t${code}`],
  ['a space that does not break', (code) => `MUOT\u00a0${code}`],
  ['invisible letters', (code) => `MU\u200bOT${code.slice(0, 4)}\u2060${code.slice(4)}`],
  [
    'full-width letters',
    (code) => [...`MUOT${code}`].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join(''),
  ],
  ['the brand as it is written', (code) => `Mượt ${code}`],
  ['the brand decomposed', (code) => `MƯỢT ${code}`.normalize('NFD')],
  ['a word before', (code) => `CK MUOT${code}`],
  ['a word after', (code) => `MUOT${code} nap the`],
  ['words fused with it', (code) => `IBFTMUOT${code}FT26331`],
  [
    'Vietcombank',
    (code) =>
      `MBVCB.8123456789.5123456.MUOT${code}.CT tu 0071000123456 NGUYEN VAN A toi 1023456789 CONG TY MUOT tai MB`,
  ],
  ['MB', (code) => `NGUYEN VAN A chuyen tien MUOT${code}- Ma giao dich/ Trace 123456`],
  ['Techcombank', (code) => `MUOT${code} FT26331000123456`],
  ['VietinBank', (code) => `CT DEN:123456789012 MUOT${code}; tai Napas`],
  ['BIDV', (code) => `REM Tfr Ac:12010001234567 MUOT${code}`],
  ['ACB', (code) => `MUOT${code} GD 123456-112826 10:21:33`],
  ['MoMo', (code) => `MOMO-CASHIN-0912345678-MUOT${code}-12345678901`],
  ['a phone between brand and code', (code) => `Muot 0912345678 MUOT${code}`],
  ['a name between brand and code', (code) => `Muot Thanh Hang MUOT${code}`],
  ['an accented name', (code) => `Mượt Trần Đặng Thuỳ Dương MUOT${code}`],
  [
    'the brand many times',
    (code) => `MUOT MUOT muot nap the Muot 100 MUOT${code} tai salon Muot Cau Giay`,
  ],
  ['the code twice', (code) => `MUOT${code} MUOT${code}`],
  ['a text that looks like a code before it', (code) => `MUOT7777777777 MUOT${code}`],
  ['a text that looks like a code after it', (code) => `MUOT${code} MUOT8888888888`],
  ['O typed for 0', (code) => `MUOT${code.replaceAll('0', 'O')}`],
  ['I typed for 1', (code) => `MUOT${code.replaceAll('1', 'I')}`],
  [
    'l typed for 1',
    (code) => `muot ${code.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o')}`,
  ],
  ['0 typed for the O of the brand', (code) => `MU0T${code}`],
  [
    'all of it',
    (code) =>
      `Thanh toán đơn: mượt 0912.345.678 – MU0T/${code.replaceAll('0', 'o').replaceAll('1', 'i')} cảm ơn!`,
  ],
]

test.each(memos)('a transfer with %s is credited once [H-216, O-39]', async (_kind, memo) => {
  const code = newCode()
  const { customer } = await orderOf(code)
  const transfer = { amount: AMOUNT, content: memo(code), transactionId: newKey() }
  expect((await notifyTransfer(transfer)).outcome).toBe('paid')
  expect((await notifyTransfer({ ...transfer, receivedAt: 5 })).outcome).toBe('paid')
  expect(await ledgerOf(customer)).toEqual([
    { kind: 'bonus', amount: 50_000 },
    { kind: 'card', amount: AMOUNT },
  ])
  expect(await listed(transfer.transactionId)).toEqual([])
})

const lost: readonly [kind: string, memo: (code: string) => string][] = [
  ['no code', () => 'nap the cho con trai'],
  ['nothing', () => ''],
  ['the brand alone', () => 'MUOT'],
  ['a code that was cut off', (code) => `MUOT${code.slice(0, 9)}`],
  ['a letter too few inside', (code) => `MUOT${code.slice(0, 4)}${code.slice(5)} 12`],
  ['two letters exchanged', (code) => `MUOT${code[1]}${code[0]}${code.slice(2)}`],
  ['the code without MUOT', (code) => code],
  ['a code of no order', () => 'MUOTZZZZZZZZZZ'],
]

test.each(lost)(
  'a transfer with %s is listed for a person, and pays nothing',
  async (_kind, memo) => {
    const code = newCode()
    const { customer } = await orderOf(code)
    const transactionId = newKey()
    const { outcome } = await notifyTransfer({ amount: AMOUNT, content: memo(code), transactionId })
    expect(outcome).toBe('unknown')
    expect(await ledgerOf(customer)).toEqual([])
    expect(await listed(transactionId)).toEqual([{ outcome: 'unknown', amount: AMOUNT }])
  },
)

test('of two orders that a memo names, the one with the right amount is paid', async () => {
  const [first, second] = [newCode(), newCode()]
  const dear = await orderOf(first, 2_000_000)
  const right = await orderOf(second)
  const content = `MUOT${first} MUOT${second}`
  expect((await notifyTransfer({ amount: AMOUNT, content })).outcome).toBe('paid')
  expect(await ledgerOf(dear.customer)).toEqual([])
  expect(await ledgerOf(right.customer)).toHaveLength(2)
})

test.each([
  ['both with the right amount', AMOUNT],
  ['none with the right amount', 3_000_000],
])('two orders that a memo names, %s, are left to a person', async (_which, amount) => {
  const orders = [newCode(), newCode()]
  const customers = await Promise.all(orders.map(async (code) => (await orderOf(code)).customer))
  const transactionId = newKey()
  const content = orders.map((code) => `MUOT${code}`).join(' ')
  expect((await notifyTransfer({ amount, content, transactionId })).outcome).toBe('unknown')
  expect(await Promise.all(customers.map(ledgerOf))).toEqual([[], []])
  expect(await listed(transactionId)).toEqual([{ outcome: 'unknown', amount }])
})

test('a transfer that a person has settled is listed no more', async () => {
  const transactionId = newKey()
  await notifyTransfer({ amount: AMOUNT, content: 'cam on', transactionId })
  await DB.prepare('UPDATE bank_transfer SET settled_at = 1 WHERE id = ?').bind(transactionId).run()
  expect(await listed(transactionId)).toEqual([])
})
