import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { privacy, terms } from '~/messages/vi/policy'
import { loader, withNames } from './page'
import { consentVersion } from '~/booking/customer/consent'
import { privacy as privacyInEnglish, terms as termsInEnglish } from '~/messages/en/policy'

test.each([
  ['/chinh-sach-bao-mat', privacy],
  ['/Chinh-Sach-Bao-Mat', privacy],
  ['/dieu-kien-giao-dich-chung', terms],
])('the policy at %s is its own [H-009, H-010]', (path, { title }) => {
  const site = { origin: 'https://muot.example', describe: () => undefined }
  const request = new Request(site.origin + path)
  const shown = loader({ request, params: {}, context: { site } } as unknown as LoaderFunctionArgs)
  expect(shown).toMatchObject({ title, path: path.toLowerCase() })
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

type Section = { body: readonly (string | readonly string[])[] }
type Policy = { updated: string; sections: readonly Section[] }

const policies: [string, Policy, Policy][] = [
  ['privacy policy', privacy, privacyInEnglish],
  ['general terms', terms, termsInEnglish],
]

test.each(policies)('the %s is of the same day in both languages [H-009, H-010]', (_, vi, en) => {
  expect(vietnameseDay(vi.updated)).toBe(englishDay(en.updated))
})

test('a consent is stored with the day of the privacy policy [H-140]', () => {
  expect(consentVersion).toBe(vietnameseDay(privacy.updated))
})

test.each(policies)(
  'the %s has the same structure, figures, names and cookies in both languages [H-009, H-010]',
  (_, vi, en) => {
    expect(en.sections).toHaveLength(vi.sections.length)
    expect(en.sections.map(factsOf)).toEqual(vi.sections.map(factsOf))
  },
)

test.each([
  [2, 'email', 'email'],
  [2, 'ngày sinh', 'date of birth'],
  [2, 'giới tính', 'gender'],
  [2, 'loại trình duyệt', 'kind of browser'],
  [4, 'rút lại từng sự đồng ý ở trang Tài khoản', 'withdraw each consent on the Account page'],
  [4, 'ngày và phiên bản', 'the day and the version'],
  [4, 'ứng dụng đó đã hỏi anh', 'the app has asked you'],
  [5, 'tải về dữ liệu', 'download your data'],
  [5, 'xóa tài khoản', 'account to be deleted'],
])('section %i of the privacy policy names “%s” in English too [H-009]', (number, vi, en) => {
  expect(textOf(privacy.sections[number - 1])).toContain(vi)
  expect(textOf(privacyInEnglish.sections[number - 1])).toContain(en)
})

/**
 * The parts of a section that every translation shares: the list's length, placeholders, figures
 * and cookies, paragraph by paragraph.
 */
function factsOf({ body }: Section) {
  return body.map((part) =>
    typeof part === 'string' ? factsOfText(part) : part.map((point) => factsOfText(point)),
  )
}

function factsOfText(text: string): string[] {
  return [...text.replace(/(\d)[.,](?=\d{3})/g, '$1').matchAll(/\{\w+\}|muot_\w+|\d+/g)]
    .map(([fact]) => fact)
    .sort()
}

function textOf(section: Section | undefined): string {
  return JSON.stringify(section?.body)
}

/** The day in “Áp dụng từ ngày 21/11/2026”, `YYYY-MM-DD`. */
function vietnameseDay(text: string): string {
  const [, day = '', month = '', year = ''] = /(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return `${year}-${month}-${day}`
}

/** The day in “In force from 21 November 2026”, `YYYY-MM-DD`. */
function englishDay(text: string): string {
  const written = /\d{1,2} [A-Z][a-z]+ \d{4}$/.exec(text)?.[0] ?? ''
  return new Date(`${written} UTC`).toISOString().slice(0, 10)
}
