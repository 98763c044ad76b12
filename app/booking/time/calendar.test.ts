import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, calendarText, folded, type CalendarEntry } from './calendar'

const entry: CalendarEntry = {
  id: '01ABC',
  startsAt: Date.parse('2026-11-22T02:30:00Z'),
  minutes: 45,
  revision: 2,
  changedAt: Date.parse('2026-11-21T02:30:00Z'),
  isCanceled: false,
  title: 'Cắt tóc tại Mượt',
  place: '252 Cầu Giấy, Q. Cầu Giấy, Hà Nội',
  point: { latitude: 21.03, longitude: 105.8 },
  text: 'Hẹn anh 9h30; đến là làm\nở lầu 2 \\ quầy\r\nbên trái',
  url: 'https://example.test/lich/01ABC',
}
const bytes = (text: string) => new TextEncoder().encode(text).length

/** The lines of a file as they were before folding. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

test('the calendar file has one event in Vietnamese time with two reminders', () => {
  expect(linesOf(calendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//vi',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Ho_Chi_Minh',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:+07',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:01ABC',
    'DTSTAMP:20261121T023000Z',
    'LAST-MODIFIED:20261121T023000Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTART;TZID=Asia/Ho_Chi_Minh:20261122T093000',
    'DTEND;TZID=Asia/Ho_Chi_Minh:20261122T101500',
    'ORGANIZER;CN="Mượt":mailto:dulieu@muot.example',
    'SUMMARY:Cắt tóc tại Mượt',
    'LOCATION:252 Cầu Giấy\\, Q. Cầu Giấy\\, Hà Nội',
    'GEO:21.03;105.8',
    'DESCRIPTION:Hẹn anh 9h30\\; đến là làm\\nở lầu 2 \\\\ quầy\\nbên trái',
    'URL:https://example.test/lich/01ABC',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Cắt tóc tại Mượt',
    'TRIGGER:-P1D',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Cắt tóc tại Mượt',
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('the file of a canceled appointment takes the same entry away, and reminds of nothing', () => {
  const lines = linesOf(calendarFile({ ...entry, isCanceled: true, revision: 3 }))
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:01ABC']),
  )
  expect(lines).not.toContain('BEGIN:VALARM')
})

/** `count` letters of one byte each. */
const letters = (count: number) => 'x'.repeat(count)

test('a line of 75 bytes stays whole, and of a longer one each part is full', () => {
  expect(folded(letters(75))).toBe(letters(75))
  expect(folded(letters(76))).toBe(`${letters(75)}\r\n x`)
  // A space in front is a byte of the part that it begins.
  expect(folded(letters(75 + 74))).toBe(`${letters(75)}\r\n ${letters(74)}`)
  expect(folded(letters(75 + 75))).toBe(`${letters(75)}\r\n ${letters(74)}\r\n x`)
})

test.each([
  ['the last letter of one byte', '\u007f', 1],
  ['the first letter of two', '\u0080', 2],
  ['the last letter of two', '\u07ff', 2],
  ['the first letter of three', '\u0800', 3],
  ['a Vietnamese letter', 'ễ', 3],
  ['the last letter of three', '\uffff', 3],
  ['the first letter of four', '\u{10000}', 4],
  ['half of a sign', '\ud800', 3],
])('%s is counted by its bytes', (_what, letter, size) => {
  expect(bytes(letter)).toBe(size)
  const fitting = letters(75 - size) + letter
  expect(folded(fitting)).toBe(fitting)
  expect(folded(`x${fitting}`)).toBe(`x${letters(75 - size)}\r\n ${letter}`)
})

test('no line has more than 75 bytes, no letter is broken, and unfolding gives the line back', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300, size: 'max' }).map(calendarText)
  // A byte order mark is a letter like others here.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  fc.assert(
    fc.property(text, (line) => {
      const parts = folded(line).split('\r\n')
      for (const part of parts) {
        expect(bytes(part)).toBeLessThanOrEqual(75)
        expect(part).toBe(decoder.decode(new TextEncoder().encode(part)))
      }
      expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
      expect([parts[0], ...parts.slice(1).map((part) => part.slice(1))].join('')).toBe(line)
      // A line is full before the next begins: at most the three bytes of a letter are left.
      expect(parts.slice(0, -1).every((part) => bytes(part) > 71)).toBe(true)
    }),
    { numRuns: 300, examples: [['\ufeff']] },
  )
})
