import { hourLabel } from '~/booking/time/slots'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { change as messages } from '~/messages/vi/change'

/** `9h30, T2, 23/11`, of an hour as the chain writes it. */
export function timeText(label: string, date: string): string {
  return formatMessage(messages.changeTime, { hour: hourText(label), day: dayText(date) })
}

/** From when to when: the day once where it stays the same. */
export function changeText(from: { hourLabel: string; date: string }, hourId: number, day: string) {
  return from.date === day
    ? formatMessage(messages.changeHour, {
        from: hourText(from.hourLabel),
        to: hourText(hourLabel(hourId)),
        day: dayText(day),
      })
    : formatMessage(messages.changeTo, {
        from: timeText(from.hourLabel, from.date),
        to: frameText(hourId, day),
      })
}

/** The same of a frame. */
export function frameText(hourId: number, date: string): string {
  return timeText(hourLabel(hourId), date)
}
