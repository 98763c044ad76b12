/*
 * What people type and paste, normalised where it enters: before it is measured, cut or compared.
 * Keyboards, PDFs, messengers and right-to-left apps send the same words in many forms.
 */

/** What cannot be seen: signs that turn the writing, join, fill or control. Line ends and tabs are spaces. */
const invisible = /(?![\t-\r\u0085])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu

/** The same in words: a picture (👨‍👩‍👧, ❤️) keeps what joins it. Control signs are parted from the rest. */
const invisibleInWords =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200d\ufe0f]*)|[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Spaces of every width, with the empty sign of Braille. */
const spaces = /[\s\u0085\u2800]+/g

/** Full-width letters and signs, as keyboards of East Asia type them. */
const fullWidth = /[\uff01-\uff5e]/g

/**
 * A text of which only the meaning of its signs counts, for phones, codes, names and searches:
 * composed, wide, bold and other forms of a letter as the letter, digits of every script as 0…9,
 * nothing invisible, single spaces, none around.
 */
export function plainText(text: string): string {
  const composed = withoutHalves(text.replace(invisible, '')).normalize('NFKC')
  return withAsciiDigits(composed).replace(spaces, ' ').trim()
}

/**
 * A text of one line as it is stored: composed, nothing invisible, full-width signs as usual ones,
 * single spaces, none around. Half a pair, which no byte can store, becomes U+FFFD.
 */
export function lineText(text: string): string {
  return visibleWords(text).replace(spaces, ' ').trim()
}

/** The same of several lines, of which the ends stay. */
export function linesText(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(lineText)
    .join('\n')
    .trim()
}

/** The first characters of a text, without half of a pair at the end. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '')
}

function visibleWords(text: string): string {
  return withoutHalves(text.replace(invisibleInWords, '$1'))
    .replace(/\p{Cc}/gu, ' ')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
}

function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Digits of every script as 0…9: each script has its ten in a row. */
function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
