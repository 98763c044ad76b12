import { expect, test } from 'vitest'
import { cleanCode, codeInQr, codeLack } from './promo-code'

test('a code is typed in any case and with spaces; none at all, or what cannot be one, is not sent [B-113]', () => {
  expect(cleanCode(' shine 30 ')).toBe('SHINE30')
  expect(cleanCode('a'.repeat(41))).toBe('A'.repeat(40))
  expect(codeLack(cleanCode('   '))).toBe('empty')
  expect(codeLack('SHINE30')).toBeNull()
  expect(['AB', 'GIẢM30', 'A'.repeat(33)].map(codeLack)).toEqual(['wrong', 'wrong', 'wrong'])
})

test('a QR code holds the promo code itself or a link with it [B-104]', () => {
  expect(codeInQr('shine30')).toBe('SHINE30')
  expect(codeInQr('https://muot.example/booking?code=SHINE30')).toBe('SHINE30')
  expect(codeInQr('https://muot.example/')).toBeNull()
  expect(codeInQr('WIFI:T:WPA;S:salon;P:1;;')).toBeNull()
})

test('a QR code is read where the browser has no URL.canParse [B-104]', () => {
  const { canParse } = URL
  Object.assign(URL, { canParse: undefined })
  expect(codeInQr('https://muot.example/booking?code=SHINE30')).toBe('SHINE30')
  expect(codeInQr('shine30')).toBe('SHINE30')
  Object.assign(URL, { canParse })
})
