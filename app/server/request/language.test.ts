import { expect, test } from 'vitest'
import { languageCookie, languageOf } from './language'

const query = (text: string) => new URLSearchParams(text)

test('pages are Vietnamese unless English is requested [H-014, O-36]', () => {
  expect(languageOf(query(''), '')).toBe('vi')
  expect(languageOf(query('lang=fr'), '')).toBe('vi')
  expect(languageOf(query(''), 'muot_lang=fr; other=1')).toBe('vi')
  expect(languageOf(query('lang=en'), '')).toBe('en')
})

test('a requested language holds on the next pages until the other is requested [O-36]', () => {
  expect(languageOf(query('salonId=9'), 'a=1; muot_lang=en')).toBe('en')
  expect(languageOf(query('lang=vi'), 'muot_lang=en')).toBe('vi')
  expect(languageOf(query('lang=fr'), 'muot_lang=en')).toBe('en')
})

test('the language is remembered for a year, out of reach of scripts, and only when it is news [O-36]', () => {
  expect(languageCookie(query('lang=en'), '', true)).toBe(
    'muot_lang=en; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure',
  )
  expect(languageCookie(query('lang=vi'), 'muot_lang=en', false)).toBe(
    'muot_lang=vi; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
  )
  expect(languageCookie(query('lang=en'), 'muot_lang=en', true)).toBeUndefined()
  expect(languageCookie(query('lang=%0d%0aevil'), '', true)).toBeUndefined()
  expect(languageCookie(query(''), '', true)).toBeUndefined()
})
