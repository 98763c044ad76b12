import type { Draft } from '~/booking/draft/draft'
import { stepTitle } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'

/** The title of a step in which one customer of a group chooses: it names them. */
export function titleFor({ people, current }: Draft, number: number): string {
  const title = stepTitle(number)
  return people.length > 1
    ? `${title} · ${formatMessage(messages.customer, { n: current + 1 })}`
    : title
}
