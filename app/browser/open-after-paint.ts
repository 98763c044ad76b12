import { afterPaint } from './after-paint'

type HandledPress = {
  /** What is being handled. */
  event?: Event
  paint?: (act: () => void) => void
}

/**
 * Opens something over the page. Where a press does, that is marked as busy and painted first:
 * fetching and rendering a dialog takes a slow phone several frames. Without a press, such as after
 * a response, it opens at once.
 */
export function openAfterPaint(
  open: () => void,
  { event = window.event, paint = afterPaint }: HandledPress = {},
): void {
  const pressed = pressedBy(event)
  if (!pressed) return open()
  pressed.setAttribute('aria-busy', 'true')
  paint(() => {
    pressed.removeAttribute('aria-busy')
    open()
  })
}

/** The link or button that a press is on; a button of a form may send it first. */
function pressedBy(event: Event | undefined): Element | null {
  if (event instanceof SubmitEvent) return event.submitter
  if (event?.type !== 'click' || !(event.target instanceof Element)) return null
  return event.target.closest('a, button')
}
