import { useEffect, useRef, type RefObject } from 'react'

/**
 * The values that an address has for a form's fields, shown when they change: after a chip and on
 * the way back. A key would draw the form anew instead, and the focus in it would be lost.
 */
export function useShownValues(
  values: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const text = JSON.stringify(values)
  const shown = useRef(text)
  useEffect(() => {
    // What was typed while the page's JavaScript was still on its way stays.
    if (shown.current === text) return
    shown.current = text
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text has all of the values
  }, [text])
  return form
}
