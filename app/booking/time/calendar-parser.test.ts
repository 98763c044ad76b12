import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { calendarFile, calendarOf, type CalendarEntry } from './calendar'

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
    const { uid, start, end, sequence, status, summary, location, description, url, alarms } = part
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
      const files = states.map((state, revision) => calendarFile({ ...state, id: 'ONE', revision }))
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
