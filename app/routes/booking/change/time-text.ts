import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { change as messages } from '~/messages/vi/booking'

/** `9h30, T2, 23/11`, of an hour as the chain writes it. */
export function timeText(label: string | null, date: string): string {
  return formatMessage(messages.changeTime, { hour: hourText(label), day: dayText(date) })
}

/** From when to when: the day once where it stays the same. */
export function changeText(
  from: { hourLabel: string | null; date: string },
  label: string,
  day: string,
): string {
  return from.date === day
    ? formatMessage(messages.changeHour, {
        from: hourText(from.hourLabel),
        to: hourText(label),
        day: dayText(day),
      })
    : formatMessage(messages.changeTo, {
        from: timeText(from.hourLabel, from.date),
        to: timeText(label, day),
      })
}
