import { useNavigate } from '@remix-run/react'
import { bookingPath } from '~/booking/draft/draft-query'
import { draftAfterAll } from '~/booking/draft/draft'
import { step } from '~/booking/steps'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { useDraft } from '../use-draft'
import { readPickerView, viewInAddress, type PickerView } from './picker-view'
import type { SalonOption } from './salon-card'

/** The picker's view, and the addresses of other views and of choosing a salon. */
export function usePicker(now: number) {
  const { draft, query } = useDraft()
  const navigate = useNavigate()
  const view = readPickerView(query)

  function toView(next: Partial<PickerView>): string {
    return bookingPath(draft, viewInAddress(next))
  }

  /** B-179: a chosen salon leads to its services; a closed one opens a dialog (B-192). */
  function toSalon(salon: SalonOption): string {
    if (!salon.isOpen)
      return bookingPath({ ...draft, salonId: 0 }, viewInAddress({ ...view, off: salon.id }))
    return bookingPath(
      draftAfterAll(
        draft,
        { type: 'chooseSalon', salon, today: vietnamDay(now) },
        { type: 'goTo', step: step.services, isPressed: false },
      ),
    )
  }

  function show(next: Partial<PickerView>): void {
    navigate(toView(next), { replace: true, preventScrollReset: true })
  }

  return { draft, view, toView, toSalon, show }
}
