import { type RefObject, useState, useEffect } from 'react'
import type { Typed } from '../submit/form.server'
import type { CurrentBooking } from '../change/current.server'
import { readStored, isUntouched, readTyped } from '../submit/typed-fields'
import { useScript } from '../use-script'

/**
 * Input from before the page was reloaded or another step was opened. What was typed into the form
 * since takes precedence over it.
 */
export function useRecalled(
  name: string,
  form: RefObject<HTMLFormElement>,
  from: Partial<Typed> | undefined,
): Partial<Typed> | null {
  const hasScript = useScript()
  const [recalled, setRecalled] = useState(() => ({
    name,
    typed: hasScript ? readStored(name) : null,
  }))
  useEffect(() => {
    // Storage and the form can only be read after hydration.
    if (form.current && isUntouched(readTyped(new FormData(form.current)), from))
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setRecalled({ name, typed: readStored(name) })
    // Once, when the page's JavaScript has arrived.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return recalled.name === name ? recalled.typed : null
}

/**
 * The booking with which the form of a change began. A load that could not read it again keeps it,
 * and with it what is typed into the form.
 */
export function useBegunWith(
  changing: CurrentBooking | null,
  isChange: boolean,
): CurrentBooking | null {
  const [last, setLast] = useState(changing)
  if (changing && changing.id !== last?.id) setLast(changing)
  return isChange ? (changing ?? last) : null
}
