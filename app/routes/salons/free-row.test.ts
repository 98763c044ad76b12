import { expect, test } from 'vitest'
import { freeGroups } from './free-row'

const hour = (id: string, isFree: boolean) => ({ id, label: `${id}h`, isFree })

test('a salon shows its free hours alone, and no part of the day without any', () => {
  const parts = [
    { name: 'Sáng', hours: [hour('9', false), hour('10', true), hour('11', true)] },
    { name: 'Chiều', hours: [hour('13', false)] },
  ]
  expect(freeGroups(parts)).toEqual([{ name: 'Sáng', hours: [hour('10', true), hour('11', true)] }])
})
