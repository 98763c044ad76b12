import { useEffect } from 'react'
import { booked as words } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { useToast } from '~/ui/toast'
import { toastMs } from '~/ui/toast-durations'
import { refreshPersonal } from '../../personal/use-personal'
import type { BookedResult } from './action.server'

/**
 * Shows the result of an action on a booking: 'Hủy Lịch Thành Công!' for 0.3 s, 'Lịch Không Tồn
 * Tại!'.
 */
export function useBookedResult(outcome: BookedResult | undefined): void {
  const toast = useToast()
  // The header links to their coming booking, which was made or changed just now.
  useEffect(refreshPersonal, [])
  useEffect(() => {
    if (outcome?.kind === 'cancelled') {
      toast({ kind: 'success', text: words.cancelled, ms: toastMs.cancelled })
      refreshPersonal()
      // The press was made down on the card, and what came of it stands at the top.
      window.scrollTo(0, 0)
    } else if (outcome?.kind === 'failed')
      toast({ kind: 'error', title: bookingWords.notice, text: bookingWords.error })
    // What else is asked stands in the dialog, where it can be answered.
    else if (outcome && 'message' in outcome && outcome.kind !== 'captcha')
      toast({ kind: 'error', title: bookingWords.notice, text: outcome.message })
  }, [outcome, toast])
}
