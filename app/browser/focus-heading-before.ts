/** Moves the focus to the heading before this one, whose section is about to go. */
export function focusHeadingBefore(heading: HTMLElement | null): void {
  const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(
    (one) => one === heading || one.getClientRects().length > 0,
  )
  const before = heading && shown[shown.indexOf(heading) - 1]
  if (!before) return
  before.tabIndex = -1
  before.focus({ preventScroll: true })
}
