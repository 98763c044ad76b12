import { type RefObject, useState, useEffect } from 'react'
import type { Typed } from '../submit/form.server'
import type { CurrentBooking } from '../change/current.server'
import { readStored, isUntouched, readTyped, storeTyped } from '../submit/typed-fields'
import { useHydrated } from '../use-script'

/**
 * The note as it was typed before hydration, and its field: React 18 sets a textarea back to the
 * server's text when it hydrates it.
 */
let early: { field: HTMLTextAreaElement; note: string } | undefined

function recordNote(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=note]')
  if (field && field.value !== field.defaultValue) early = { field, note: field.value }
}

// This file is loaded before hydration. Capturing on the window comes before React's listener.
if (!import.meta.env.SSR) {
  recordNote()
  addEventListener('input', recordNote, true)
}

/**
 * Input from before the page was reloaded or another step was opened. What was typed into the form
 * since takes precedence over it.
 */
export function useRecalled(
  name: string,
  form: RefObject<HTMLFormElement>,
  from: Partial<Typed> | undefined,
): Partial<Typed> | null {
  const hasScript = useHydrated()
  const [recalled, setRecalled] = useState(() => ({
    name,
    typed: hasScript ? readStored(name) : null,
  }))
  useEffect(() => {
    if (!form.current) return
    const typed = readTyped(new FormData(form.current))
    if (early && early.field === form.current.elements.namedItem('note')) {
      typed.note = early.note
      storeTyped(name, typed)
    } else if (!isUntouched(typed, from)) return
    const stored = readStored(name)
    // A tick that was set before the page's JavaScript had arrived is kept too.
    const ticks = { consent: typed.consent || stored?.consent }
    // Storage and the form can only be read after hydration.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRecalled({ name, typed: stored && { ...stored, ...ticks } })
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

/** What was typed when the form was refused last: the next page has the refusal no more. */
export function useLastRefused(name: string, typed: Typed | undefined): Typed | undefined {
  const [last, setLast] = useState({ name, typed })
  if (typed && (typed !== last.typed || name !== last.name)) setLast({ name, typed })
  return typed ?? (last.name === name ? last.typed : undefined)
}
