import { plainText } from './typed-text'

/**
 * Normalises a typed phone: removes spaces, dots, dashes, brackets and other punctuation, replaces
 * +84, 84 or 0084 in front of a full number by 0, and adds the 0 that nine digits lack. Any other
 * text keeps what it has else, letters included.
 */
export function nationalPhone(text: string): string {
  const bare = plainText(text)
    .replace(/^tel:/i, '')
    .replace(/[\s\p{P}\u2044\u2212\u2215\u2219\u22c5~|]/gu, '')
  return bare.replace(/^(?:\+|00)?84(?=0?[1-9]\d{8}$)0?/, '0').replace(/^[35789]\d{8}$/, '0$&')
}

/** A phone as it is stored and sent: ten digits, first 0, second not 0. */
export const phoneForm = /^0[1-9]\d{8}$/

/** Whether a phone has that form. */
export function isPhoneForm(phone: string): boolean {
  return phoneForm.test(phone)
}
