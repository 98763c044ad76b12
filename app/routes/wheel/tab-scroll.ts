type Extent = { left: number; width: number }

/** How far a row is scrolled so that one of its tabs stands in its middle, as far as there is a row. */
export function scrollLeftFor(tab: Extent, row: Extent, scrolled: number): number {
  return Math.max(0, scrolled + tab.left - row.left - (row.width - tab.width) / 2)
}

/**
 * Brings the current tab of a row into view, without moving the page; only some browsers know
 * `scroll-initial-target`, which does it before there is a script.
 */
export function showCurrentTab(row: HTMLElement | null): void {
  const tab = row?.querySelector('[aria-current]')
  if (row && tab)
    row.scrollLeft = scrollLeftFor(
      tab.getBoundingClientRect(),
      row.getBoundingClientRect(),
      row.scrollLeft,
    )
}
