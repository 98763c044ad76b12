import { auth as words } from '~/messages/vi/auth'
import type { Reason } from './next-path'

const titles: Record<Reason, string> = {
  'doi-lich': words.titleChange,
  nhom: words.titleGroup,
  'uu-dai': words.titleOffers,
  'het-han': words.titleEnded,
  'ma-cu': words.titleDeadLink,
}

/** The title of the log-in: why it is needed, or its plain name. */
export function titleOf(reason: Reason | null): string {
  return reason ? titles[reason] : words.title
}
