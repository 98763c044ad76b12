/** What a calendar entry tells. */
export type Appointment = {
  id: string
  startsAt: number
  minutes: number
  title: string
  place: string
  text: string
  url: string
  stampedAt: number
}

/** An appointment as an iCalendar file (RFC 5545), with a reminder an hour before. */
export function calendarFile(appointment: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//vi',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.id}`,
    `DTSTAMP:${stamp(appointment.stampedAt)}`,
    `DTSTART:${stamp(appointment.startsAt)}`,
    `DTEND:${stamp(appointment.startsAt + appointment.minutes * 60_000)}`,
    `SUMMARY:${escaped(appointment.title)}`,
    `LOCATION:${escaped(appointment.place)}`,
    `DESCRIPTION:${escaped(appointment.text)}`,
    `URL:${appointment.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(appointment.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(folded).join('\r\n') + '\r\n'
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines may be 75 bytes long; Vietnamese letters take up to three, so 24 characters never break that. */
function folded(line: string): string[] {
  const characters = [...line]
  const parts: string[] = []
  for (let at = 0; at < characters.length; at += 24)
    parts.push((at === 0 ? '' : ' ') + characters.slice(at, at + 24).join(''))
  return parts
}
