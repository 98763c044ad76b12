import { expect, test } from 'vitest'
import { serviceName } from './service-name'

test('a service is called with its version, one that has no others by its name alone', () => {
  const name = 'Cắt gội 10 bước'
  expect(serviceName({ name, versionName: 'Thương gia' })).toBe('Cắt gội 10 bước – Thương gia')
  expect(serviceName({ name, versionName: null })).toBe(name)
})
