import { expect, test, vi } from 'vitest'
import { insertInto } from '../../kit/seeding'
import { addDays } from '../../kit/vietnam-time'
import { booking, salons, session } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { saveCopy } from '../clients/salons'
import { bindings, morning, setClock, today } from '../testing/salon-day'

setUpDemoData()

test('roles: an unknown phone, members, the diamond member who may book for others [B-361, B-159]', async () => {
  const role = (phone?: string) => booking().getRole({ salonId: 9, phone })
  const dates = [today, addDays(today, 1), addDays(today, 2)]
  expect(await role()).toEqual({
    memberType: 0,
    mayChooseStylist: true,
    mayBookForOthers: false,
    activeDays: 2,
    maxDays: 2,
    dates,
    marks: [],
    salesOpenAt: null,
    guides: [],
  })
  expect(await role('0909090909')).toMatchObject({ memberType: 0, activeDays: 2 })
  expect(await role('0912345678')).toMatchObject({
    memberType: 3,
    mayBookForOthers: false,
    activeDays: 3,
    guides: [
      { step: 0, text: 'Anh là thành viên, ưu đãi riêng của anh ở mục Ưu đãi.', points: [] },
    ],
  })
  expect(await role('0912345680')).toMatchObject({
    memberType: 4,
    mayBookForOthers: true,
    activeDays: 3,
  })
})

/** A sale at a salon that opens in ten minutes, for three weeks. */
async function announceSale(salonId: number): Promise<number> {
  const opensAt = morning + 10 * 60_000
  const sale = { salon_id: salonId, opens_at: opensAt, last_day: addDays(today, 21) }
  for (const sql of insertInto('sale', [sale])) await bindings.DB.prepare(sql).run()
  return opensAt
}

test('a sale is announced, and from its instant anybody may book two weeks ahead [B-213, B-361]', async () => {
  const opensAt = await announceSale(11)
  const before = await booking().getRole({ salonId: 11 })
  expect(before).toMatchObject({ activeDays: 2, salesOpenAt: opensAt, marks: [] })
  const late = { salonId: 11, bookDate: addDays(today, 13), listServiceId: [1001] }
  const hours = () =>
    booking().listHours({
      ...{ ...late, stylistId: 0, customerPhone: undefined, utmSource: undefined },
    })
  expect((await hours()).groups).toEqual([])
  setClock(opensAt)
  const after = await booking().getRole({ salonId: 11 })
  expect(after).toMatchObject({ activeDays: 14, maxDays: 13, salesOpenAt: null })
  expect(after.dates.at(-1)).toBe(late.bookDate)
  expect((await hours()).hasFree).toBe(true)
  expect(await booking().getRole({ salonId: 12 })).toMatchObject({ activeDays: 2 })
})

test('while a sale is open, full and closed days are marked', async () => {
  const salonId = 14
  const opensAt = await announceSale(salonId)
  const [closedDay, fullDay] = [addDays(today, 1), addDays(today, 5)]
  const closed = { isOpen: false, openMinutes: 510, closeMinutes: 1230, message: '' }
  await saveCopy(bindings.DB, `opening:${salonId}:${closedDay}`, closed, 0)
  await bindings.DB.prepare(
    `INSERT INTO absence SELECT id, ?, 0, 1440 FROM staff WHERE salon_id = ? AND kind = 'stylist'`,
  )
    .bind(fullDay, salonId)
    .run()
  setClock(opensAt)
  await vi.waitFor(async () =>
    expect((await booking().getRole({ salonId })).marks).toEqual([
      { date: closedDay, mark: 'closed' },
      { date: fullDay, mark: 'full' },
    ]),
  )
})

test('a broken sale is none, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const sale = { salon_id: 13, opens_at: morning, last_day: 'mùng 9' }
  for (const sql of insertInto('sale', [sale])) await bindings.DB.prepare(sql).run()
  expect(await booking().getRole({ salonId: 13 })).toMatchObject({ activeDays: 2, marks: [] })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"call":"sale"'))
  log.mockRestore()
})

test('the role of 0955555555 cannot be had [B-338, B-385]', async () => {
  await expect(booking().getRole({ salonId: 9, phone: '0955555555' })).rejects.toThrow('500')
})

test('a salon that opens later offers the days from its opening on [B-191]', async () => {
  salons.opens[18] = addDays(today, 2)
  expect((await booking().getRole({ salonId: 18 })).dates).toEqual([
    addDays(today, 2),
    addDays(today, 3),
    addDays(today, 4),
  ])
  delete salons.opens[18]
})

test('roles are rate limited per address, except for the session [O-30, B-361]', async () => {
  const role = async (phone: string, headers: Record<string, string>) =>
    (
      await booking(
        { 'x-client-address': '203.0.113.7', ...headers },
        { ROLES_PER_ADDRESS: '2' },
      ).getRole({ salonId: 9, phone })
    ).memberType
  expect([
    await role('0912345678', {}),
    await role('0909090909', {}),
    await role('0912345680', {}),
  ]).toEqual([3, 0, 4])
  expect(await role('0912345679', {})).toBe(0)
  expect(await role('0912345678', session('0987654321'))).toBe(0)
  expect(await role('0912345678', session('0912345678'))).toBe(3)
  expect(await role('0912345679', { 'x-client-address': '203.0.113.8' })).toBe(2)
})
