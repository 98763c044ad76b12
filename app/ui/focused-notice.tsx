import type { ComponentProps } from 'react'
import { Notice } from './notice'

/** A message in place of the button that was pressed; it takes the focus, which is lost otherwise. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice {...props} />
    </div>
  )
}

/** As a ref: moves the focus to an element that has just been rendered. */
export function focus(element: HTMLElement | null): void {
  element?.focus()
}
