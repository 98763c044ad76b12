import type { Typed } from './form.server'

const storageKey = 'muot_booking_typed'

type StoredFields = { form: string; typed: Partial<Typed> }

/**
 * Stores the input below the choices while the customer is at another step or reloads the page; in
 * this tab only, until it is booked. `form` names the salon, and the booking that is changed.
 */
export function storeTyped(form: string, typed: Partial<Typed>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ form, typed } satisfies StoredFields))
  } catch {
    // Private modes may refuse; then only this screen remembers.
  }
}

/** The stored input of this form, null without any; another salon starts anew. */
export function readStored(form: string): Partial<Typed> | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredFields | null
    return stored?.form === form && typeof stored.typed === 'object' ? stored.typed : null
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
    consent: fields.has('consent'),
    location: fields.has('location'),
  }
}

/**
 * Nothing has been typed yet into a form that began with `from`, also not while the page's
 * JavaScript was still on its way.
 */
export function isUntouched(typed: Partial<Typed>, from: Partial<Typed> = {}): boolean {
  // The switch for many people is not on every form.
  const isManyPeople = typed.isManyPeople && from.isManyPeople
  return comparable(typed) === comparable({ ...from, isManyPeople })
}

function comparable({ phone, note, requests, isManyPeople, advice }: Partial<Typed>): string {
  // Each language lists the requests in an order of its own.
  return String([phone, note, requests?.slice().sort(), isManyPeople || '', advice || 'full'])
}
