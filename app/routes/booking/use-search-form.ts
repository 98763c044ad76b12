import { useNavigation, useNavigationType, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isOffline } from '~/browser/is-offline'
import { useAfterPress } from '~/ui/use-after-press'

/** Milliseconds after the last key before the search runs. */
export const searchDelayMs = 500

/** The page that loads after a press; undefined while none does, or a form is sent. */
function pressedPage({ location, formMethod }: ReturnType<typeof useNavigation>) {
  return formMethod ? undefined : location
}

/**
 * A search form that sends itself while one types; `q` is the search that the page shows. `isTyped`
 * says whether the fields hold what was typed while the page's JavaScript was still on its way.
 */
export function useSearchForm(q: string, isTyped: (fields: FormData) => boolean) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const shown = useRef(q)
  const isWayBack = useNavigationType() === 'POP'
  const pressed = pressedPage(useNavigation())
  const search = useAfterPress((_due: null, navigation) => {
    if (!pressedPage(navigation)) submit(form.current, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (form.current && isTyped(new FormData(form.current))) send(0)
    return () => clearTimeout(timer.current)
    // Only what happened before the first render can have been missed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // The search would begin a newer navigation and undo this one; the way back is no press.
  useEffect(() => {
    if (pressed) clearTimeout(timer.current)
  }, [pressed])

  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    // A result must not take the place of what is typed meanwhile.
    if (
      shown.current !== q &&
      field instanceof HTMLInputElement &&
      (isWayBack || !field.matches(':focus'))
    )
      field.value = q
    shown.current = q
  }, [q, isWayBack])

  function send(afterMs: number) {
    cancel()
    timer.current = setTimeout(() => {
      // Without a network the page stays: the next key or Enter searches again.
      if (!isOffline()) search(null)
    }, afterMs)
  }

  function cancel() {
    clearTimeout(timer.current)
  }

  return { form, send, cancel }
}
