import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'

/** What a visit is called. A line does not end between “Salon” and the number of its house. */
export function visitTitle({
  date,
  salonName,
}: {
  date: string
  salonName: string | null
}): string {
  return formatMessage(messages.visitTitle, {
    day: fullDay(date),
    salon: (salonName ?? '').replace(/^Salon (?=\d)/, 'Salon\u00a0'),
  })
}
