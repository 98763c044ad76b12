/** One way in which keyboards, PDFs and messengers change a text without changing what it says. */
type Disguise = (text: string) => string

const around =
  (before: string, after = before): Disguise =>
  (text) =>
    `${before}${text}${after}`
const between =
  (sign: string): Disguise =>
  (text) =>
    [...text].join(sign)
const digitsFrom =
  (zero: number): Disguise =>
  (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const fullWidth: Disguise = (text) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** What surrounds, parts and composes any text. */
const anywhere: readonly Disguise[] = [
  (text) => text,
  (text) => text.normalize('NFD'),
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].map((sign) => around(sign, '\u202c')),
  ...['\u2066', '\u2067', '\u2068', '\u2069'].map((sign) => around(sign, '\u2069')),
  ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\ufe0f', '\u034f'].map(between),
  around(' \t\r\n'),
  around('\u00a0'),
  around('\u3000', '\u2003'),
  around('\u2800', '\u200e'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', ' \u2009 '),
  fullWidth,
  (text) => around('\u2067', '\u2069')(fullWidth(text).normalize('NFD')),
]

/** Digits of other scripts: Arabic, Persian, Indian, Thai, Khmer, bold and double-struck. */
const digits: readonly Disguise[] = [0x660, 0x6f0, 0x966, 0xe50, 0x17e0, 0x1d7ce, 0x1d7d8].map(
  digitsFrom,
)

/** Each text in each form. */
export function oddForms(texts: readonly string[], hasDigits: boolean): string[] {
  const disguises = hasDigits ? [...anywhere, ...digits] : anywhere
  return texts.flatMap((text) => disguises.map((disguise) => disguise(text)))
}
