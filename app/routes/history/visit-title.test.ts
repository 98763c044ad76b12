import { expect, test } from 'vitest'
import { visitTitle } from './visit-title'

test('a visit is called by its day and salon, whose word and number stay on one line', () => {
  const on = (salonName: string) => visitTitle({ date: '2026-11-21', salonName })
  expect(on('Salon 252 Cầu Giấy')).toBe('21/11/2026 · Salon\u00a0252 Cầu Giấy')
  expect(on('Salon đào tạo 82 Trần Đại Nghĩa')).toBe('21/11/2026 · Salon đào tạo 82 Trần Đại Nghĩa')
})
