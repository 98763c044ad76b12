import { brand } from '~/brand'
import { MINUTE_MS } from '../../../domain/durations'
import { VIETNAM_AHEAD_MS } from '../../../domain/vietnam-day'

/** The content of a calendar entry. */
export type CalendarEntry = {
  /** The same for a booking and those that replace it. */
  id: string
  startsAt: number
  minutes: number
  /** How often the appointment was changed: calendars keep the entry with the highest. */
  revision: number
  /** When that was last (epoch ms). */
  changedAt: number
  isCanceled: boolean
  title: string
  place: string
  /** Degrees, where they are known. */
  point: { latitude: number; longitude: number } | null
  text: string
  url: string
}

/** The zone of all appointments. */
const ZONE = 'Asia/Ho_Chi_Minh'

/** An appointment as an iCalendar file (RFC 5545) that adds it, moves it or takes it away. */
export function calendarFile(entry: CalendarEntry): string {
  return calendarOf([`METHOD:${entry.isCanceled ? 'CANCEL' : 'PUBLISH'}`], [entry])
}

/** What Google Calendar can be given of an entry; it reads no id, so it does not follow changes. */
export type GoogleEntry = Pick<
  CalendarEntry,
  'startsAt' | 'minutes' | 'title' | 'place' | 'text' | 'url'
>

/** The page of Google Calendar on which an entry is filled in and only has to be saved. */
export function googleCalendarUrl({
  startsAt,
  minutes,
  title,
  place,
  text,
  url,
}: GoogleEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${localStamp(startsAt)}/${localStamp(startsAt + minutes * MINUTE_MS)}`,
    ctz: ZONE,
    location: place,
    details: `${text}\n${url}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** A calendar of these entries; `more` are lines about the calendar itself. */
export function calendarOf(more: readonly string[], entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//vi',
    'CALSCALE:GREGORIAN',
    ...more,
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:+07',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

function eventOf(entry: CalendarEntry): string[] {
  const { startsAt, isCanceled, point, url } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${stamp(entry.changedAt)}Z`,
    `LAST-MODIFIED:${stamp(entry.changedAt)}Z`,
    `SEQUENCE:${entry.revision}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;TZID=${ZONE}:${localStamp(startsAt)}`,
    `DTEND;TZID=${ZONE}:${localStamp(startsAt + entry.minutes * MINUTE_MS)}`,
    // Outlook moves and removes only what has one (RFC 5546, 3.2.1 and 3.2.5).
    `ORGANIZER;CN="${brand.name}":mailto:${brand.company.email}`,
    `SUMMARY:${calendarText(entry.title)}`,
    `LOCATION:${calendarText(entry.place)}`,
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    `DESCRIPTION:${calendarText(entry.text)}`,
    `URL:${url}`,
    ...(isCanceled ? [] : ['-P1D', '-PT1H'].flatMap((before) => alarmOf(entry.title, before))),
    'END:VEVENT',
  ]
}

function alarmOf(title: string, before: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(title)}`,
    `TRIGGER:${before}`,
    'END:VALARM',
  ]
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}Z/g, '')
}

/** A local time in Vietnam, as entries and links to calendars have it. */
function localStamp(instant: number): string {
  return stamp(instant + VIETNAM_AHEAD_MS)
}

/** A text as the value of a property. */
export function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** The most bytes of a line, without its end. */
const MAX_LINE_BYTES = 75

/** A line split between letters into parts of at most 75 bytes; later parts begin with a space. */
export function folded(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter.codePointAt(0) ?? 0)
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n')
}

/** Bytes of a code point in UTF-8; a lone surrogate is encoded as U+FFFD, in three bytes. */
function bytesOf(letter: number): number {
  if (letter < 0x80) return 1
  if (letter < 0x800) return 2
  return letter < 0x10000 ? 3 : 4
}
