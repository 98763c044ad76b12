import { useEffect, useRef, type RefObject } from 'react'
import { formatPhone } from '~/ui/phone-format'
import { usePersonal } from './use-personal'

/**
 * The form whose empty phone field gets the logged-in customer's own phone once it is loaded: a
 * cached public page cannot contain it.
 */
export function useOwnPhone(): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const phone = usePersonal()?.viewer?.profile?.phone
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=phone]')
    if (!phone || field?.value !== '') return
    const own = formatPhone(phone)
    field.value = own
    // Whoever logs out leaves nothing behind for the next customer.
    return () => {
      if (field.value === own) field.value = ''
    }
  }, [phone])
  return form
}
