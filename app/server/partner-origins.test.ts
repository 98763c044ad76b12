import { expect, test } from 'vitest'
import { readPartners } from './security'

test('partners are read by their utm_source [O-18]', () => {
  expect([...readPartners('tikiapp=https://tiki.vn\n other=https://app.other.vn:8443')]).toEqual([
    ['tikiapp', 'https://tiki.vn'],
    ['other', 'https://app.other.vn:8443'],
  ])
  expect(readPartners('tikiapp=https://tiki.vn').get('evil')).toBeUndefined()
  expect(readPartners().size).toBe(0)
})

test.each([
  'tikiapp',
  'tikiapp=',
  'tikiapp=*',
  'tikiapp=https:',
  'tikiapp=https://*',
  'tikiapp=https://*.tiki.vn',
  'tikiapp=http://tiki.vn',
  'tikiapp=https://tiki.vn/',
  'tikiapp=https://tiki.vn/app',
  'tikiapp=https://tiki.vn;script-src',
  'tikiapp=data:',
  '=https://tiki.vn',
  'tikiapp=http://localhost.evil.vn',
])('"%s" lets nobody in [O-18]', (text) => {
  expect(readPartners(text).size).toBe(0)
})

test('a partner on the own machine is for trying out', () => {
  expect(readPartners('tikiapp=http://127.0.0.1:8791').get('tikiapp')).toBe('http://127.0.0.1:8791')
})
