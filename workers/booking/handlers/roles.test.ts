import { expect, test } from 'vitest'
import { addDays } from '../../kit/vietnam-time'
import { booking, salons, session } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { today } from '../testing/salon-day'

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
