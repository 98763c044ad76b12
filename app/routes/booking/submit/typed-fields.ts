import type { Typed } from './form.server'

const storageKey = 'muot_booking_typed'

type StoredFields = { salonId: number; typed: Partial<Typed> }

/**
 * Stores the input below the choices while the customer is at another step or reloads the page; in
 * this tab only, until it is booked.
 */
export function storeTyped(salonId: number, typed: Partial<Typed>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ salonId, typed } satisfies StoredFields))
  } catch {
    // Private modes may refuse; then only this screen remembers.
  }
}

/** The stored input for this salon, null without any; another salon starts empty (B-189). */
export function readStored(salonId: number): Partial<Typed> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredFields | null
    return stored?.salonId === salonId && typeof stored.typed === 'object' ? stored.typed : null
  } catch {
    return null
  }
}

/** It is booked: the next booking starts afresh. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing could be stored, so there is nothing to delete.
  }
}

/** Reads the fields of the form. */
export function readTyped(fields: FormData): Partial<Typed> {
  const advice = fields.has('receiveAdvice')
    ? 'full'
    : fields.get('advice') === 'none'
      ? 'none'
      : 'little'
  return {
    phone: String(fields.get('phone') ?? ''),
    note: String(fields.get('note') ?? ''),
    requests: fields.getAll('requests').map(String),
    isManyPeople: fields.has('manyPeople'),
    advice: fields.has('receiveAdvice') || fields.has('advice') ? advice : 'full',
    photo: fields.has('photo'),
  }
}

/** Nothing has been typed yet, also not while the page's JavaScript was still on its way. */
export function isUntouched({
  phone,
  note,
  requests,
  isManyPeople,
  advice,
}: Partial<Typed>): boolean {
  return !phone && !note && !requests?.length && !isManyPeople && (advice ?? 'full') === 'full'
}
