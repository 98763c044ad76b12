import { globSync, readFileSync } from 'node:fs'
import type { RandomSource } from './random-source.ts'

/**
 * The field names of the site's forms and actions, and the intents that they send, read from the
 * code: a new field is included at once.
 */
export type FormWords = { fields: readonly string[]; intents: readonly string[] }

/** Reads the fields and intents of all forms. */
export function formWords(): FormWords {
  const code = globSync('app/{routes,ui}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const found = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, word = '']) => word)),
  ]
  return {
    fields: [
      ...found(/\bform\.(?:get|has|getAll)\('([\w.-]+)'/g),
      ...found(/\((?:form|data), '([\w.-]+)'/g),
      ...found(/\bname="([\w.-]+)"/g),
    ],
    intents: [...found(/name="intent" value="(\w+)"/g), ...found(/intent === '(\w+)'/g), ''],
  }
}

const texts = [
  ...['', ' ', '0', '1', '9', '-1', '1e9', '101', '1001', '1010', '4711', 'NaN', 'true', 'null'],
  ...['0912345678', '0987654321', '0944444444', '+84 912 345 678', '0', '09', '123456', '000000'],
  ...['01JD4Q9Z7XK3M5N8P0R2S4T6VW', 'a-key-of-sixteen-letters', 'd5', 'w100', 'SMS', 'ZALO'],
  ...['2026-11-23', '2026-99-99', '31-02-2027', '/booking', '//evil.example', 'javascript:1'],
  ...['../../auth/me', "' OR 1=1 --", '%00', '\u0000', '🙂', '\ud800', '<script>', '{"a":1}', '[]'],
  ...['n'.repeat(600), 'x'.repeat(9000)],
]

/** A form post with random or nearly valid content. */
export function postOf(random: RandomSource, { fields, intents }: FormWords) {
  const pairs: [string, string][] = Array.from({ length: random.below(9) }, () => [
    random.chance(0.95) ? random.pick(fields) : random.pick(texts),
    random.pick(texts),
  ])
  if (random.chance(0.8)) pairs.push(['intent', random.pick(intents)])
  const kind = random.below(20)
  if (kind === 0) return { type: 'application/json', body: JSON.stringify(pairs) }
  if (kind === 1) return { type: 'multipart/form-data; boundary=x', body: 'broken' }
  if (kind === 2) return { type: random.pick(['text/plain', '', 'x']), body: random.pick(texts) }
  if (kind === 3) return { type: 'application/x-www-form-urlencoded', body: '%F0%9F&=&&intent=%' }
  if (kind === 4) {
    // A header cannot have half a surrogate pair; the value of a part can.
    const parts = pairs.map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${value}\r\n`,
    )
    return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}--x--` }
  }
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(pairs).toString() }
}
