import { plainText } from './typed-text'

/** The text without Vietnamese accents, đ as d. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
}

/** Letters of Vietnam and the signs of every keyboard: nothing of a text like this needs plainText. */
const usual = /^[ -~\u00c0-\u024f\u1e00-\u1eff]*$/

/**
 * Lower-cased, without Vietnamese accents, punctuation as spaces: what a search that does not mind
 * accents compares. It goes by characters, which takes half as long as replacing.
 */
export function fold(text: string): string {
  const decomposed = (usual.test(text) ? text : plainText(text)).normalize('NFD')
  let folded = ''
  let hasGap = false
  for (let at = 0; at < decomposed.length; at++) {
    const code = decomposed.charCodeAt(at)
    // An accent, which stands behind its letter.
    if (code >= 0x0300 && code <= 0x036f) continue
    const letter = letterOf(code)
    if (letter !== '') folded += hasGap && folded !== '' ? ` ${letter}` : letter
    hasGap = letter === ''
  }
  return folded
}

/** The letters that other alphabets write like đ: Icelandic eth, African d with a tail. */
const likeD = 'đĐðÐɖƉ'

/** The small letter or the digit of a code; '' for anything else. */
function letterOf(code: number): string {
  const isDigit = code >= 0x30 && code <= 0x39
  if (isDigit || (code >= 0x61 && code <= 0x7a)) return String.fromCharCode(code)
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 0x20)
  return code > 0x7f && likeD.includes(String.fromCharCode(code)) ? 'd' : ''
}

/**
 * A name as part of an address: small letters and digits without accents, parted by hyphens; 'x'
 * for a name without any.
 */
export function slugOf(name: string): string {
  return fold(name).slice(0, 80).trim().replaceAll(' ', '-') || 'x'
}
