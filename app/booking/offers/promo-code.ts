import { promoCode, promoCodeForm } from '../../../domain/promo-code'

/**
 * A promo code as it is stored, from what was typed: capitals, no spaces. '' when nothing was
 * typed.
 */
export function cleanCode(typed: string): string {
  return promoCode(typed).slice(0, 40)
}

/** Why a code cannot be sent: it is empty, or it cannot be a code. */
export function codeLack(code: string): 'empty' | 'wrong' | null {
  if (code === '') return 'empty'
  return promoCodeForm.test(code) ? null : 'wrong'
}

/** The promo code that the text of a QR code holds: the text itself, or `code` of a link; null when it holds none. */
export function codeInQr(text: string): string | null {
  const code = cleanCode(codeOfLink(text) ?? text)
  return codeLack(code) === null ? code : null
}

/** `code` of a link, '' of one without it; null when the text is no link. */
function codeOfLink(text: string): string | null {
  try {
    return new URL(text).searchParams.get('code') ?? ''
  } catch {
    // No URL.canParse: phones with iOS 16 do not have it.
    return null
  }
}
