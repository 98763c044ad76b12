import type { Draft } from './draft'

/** A section of the main screen that can lack something. */
export type Part = 'salon' | 'services' | 'hour'

/** The first section that keeps 'next' from booking, null when all is complete (B-171…B-174). A consultation needs no services, but an hour (B-204, O-14). */
export function missingPart(draft: Pick<Draft, 'salonId' | 'serviceIds' | 'isConsultation' | 'hourId'>): Part | null {
  if (draft.salonId === 0) return 'salon'
  if (draft.serviceIds.length === 0 && !draft.isConsultation) return 'services'
  return draft.hourId === null ? 'hour' : null
}

/** The step 0 button looks inactive without a salon, or without an hour for everybody (B-176, B-177); a press still tells what is missing (O-13). */
export function isDoneInactive(draft: Pick<Draft, 'salonId' | 'hourId'>): boolean {
  return draft.salonId === 0 || draft.hourId === null
}

/** The list of days opens with a salon and at least one service, or a consultation (B-216, B-333). */
export function canChooseTime(draft: Pick<Draft, 'salonId' | 'serviceIds' | 'isConsultation'>): boolean {
  return draft.salonId > 0 && (draft.serviceIds.length > 0 || draft.isConsultation)
}
