import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { privacy } from '~/messages/vi/privacy'
import { terms } from '~/messages/vi/terms'
import { loader, withNames } from './page'

test.each([
  ['/chinh-sach-bao-mat', privacy],
  ['/dieu-kien-giao-dich-chung', terms],
])('the policy at %s is its own [H-009, H-010]', (path, { title }) => {
  const site = { origin: 'https://muot.example', describe: () => undefined }
  const request = new Request(site.origin + path)
  const shown = loader({ request, params: {}, context: { site } } as unknown as LoaderFunctionArgs)
  expect(shown).toMatchObject({ title, path })
})

test('the policies name the chain and leave no place open [H-009, H-010]', () => {
  for (const policy of [withNames(privacy), withNames(terms)]) {
    expect(JSON.stringify(policy)).not.toMatch(/[{]\w+[}]/)
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(policy.sections.length)
  }
})

test('the privacy policy names the law, the controller, purposes, rights, withdrawal and every cookie [H-009]', () => {
  const text = JSON.stringify(withNames(privacy))
  for (const word of [
    '91/2025/QH15',
    'Bên kiểm soát dữ liệu cá nhân',
    'Mục đích xử lý',
    'rút lại sự đồng ý',
    'Khiếu nại',
    '1900.299.993',
  ])
    expect(text).toContain(word)
  for (const cookie of [
    'muot_session',
    'muot_holder',
    'muot_bookings',
    'muot_known',
    'muot_tracking',
    'muot_consent',
    'muot_in_app',
    'muot_lang',
    'muot_offline',
    'muot_push',
  ])
    expect(text).toContain(cookie)
})
