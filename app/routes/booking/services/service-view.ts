import { bookingPath } from '~/booking/draft/draft-query'
import type { Draft } from '~/booking/draft/draft'
import { readId } from '~/booking/read-id'
import { stepTitle } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'

/** The view state of the service list. */
export type ServiceView = {
  /** Null: not searched; '' was searched for nothing. */
  q: string | null
  layout: 'default' | 'grid'
  /** The group whose versions flash because none is chosen. */
  flash: string | null
}

/** Reads the view from the page's query. */
export function readServiceView(query: URLSearchParams): ServiceView {
  const q = query.get('q')
  return {
    q: q === null ? null : q.slice(0, 60),
    layout: query.get('view') === 'grid' ? 'grid' : 'default',
    flash: readId(query.get('flash')),
  }
}

/** The address of a draft with this view; a flash message only where it is meant. */
export function servicePath(draft: Draft, view: ServiceView, flash: string | null = null): string {
  return bookingPath(draft, { ...viewInAddress(view), flash })
}

/** The view as the end of an address, without the flash. */
function viewInAddress({ q, layout }: ServiceView) {
  return { q, view: layout === 'grid' ? 'grid' : null }
}

/** The title of a step in which one customer of a group chooses: it names them. */
export function titleFor({ people, current }: Draft, number: number): string {
  const title = stepTitle(number)
  return people.length > 1
    ? `${title} · ${formatMessage(messages.customer, { n: current + 1 })}`
    : title
}
