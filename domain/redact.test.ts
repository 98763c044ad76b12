import { expect, test } from 'vitest'
import { withoutPersonalData, withoutPhones, withoutSecrets } from './redact'

test.each([
  ['phone=0912345678&step=0', 'phone=0…&step=0'],
  ['call +84912345678 now', 'call 0… now'],
  ['0912.345.678 and 0912 345 678', '0… and 0…'],
  ['salon 9, 120000 đồng, 2026-11-21', 'salon 9, 120000 đồng, 2026-11-21'],
])('phones are taken out of %s, and nothing else', (text, expected) => {
  expect(withoutPhones(text)).toBe(expected)
})

test('what may be logged has neither phones nor the keys of links', () => {
  const path = `/lich/01KDEMQ0000000GVANG0000001${'a-_Z'.repeat(6)}`
  expect(withoutSecrets(`POST https://muot.example${path}?hoi=huy of 0912345678`)).toBe(
    'POST https://muot.example/lich/…?hoi=huy of 0…',
  )
  expect(withoutSecrets('/lich-theo-doi/01KDEMaaaa.ics')).toBe('/lich-theo-doi/….ics')
  expect(withoutSecrets('/cho/01KDEMaaaa-_?xong=cho')).toBe('/cho/…?xong=cho')
  expect(withoutSecrets('/lich-su/lich-dat')).toBe('/lich-su/lich-dat')
})

test.each([
  ['GET /booking?phone=1&code=2 failed', 'GET /booking failed'],
  ['authorization: Bearer abc.def-1', 'authorization: Bearer …'],
  ['an.nguyen+1@mail.example.vn wrote', '…@… wrote'],
  ['from 203.0.113.7 and 2001:db8:0:1::7', 'from … and …'],
  [`session ${'0f'.repeat(32)}`, 'session …'],
  ['at 09:30:15, salon 9, version 1.2.3', 'at 09:30:15, salon 9, version 1.2.3'],
])('%s leaves the chain without what belongs to a person', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})
