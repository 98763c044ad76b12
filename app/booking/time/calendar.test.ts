import { expect, test } from 'vitest'
import { calendarFile } from './calendar'

const file = calendarFile({
  id: '01ABC',
  startsAt: Date.parse('2026-11-22T02:30:00Z'),
  minutes: 45,
  title: 'Cắt tóc tại Mượt',
  place: '252 Cầu Giấy, Q. Cầu Giấy, Hà Nội',
  text: 'Hẹn anh 9h30; đến là làm\nở lầu 2 \\ quầy\r\nbên trái',
  url: 'https://example.test/booking/success?bookingId=01ABC',
  stampedAt: Date.parse('2026-11-21T02:30:00Z'),
})
const unfolded = file.replaceAll('\r\n ', '')

test('an appointment goes into a calendar with its Vietnamese hour as an instant', () => {
  expect(unfolded).toContain('DTSTART:20261122T023000Z\r\n')
  expect(unfolded).toContain('DTEND:20261122T031500Z\r\n')
  expect(unfolded).toContain('UID:01ABC\r\n')
})

test('commas and semicolons are escaped', () => {
  expect(unfolded).toContain('LOCATION:252 Cầu Giấy\\, Q. Cầu Giấy\\, Hà Nội\r\n')
  expect(unfolded).toContain('9h30\\; đến')
})

test('no line of a calendar file is longer than 75 bytes', () => {
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})

test('the file is a whole calendar with one event and a reminder an hour before', () => {
  expect(unfolded.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//vi',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:01ABC',
    'DTSTAMP:20261121T023000Z',
    'DTSTART:20261122T023000Z',
    'DTEND:20261122T031500Z',
    'SUMMARY:Cắt tóc tại Mượt',
    'LOCATION:252 Cầu Giấy\\, Q. Cầu Giấy\\, Hà Nội',
    'DESCRIPTION:Hẹn anh 9h30\\; đến là làm\\nở lầu 2 \\\\ quầy\\nbên trái',
    'URL:https://example.test/booking/success?bookingId=01ABC',
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
