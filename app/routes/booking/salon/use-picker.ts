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
  const { next, query } = useDraft()
  const navigate = useNavigate()
  const view = readPickerView(query)

  function toView(part: Partial<PickerView>): string {
    return bookingPath(next, viewInAddress(part))
  }

  /** A chosen salon leads to its services; a closed one opens a dialog. */
  function toSalon(salon: SalonOption): string {
    if (!salon.isOpen)
      return bookingPath({ ...next, salonId: 0 }, viewInAddress({ ...view, off: salon.id }))
    return bookingPath(
      draftAfterAll(
        next,
        { type: 'chooseSalon', salon, today: vietnamDay(now) },
        { type: 'goTo', step: step.services, isPressed: false },
      ),
    )
  }

  function show(part: Partial<PickerView>): void {
    navigate(toView(part), { replace: true, preventScrollReset: true })
  }

  return { next, view, toView, toSalon, show }
}
