import type { ComponentProps } from 'react'
import { Notice } from './notice'

/**
 * A message in place of the button that was pressed; it takes the focus, which is lost otherwise.
 * Not when the page begins with it (`isNew` false).
 */
export function FocusedNotice({
  isNew = true,
  ...notice
}: ComponentProps<typeof Notice> & { isNew?: boolean }) {
  if (!isNew) return <Notice {...notice} />
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice {...notice} />
    </div>
  )
}

/** As a ref: moves the focus to an element that has just been rendered. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}
