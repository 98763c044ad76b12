import { type RefObject, useState, useEffect } from 'react'
import type { Typed } from '../submit/form.server'
import { readStored, isUntouched, readTyped } from '../submit/typed-fields'
import { useScript } from '../use-script'

/**
 * Input from before the page was reloaded or another step was opened; newer input takes precedence.
 */
export function useRecalled(
  salonId: number,
  form: RefObject<HTMLFormElement>,
): Partial<Typed> | null {
  const hasScript = useScript()
  const [recalled, setRecalled] = useState(() => ({
    salonId,
    typed: hasScript ? readStored(salonId) : null,
  }))
  useEffect(() => {
    // Storage and the form can only be read after hydration.
    if (form.current && isUntouched(readTyped(new FormData(form.current))))
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setRecalled({ salonId, typed: readStored(salonId) })
    // Once, when the page's JavaScript has arrived.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return recalled.salonId === salonId ? recalled.typed : null
}
