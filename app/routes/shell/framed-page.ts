import { useMatches } from '@remix-run/react'

/** A text of a page, which may depend on the page's data. */
type TextOf<Data> = string | ((data: Data) => string)

/** What a page exports as its `handle` for the frame that its layout draws around it. */
export type FramedPage<Current extends string, Data = unknown> = {
  /** The page among those of its area. */
  current: Current
  title: TextOf<Data>
  lead?: TextOf<Data>
  /**
   * What a logged-out visitor finds: the log-in in place of the page, or before it. Without it the
   * page shows where to log in.
   */
  logIn?: { stands: 'instead' | 'before'; text?: string }
}

/**
 * The handle of the shown page, with its texts filled from its data; a page whose data did not come
 * has its name for a title.
 */
export function useFramedPage<Current extends string>(names: Readonly<Record<Current, string>>) {
  const { handle, data } = useMatches().at(-1)!
  const { title, lead, logIn, current } = handle as FramedPage<Current, never>
  const textOf = (text: TextOf<never>) => {
    if (typeof text === 'string') return text
    return data === undefined || data === null ? undefined : text(data as never)
  }
  const who = typeof data === 'object' && data !== null && 'who' in data ? data.who : undefined
  return {
    current,
    title: textOf(title) ?? names[current],
    lead: lead && textOf(lead),
    logIn: who === 'logged-out' ? logIn : undefined,
  }
}
