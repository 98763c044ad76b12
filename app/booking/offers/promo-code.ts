import { promoCodeForm } from '../../../domain/promo-code'

/** A promo code as it is stored, from what was typed: capitals, no spaces. '' when nothing was typed (B-113). */
export function cleanCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase().slice(0, 40)
}

/** Why a code cannot be sent: it is empty (B-113), or it cannot be a code. */
export function codeLack(code: string): 'empty' | 'wrong' | null {
  if (code === '') return 'empty'
  return promoCodeForm.test(code) ? null : 'wrong'
}

/** The promo code that the text of a QR code holds: the text itself, or `code` of a link; null when it holds none. */
export function codeInQr(text: string): string | null {
  const given = URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? '') : text
  const code = cleanCode(given)
  return codeLack(code) === null ? code : null
}
