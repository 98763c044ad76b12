import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import {
  calendarFile,
  calendarText,
  folded,
  type CalendarEntry,
  calendarOf,
  googleCalendarUrl,
} from './calendar'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { type Component, instantOf, readStrictly, textOf, valueOf } from './testing/strict-calendar'

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

describe('calendar parser', () => {
  const at = Date.parse('2026-11-22T02:30:00Z')
  const entries: fc.Arbitrary<CalendarEntry> = fc.record({
    id: fc.stringMatching(/^[0-9A-Z]{26}$/),
    startsAt: fc.integer({ min: 0, max: 50_000 }).map((minutes) => at + minutes * 60_000),
    minutes: fc.integer({ min: 5, max: 300 }),
    revision: fc.nat(50),
    changedAt: fc.integer({ min: 0, max: 50_000 }).map((seconds) => at + seconds * 1000),
    isCanceled: fc.boolean(),
    title: texts(),
    place: texts(),
    point: fc.option(
      fc.record({
        latitude: fc.integer({ min: 8, max: 23 }),
        longitude: fc.integer({ min: 102, max: 109 }),
      }),
    ),
    text: texts(),
    url: fc.constant(`https://example.test/lich/${'A'.repeat(50)}`),
  })

  /** Texts as people write them: letters of all lengths, commas, backslashes, several lines. */
  function texts(): fc.Arbitrary<string> {
    const letters = ['a', 'ễ', '𝒜', '👍🏽', ',', ';', '\\', ':', '"', '\n', ' ']
    return fc
      .array(fc.constantFrom(...letters), { maxLength: 120, size: 'max' })
      .map((parts) => `x${parts.join('')}x`)
  }

  /** What a program reads in a file that shares nothing with the one below. */
  function readByNodeIcal(file: string) {
    return Object.values(nodeIcal.sync.parseICS(file)).flatMap((part) => {
      if (part?.type !== 'VEVENT' || !('start' in part)) return []
      const { uid, start, end, sequence, status, summary, location, description, url, alarms } =
        part
      return [
        {
          id: uid,
          startsAt: start.getTime(),
          minutes: end ? (end.getTime() - start.getTime()) / 60_000 : null,
          revision: Number(sequence),
          isCanceled: status === 'CANCELLED',
          title: summary,
          place: location,
          text: description,
          url,
          alarms: alarms?.length ?? 0,
        },
      ]
    })
  }

  /** What another program reads in a file. */
  function read(file: string) {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const [zone] = calendar.getAllSubcomponents('vtimezone')
    if (!zone) throw new Error('no time zone')
    const timezone = new ICAL.Timezone(zone)
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const instant = (time: ICAL.Time) => {
        time.zone = timezone
        return time.toUnixTime() * 1000
      }
      return {
        id: event.uid,
        startsAt: instant(event.startDate),
        minutes: (instant(event.endDate) - instant(event.startDate)) / 60_000,
        revision: event.sequence,
        isCanceled: component.getFirstPropertyValue('status') === 'CANCELLED',
        title: event.summary,
        place: event.location,
        text: event.description,
        url: component.getFirstPropertyValue('url'),
        alarms: component.getAllSubcomponents('valarm').length,
      }
    })
  }

  function expected({
    id,
    startsAt,
    minutes,
    revision,
    isCanceled,
    title,
    place,
    text,
    url,
  }: CalendarEntry) {
    const alarms = isCanceled ? 0 : 2
    return { id, startsAt, minutes, revision, isCanceled, title, place, text, url, alarms }
  }

  test('two other programs read every state of an appointment as it is', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(read(calendarFile(entry))).toEqual([expected(entry)])
        expect(readByNodeIcal(calendarFile(entry))).toEqual([expected(entry)])
        expect(ICAL.parse(calendarFile(entry))[1]).toContainEqual([
          'method',
          {},
          'text',
          entry.isCanceled ? 'CANCEL' : 'PUBLISH',
        ])
      }),
      { numRuns: 300 },
    )
  })

  test('a calendar that reads files in any order ends with the appointment as it is last', () => {
    const life = fc.array(entries, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(life, fc.infiniteStream(fc.nat()), (states, picks) => {
        const files = states.map((state, revision) =>
          calendarFile({ ...state, id: 'ONE', revision }),
        )
        const shelf = new Map<string, ReturnType<typeof read>[number]>()
        for (const index of [...picks.take(10)]
          .map((pick) => pick % files.length)
          .concat(files.length - 1))
          for (const event of read(files[index] ?? ''))
            if (event.revision >= (shelf.get(event.id)?.revision ?? -1)) shelf.set(event.id, event)
        const last = states.at(-1)
        expect([...shelf.values()]).toEqual(
          last ? [expected({ ...last, id: 'ONE', revision: states.length - 1 })] : [],
        )
      }),
      { numRuns: 100 },
    )
  })

  test('a calendar of several appointments has them all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { maxLength: 5, selector: ({ id }) => id }), (list) => {
        const file = calendarOf(['METHOD:PUBLISH'], list)
        expect(read(file)).toEqual(list.map(expected))
        expect(readByNodeIcal(file)).toEqual(list.map(expected))
      }),
      { numRuns: 50 },
    )
  })
})

describe('calendar strict', () => {
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
        fc.constantFrom(
          ...'bcdđghklmnpqrstvxĐ',
          ' ',
          ' ',
          ',',
          ';',
          '\\',
          '\n',
          '–',
          '“',
          '₫',
          '💈',
        ),
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
})

const visit = {
  startsAt: Date.parse('2026-11-22T16:50:00Z'),
  minutes: 45,
  title: 'Cắt tóc tại Mượt',
  place: '252 Cầu Giấy, Hà Nội',
  text: 'Cắt gội 10 bước\nGọi: 0900',
  url: 'https://example.test/lich/01ABC',
}

test('Google Calendar is given the Vietnamese time and the true length, over midnight too', () => {
  const address = new URL(googleCalendarUrl(visit))
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Cắt tóc tại Mượt',
    dates: '20261122T235000/20261123T003500',
    ctz: 'Asia/Ho_Chi_Minh',
    location: '252 Cầu Giấy, Hà Nội',
    details: 'Cắt gội 10 bước\nGọi: 0900\nhttps://example.test/lich/01ABC',
  })
})

test('no text changes another part of that address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, place, text) => {
      const query = new URL(googleCalendarUrl({ ...visit, title, place, text })).searchParams
      expect([...query.keys()]).toEqual(['action', 'text', 'dates', 'ctz', 'location', 'details'])
      expect([query.get('text'), query.get('location')]).toEqual([title, place])
      expect(query.get('details')).toBe(`${text}\n${visit.url}`)
    }),
  )
})
