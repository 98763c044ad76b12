declare global {
  // The DOM's types do not know prerendering yet; merging needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Document {
    readonly prerendering?: boolean
  }
}

/** Acts now, or once somebody opens a page that the browser has prerendered; never when nobody does. */
export function whenSeen(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
