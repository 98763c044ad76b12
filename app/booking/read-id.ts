import { idForm } from '../../domain/id-form'

/** An id in an address or a form, 1 to nine digits; null for anything else. */
export function readId(text: string | null): string | null {
  const id = text?.trim() ?? ''
  return idForm.test(id) ? id : null
}
