import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, calendarOf, calendarText, folded, type CalendarEntry } from './calendar'
import { type Component, instantOf, readStrictly, textOf, valueOf } from './testing/strict-calendar'

const start = Date.parse('2026-11-22T02:30:00Z')
const octets = (file: string) => new TextEncoder().encode(file)

/** Words as salons, services and addresses have them: every vowel with every tone, composed or not. */
const vowels = [...'aăâeêioôơuưy', ...'AĂÂEÊIOÔƠUƯY']
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
const vietnamese = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...vowels), fc.constantFrom(...tones), fc.boolean())
        .map(([vowel, tone, isComposed]) => (vowel + tone).normalize(isComposed ? 'NFC' : 'NFD')),
      fc.constantFrom(...'bcdđghklmnpqrstvxĐ', ' ', ' ', ',', ';', '\\', '\n', '–', '“', '₫', '💈'),
    ),
    { maxLength: 150, size: 'max' },
  )
  .map((letters) => letters.join(''))

const entries: fc.Arbitrary<CalendarEntry> = fc.record({
  id: fc.stringMatching(/^[0-9A-Z]{26}$/),
  startsAt: fc.integer({ min: 0, max: 50_000 }).map((minutes) => start + minutes * 60_000),
  minutes: fc.integer({ min: 5, max: 300 }),
  revision: fc.nat(50),
  changedAt: fc.integer({ min: 0, max: 50_000 }).map((seconds) => start + seconds * 1000),
  isCanceled: fc.boolean(),
  title: vietnamese,
  place: vietnamese,
  point: fc.option(fc.constant({ latitude: 21.03, longitude: 105.8 })),
  text: vietnamese,
  url: fc.constant(`https://example.test/lich/${'A'.repeat(50)}`),
})

/** An appointment as the strict reader understands its event. */
function read(event: Component) {
  const property = (name: string) => event.properties.find((one) => one.name === name)
  const instant = (name: string) => {
    const found = property(name)
    if (!found) throw new Error(`no ${name}`)
    return instantOf(found)
  }
  const startsAt = instant('DTSTART')
  return {
    id: valueOf(event, 'UID'),
    startsAt,
    minutes: (instant('DTEND') - startsAt) / 60_000,
    revision: Number(valueOf(event, 'SEQUENCE')),
    changedAt: instant('LAST-MODIFIED'),
    isCanceled: valueOf(event, 'STATUS') === 'CANCELLED',
    title: textOf(valueOf(event, 'SUMMARY') ?? ''),
    place: textOf(valueOf(event, 'LOCATION') ?? ''),
    text: textOf(valueOf(event, 'DESCRIPTION') ?? ''),
    url: valueOf(event, 'URL'),
  }
}

/** The same of an entry; a file has seconds only. */
function shown({ point: _point, ...entry }: CalendarEntry) {
  return { ...entry, startsAt: Math.floor(entry.startsAt / 1000) * 1000 }
}

const eventsOf = (file: string) =>
  readStrictly(octets(file)).components.filter(({ name }) => name === 'VEVENT')

test('a reader that allows only what RFC 5545 allows reads every state of an appointment as it is', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const calendar = readStrictly(octets(calendarFile(entry)))
      expect(valueOf(calendar, 'METHOD')).toBe(entry.isCanceled ? 'CANCEL' : 'PUBLISH')
      expect(eventsOf(calendarFile(entry)).map(read)).toEqual([shown(entry)])
    }),
    { numRuns: 300 },
  )
})

test('a calendar that reads every file ends with the current appointment', () => {
  const life = fc.array(entries, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(life, (states) => {
      const held = new Map<string | undefined, ReturnType<typeof read>>()
      const apply = (file: string) => {
        for (const event of eventsOf(file).map(read))
          if (event.revision >= (held.get(event.id)?.revision ?? 0)) held.set(event.id, event)
      }
      const lived = states.map((state, revision) => ({ ...state, id: 'ONE', revision }))
      for (const state of lived) {
        apply(calendarFile(state))
        expect([...held.values()]).toEqual([shown(state)])
        // A feed's copy of earlier, which is answered while the backend is out.
        apply(calendarOf(['METHOD:PUBLISH'], lived.slice(0, 1)))
        expect(held.get('ONE')).toEqual(shown(state))
      }
    }),
    { numRuns: 60 },
  )
})

test('folding breaks no letter of a Vietnamese text, composed or not', () => {
  fc.assert(
    fc.property(vietnamese, (text) => {
      const lines = folded(`SUMMARY:${calendarText(text)}`).split('\r\n')
      const strict = new TextDecoder('utf-8', { fatal: true })
      for (const line of lines) {
        expect(octets(line).length).toBeLessThanOrEqual(75)
        expect(strict.decode(octets(line))).toBe(line)
      }
      const whole = lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')
      expect(textOf(whole.slice('SUMMARY:'.length))).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

const whole = calendarFile({
  id: 'ONE',
  startsAt: start,
  minutes: 45,
  revision: 0,
  changedAt: start,
  isCanceled: false,
  title: 'Cắt tóc',
  place: 'Số 9, ngõ 5 đường Cầu Giấy, phường Quan Hoa, quận Cầu Giấy, thành phố Hà Nội',
  point: null,
  text: 'Cắt gội',
  url: 'https://example.test',
})

test.each([
  ['a bare line end', whole.replace('\r\n', '\n')],
  ['a long line', whole.replace('Cắt tóc', 'c'.repeat(80))],
  ['a comma that is not escaped', whole.replace('9\\,', '9,')],
  ['a missing property', whole.replace('DTSTAMP', 'X-STAMP')],
  ['a property twice', whole.replace('UID:ONE\r\n', 'UID:ONE\r\nUID:ONE\r\n')],
  ['an end of something else', whole.replace('END:VEVENT', 'END:VTODO')],
  ['a zone that is not there', whole.replace('TZID=Asia/Ho_Chi_Minh', 'TZID=Asia/Saigon')],
  ['a calendar cut off', whole.slice(0, -20)],
])('that reader refuses %s', (_what, file) => {
  expect(() => eventsOf(file).map(read)).toThrow()
})

test('that reader refuses a letter that folding broke', () => {
  const bytes = octets(whole)
  const at = bytes.findIndex((byte) => byte === 0xe1)
  const broken = Uint8Array.from([...bytes.slice(0, at + 1), 13, 10, 32, ...bytes.slice(at + 1)])
  expect(() => readStrictly(broken)).toThrow()
})
