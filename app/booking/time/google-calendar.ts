import { type CalendarEntry, localStamp, ZONE } from './calendar'

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
    dates: `${localStamp(startsAt)}/${localStamp(startsAt + minutes * 60_000)}`,
    ctz: ZONE,
    location: place,
    details: `${text}\n${url}`,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
