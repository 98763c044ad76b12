import { auth as messages } from '~/messages/vi/auth'
import type { Reason } from './next-path'

const titles: Record<Reason, string> = {
  'doi-lich': messages.titleChange,
  nhom: messages.titleGroup,
  'uu-dai': messages.titleOffers,
  'het-han': messages.titleEnded,
  'ma-cu': messages.titleDeadLink,
}

/** The title of the log-in: why it is needed, or its plain name. */
export function titleOf(reason: Reason | null): string {
  return reason ? titles[reason] : messages.title
}
