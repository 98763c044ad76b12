import type { MutableRefObject } from 'react'
import type { Typed } from './form.server'

/** What was typed below the choices, kept while the customer is at another step; another salon starts afresh (B-189). */
export type KeptTyped = MutableRefObject<{ salonId: number; typed: Partial<Typed> }>

/** Reads the fields of the form in the browser. */
export function readTyped(form: HTMLFormElement): Partial<Typed> {
  const fields = new FormData(form)
  const advice = fields.has('receiveAdvice') ? 'full' : fields.get('advice') === 'none' ? 'none' : 'little'
  return {
    phone: String(fields.get('phone') ?? ''),
    note: String(fields.get('note') ?? ''),
    requests: fields.getAll('requests').map(String),
    isManyPeople: fields.has('manyPeople'),
    advice,
    photo: fields.has('photo'),
  }
}
